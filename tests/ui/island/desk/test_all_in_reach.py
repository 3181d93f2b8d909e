"""Every answer to the open question, and whatever can be said in a turn, can be touched."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from companion.engine.session import Session
from companion.games.island.apply import Outcome
from companion.games.island.game import ISLAND, Game
from companion.games.island.legal import legal, options
from companion.games.island.notation import write
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS
from companion.ui.island.desk.controller import Desk
from tests.games.island.random_tables import random_command, random_setup
from tests.ui.at_table import house
from tests.ui.island.desk.test_any_touch import buttons

HOME = house()
# What has to be touched before some answers come into sight.
FIRST = (
    (), ("end",), ("over",), ("safe",), ("over", "safe"), ("bonus",), ("piece wave",),
    ("piece rock",), ("piece rock", "half push"), ("piece bush",), ("piece bush", "half push"),
    ("half push",), *((f"go {way}",) for way in DIRECTIONS),
    *((f"piece {one}", "half push", f"go {way}") for one in ("rock", "bush") for way in DIRECTIONS),
)  # fmt: skip


def ways_in(state: State) -> Iterator[tuple[str, ...]]:
    """With two players also whose part it is, and then the rest."""
    yield from FIRST
    for who in state.parts_left:
        yield from ((f"part {who}", *first) for first in FIRST[:6])


def fresh(state: State) -> Game:
    return Session(ISLAND, Outcome(state, (), ()))


def reached(state: State, first: tuple[str, ...]) -> Iterator[str]:
    """The commands that one more touch gives after these."""
    desk = Desk(HOME, cast(Any, fresh(state)))
    for act in first:
        desk.do(act)
    if desk.session.journal:
        return
    view = desk.view()
    acts = {one.act for one in buttons(view) if one.enabled}
    acts |= {f"tap {place}" for place in view.island.lit}
    for act in sorted(acts):
        if act.split()[0] not in ("answer", "choice", "go", "tap", "use", "restore", "end"):
            continue
        tried = Desk(HOME, cast(Any, fresh(state)))
        tried.chosen, tried.choices = desk.chosen, desk.choices
        tried.do(act)
        for step in tried.session.steps[:1]:
            yield f"{step.entries[0].command.who}: {write(step.entries[0].command)}"


def wanted(state: State) -> set[str]:
    question = state.question
    assert question is not None
    if question.what == "turn":
        return {f"{command.who}: {write(command)}" for command in legal(state)}
    return {f"{question.who}: {word}" for word in options(state)}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_everything_that_can_be_said_can_be_touched(seed: int) -> None:
    dice = Random(seed)
    state = set_up(random_setup(dice)).state
    for count in range(140):
        if state.question is None:
            break
        if state.question.what != "order" and (count % 4 == 0 or state.question.what != "turn"):
            missing = wanted(state)
            for first in ways_in(state):
                if missing:
                    missing -= set(reached(state, first))
            assert not missing, state.question
        state = ISLAND.apply(state, random_command(state, dice)).state
