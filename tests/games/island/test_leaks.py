"""L16, L16.5: what the table hears depends on nothing but what was heard.

Two islands that differ somewhere unseen are told the same moves. While both have said the same,
everything that a captive may see or do must be the same.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from companion.engine.facts import keys
from companion.engine.frozen import revised
from companion.games.island.announcements import Announcement
from companion.games.island.apply import apply
from companion.games.island.board.generate import random_knots
from companion.games.island.board.knots import KINDS
from companion.games.island.board.layout import lay_out
from companion.games.island.commands import Command
from companion.games.island.legal import legal
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import SetUp
from companion.games.island.state import State
from companion.games.island.terms import LAKES, OP, PARTS, Hex
from tests.games.island.random_tables import random_command, random_game, random_setup
from tests.games.island.table_views import table_view

pytestmark = pytest.mark.long

View = Callable[[tuple[Announcement, ...], State], object]
ALIKE_WANTED = 4_000


def other_island(given: SetUp, dice: Random) -> SetUp:
    """The same table, but for something that nobody has seen yet."""
    island = given.island
    match dice.randrange(4):
        case 0:
            knots = random_knots(tuple(island.knots), tuple(KINDS), dice)
            return revised(given, {"island": lay_out(island.spaces, knots)})
        case 1:
            return revised(given, {"wave": dice.choice(PARTS)})
        case 2:
            return revised(given, {"rock": dice.choice(island.anomalies)})
        case _:
            return revised(given, _swapped(given, dice))


def _swapped(given: SetUp, dice: Random) -> dict[str, Any]:
    """Two spaces change places; what lies on them goes with them."""
    spaces = dict(given.island.spaces)
    dry = [at for at, word in spaces.items() if word not in LAKES]
    one, other = dice.sample(dry, 2)
    swap = {one: other, other: one}
    moved = {at: spaces[swap.get(at, at)] for at in spaces}
    knots = {swap.get(at, at): arrows for at, arrows in given.island.knots.items()}
    return {
        "island": lay_out(moved, knots),
        "anomalies": {swap.get(at, at): effect for at, effect in given.anomalies.items()},
        "rock": swap.get(given.rock, given.rock),
        "bush": swap.get(given.bush, given.bush),
    }


def what_captives_have(said: tuple[Announcement, ...], state: State) -> object:
    """The table's view, and the options of the captive who is asked."""
    return table_view(said, state), legal(state)


def to_a_captive(state: State, said: list[Announcement], dice: Random) -> State:
    """The OP and chance decide, until a captive is asked or the game is over."""
    while state.question is not None and state.question.who in (OP, "chance"):
        outcome = apply(state, random_command(state, dice))
        said += outcome.said
        state = outcome.state
    return state


def alike_for(seed: int, view: View) -> tuple[int, bool]:
    """The number of steps in which a pair said the same, and whether it looked the same."""
    dice = Random(seed)
    given = random_setup(dice, odd=False)
    pair = [set_up(given), set_up(other_island(given, dice))]
    states = [one.state for one in pair]
    heard = [list(one.said) for one in pair]
    for count in range(60):
        choices = dice.randrange(10**9)
        states = [
            to_a_captive(state, said, Random(choices))
            for state, said in zip(states, heard, strict=True)
        ]
        if heard[0] != heard[1] or states[0].question is None:
            return count, True
        if view(tuple(heard[0]), states[0]) != view(tuple(heard[1]), states[1]):
            return count, False
        command: Command = random_command(states[0], dice)
        outcomes = [apply(state, command) for state in states]
        # All heard before was the same; from here on only the rest is compared.
        heard = [list(outcome.said) for outcome in outcomes]
        states = [outcome.state for outcome in outcomes]
    return 60, True


def test_islands_that_say_the_same_look_the_same() -> None:
    alike = 0
    for seed in range(1_500):
        count, same = alike_for(seed, what_captives_have)
        assert same, f"pair {seed} looks different after {count} moves that said the same"
        alike += count
    assert alike > ALIKE_WANTED


def plants_the_place(said: tuple[Announcement, ...], state: State) -> object:
    return table_view(said, state), state.captives[0].at


def plants_the_wave(said: tuple[Announcement, ...], state: State) -> object:
    return table_view(said, state), state.wave


@pytest.mark.parametrize("leaking", [plants_the_place, plants_the_wave])
def test_a_planted_leak_is_caught(leaking: View) -> None:
    assert not all(alike_for(seed, leaking)[1] for seed in range(300))


GRID = re.compile(r"\b[A-G][1-7]\b")


def _texts(value: object) -> list[str]:
    match value:
        case dict():
            return [text for one in value.values() for text in _texts(one)]
        case list() | tuple():
            return [text for one in value for text in _texts(one)]
        case _:
            return [str(value)]


@pytest.mark.parametrize("seed", range(30))
def test_no_announcement_names_the_grid(seed: int) -> None:
    """L16.2."""
    for state, command in random_game(seed, 200):
        for said in apply(state, command).said:
            assert not any(GRID.search(text) for text in _texts(keys(said)))


def test_the_test_would_see_a_name_of_the_grid() -> None:
    assert GRID.search(str(Hex("C4")))
