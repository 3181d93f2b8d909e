"""The twenty-four cards (X1), and the worth of one beside a display (X5.3)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen

Colour = Literal["pink", "yellow", "lilac", "green"]
Item = str
# A card by its two items in alphabetical order: `keys-phone`.
Card = str

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
USUAL: Final[tuple[Colour, ...]] = ("pink", "yellow", "lilac")

# X1.2: every pair of a colour's four items is one card.
_ITEMS: Final[dict[Colour, tuple[Item, ...]]] = {
    "pink": ("flowers", "poetry", "chocolates", "ring"),
    "yellow": ("map", "mask", "gun", "armor"),
    "lilac": ("keys", "phone", "wallet", "tickets"),
    "green": ("aces", "money", "drink", "knife"),
}
ITEMS: Final[tuple[Item, ...]] = tuple(item for items in _ITEMS.values() for item in items)
COLOUR_OF: Final[dict[Item, Colour]] = {
    item: colour for colour, items in _ITEMS.items() for item in items
}
ON: Final[dict[Card, tuple[Item, Item]]] = {
    f"{one}-{other}": (one, other)
    for items in _ITEMS.values()
    for one, other in combinations(sorted(items), 2)
}
CARDS: Final[tuple[Card, ...]] = tuple(sorted(ON))
# A card that the app does not know.
UNKNOWN: Final = "?"


@frozen
class Lying:
    """A card as it lies. `near`: the item towards its owner or the deck, once chosen (X1.3)."""

    card: Card
    near: Item | None = None


def cards_of(colours: tuple[Colour, ...]) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if COLOUR_OF[ON[card][0]] in colours)


def card_named(text: str) -> Card | None:
    """`keys-phone` or `phone-keys`."""
    card = "-".join(sorted(text.split("-")))
    return card if card in ON else None


def away(lying: Lying) -> Item | None:
    """The item that points away from the owner."""
    one, other = ON[lying.card]
    return None if lying.near is None else (other if lying.near == one else one)


def turned(lying: Lying) -> Lying:
    """X1.4: by 180 degrees."""
    return Lying(lying.card, away(lying))


def worth(card: Card, display: tuple[Lying, ...]) -> int:
    """X5.3: one item 1, both 2, both on one side 3."""
    near = [lying.near for lying in display]
    far = [away(lying) for lying in display]
    found = [item for item in ON[card] if item in near or item in far]
    if len(found) < 2:
        return len(found)
    return 3 if any(all(item in side for item in found) for side in (near, far)) else 2
