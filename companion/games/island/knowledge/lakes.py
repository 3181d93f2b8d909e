"""Counts of the ways in which the three lakes can lie (L1.5)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from companion.games.island.knowledge.clues import LeavesLake
from companion.games.island.knowledge.grid import AT, POINT, STEP, bits, lake_table
from companion.games.island.knowledge.spots import Alive


class _Ways:
    """Places of the three lakes that go together, as bits of long numbers.

    `beside[lake][place]`: a bit for every two places of the other two lakes, where the three do not
    touch. The bits of the last of the other two stand side by side, in rows.
    """

    def __init__(self) -> None:
        table = lake_table()
        self.counts = tuple(len(places) for places in table.cells)
        self.beside = tuple(self._beside(lake) for lake in range(3))
        # A one at the beginning of each row, by the lake of the rows and that in them.
        self.starts = {
            (b, c): sum(1 << j * self.counts[c] for j in range(self.counts[b])) for b, c in _OTHERS
        }

    def _beside(self, lake: int) -> tuple[int, ...]:
        table = lake_table()
        b, c = _OTHERS[lake]
        width = self.counts[c]
        found = []
        for x in range(self.counts[lake]):
            left, rows = table.beside[lake, c][x], 0
            for y in bits(table.beside[lake, b][x]):
                rows |= (left & table.beside[b, c][y]) << y * width
            found.append(rows)
        return tuple(found)


_OTHERS: Final = ((1, 2), (0, 2), (0, 1))


@cache
def _ways() -> _Ways:
    return _Ways()


@lru_cache(maxsize=1 << 12)
def _rows(width: int, alive: int) -> int:
    """Full rows for the places of a lake that are left."""
    full, found = (1 << width) - 1, 0
    for j in bits(alive):
        found |= full << j * width
    return found


def _together(lake: int, alive: Alive) -> int:
    """The places of the other two lakes that are left, two by two."""
    ways = _ways()
    b, c = _OTHERS[lake]
    return _rows(ways.counts[c], alive[b]) & (ways.starts[b, c] * alive[c])


@lru_cache(maxsize=1 << 14)
def lake_ways(alive: Alive) -> int:
    """The number of ways in which the three lakes can lie, no two on one cell."""
    together, beside = _together(0, alive), _ways().beside[0]
    total, left = 0, alive[0]
    while left:
        low = left & -left
        total += (beside[low.bit_length() - 1] & together).bit_count()
        left ^= low
    return total


@lru_cache(maxsize=1 << 11)
def place_ways(alive: Alive) -> tuple[list[tuple[int, int]], ...]:
    """Of each lake and place, the number of ways in which the other two can lie."""
    found: list[list[tuple[int, int]]] = []
    for lake in range(3):
        together, beside = _together(lake, alive), _ways().beside[lake]
        found.append([(x, (beside[x] & together).bit_count()) for x in bits(alive[lake])])
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def line_places(line: LeavesLake, start: int, end: int) -> int:
    """The places of a lake out of which a line leads so, from cell to cell, as a mask.

    All of them, where the line is one from the very cell.
    """
    table, step = lake_table(), STEP[line.way]
    if not line.sure and POINT[start] + step * line.length == POINT[end]:
        return table.every[line.lake]
    first = AT.get(POINT[end] - step * line.length)
    if first is None:
        return 0
    ahead = AT[POINT[first] + step] if line.shore else end
    covering = table.covering[line.lake]
    return covering[start] & covering[first] & ~covering[ahead]
