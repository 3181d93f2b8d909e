"""A game once more: every step that counts, as it was, and how everybody moved."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from companion.games.island.game import Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import frames, round_starts
from companion.games.island.notation import read
from companion.games.island.state import OCEAN
from companion.games.island.terms import PARTS, PIECES
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_setup
from tests.store.saved import played


def table(name: str) -> Game:
    file = read_table(ROOT / name)
    return play(file.setup, file.seed)


def say(game: Game, *lines: str) -> None:
    for line in lines:
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None
        game.submit(command)


@pytest.mark.parametrize("seed", range(15))
def test_frames_are_the_steps_that_count(seed: int) -> None:
    dice = Random(seed)
    game = play(random_setup(dice), seed)
    played(game, 150, seed)
    found = frames(Chronicle(game))
    assert len(found) == 1 + len(game.steps)
    assert found[0].after == game.start.state
    for frame, step in zip(found[1:], game.steps, strict=True):
        assert frame.after == step.entries[-1].outcome.state
        assert frame.said == tuple(one for entry in step.entries for one in entry.outcome.said)
    for before, frame in pairwise(found):
        assert frame.before == before.after


@pytest.mark.parametrize("seed", range(15))
def test_whoever_moved_stands_where_the_way_ends(seed: int) -> None:
    """Unless put somewhere since: revived, or an OP piece off the map."""
    game = play(random_setup(Random(seed)), seed)
    played(game, 150, seed)
    ends = 0
    for frame in frames(Chronicle(game)):
        put = {type(fact).__name__ for fact in frame.facts} & {"Stands", "PutBack", "Died"}
        for who, way in frame.ways:
            assert len(way) > 1
            assert all(one != other for one, other in pairwise(way))
            if who in PIECES or put:
                continue
            at = frame.after.captive(who).at
            assert at == way[-1] or (at == OCEAN and way[-1] in PARTS)
            ends += 1
    assert ends > 5


def test_a_way_has_every_place_on_it() -> None:
    """The sample's portal: Phil comes to portal 2 and out of the other one."""
    game = table("seeds/sample-table.yaml")
    say(game, "theseus: end", "phil: move W", "phil: no", "phil: move NW")
    last = frames(Chronicle(game))[-1]
    (who, way), *others = last.ways
    assert (who, others) == ("phil", [])
    assert way == ("E4", "D4", "G2")
    assert (last.who, last.words) == ("phil", "move NW")


def test_the_wave_moves_from_part_to_part() -> None:
    game = table("seeds/sample-table.yaml")
    say(game, "theseus: end", "phil: end", "op: token hurricane", "op: wave N")
    assert frames(Chronicle(game))[-1].ways == (("wave", ("S", "N")),)


def test_a_round_begins_with_its_first_step() -> None:
    game = table("seeds/sample-table.yaml")
    turn = ("theseus: end", "phil: end", "op: token hurricane", "op: end")
    say(game, *turn, "theseus: end", "phil: end")
    found = frames(Chronicle(game))
    assert round_starts(found) == (0, 1, 4)
    assert [found[at].round for at in round_starts(found)] == [1, 1, 2]
    assert round_starts(found[:1]) == (0,)
