"""Entries in progress, which cannot be in force before they are whole (L1.4, box-data.md).

A draft has the places of an owner's file: `tiles`, whose last tile may have one space so far, and
`boards.<who>.bonuses`, which may split the seven fruits in any way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from companion.games.island.box.check import BoxTree, told, value_at
from companion.games.island.box.file import ON_TILES
from companion.games.island.terms import BONUSES, FRUITS

Tiles = tuple[tuple[str, ...], ...]
Split = dict[str, list[str]]
TILES: Final = 14  # L1.4: of two spaces each


# Tiles


def drafted_tiles(draft: BoxTree) -> Tiles | None:
    """None where none are being entered, or what stands there is nothing of ours."""
    written = draft.get("tiles")
    if not isinstance(written, list) or not all(isinstance(tile, list) for tile in written):
        return None
    tiles = tuple(tuple(tile) for tile in written)
    whole = all(len(tile) == 2 for tile in tiles[:-1]) and all(
        len(tile) in (1, 2) for tile in tiles
    )
    spaces = [space for tile in tiles for space in tile]
    known = all(isinstance(space, str) and space in ON_TILES for space in spaces)
    if not whole or not known or any(number < 0 for number in left(tiles).values()):
        return None
    return tiles


def left(tiles: Tiles) -> dict[str, int]:
    """The number of each space that lies on no tile yet."""
    laid = Counter(space for tile in tiles for space in tile)
    return {space: number - laid[space] for space, number in ON_TILES.items()}


def laid(tiles: Tiles, space: str) -> Tiles:
    """Beside the space that waits for its other, or as the first of another tile."""
    if tiles and len(tiles[-1]) == 1:
        return (*tiles[:-1], (*tiles[-1], space))
    return (*tiles, (space,))


def lifted(tiles: Tiles, at: int) -> Tiles:
    return tiles[:at] + tiles[at + 1 :]


def complete(tiles: Tiles) -> bool:
    return len(tiles) == TILES and len(tiles[-1]) == 2


def with_tiles(draft: BoxTree, tiles: Tiles | None) -> dict[str, Any]:
    if tiles is None:
        return {key: value for key, value in draft.items() if key != "tiles"}
    return {**draft, "tiles": [list(tile) for tile in tiles]}


# Fruits


def drafted_split(draft: BoxTree, who: str) -> Split | None:
    """All seven fruits among the three bonuses, in whatever numbers."""
    written = value_at(draft, ("boards", who, "bonuses"))
    if not isinstance(written, Mapping) or set(written) != set(BONUSES[who]):
        return None
    if not all(isinstance(fruits, list) for fruits in written.values()):
        return None
    fruits = [fruit for those in written.values() for fruit in those]
    if not all(isinstance(fruit, str) for fruit in fruits) or sorted(fruits) != sorted(FRUITS):
        return None
    return {bonus: list(written[bonus]) for bonus in BONUSES[who]}


def moved(split: Mapping[str, list[str]], fruit: str, bonus: str) -> Split:
    """A fruit given to a bonus, and taken from the one that had it."""
    owners = {one: to for to, those in split.items() for one in those} | {fruit: bonus}
    return {to: [one for one in FRUITS if owners[one] == to] for to in split}


def adds_up(split: Mapping[str, list[str]]) -> bool:
    return sorted(len(those) for those in split.values()) == [2, 2, 3]


def with_split(draft: BoxTree, who: str, split: Split | None) -> dict[str, Any]:
    if split is not None:
        return told(draft, ("boards", who, "bonuses"), split)
    written = draft.get("boards")
    others = written if isinstance(written, Mapping) else {}
    boards = {key: one for key, one in others.items() if key != who}
    kept = {key: one for key, one in draft.items() if key != "boards"}
    return {**kept, "boards": boards} if boards else kept


def tell_split(owner: BoxTree, who: str, before: BoxTree, split: Split) -> dict[str, Any]:
    """Only the bonuses whose fruits are others now."""
    tree = dict(owner)
    for bonus, fruits in split.items():
        if set(fruits) != set(before[bonus]):
            tree = told(tree, ("boards", who, "bonuses", bonus), fruits)
    return tree
