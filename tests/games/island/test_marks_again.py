"""L17: what is marked again is all that stands otherwise on the boards, and nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.announcements import Again
from companion.games.island.apply import apply
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Correct
from companion.games.island.marks_again import marked_again
from companion.games.island.setup.begin import set_up
from companion.games.island.state import Captive, State
from companion.games.island.terms import OP, PARTS, Who
from tests.games.island.random_tables import random_game, random_setup

SECRET = frozenset((*HEXES, *PARTS))


def on_the_boards(state: State) -> object:
    """Everything that a captive marks, but which marks the mission has (L16.2)."""
    boards = [
        (one.circled, one.crossed, sorted(one.palms), one.extras, one.spent_extras, one.symbols,
         len(one.mission))
        for one in state.boards
    ]  # fmt: skip
    return [_figure(one) for one in state.captives], boards, state.deaths


def _figure(one: Captive) -> tuple[int, int, int]:
    return one.health, one.energy, one.max_energy


def marked(state: State, told: tuple[Again, ...], like: State) -> State:
    """Each captive does to the board what was said; of the mission, as many as were said."""
    for one in told:
        for mark in one.again:
            words = (*((one.who,) if one.who else ()), *mark.split())
            if words[1:2] == ("mission",):
                assert one.who is not None
                state = _with_mission(state, one.who, like)
            else:
                state = apply(state, Correct(OP, words)).state
    return state


def _with_mission(state: State, who: Who, like: State) -> State:
    boards = tuple(
        revised(board, {"mission": like.board(who).mission}) if board.who == who else board
        for board in state.boards
    )
    return revised(state, {"boards": boards})


@pytest.mark.parametrize("seed", range(12))
def test_whoever_does_what_is_said_has_the_board_of_before(seed: int) -> None:
    dice = Random(seed)
    states = [state for state, _ in random_game(seed, 150)]
    for _ in range(40):
        now, then = dice.choice(states), dice.choice(states)
        told = marked_again(now, then)
        assert on_the_boards(marked(now, told, then)) == on_the_boards(then)
        assert marked_again(then, then) == ()


@pytest.mark.parametrize("seed", range(12))
def test_no_place_is_said_with_it(seed: int) -> None:
    """L16.2"""
    states = [state for state, _ in random_game(seed, 150)]
    for before, now in pairwise(states):
        for one in marked_again(now, before, corrected=True):
            words = set(re.split(r"[ :]", " ".join(one.again)))
            assert not words & SECRET


def test_with_two_players_a_shared_mark_is_said_once() -> None:
    """L15.1: to the figure whose board it is; health and energy to either."""
    state = set_up(random_setup(Random(3), players=2, odd=False)).state
    first, second = (one.who for one in state.captives)
    (told,) = apply(state, Correct(OP, (second, "lime", "crossed"))).said
    assert isinstance(told, Again)
    assert (told.again[-1], told.who) == ("lime crossed", state.captive(first).board)
    (told,) = apply(state, Correct(OP, (second, "energy", "1"))).said
    assert told == Again(("energy 1",), second)
