"""Echo's decisions (X7.3-X7.7) as pure functions of the cards before him."""

from __future__ import annotations

from typing import Final

from companion.games.paradoxon.cards import ON, Card, Item
from companion.games.paradoxon.tasks import Place

# X7.4: the inventory from the left.
PLACES: Final[tuple[Place, ...]] = ("left", "right", "plan", "paradox")

Inventory = tuple[Card, Card, Card, Card]


def share(one: Card, other: Card) -> bool:
    return any(item in ON[other] for item in ON[one])


def shown_on(inventory: Inventory, place: Place) -> dict[Item, Place]:
    """The items of a card that are on another of the four too, each with the first such place."""
    found: dict[Item, Place] = {}
    for item in ON[inventory[PLACES.index(place)]]:
        for at, card in zip(PLACES, inventory, strict=True):
            if at != place and item in ON[card]:
                found.setdefault(item, at)
    return found


def to_eliminate(inventory: Inventory) -> Place | None:
    """X7.4: the first card of which both items are on other ones."""
    return _first_with(inventory, 2)


def to_fade(inventory: Inventory) -> Place | None:
    """X7.6: the first card of which one item is on another one."""
    return _first_with(inventory, 1)


def _first_with(inventory: Inventory, items: int) -> Place | None:
    return next((at for at in PLACES if len(shown_on(inventory, at)) >= items), None)
