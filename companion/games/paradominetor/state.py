"""A game of PARADOMINETOR at one moment, and what was decided before it."""

from __future__ import annotations

from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.engine.kind import DrawnBy, OpenQuestion
from companion.games.paradominetor.tiles import (
    BACKS,
    BLACK,
    Colour,
    Front,
    Tile,
    Timeframe,
)

Keep = Literal["score", "all"]
PassTo = Literal["left", "right", "done"]
TRICKS: Final = 15
OF_EACH: Final = 5  # T2.3: tiles of a timeframe in a hand
LEAST: Final = 3  # players
MOST: Final = 5

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "declared-paradox": ("on-colour", "printed"),
    "declare": ("any", "held"),
    "all-black-lead": ("lead stays",),
    "revoke": ("note", "off"),
}


@frozen
class Rulings:
    """T10: those that can be otherwise, by the names of the law."""

    declared_paradox: Literal["on-colour", "printed"] = "on-colour"
    declare: Literal["any", "held"] = "any"
    revoke: Literal["note", "off"] = "note"


@frozen
class SetUp:
    """All that is decided before the first word.

    `sets`: the colours in play. `pass_to`: to whom three tiles go; `done`: they have gone.
    `hands`: of everybody, by the places of the players; none where the app does not know them.
    """

    players: tuple[str, ...]
    keep: Keep = "all"
    sets: tuple[Colour, ...] = ()
    lead: str = ""
    pass_to: PassTo = "left"
    hands: tuple[tuple[Tile, ...], ...] = ()
    chance: DrawnBy = "table"
    rulings: Rulings = Rulings()


@frozen
class Lying:
    """A tile of this trick. `back`: where it is known; `declared`: the colour of a led black."""

    who: str
    front: Front
    back: Timeframe | None = None
    declared: Colour | None = None


@frozen
class Seat:
    """A player. `full`, `half`: tricks of 1 and of 0.5 points (T5.7).

    `hand`: sorted; None where it is not known. `voids`: colours that were not followed, with the
    trick of the first time (T7.3).
    """

    full: int = 0
    half: int = 0
    hand: tuple[Tile, ...] | None = None
    voids: tuple[tuple[Colour, int], ...] = ()


@frozen
class State:
    """`trick`: the number of it, 0 before the first. `out`: the tiles of the tricks before.

    `passed`: what was chosen to be passed, by the places of the players.
    """

    setup: SetUp
    seats: tuple[Seat, ...]
    question: OpenQuestion | None
    lead: str
    trick: int = 0
    table: tuple[Lying, ...] = ()
    out: tuple[Lying, ...] = ()
    passed: tuple[tuple[Tile, ...], ...] = ()
    won: tuple[str, ...] | None = None

    @property
    def players(self) -> tuple[str, ...]:
        return self.setup.players

    def of(self, who: str) -> Seat:
        return self.seats[self.players.index(who)]

    def neighbour(self, who: str, steps: int) -> str:
        """T2.5: clockwise, to the left; with steps below 0 to the right."""
        return self.players[(self.players.index(who) + steps) % len(self.players)]

    @property
    def order(self) -> tuple[str, ...]:
        """T3.1: the order of play in this trick."""
        return tuple(self.neighbour(self.lead, step) for step in range(len(self.players)))

    @property
    def turn(self) -> str | None:
        """The player of the next tile, or of the trick that the table is asked for."""
        if self.question is None or self.question.what not in ("tile", "turn"):
            return None
        return self.order[len(self.table)]


def left_of(state: State, front: Front) -> int:
    """T7.4: how many tiles with this front have not been played."""
    printed = len(state.players) if front == BLACK else len(BACKS[front])
    return printed - sum(one.front == front for one in (*state.out, *state.table))


def backs_out(lying: tuple[Lying, ...], front: Front) -> tuple[Timeframe, ...]:
    """The known backs of a front among these tiles."""
    return tuple(one.back for one in lying if one.front == front and one.back is not None)
