"""Whole games of Antinomy between computer sorcerers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.games.antinomy.apply import apply
from companion.games.antinomy.commands import Command
from companion.games.antinomy.facts import Fact
from companion.games.antinomy.game import Antinomy, set_up
from companion.games.antinomy.kind import KIND
from companion.games.antinomy.players.choice import SorcererStrength, choose
from companion.games.antinomy.players.view import SeenTable, seen_by
from companion.games.antinomy.state import RULINGS, State

LONGEST = 2000
SorcererStrengths = tuple[SorcererStrength, SorcererStrength]


@frozen
class Moment:
    """A command, the state before it, and the view of whoever gave it; none for chance.

    `heard`: all that was said aloud before.
    """

    state: State
    view: SeenTable | None
    command: Command
    dice: str
    heard: tuple[Fact, ...]

    @property
    def after(self) -> State:
        return apply(self.state, self.command).state


def dealt(seed: int, odd: bool = False) -> State:
    """A table that the app has dealt; `odd`: with any rulings."""
    chance = Random(seed)
    tree: dict[str, Any] = {"players": ["ann", "bob"], "chance": "app"}
    if odd:
        tree["rulings"] = {name: chance.choice(values) for name, values in RULINGS.items()}
    setup = KIND.read_setup(tree, lambda: chance, Checks(KIND.sentences))
    assert setup is not None
    return set_up(setup).state


def moments(seed: int, strengths: SorcererStrengths, odd: bool = False) -> Iterator[Moment]:
    """A whole game, the starter's strength first."""
    state, facts = dealt(seed, odd), tuple[Fact, ...]()
    for number in range(LONGEST):
        question = state.question
        if question is None:
            return
        dice, view = f"{seed} {number}", None
        command = Antinomy().draw(state, partial(Random, dice))
        if command is None:
            view = seen_by(state, question.who, facts)
            strength = strengths[state.place(question.who)]
            command = choose(view, strength, partial(Random, dice))
        yield Moment(state, view, command, dice, facts)
        outcome = apply(state, command)
        facts += outcome.said
        state = outcome.state


def sound_wins(seed: int) -> bool:
    """A whole game of sound against random; by the seed, sound starts or is the second."""
    place = seed % 2
    *_, last = moments(seed, ("random", "sound") if place else ("sound", "random"))
    end = last.after
    assert end.won is not None
    return end.won == end.players[place]
