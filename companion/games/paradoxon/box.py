"""The owner's box: the names on the cards, and whose text says something else (X13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import ITEMS, Item

# What may stand on the German cards; of these two are the rulebook's (box-small-games.yaml).
PRINTED: Final[Mapping[Item, str]] = {
    "flowers": "Blumen", "poetry": "Gedicht", "chocolates": "Pralinen", "ring": "Ring",
    "map": "Lageplan", "mask": "Maske", "gun": "Pistole", "armor": "Weste", "keys": "Schlüssel",
    "phone": "Handy", "wallet": "Brieftasche", "tickets": "Tickets", "aces": "Asse",
    "money": "Geld", "drink": "Drink", "knife": "Messer",
}  # fmt: skip
SURE: Final = ("wallet", "tickets")
LONGEST_NAME: Final = 24
_NAMES: Final = "names"
_TEXTS: Final = "texts"
_SAME: Final = "same"
_BY_HAND: Final = "by-hand"


@frozen
class PrintedItem:
    """An item as it is printed. `sure`: nobody has to look at its name any more.

    `looked`: somebody has looked at its text; `by_hand`: it says something else.
    """

    item: Item
    name: str
    sure: bool
    looked: bool
    by_hand: bool

    @property
    def left(self) -> bool:
        """True while somebody should look at it."""
        return not (self.sure and self.looked)


def printed(tree: Mapping[str, Any], item: Item) -> PrintedItem:
    """What makes no sense in the file is not told."""
    name, text = _part(tree, _NAMES).get(item), _part(tree, _TEXTS).get(item)
    told = name if isinstance(name, str) and fit_name(name) else None
    return PrintedItem(
        item, told or PRINTED[item], told is not None or item in SURE,
        text in (_SAME, _BY_HAND), text == _BY_HAND,
    )  # fmt: skip


def fit_name(name: str) -> bool:
    """True for a line that can be shown as a name."""
    return 0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()


def with_name(tree: Mapping[str, Any], item: Item, name: str) -> dict[str, Any]:
    return {**tree, _NAMES: {**_part(tree, _NAMES), item: name}}


def with_text(tree: Mapping[str, Any], item: Item, *, by_hand: bool) -> dict[str, Any]:
    return {**tree, _TEXTS: {**_part(tree, _TEXTS), item: _BY_HAND if by_hand else _SAME}}


def confirmed(tree: Mapping[str, Any], items: tuple[Item, ...] = ITEMS) -> dict[str, Any]:
    """All that nobody has looked at is as the app has it."""
    made = dict(tree)
    for item in items:
        one = printed(made, item)
        if not one.sure:
            made = with_name(made, item, one.name)
        if not one.looked:
            made = with_text(made, item, by_hand=False)
    return made


def _part(tree: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = tree.get(key)
    return found if isinstance(found, dict) else {}
