"""L1.4: the ways to cut the dry land into tiles of two spaces, counted and numbered.

A set of spaces is a number with a bit for each, A1 the lowest. Tiles are cut off from the north:
the first space that is left can only go with one of the three neighbours that come after it, so
whatever is left behind has few forms, and each is counted once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.terms import Hex

# Two spaces that touch, the northern or western one first.
Cut = tuple[tuple[Hex, Hex], ...]

_BIT: Final[dict[Hex, int]] = {at: 1 << index for index, at in enumerate(HEXES)}
_HEX: Final[dict[int, Hex]] = {bit: at for at, bit in _BIT.items()}
_AFTER: Final[dict[int, tuple[int, ...]]] = {
    bit: tuple(_BIT[beside] for beside in NEXT[at].values() if beside and _BIT[beside] > bit)
    for at, bit in _BIT.items()
}
ISLAND: Final = (1 << len(HEXES)) - 1


def bits(spaces: Iterable[Hex]) -> int:
    return sum(_BIT[at] for at in spaces)


class Tilings:
    """Every way to cut some spaces into tiles of two, `len` of them; `[n]` is the n-th."""

    __slots__ = ("_land", "_ways")

    def __init__(self, land: int) -> None:
        self._land = land
        # The number of ways to cut each rest of the land.
        self._ways: dict[int, int] = {0: 1}
        if land:
            _count(land, self._ways)

    def __len__(self) -> int:
        return self._ways[self._land]

    def __getitem__(self, number: int) -> Cut:
        """Numbered in the order in which the first space's neighbours stand."""
        left, tiles = self._land, []
        while left:
            first = left & -left
            left ^= first
            for beside in _AFTER[first]:
                if left & beside:
                    ways = self._ways[left ^ beside]
                    if number < ways:
                        tiles.append((_HEX[first], _HEX[beside]))
                        left ^= beside
                        break
                    number -= ways
            else:
                raise IndexError(number)
        return tuple(tiles)


def _count(left: int, known: dict[int, int]) -> int:
    first = left & -left
    rest = left ^ first
    found = 0
    for beside in _AFTER[first]:
        if rest & beside:
            after = rest ^ beside
            # Looked up here: a call would cost more than all the rest.
            found += known[after] if after in known else _count(after, known)
    known[left] = found
    return found
