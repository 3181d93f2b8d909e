"""Whole games of PARADOMINETOR between computer players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.games.paradominetor.apply import apply
from companion.games.paradominetor.commands import Command
from companion.games.paradominetor.game import set_up
from companion.games.paradominetor.kind import KIND
from companion.games.paradominetor.players.choice import PlayerStrength, choose
from companion.games.paradominetor.players.view import SeenTable, seen_by
from companion.games.paradominetor.state import RULINGS, State
from companion.games.paradominetor.work import halves, ranking

NAMES = ("ann", "bob", "cy", "di", "ed")
PlayerStrengths = tuple[PlayerStrength, ...]


@frozen
class Moment:
    """A command, the state before it, and the view of whoever gave it."""

    state: State
    view: SeenTable
    command: Command
    dice: str

    @property
    def after(self) -> State:
        return apply(self.state, self.command).state


def dealt(seed: int, players: int, odd: bool = False) -> State:
    """A table that the app has dealt; `odd`: with any rulings, and any way to pass."""
    chance = Random(seed)
    tree: dict[str, Any] = {
        "players": list(NAMES[:players]), "chance": "app", "lead": chance.choice(NAMES[:players]),
        "sets": chance.sample(("green", "blue", "yellow", "red", "purple"), players),
    }  # fmt: skip
    if odd:
        tree["pass"] = chance.choice(("left", "right", "done"))
        tree["rulings"] = {name: chance.choice(values) for name, values in RULINGS.items()}
    setup = KIND.read_setup(tree, lambda: chance, Checks(KIND.sentences))
    assert setup is not None
    return set_up(setup).state


def moments(seed: int, strengths: PlayerStrengths, odd: bool = False) -> Iterator[Moment]:
    """A whole game: nobody but the players is asked, for all backs are known (T12.6)."""
    state, number = dealt(seed, len(strengths), odd), 0
    while (question := state.question) is not None:
        dice = f"{seed} {number}"
        view = seen_by(state, question.who)
        strength = strengths[state.players.index(question.who)]
        moment = Moment(state, view, choose(view, strength, partial(Random, dice)), dice)
        yield moment
        state, number = moment.after, number + 1


@frozen
class Ranks:
    """One sound player against random ones. `place`: 1 to the number of players.

    `first`: the share of the first place, less where it is shared. `above`: the share of the
    others that stand below, half of those beside. `ahead`: more points than the others' average.
    """

    first: float
    above: float
    ahead: float
    points: float
    others: float


def ranks(seed: int, players: int = 4) -> Ranks:
    """A whole game; by the seed, sound sits at each place."""
    place = seed % players
    strengths: list[PlayerStrength] = ["random"] * players
    strengths[place] = "sound"
    *_, last = moments(seed, tuple(strengths))
    return ranked(last.after, NAMES[place])


def ranked(end: State, who: str) -> Ranks:
    places = ranking(end)
    at = next(number for number, same in enumerate(places) if who in same)
    below = sum(len(same) for same in places[at + 1 :])
    others = len(end.players) - 1
    points = {one: halves(end.of(one)) / 2 for one in end.players}
    mean = (sum(points.values()) - points[who]) / others
    return Ranks(
        first=1 / len(places[0]) if at == 0 else 0.0,
        above=(below + (len(places[at]) - 1) / 2) / others,
        ahead=1.0 if points[who] > mean else 0.5 if points[who] == mean else 0.0,
        points=points[who],
        others=mean,
    )
