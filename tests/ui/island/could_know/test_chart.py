"""The places of moments among the rounds, and of names where curves end together."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.ui.island.could_know.chart import height_at, labelled, points, rounds_of, spread


def frames(*rounds: int) -> Any:
    return [SimpleNamespace(round=one) for one in rounds]


def seen(*counts: int) -> Any:
    return [SimpleNamespace(certain=range(count)) for count in counts]


def test_all_rounds_are_as_wide_and_their_steps_even_in_them() -> None:
    """The set-up, two steps, one, and three."""
    found = rounds_of(frames(1, 1, 1, 2, 3, 3, 3))
    assert found.numbers == (1, 2, 3)
    assert found.frames == pytest.approx((0, 1 / 6, 1 / 3, 2 / 3, 7 / 9, 8 / 9, 1))
    assert found.end(1) == pytest.approx(1 / 3)
    assert found.end(3) == 1


def test_of_a_game_without_a_step_there_is_one_place() -> None:
    assert rounds_of(frames(1)).frames == (0.0,)


def test_a_curve_has_a_point_at_each_end_of_a_round_and_where_it_is_worked_out_to() -> None:
    of = rounds_of(frames(1, 1, 1, 2, 3, 3, 3))
    whole = points(of, seen(1, 2, 4, 5, 6, 7, 9))
    assert [count for _, count in whole] == [1, 4, 5, 9]
    assert [x for x, _ in whole] == pytest.approx([0, 1 / 3, 2 / 3, 1])
    partly = points(of, seen(1, 2, 4, 5, 6))
    assert [count for _, count in partly] == [1, 4, 5, 6]
    assert points(of, []) == ()


def test_between_two_points_the_line_is_straight() -> None:
    line = ((0.0, 2), (0.5, 6), (1.0, 6))
    assert height_at(line, 0.25) == 4
    assert height_at(line, 0.75) == 6
    assert height_at((), 0.5) == 0


def test_rounds_are_left_out_evenly_where_they_have_no_room() -> None:
    numbers = tuple(range(1, 15))
    assert labelled(numbers, 1000, 26) == numbers
    assert labelled(numbers, 200, 26) == (2, 4, 6, 8, 10, 12, 14)
    assert labelled(numbers, 60, 26) == (5, 10)


@pytest.mark.parametrize("wanted", [(50, 50, 50), (95, 96, 97), (1, 2, 3), (10, 90, 12), (99,), ()])
def test_names_at_the_ends_keep_apart_and_inside(wanted: tuple[float, ...]) -> None:
    found = spread(wanted, 20, 10, 90)
    assert len(found) == len(wanted)
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    for one, other in pairwise(order):
        assert found[other] - found[one] >= 20 - 1e-9
    assert all(10 - 1e-9 <= one <= 90 + 1e-9 for one in found)


def test_a_name_with_room_stands_at_its_end() -> None:
    assert spread((20, 60), 20, 10, 90) == cast(Any, (20, 60))
