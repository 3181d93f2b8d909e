"""Counts of the ways in which the three lakes can lie (L1.5)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
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
_AT_ONCE: Final = 8  # rows
_FEW: Final = (1 << _AT_ONCE) - 1
_ZERO_OR_ONE: Final = bytes.maketrans(b"01", bytes((0, 1)))


@cache
def _ways() -> _Ways:
    return _Ways()


def _rows(width: int, alive: int) -> int:
    """Full rows for the places of a lake that are left, laid together from a few rows at a time."""
    found = at = 0
    while alive:
        found |= _few_rows(width, at, alive & _FEW)
        alive >>= _AT_ONCE
        at += 1
    return found


@lru_cache(maxsize=1 << 13)
def _few_rows(width: int, at: int, alive: int) -> int:
    full, found = (1 << width) - 1, 0
    for j in bits(alive):
        found |= full << (at * _AT_ONCE + j) * width
    return found


def _together(lake: int, alive: Alive) -> int:
    """The places of the other two lakes that are left, two by two."""
    ways = _ways()
    b, c = _OTHERS[lake]
    return _rows(ways.counts[c], alive[b]) & (ways.starts[b, c] * alive[c])


def lake_ways(alive: Alive) -> int:
    """The number of ways in which the three lakes can lie, no two on one cell."""
    return sum(_first_ways(alive))


@lru_cache(maxsize=1 << 14)
def _first_ways(alive: Alive) -> list[int]:
    """Of each place of the first lake that is left, the ways in which the other two can lie.

    Counted once for both questions: of a leaf there are hundreds.
    """
    return _ways_of(0, alive)


def _ways_of(lake: int, alive: Alive) -> list[int]:
    """The same of any lake; in loops of the interpreter's own, for the sake of time."""
    found = compress(_ways().beside[lake], _flags(alive[lake]))
    return list(map(int.bit_count, map(_together(lake, alive).__and__, found)))


def _flags(mask: int) -> bytes:
    """A byte for each bit, the lowest first."""
    return f"{mask:b}"[::-1].encode().translate(_ZERO_OR_ONE)


@lru_cache(maxsize=1 << 11)
def place_ways(alive: Alive) -> tuple[list[tuple[int, int]], ...]:
    """Of each lake and place, the number of ways in which the other two can lie."""
    ways = _first_ways(alive), _ways_of(1, alive), _ways_of(2, alive)
    return tuple(list(zip(bits(left), one, strict=True))
                 for left, one in zip(alive, ways, strict=True))  # fmt: skip


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
