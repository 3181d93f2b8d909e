"""The replay: step by step, running, and shown to the table once the game is over."""

from __future__ import annotations

from typing import Any, cast

import pytest

from companion.games.island.announce import Note
from companion.games.island.history.replay import changed
from companion.games.island.history.stories import Perished, Unseen
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.island.replay.page import Replay
from companion.ui.island.replay.view import FRESH, SPEEDS, seconds
from companion.ui.island.replay.views import ReplayView, StoryView
from companion.ui.kit.parts import Button
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView
from tests.architecture.house import ROOT
from tests.ui.played import begun, play_on
from tests.ui.tables import say_line


def played(home: Companion, file: str) -> KeptGame:
    """A whole game."""
    table = read_table(ROOT / file)
    session = home.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
    for line in table.script:
        if isinstance(line, ScriptLine):
            say_line(session, line)
    return session


def won(home: Companion) -> KeptGame:
    """Achilles wins by his fifth corner."""
    session = played(home, "tests/tables/law/L14_2_achilles_wins.yaml")
    assert session.state.won == "achilles"
    return session


@pytest.fixture
def session(home: Companion) -> KeptGame:
    """A game that is on."""
    game = begun(home)
    play_on(game, 60)
    assert game.state.won is None
    return game


def opened(home: Companion, session: KeptGame, **how: Any) -> Replay:
    place = Replay(home, session, **how)
    home.home(Desk(home, cast(Any, session)))
    home.go(place)
    return place


def view(home: Companion) -> ReplayView:
    found = home.view()
    assert isinstance(found, ReplayView)
    return found


def button(home: Companion, act: str) -> Button:
    shown = view(home)
    found = [one for one in (*shown.keys, *shown.foot) if one.act == act]
    assert len(found) == 1, act
    return found[0]


def acts(home: Companion) -> list[str]:
    return [one.act for one in (*view(home).keys, *view(home).foot)]


# Step by step


def test_it_begins_before_the_first_turn(home: Companion, session: KeptGame) -> None:
    opened(home, session)
    shown = view(home)
    assert (shown.name, shown.bright, shown.title) == ("replay", False, "Replay")
    assert shown.step.title == "Before the first turn"
    assert "The Bush is on" in shown.step.said
    assert not button(home, "previous").enabled
    assert not button(home, "round-back").enabled
    assert shown.timeline.share(shown.timeline.at) == 0


def test_forth_and_back_by_steps_that_changed_something(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    walked = [place.at]
    while button(home, "next").enabled:
        home.do("next")
        walked.append(place.at)
    last = len(session.steps)
    assert walked == [
        at for at, frame in enumerate(place.frames) if at in (0, last) or changed(frame)
    ]
    skipped = set(range(last)) - set(walked)
    assert skipped
    assert {place.frames[at].words for at in skipped} == {"end"}
    home.do("next")
    assert place.at == last, "there is nothing after the last"
    back = [place.at]
    while button(home, "previous").enabled:
        home.do("previous")
        back.append(place.at)
    assert back == walked[::-1]


def test_a_step_is_seen_as_it_was(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    for _ in range(5):
        home.do("next")
        then = session.steps[place.at - 1].entries[-1].outcome.state
        assert {one.who: one.at for one in view(home).island.figures} == {
            one.who: one.at for one in then.captives
        }
        assert view(home).step.title.startswith(f"Step {place.at}. ")


def test_forth_and_back_by_rounds(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    starts = [at for _, at in view(home).timeline.rounds]
    on = []
    while place.at < place.stops[-1]:
        home.do("round-on")
        on.append(place.at)
    assert on[: len(starts) - 1] == starts[1:]
    back = []
    while place.at:
        home.do("round-back")
        back.append(place.at)
    assert back == [one for one in reversed(starts) if one < place.stops[-1]]


def test_the_timeline_goes_to_a_step(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    line = view(home).timeline
    home.do("play")
    home.do(f"at {line.nearest(0.5)}")
    assert place.at == line.nearest(0.5)
    assert view(home).timeline.at == place.at
    assert view(home).tick == 0, "a hand on it stops it"


def test_from_the_journal_it_opens_at_a_step_that_can_be_stopped_at(
    home: Companion, session: KeptGame
) -> None:
    for at in range(len(session.steps) + 2):
        place = opened(home, session, at=at)
        assert place.at in place.stops
        assert place.at <= at


def test_truth_stands_beside_what_was_said(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    notes = 0
    while place.at < place.stops[-1]:
        home.do("next")
        step = view(home).step
        facts = session.steps[place.at - 1].entries
        landed = [fact for entry in facts for fact in entry.outcome.facts]
        notes += bool(step.truth)
        assert step.said
        assert bool(step.truth) <= any(not isinstance(fact, Note) for fact in landed)
        assert step.truth.startswith("In truth: ") or not step.truth
    assert notes > 5


# Ways


def test_the_ways_are_drawn_with_all_that_was_come_to(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    seats = session.state.table.seat
    while place.at < place.stops[-1]:
        home.do("next")
        seen = view(home).island
        ends = {way.who: way.places[-1] for way in (*seen.trails, *seen.paths)}
        for who, way in place.frames[place.at].ways:
            assert ends[who] == way[-1]
        assert {way.who for way in seen.trails} <= set(seats)
        assert not {way.who for way in seen.paths} & set(seats)
    assert max(len(way.places) for way in seen.trails) > 2


def test_what_is_long_ago_is_thin(home: Companion) -> None:
    session = played(home, "tests/golden/game-04.yaml")
    place = opened(home, session, at=10_000)
    walked = [path for frame in place.frames for path in frame.paths]
    seen = view(home).island
    for who in session.state.table.seat:
        every = sum(len(path.stops) - 1 for path in walked if path.who == who)
        assert every > FRESH
        for ways, steps in ((seen.trails, FRESH), (seen.older, every - FRESH)):
            assert sum(len(way.stops) - 1 for way in ways if way.who == who) == steps


def test_a_way_can_be_hidden_and_shown(home: Companion, session: KeptGame) -> None:
    opened(home, session, at=10_000)
    who = next(iter(session.state.table.seat))
    assert all(one.shown for one in view(home).routes)
    assert who in {way.who for way in view(home).island.trails}
    home.do(f"route {who}")
    assert [one.shown for one in view(home).routes if one.who == who] == [False]
    seen = view(home).island
    assert who not in {way.who for way in (*seen.trails, *seen.older)}
    assert who in {figure.who for figure in seen.figures}
    home.do("previous")
    assert [one.who for one in view(home).routes if not one.shown] == [who]
    home.do(f"route {who}")
    assert all(one.shown for one in view(home).routes)


def test_the_people_are_named_as_they_said(home: Companion) -> None:
    table = read_table(ROOT / "tests/golden/game-03.yaml")
    session = home.shelf.begin(
        table.setup, table.seed, "Friday", shipped_box(), people={"phil": "Anna"}
    )
    opened(home, session)
    assert {(one.name, one.person) for one in view(home).routes} == {
        ("Schrodie", ""), ("Achilles", ""), ("Phil", "Anna"),
    }  # fmt: skip


# Running


def test_it_runs_to_the_end_and_stops_there(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    assert view(home).tick == 0
    home.do("play")
    assert view(home).tick == 0.5
    seen = [place.at]
    while view(home).tick:
        home.do("tick")
        seen.append(place.at)
    assert tuple(seen) == place.stops, "what is skipped by hand is skipped here too"
    home.do("tick")
    assert place.at == place.stops[-1]


def test_at_the_end_it_runs_from_the_beginning(home: Companion, session: KeptGame) -> None:
    place = opened(home, session, at=10_000)
    assert place.at == len(session.steps)
    home.do("play")
    assert place.at == 0


def test_a_step_takes_half_a_second_by_its_speed(home: Companion, session: KeptGame) -> None:
    """Look2, section 6."""
    opened(home, session)
    home.do("play")
    taken = []
    for speed in SPEEDS:
        home.do(f"speed {speed}")
        chosen = [one.label for one in view(home).speeds if one.chosen]
        taken.append((chosen, view(home).tick, view(home).timeline.steps))
    assert taken == [(["½"], 1, 1), (["1"], 0.5, 0.5), (["2"], 0.25, 0.25), (["4"], 0.125, 0.125)]
    assert seconds("four") == 0.125
    home.do("stop")
    assert view(home).tick == 0


@pytest.mark.parametrize("act", ["next", "previous", "round-on", "at 3", "story 0"])
def test_a_hand_stops_it(home: Companion, session: KeptGame, act: str) -> None:
    opened(home, session)
    for one in ("play", "tick", act):
        home.do(one)
    assert view(home).tick == 0


# Stories


def story(home: Companion, place: Replay, kind: type) -> StoryView:
    number = next(at for at, one in enumerate(place.stories) if isinstance(one.story, kind))
    return next(one for one in view(home).stories if one.act == f"story {number}")


def test_a_story_moves_to_where_it_happened(home: Companion) -> None:
    place = opened(home, played(home, "tests/golden/game-05.yaml"))
    link = story(home, place, Perished)
    assert (link.text, link.link) == (
        "Granddead perished 3 times: because of the Wave, the Bush and a mirage.", "round 4",
    )  # fmt: skip
    home.do(link.act)
    assert place.frames[place.at].round == 4
    assert "You perish: that is the first death." in view(home).step.said
    assert [one.who for one in view(home).routes if one.shown] == ["granddead"]
    assert [one.chosen for one in view(home).stories].count(True) == 1
    home.do("next")
    assert all(one.shown for one in view(home).routes), "what it hid comes back"
    assert not any(one.chosen for one in view(home).stories)


def test_the_spaces_of_a_story_are_shown(home: Companion) -> None:
    place = opened(home, played(home, "tests/golden/game-05.yaml"))
    link = story(home, place, Unseen)
    assert link.link == "show them"
    home.do(link.act)
    seen = view(home).island
    assert len(seen.lit) == 10
    assert seen.veiled
    assert seen.trails == seen.older == ()
    home.do("previous")
    assert not view(home).island.lit


def test_every_story_is_a_way_into_the_game(home: Companion) -> None:
    place = opened(home, played(home, "tests/golden/game-09.yaml"))
    assert len(view(home).stories) > 8
    for link in view(home).stories[1:]:
        home.do(link.act)
        assert place.at in place.stops
        assert link.link


def test_after_a_story_a_way_can_be_shown_beside_it(home: Companion) -> None:
    place = opened(home, played(home, "tests/golden/game-05.yaml"))
    home.do(story(home, place, Perished).act)
    home.do("route achilles")
    assert all(one.shown for one in view(home).routes)


# Who may see it


def test_while_the_game_is_on_it_is_the_ops_alone(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    assert place.secret
    home.do("reveal sure")  # nobody was asked
    assert not view(home).bright
    home.do("reveal")
    assert not view(home).bright
    assert "The game is not over" in view(home).notice
    assert view(home).sure is not None
    home.do("next")  # whatever else is touched takes the question back
    assert view(home).sure is None
    home.do("reveal sure")
    assert not view(home).bright
    home.left()
    assert isinstance(home.view(), CoverView)


def test_no_way_in_shows_a_game_that_is_on(home: Companion, session: KeptGame) -> None:
    place = opened(home, session, shown=True)
    assert place.secret
    assert not view(home).bright
    assert "share" not in acts(home)
    desk = Desk(home, cast(Any, session))
    home.home(desk)
    home.do("reveal")
    assert not view(home).bright


def test_a_game_can_be_given_up_in_two_touches(home: Companion, session: KeptGame) -> None:
    place = opened(home, session)
    for act in ("reveal", "reveal sure"):
        home.do(act)
    shown = view(home)
    assert shown.bright
    assert shown.title == "The game stops here"
    assert acts(home)[-1] == "give-back"
    assert not place.secret
    home.do("give-back")
    assert home.covered
    home.do("look")
    assert not view(home).bright
    assert place.secret


def test_a_game_that_is_over_has_no_secret(home: Companion) -> None:
    session = won(home)
    place = opened(home, session)
    assert not place.secret
    shown = view(home)
    assert (shown.bright, shown.title) == (True, "Achilles wins in round 1")
    assert acts(home)[-2:] == ["back", "share"]
    home.left()
    assert isinstance(home.view(), ReplayView)


def test_turned_to_the_table_it_is_given_back(home: Companion) -> None:
    session = won(home)
    desk = Desk(home, cast(Any, session))
    home.home(desk)
    place = Replay(home, session, shown=True)
    home.go(place)
    assert place.at == 0, "it is watched from the beginning"
    assert acts(home)[-2:] == ["give-back", "share"]
    home.do("give-back")
    assert isinstance(home.view(), DeskView)
    assert home.pages[-1] is desk


def test_in_russian(russian: Companion) -> None:
    opened(russian, won(russian))
    russian.do("next")
    shown = view(russian)
    assert shown.title == "Побеждает Ахилл в раунде 1"
    assert shown.step.title.startswith("Шаг 1. ")
    assert shown.stories_title == "Чем запомнилась игра"
    assert shown.stories[0].act == "could-know", "the way to the other ones"
    assert shown.stories[1].link == "показать их"
    assert shown.stories[-2].text.startswith("Игра длилась ")
    assert shown.stories[-2].link == shown.stories[-1].link == "конец"
