"""The facts that may be said aloud (A9.1). The fields are the keys of a table script."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import Alike, Card, Colour


@frozen
class Placed:
    placed: int
    who: str


@frozen
class WentTo:
    """A5.4: the revealed card, where the sorcerer is now, and the card taken there."""

    card: Card
    who: str
    to: int
    took: Card


@frozen
class Paradox:
    """`by`: in what the three are alike."""

    paradox: tuple[Card, ...]
    by: Alike
    who: str


@frozen
class Crystals:
    """`crystals`: how many there are now. `by`: a paradox or a clash."""

    crystals: int
    by: str
    who: str


@frozen
class Codex:
    """The colour that is covered now."""

    codex: Colour


@frozen
class Laid:
    """A6.4, A6.5: the exchange, the lowest space first."""

    laid: tuple[Card, ...]
    spaces: tuple[int, ...]
    took: tuple[Card, ...]
    who: str


@frozen
class HandShown:
    hand: tuple[Card, ...]
    total: int
    who: str


@frozen
class TopShown:
    top: Card
    value: int
    who: str


@frozen
class Clash:
    """The winner, or `none`."""

    clash: str


@frozen
class Corrected:
    """A10: what was set, in the words of `set`."""

    corrected: str


@frozen
class TurnPassed:
    turn: str


@frozen
class Won:
    won: str


Fact = (
    Placed | WentTo | Paradox | Crystals | Codex | Laid | HandShown | TopShown | Clash | Corrected
    | TurnPassed | Won
)  # fmt: skip
