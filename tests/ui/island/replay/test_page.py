"""The replay: step by step, running, and shown to the table once the game is over."""

from __future__ import annotations

from typing import Any, cast

import pytest

from companion.games.island.announce import Note
from companion.games.island.board.hexes import HEXES
from companion.speech.listen import listen
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptSession
from companion.store.island.table_file import ScriptLine, read_table
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.island.replay.page import Replay
from companion.ui.island.replay.view import SPEEDS
from companion.ui.island.replay.views import ReplayView
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.kit.parts import Button
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView
from tests.architecture.house import ROOT
from tests.ui.played import begun, play_on


def won(home: Companion) -> KeptSession:
    """Achilles wins by his fifth corner."""
    table = read_table(ROOT / "tests/tables/law/L14_2_achilles_wins.yaml")
    session = home.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
    for line in table.script:
        if isinstance(line, ScriptLine):
            listen(session, line.who, line.text)
            session.announced()
    assert session.state.won == "achilles"
    return session


@pytest.fixture
def session(home: Companion) -> KeptSession:
    """A game that is on."""
    game = begun(home)
    play_on(game, 60)
    assert game.state.won is None
    return game


def opened(home: Companion, session: KeptSession, **how: Any) -> Replay:
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
    found = [one for one in (*shown.keys, *shown.more, *shown.foot) if one.act == act]
    assert len(found) == 1, act
    return found[0]


# Step by step


def test_it_begins_before_the_first_turn(home: Companion, session: KeptSession) -> None:
    opened(home, session)
    shown = view(home)
    assert (shown.name, shown.bright) == ("replay", False)
    assert shown.where == "Before the first turn"
    assert "The Bush is on" in shown.said[1]
    assert not button(home, "previous").enabled
    assert not button(home, "round-back").enabled


def test_forth_and_back_by_steps(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    for _ in range(3):
        home.do("next")
    assert view(home).where == f"Round 1, step 3 of {len(session.steps)}"
    then = session.steps[2].entries[-1].outcome.state
    assert {one.who: one.at for one in view(home).island.figures} == {
        one.who: one.at for one in then.captives
    }
    home.do("previous")
    assert place.at == 2
    for _ in range(200):
        home.do("next")
    assert place.at == len(session.steps)
    assert not button(home, "next").enabled


def test_forth_and_back_by_rounds(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    rounds = []
    while place.at < len(session.steps):
        home.do("round-on")
        rounds.append(place.model().frame.round)
    assert rounds[0] == 1
    assert rounds[:-1] == sorted(set(rounds))[: len(rounds) - 1]
    back = []
    while place.at:
        home.do("round-back")
        back.append(place.at)
    assert back[-1] == 0
    assert back == sorted(back, reverse=True)


def test_truth_stands_beside_what_was_said(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    notes = 0
    for at, step in enumerate(session.steps, 1):
        home.do("next")
        landed = [fact for entry in step.entries for fact in entry.outcome.facts]
        assert place.at == at
        truth = view(home).truth[1]
        notes += bool(truth)
        assert bool(truth) <= any(not isinstance(fact, Note) for fact in landed)
    assert notes > 5


def test_the_way_is_drawn_with_all_that_was_come_to(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    ways = []
    for _ in session.steps:
        home.do("next")
        ways += [path.places for path in view(home).island.paths]
        assert {way[-1] for _, way in place.model().frame.ways} <= {way[-1] for way in ways}
    assert max(len(way) for way in ways) > 2
    home.do("walks")
    assert view(home).island.paths == ()
    trails = {trail.who for trail in view(home).island.trails}
    this_round = [one for one in place.frames[1:] if one.round == place.model().frame.round]
    seats = session.state.table.seat
    assert trails == {who for one in this_round for who, _ in one.ways if who in seats}


# Running


def test_it_runs_to_the_end_and_stops_there(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    assert view(home).tick == 0
    home.do("play")
    assert view(home).tick == SPEEDS["normal"]
    for _ in range(len(session.steps)):
        home.do("tick")
    assert place.at == len(session.steps)
    assert view(home).tick == 0
    home.do("tick")
    assert place.at == len(session.steps)


def test_at_the_end_it_runs_from_the_beginning(home: Companion, session: KeptSession) -> None:
    place = opened(home, session, at=10_000)
    assert place.at == len(session.steps)
    home.do("play")
    assert place.at == 0


def test_it_can_be_stopped_and_made_faster(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    home.do("play")
    home.do("tick")
    home.do("speed")
    assert button(home, "speed").second == "fast"
    assert view(home).tick == SPEEDS["fast"]
    home.do("stop")
    assert view(home).tick == 0
    home.do("tick")
    assert place.at == 1


def test_a_touch_on_a_step_stops_it(home: Companion, session: KeptSession) -> None:
    opened(home, session)
    for act in ("play", "next"):
        home.do(act)
    assert view(home).tick == 0


# Who may see it


def test_while_the_game_is_on_it_is_the_ops_alone(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    assert place.secret
    home.do("reveal sure")  # nobody was asked
    assert not view(home).bright
    home.do("reveal")
    assert not view(home).bright
    assert "The game is not over" in view(home).notice
    home.do("next")  # whatever else is touched takes the question back
    home.do("reveal sure")
    assert not view(home).bright
    home.left()
    assert isinstance(home.view(), CoverView)


def test_no_way_in_shows_a_game_that_is_on(home: Companion, session: KeptSession) -> None:
    opened(home, session, shown=True)
    assert not view(home).bright
    desk = Desk(home, cast(Any, session))
    home.home(desk)
    home.do("reveal")
    assert not view(home).bright


def test_a_game_can_be_given_up_in_two_touches(home: Companion, session: KeptSession) -> None:
    place = opened(home, session)
    for act in ("reveal", "reveal sure"):
        home.do(act)
    shown = view(home)
    assert shown.bright
    assert shown.title == "The game stops here"
    assert not place.secret
    home.do("give-back")
    assert home.covered
    home.do("look")
    assert not view(home).bright


# The reveal


def test_at_the_end_the_island_opens(home: Companion) -> None:
    session = won(home)
    desk = Desk(home, cast(Any, session))
    home.home(desk)
    sheet = desk.view().sheet
    assert [one.act for one in sheet.buttons] == ["reveal", "again", "to-shelf"]
    home.do("reveal")
    shown = view(home)
    assert (shown.name, shown.bright, shown.title) == ("reveal", True, "Achilles wins")
    assert {space.kind for space in shown.island.ground.spaces} == {"sealed"}
    assert shown.island.figures == ()
    assert not shown.truth[1]
    home.do("tick")
    assert view(home).island == shown.island, "it waits to be opened"
    home.do("open")
    seen = []
    while view(home).tick:
        seen.append(sum(space.kind != "sealed" for space in view(home).island.ground.spaces))
        home.do("tick")
    assert seen == sorted(seen)
    island = view(home).island
    assert not [space for space in island.ground.spaces if space.kind == "sealed"]
    assert len(island.figures) == len(session.state.captives)
    assert view(home).stories
    home.do("give-back")
    assert isinstance(home.view(), DeskView)
    assert home.pages[-1] is desk


def test_the_reveal_replays_and_shows_the_truth(home: Companion) -> None:
    place = opened(home, won(home), shown=True)
    home.do("open")
    for _ in HEXES:
        home.do("tick")
    home.do("play")
    assert place.at == 0
    truths = []
    while view(home).tick:
        home.do("tick")
        assert view(home).bright
        truths.append(view(home).truth[1])
    assert any(truths)


def test_again_with_the_same_people_in_one_touch(home: Companion) -> None:
    session = won(home)
    opened(home, session, shown=True)
    home.do("open")
    for _ in HEXES:
        home.do("tick")
    assert button(home, "again").label == "Again with the same people"
    home.do("again")
    wizard = home.pages[-1]
    assert isinstance(wizard, Wizard)
    assert wizard.draft.figures == tuple(one.who for one in session.state.captives)


def test_from_the_replay_of_a_finished_game_it_can_be_shown(home: Companion) -> None:
    opened(home, won(home))
    assert not view(home).bright
    home.do("reveal")
    assert view(home).bright


def test_the_stories_take_the_place_of_the_step(home: Companion, session: KeptSession) -> None:
    opened(home, session)
    home.do("stories")
    assert view(home).stories[0].startswith("The game took ")
    home.do("next")
    assert view(home).stories == ()


def test_in_russian(russian: Companion) -> None:
    opened(russian, won(russian))
    russian.do("next")
    shown = view(russian)
    assert shown.where.startswith("Раунд 1, шаг 1 из ")
    assert shown.said[0] == "СКАЗАНО"
    russian.do("stories")
    assert view(russian).stories[0].startswith("Игра длилась ")
