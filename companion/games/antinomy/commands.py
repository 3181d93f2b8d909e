"""The commands of Antinomy as plain values; `notation.py` reads and writes them."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import Card
from companion.games.antinomy.state import Side


@frozen
class Place:
    """A2.5: a sorcerer is put at a space."""

    who: str
    space: int


@frozen
class Play:
    """A5: a card is revealed. `back`: the space that is gone to; none for forward."""

    who: str
    card: Card
    back: int | None = None


@frozen
class Declare:
    """A6: a Paradox; `cards`: those of the hand that the app does not know."""

    who: str
    cards: tuple[Card, ...] = ()


@frozen
class Decline:
    who: str


@frozen
class Choose:
    """A6.4: the mover's own side of the exchange."""

    who: str
    side: Side


@frozen
class Order:
    """A6.5: the shuffled cards as they lie now, the lowest space first."""

    who: str
    cards: tuple[Card, ...]


@frozen
class Hand:
    """A9.3: the cards of a hand that the app does not know, shown in a clash."""

    who: str
    cards: tuple[Card, ...]


@frozen
class Top:
    """A7.3: the shown cards, the mover's first."""

    who: str
    cards: tuple[Card, ...]


@frozen
class Scored:
    """A11.1, `keep: score`: what the turn came to. `winner` none: nobody won the clash."""

    who: str
    by: Literal["paradox", "clash"]
    winner: str | None


@frozen
class Correct:
    """A10: facts joined by `and`."""

    who: str
    words: str


Command = Place | Play | Declare | Decline | Choose | Order | Hand | Top | Scored | Correct
