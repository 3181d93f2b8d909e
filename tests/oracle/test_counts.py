"""Every line that can be said, to a depth, counted by the engine and again by the oracle.

The engine keeps its states; the oracle plays each line from the beginning.
"""

from random import Random
from typing import Any

import pytest

from companion.games.island.apply import apply
from companion.games.island.commands import Command, Shuffled
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import SetUp
from companion.games.island.state import State
from tests.games.island.as_table import as_table
from tests.games.island.random_tables import random_setup
from tests.oracle import Oracle

DEPTH = 3


def counted_by_the_engine(state: State, depth: int) -> list[int]:
    """The number of lines of each length."""
    counts = [0] * depth
    level = [state]
    for length in range(depth):
        lines = [(one, command) for one in level for command in legal(one)]
        counts[length] = len(lines)
        if length + 1 < depth:
            level = [_settled(apply(one, command).state) for one, command in lines]
    return counts


def _settled(state: State) -> State:
    """With what chance is asked answered: the oracle does not ask it."""
    question = state.question
    if question is not None and question.what == "order":
        return apply(state, Shuffled(question.who, tuple(range(len(question.options))))).state
    return state


def counted_by_the_oracle(table: dict[str, Any], depth: int) -> list[int]:
    counts = [0] * depth
    lines: list[tuple[tuple[str, str], ...]] = [()]
    for length in range(depth):
        lines = [(*line, said) for line in lines for said in _next(table, line)]
        counts[length] = len(lines)
    return counts


def _next(table: dict[str, Any], line: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    oracle = Oracle(table)
    asks = oracle.opening["asks"]
    for who, words in line:
        asks = oracle.say(who, words)["asks"]
    if asks is None:
        return []
    return [(asks["who"], option) for option in asks["options"]]


def three_players(seed: int) -> SetUp:
    """With two, the options before a part are those of both figures, said by either."""
    return random_setup(Random(f"count {seed}"), players=3)


@pytest.mark.parametrize("seed", range(6))
def test_both_count_the_same_lines(seed: int) -> None:
    given = three_players(seed)
    ours = counted_by_the_engine(set_up(given).state, DEPTH)
    assert ours == counted_by_the_oracle(as_table(given), DEPTH)
    assert ours[-1] > 1_000


def test_a_known_count() -> None:
    """Theseus at full energy: 6 x 4 moves, his start's bonus or none, the end of the turn."""
    state = set_up(three_players(0)).state
    moves: list[Command] = [c for c in legal(state) if write(c).startswith("move")]
    assert len(moves) == 24
