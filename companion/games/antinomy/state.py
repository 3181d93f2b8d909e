"""A game of Antinomy at one moment (A3), and what was decided before it."""

from __future__ import annotations

from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.engine.kind import DrawnBy, OpenQuestion
from companion.games.antinomy.cards import CARDS, COLOURS, Card, Colour

Keep = Literal["score", "all"]
Side = Literal["left", "right"]
# A mark of a hand in a file: a card that the app does not know (A9.3).
UNKNOWN: Final = "?"
HAND: Final = 3
SPACES: Final = tuple(range(1, 10))
WINS: Final = 5
CRYSTALS: Final = 9  # beside the one on the Codex (A1.5)


@frozen
class Rulings:
    """A12, by the names of the law."""

    codex_end: Literal["right", "left"] = "right"
    paradox: Literal["may", "must"] = "may"
    tie_value: Literal["zero", "printed"] = "zero"
    first_clash: Literal["turn", "setup", "each"] = "turn"


RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "codex-end": ("right", "left"),
    "paradox": ("may", "must"),
    "tie-value": ("zero", "printed"),
    "first-clash": ("turn", "setup", "each"),
}


@frozen
class SetUp:
    """All that is decided before the first word. The first of the players starts (A2.1).

    `codex`: the covered colour, in `keep: score` alone, where there is no `continuum`. `hands`:
    what the app knows of each player's. `codex_order`: clockwise (A1.3).
    """

    players: tuple[str, str]
    keep: Keep = "all"
    continuum: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    codex: Colour = "blue"
    codex_order: tuple[Colour, ...] = COLOURS
    chance: DrawnBy = "table"
    rulings: Rulings = Rulings()


@frozen
class Sorcerer:
    """A player. `known`: the sorted cards of the hand that the app knows; `at`: a space."""

    crystals: int = 0
    known: tuple[Card, ...] = ()
    at: int | None = None


@frozen
class State:
    """`turn`: the place of whoever is on turn; `turns`: begun. `side`: told for the exchange."""

    setup: SetUp
    codex: Colour
    continuum: tuple[Card, ...]
    sorcerers: tuple[Sorcerer, Sorcerer]
    question: OpenQuestion | None
    turn: int = 0
    turns: int = 0
    side: Side | None = None
    won: str | None = None

    @property
    def players(self) -> tuple[str, str]:
        return self.setup.players

    @property
    def pool(self) -> int:
        return CRYSTALS - sum(one.crystals for one in self.sorcerers)

    def place(self, who: str) -> int:
        """0 for the starter, 1 for the second."""
        return self.players.index(who)

    def of(self, who: str) -> Sorcerer:
        return self.sorcerers[self.place(who)]

    def rival(self, who: str) -> str:
        return self.players[1 - self.place(who)]


def unknown(sorcerer: Sorcerer) -> int:
    """The number of cards of the hand that the app does not know."""
    return HAND - len(sorcerer.known)


def unseen(state: State) -> tuple[Card, ...]:
    """A9.3: the cards that lie nowhere the app can see: unknown ones of hands, and the Codex."""
    seen = {*state.continuum, *(card for one in state.sorcerers for card in one.known)}
    return tuple(card for card in CARDS if card not in seen)


def may_hold(state: State, who: str) -> tuple[Card, ...]:
    """The cards that can be in a hand."""
    one = state.of(who)
    return (*one.known, *unseen(state)) if unknown(one) else one.known
