"""The commands of PARADOXON as plain values; `notation.py` reads and writes them."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import Card, Item, Lying


@frozen
class Plain:
    """A word alone: `end`, `done`, `no`, `leave`, `fragment`, `steal`, `empty`."""

    who: str
    word: str


@frozen
class OfCard:
    """`discard`, `return`, `rotate`, `trade`, `score`, `keep`, `steal`, `card` with a card."""

    who: str
    word: str
    card: Card


@frozen
class OfPlace:
    """`score plan`, `score paradox`, `trade plan`."""

    who: str
    word: str
    place: str


@frozen
class Lay:
    """`lay`, `give`, `swap`: `item` comes to lie near."""

    who: str
    word: str
    card: Card
    item: Item


@frozen
class Use:
    who: str
    item: Item
    card: Card


@frozen
class Near:
    who: str
    item: Item


@frozen
class ScorePoints:
    """X9.1: what the players do not show the app."""

    who: str
    points: int
    source: str


@frozen
class AskWorth:
    """X9.3: a question."""

    who: str
    card: Card
    display: tuple[Lying, ...]


@frozen
class Correct:
    """X10: facts joined by `and`."""

    who: str
    words: str


Command = Plain | OfCard | OfPlace | Lay | Use | Near | ScorePoints | AskWorth | Correct
