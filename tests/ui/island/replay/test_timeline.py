"""The timeline: where a step stands on it, which step a touch means, what has room over it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.island.history.replay import stops as kept
from companion.games.island.history.turning_points import Event
from companion.ui.island.replay.timeline import (
    Timeline,
    first_from,
    last_to,
    round_labels,
    thinned,
    timeline,
    with_room,
)
from tests.games.island.history.test_turning_points import framed, golden

LINE = Timeline(stops=(0, 1, 2, 4, 8), at=2)
stops = st.sets(st.integers(1, 300), min_size=1).map(lambda found: (0, *sorted(found)))


def test_steps_stand_evenly_along_the_line() -> None:
    assert [LINE.share(at) for at in LINE.stops] == [0, 0.25, 0.5, 0.75, 1]


@pytest.mark.parametrize(
    ("share", "at"), [(0, 0), (0.12, 0), (0.13, 1), (0.5, 2), (0.7, 4), (0.99, 8), (1, 8)]
)
def test_a_touch_means_the_nearest_step(share: float, at: int) -> None:
    assert LINE.nearest(share) == at


@given(stops)
def test_the_handle_of_a_step_means_that_step(found: tuple[int, ...]) -> None:
    line = Timeline(found, 0)
    for at in found:
        assert line.nearest(line.share(at)) == at


@given(stops, st.floats(-1, 2))
def test_a_touch_beside_the_line_means_a_step_on_it(found: tuple[int, ...], share: float) -> None:
    assert Timeline(found, 0).nearest(share) in found


def test_a_game_that_has_not_begun_has_one_step() -> None:
    line = timeline(framed(golden(1))[:1], (0,), 0)
    assert (line.share(0), line.nearest(0.7), line.rounds) == (0, 0, ((1, 0),))


def test_what_is_skipped_is_passed_over() -> None:
    assert [first_from(LINE.stops, at) for at in (0, 3, 5, 9)] == [0, 4, 8, 8]
    assert [last_to(LINE.stops, at) for at in (-1, 0, 3, 7, 9)] == [0, 0, 2, 4, 8]


# What stands over it


@pytest.mark.parametrize("number", [1, 3, 5, 9])
def test_events_and_rounds_stand_at_steps(number: int) -> None:
    frames = framed(golden(number))
    line = timeline(frames, kept(frames), 0)
    ats = [one.at for one in line.events]
    assert set(ats) <= set(line.stops)
    assert ats == sorted(set(ats))
    assert line.rounds[0] == (1, 0)
    assert [n for n, _ in line.rounds] == list(range(1, frames[-1].round + 1))
    assert all(before < after for (_, before), (_, after) in pairwise(line.rounds))
    for n, at in line.rounds:
        assert at == 0 or frames[at].round == n


def test_a_finger_over_the_line_means_the_sign_there() -> None:
    line = Timeline(LINE.stops, 0, (Event(1, "op", "op"), Event(8, "won", "phil")))
    assert line.event_near(0.28, 0.05) == 1
    assert line.event_near(0.97, 0.05) == 8
    assert line.event_near(0.6, 0.05) is None
    assert LINE.event_near(0.5, 1) is None


def test_where_signs_crowd_the_weightier_is_shown() -> None:
    every = tuple(range(11))
    events = (Event(1, "op", "op"), Event(2, "mission", "phil"), Event(3, "death", "phil"),
              Event(10, "won", "phil"))  # fmt: skip
    line = Timeline(every, 0, events)
    assert with_room(line, 0.1) == events
    assert [one.kind for one in with_room(line, 0.15)] == ["op", "death", "won"]
    assert [one.kind for one in with_room(line, 0.95)] == ["won"]


@given(stops, st.floats(0.001, 0.5))
def test_no_signs_lie_on_one_another(found: tuple[int, ...], apart: float) -> None:
    line = Timeline(found, 0, tuple(Event(at, "mission", "phil") for at in found))
    shares = [line.share(one.at) for one in with_room(line, apart)]
    assert shares
    assert all(after - before >= apart - 1e-6 for before, after in pairwise(shares))


def test_in_a_long_game_dots_that_would_touch_are_one() -> None:
    line = Timeline(tuple(range(101)), 0)
    assert thinned(line, [0, 1, 2, 50], 0.005) == (0, 0.01, 0.02, 0.5)
    assert thinned(line, [0, 1, 2, 50], 0.015) == (0, 0.02, 0.5)


def test_no_dot_lies_on_the_tick_of_a_round() -> None:
    line = Timeline(tuple(range(101)), 0)
    assert thinned(line, [0, 10, 20, 50], 0.05, (0.1, 0.48)) == (0, 0.2)


def wide(text: str) -> float:
    return 8.0 * len(text)


def test_rounds_have_their_word_where_there_is_room() -> None:
    line = Timeline(tuple(range(13)), 0, rounds=((1, 0), (2, 6)), word="Round {n}")
    assert [one.text for one in round_labels(line, wide, 400, 40)] == ["Round 1", "Round 2"]
    assert [one.text for one in round_labels(line, wide, 100, 40)] == ["1", "2"]


def test_where_numbers_have_no_room_every_second_one_is_shown() -> None:
    """None is missing among the others: 1 to 13 and then 15 would look like a fault."""
    line = Timeline(tuple(range(15)), 0, rounds=tuple((n + 1, n) for n in range(14)))
    assert [one.text for one in round_labels(line, wide, 280, 40)] == ["1", "3", "5", "7", "9",
                                                                       "11", "13"]  # fmt: skip


@given(st.integers(1, 40), st.floats(200, 1400))
def test_no_round_lies_on_another_or_beside_the_card(count: int, length: float) -> None:
    rounds = tuple((n + 1, n) for n in range(count))
    line = Timeline(tuple(range(count + 1)), 0, rounds=rounds, word="Раунд {n}")
    labels = round_labels(line, wide, length, 36)
    assert labels[0].text in ("1", "Раунд 1")
    for before, after in pairwise(labels):
        assert before.x + wide(before.text) < after.x
    assert labels[-1].x + wide(labels[-1].text) <= length + 36 + 1e-6
