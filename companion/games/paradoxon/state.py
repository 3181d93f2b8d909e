"""A game of PARADOXON at one moment (X3), and what was decided before it."""

from __future__ import annotations

from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.engine.kind import DrawnBy, OpenQuestion
from companion.games.paradoxon.cards import UNKNOWN, USUAL, Card, Colour, Item, Lying, away
from companion.games.paradoxon.tasks import Task

Keep = Literal["score", "echo", "all"]
ECHO: Final = "echo"
WINS: Final = 16
DECK: Final = 11  # X2.4, X7.1
SCORES: Final = (1, 2, 3)

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "item-twice": ("yes", "no"),
    "look-short": ("look", "ends"),
    "echo-none": ("replace", "keep"),
    "lay-order": ("starter first",),
    "armor-scope": ("their display", "any item facing them"),
    "armor-chain": ("no armor through armor",),
    "item-scoring": ("turn goes on", "ends it"),
    "fewest": ("strictly fewer",),
}


@frozen
class Rulings:
    """X12: those that can be otherwise, by the names of the law."""

    item_twice: Literal["yes", "no"] = "yes"
    look_short: Literal["look", "ends"] = "look"
    echo_none: Literal["replace", "keep"] = "replace"
    armor_scope: Literal["their display", "any item facing them"] = "their display"
    item_scoring: Literal["turn goes on", "ends it"] = "turn goes on"


@frozen
class SetUp:
    """All that is decided before the first word.

    `deck`: from the top, before the set-up; of unknown cards but in `keep: all`. `echo`, `paradox`:
    the cards that lie there, in `keep: echo` alone.
    """

    players: tuple[str, ...]
    keep: Keep = "all"
    colours: tuple[Colour, ...] = USUAL
    deck: tuple[Card, ...] = (UNKNOWN,) * DECK
    first: str = ""
    echo: tuple[Card, ...] = ()
    paradox: Card | None = None
    chance: DrawnBy = "table"
    rulings: Rulings = Rulings()


@frozen
class Seat:
    """A player, or Echo. `hand`: the plan first, then what was drawn.

    `open`: the plan that lies open. `adjusted`: points that a correction brought.
    """

    display: tuple[Lying, ...] = ()
    hand: tuple[Card, ...] = ()
    fragments: tuple[Card, ...] = ()
    twos: tuple[Card, ...] = ()
    threes: tuple[Card, ...] = ()
    open: Card | None = None
    adjusted: int = 0

    @property
    def points(self) -> int:
        """X6.2."""
        scored = len(self.fragments) + 2 * len(self.twos) + 3 * len(self.threes)
        return scored + self.adjusted


@frozen
class State:
    """`turn`: the place of whoever is on turn; `turns`: begun. `used`: `ITEM on CARD`.

    `looked`: cards that are off the deck to be looked at. `agenda`: still to be done; `asking`:
    the task that the open question is about.
    """

    setup: SetUp
    deck: tuple[Card, ...]
    seats: tuple[Seat, Seat]
    question: OpenQuestion | None = None
    paradox: Lying | None = None
    turn: int = 0
    turns: int = 0
    used: tuple[str, ...] = ()
    looked: tuple[Card, ...] = ()
    fading: Card | None = None
    box: tuple[Card, ...] = ()
    agenda: tuple[Task, ...] = ()
    asking: Task | None = None
    won: str | None = None

    @property
    def names(self) -> tuple[str, str]:
        """The two at the table; in the solo game the second is Echo."""
        players = self.setup.players
        return (players[0], players[1] if len(players) == 2 else ECHO)

    @property
    def solo(self) -> bool:
        return len(self.setup.players) == 1

    @property
    def mover(self) -> str:
        return self.names[self.turn]

    def place(self, who: str) -> int:
        return self.names.index(who)

    def of(self, who: str) -> Seat:
        return self.seats[self.place(who)]

    def other(self, who: str) -> str:
        return self.names[1 - self.place(who)]

    def decider(self, who: str) -> str:
        """X7.2: every decision of Echo is the player's."""
        return self.names[0] if who == ECHO else who


def usable(state: State, who: str) -> tuple[Lying, ...]:
    """X4.2: each card that has an item for a player, with that item as `near`."""
    own = state.of(who).display
    theirs = (Lying(lying.card, away(lying)) for lying in state.of(state.other(who)).display)
    paradox = () if state.paradox is None else (state.paradox,)
    return tuple(one for one in (*own, *theirs, *paradox) if one.near is not None)


def takeable(state: State, who: str) -> tuple[Card, ...]:
    """The fragments before somebody; before Echo the fading card (X7.6)."""
    if who == ECHO:
        return () if state.fading is None else (state.fading,)
    return state.of(who).fragments


def may_steal(state: State, who: str) -> tuple[Card, ...]:
    """X8.14: with strictly fewer fragments than the other."""
    theirs = takeable(state, state.other(who))
    return theirs if len(state.of(who).fragments) < len(theirs) else ()


def can_use(state: State, who: str, item: Item) -> bool:
    return any(one.near == item for one in usable(state, who))
