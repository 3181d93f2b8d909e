"""Whole games of the computer as the OP against captives who say anything that is legal."""

from collections.abc import Iterator
from functools import partial
from random import Random

from companion.games.island.apply import apply
from companion.games.island.commands import Command
from companion.games.island.opponent.choice import choose
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS, OpStyle, Strength
from companion.games.island.opponent.tries import Tries
from companion.games.island.opponent.view import OpView, harmed_last, seen_by_op
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from tests.games.island.random_tables import random_command, random_setup

LONGEST = 1500  # a table whose tokens leave nobody an action may never end


def temper_of(seed: int) -> tuple[Strength, OpStyle]:
    return STRENGTHS[seed % 3], OP_STYLES[seed // 3 % 3]


def op_game(
    seed: int, length: int = LONGEST, most: Tries | None = None
) -> Iterator[tuple[State, Who | None, Command]]:
    """Each state with whom the OP harmed last, and the command given. `most`: keeps the worst."""
    dice = Random(seed)
    strength, style = temper_of(seed)
    state, lately = set_up(random_setup(dice)).state, None
    for number in range(length):
        question = state.question
        if question is None:
            return
        if question.who == OP:
            tries = Tries()
            view = OpView(seen_by_op(state).position, lately)
            command = choose(view, strength, style, partial(Random, f"{seed}/{number}"), tries)
            if most is not None:
                most.count = max(most.count, tries.count)
        else:
            command = random_command(state, dice)
        yield state, lately, command
        outcome = apply(state, command)
        state, lately = outcome.state, harmed_last(outcome.facts) or lately
