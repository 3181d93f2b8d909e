"""The moments of a game that one comes back to: of its timeline, and of its stories."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.island.announcements import Died, Mission
from companion.games.island.board.hexes import HEXES
from companion.games.island.facts import Landed
from companion.games.island.game import Game, play
from companion.games.island.history import stories as told
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import Frame, changed, frames, stops
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.games.island.history.turning_points import Event, Moment, events, moment
from companion.games.island.notation import read
from companion.games.island.terms import OP, Hex, Named
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_command, random_setup
from tests.ui.tables import say_line


def golden(number: int) -> Game:
    table = read_table(ROOT / f"tests/golden/game-{number:02}.yaml")
    game = play(table.setup, table.seed)
    for line in table.script:
        if isinstance(line, ScriptLine):
            say_line(game, line)
    return game


def sample(*lines: str) -> Game:
    """Theseus begins on D2, Phil on E5; the Wave in the south, the Bush on D5."""
    file = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(file.setup, file.seed)
    for line in lines:
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None
        game.submit(command)
    return game


def framed(game: Game) -> tuple[Frame, ...]:
    return frames(Chronicle(game))


# Steps that count


def test_the_end_of_a_turn_changes_nothing() -> None:
    """Unless a token comes into force in it: the OP chose it when Phil's turn ended."""
    found = framed(sample("theseus: end", "phil: end", "op: token hurricane", "op: wave N"))
    assert [frame.words for frame in found] == ["", "end", "end", "wave N"]
    assert [changed(frame) for frame in found] == [False, False, True, True]
    assert stops(found) == (0, 2, 3)


def test_the_last_step_is_always_seen() -> None:
    assert stops(framed(sample("theseus: move W", "theseus: end"))) == (0, 1, 2)
    assert stops(framed(sample())) == (0,)


@pytest.mark.parametrize("number", [1, 4, 5, 9])
def test_no_step_in_which_anything_came_otherwise_is_left_out(number: int) -> None:
    found = framed(golden(number))
    kept = stops(found)
    left_out = [frame for at, frame in enumerate(found) if at not in kept]
    assert left_out
    for frame in left_out:
        assert frame.words == "end"
        assert frame.before.captives[0].at == frame.after.captives[0].at
        assert frame.before.boards == frame.after.boards
        assert not frame.paths


# What stands over the timeline


@pytest.mark.parametrize("number", [1, 4, 5, 9])
def test_every_mission_death_and_turn_of_the_op_is_an_event(number: int) -> None:
    found = framed(golden(number))
    seen = events(found)
    assert [one.at for one in seen] == sorted({one.at for one in seen}), "one a step"
    assert seen[-1] == Event(len(found) - 1, "won", found[-1].after.won or "")
    for at, frame in enumerate(found[:-1]):
        kinds = {one.kind for one in seen if one.at == at}
        died = any(isinstance(fact, Died) for fact in frame.facts)
        marked = any(isinstance(fact, Mission) for fact in frame.facts)
        assert ("death" in kinds) == died
        assert ("mission" in kinds) == (marked and not died)
    rounds = {frame.round for frame in found if frame.who == OP}
    turns = [one for one in seen if one.kind == "op"]
    assert len(turns) <= len(rounds)
    assert all(one.who == OP for one in turns)


def test_a_game_that_is_on_has_no_end_yet() -> None:
    assert not [one for one in events(framed(sample("theseus: move W"))) if one.kind == "won"]


# Stories


def test_a_story_leads_to_the_step_it_tells_of() -> None:
    """The sample: Theseus dies on the snakes at D1."""
    game = sample("theseus: end", "phil: end", "op: token hurricane", "op: end",
                  "op: set theseus health 1", "theseus: move W", "theseus: camp-a")  # fmt: skip
    found = framed(game)
    died = next(at for at, frame in enumerate(found) if frame.words == "move W")
    perished = told.Perished("theseus", ("mirage",))
    assert perished in stories(tally(Chronicle(game)))
    assert moment(perished, found) == Moment(died, ("theseus",))
    assert moment(told.Unluckiest(Named("snakes"), Hex("D1"), 1, 0), found) == Moment(
        died, spaces=frozenset((Hex("D1"),))
    )


def test_spaces_that_nobody_saw_are_shown() -> None:
    found = framed(sample("theseus: move W"))
    shown = moment(told.Unseen(36, 37), found)
    assert shown == Moment(1, spaces=frozenset(HEXES) - {Hex("D1")}, whole=True)


def test_who_walked_the_farthest_is_seen_alone() -> None:
    found = framed(sample("theseus: move W"))
    assert moment(told.Farthest(("theseus",), 1), found) == Moment(1, ("theseus",), whole=True)


@pytest.mark.parametrize("number", range(1, 13))
def test_every_story_of_a_game_leads_into_it(number: int) -> None:
    game = golden(number)
    found, seats = framed(game), game.state.table.seat
    for story in stories(tally(Chronicle(game))):
        there = moment(story, found)
        assert 0 <= there.at < len(found)
        assert set(there.routes) <= set(seats)
        assert there.spaces <= set(HEXES)
        assert there.whole == (there.at == len(found) - 1) or found[there.at].facts
        if isinstance(story, told.LongestStep):
            came = [one for one in found[there.at].facts if isinstance(one, Landed)]
            assert [one.who for one in came].count(story.who) == len(story.spaces)


def test_every_kind_of_story_leads_to_what_happened() -> None:
    """In random games: no moment is the end for want of another."""
    kinds = set()
    for seed in range(120):
        dice = Random(seed)
        game = play(random_setup(dice, odd=False), seed)
        while game.state.question is not None and len(game.steps) < 200:
            game.submit(random_command(game.state, dice))
        found = framed(game)
        for story in stories(tally(Chronicle(game))):
            kinds.add(type(story))
            there = moment(story, found)
            assert there.whole or found[there.at].facts
    assert len(kinds) == 17
