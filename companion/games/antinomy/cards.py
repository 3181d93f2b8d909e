"""The sixteen relic cards (A1), and the colours round the Codex."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal, get_args

Colour = Literal["blue", "green", "purple", "red"]
Relic = Literal["feather", "key", "ring", "skull"]
Alike = Literal["number", "colour", "relic"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
RELICS: Final[tuple[Relic, ...]] = get_args(Relic)
NUMBERS: Final = (1, 2, 3, 4)

# A1.2: the colours of a relic's cards, from 1 to 4.
_DECK: Final[dict[Relic, tuple[Colour, ...]]] = {
    "ring": ("purple", "blue", "red", "green"),
    "feather": ("green", "purple", "blue", "red"),
    "key": ("red", "green", "purple", "blue"),
    "skull": ("blue", "red", "green", "purple"),
}

# A card by its canonical word, colour and number: `blue-1`.
Card = str

NUMBER: Final[dict[Card, int]] = {}
COLOUR: Final[dict[Card, Colour]] = {}
RELIC: Final[dict[Card, Relic]] = {}
for _relic, _colours in _DECK.items():
    for _number, _colour in zip(NUMBERS, _colours, strict=True):
        _card = f"{_colour}-{_number}"
        NUMBER[_card], COLOUR[_card], RELIC[_card] = _number, _colour, _relic

CARDS: Final[tuple[Card, ...]] = tuple(sorted(NUMBER))

# Any two features name a card (A1.2).
_BY_FEATURES: Final[dict[frozenset[str], Card]] = {}
for _card in CARDS:
    _features = (str(NUMBER[_card]), COLOUR[_card], RELIC[_card])
    for _count in (2, 3):
        for _some in combinations(_features, _count):
            _BY_FEATURES[frozenset(_some)] = _card


def card_named(text: str) -> Card | None:
    """`blue-1`, `blue-skull`, `skull-1`, `1-blue-skull`: any two features, in any order."""
    features = text.split("-")
    named = _BY_FEATURES.get(frozenset(features))
    return named if named is not None and len(features) == len(set(features)) else None


def alike(cards: tuple[Card, ...]) -> Alike | None:
    """A6.2: in what three cards are alike."""
    if len(cards) != 3:
        return None
    if len({NUMBER[card] for card in cards}) == 1:
        return "number"
    if len({COLOUR[card] for card in cards}) == 1:
        return "colour"
    return "relic" if len({RELIC[card] for card in cards}) == 1 else None


def is_paradox(cards: tuple[Card, ...], covered: Colour) -> bool:
    """A6.2: three alike, none of the covered colour."""
    return alike(cards) is not None and all(COLOUR[card] != covered for card in cards)


# A6.2: the 20 Paradoxes under each covered colour.
PARADOXES: Final[dict[Colour, tuple[frozenset[Card], ...]]] = {
    covered: tuple(
        frozenset(cards) for cards in combinations(CARDS, 3) if is_paradox(cards, covered)
    )
    for covered in COLOURS
}
