"""Lakes from which a line leads into the ocean (L7.3, L12.7)."""

from __future__ import annotations

from functools import cache

from companion.games.island.knowledge.grid import AT, POINT, STEP, bits, lake_table
from companion.games.island.terms import Direction


@cache
def only_into_ocean(lake: int, way: Direction, length: int, shore: bool) -> int:
    """The places of a lake out of which no line that may be taken ends on the island."""
    found = 0
    for j, cells in enumerate(lake_table().cells[lake]):
        starts = [cell for cell in bits(cells) if _may_start(cells, cell, way, length, shore)]
        if all(_end(cell, way, length) is None for cell in starts):
            found |= 1 << j
    return found


@cache
def some_into_ocean(lake: int, way: Direction) -> int:
    """The places of a lake that has the ocean next to it that way."""
    return sum(
        1 << j
        for j, cells in enumerate(lake_table().cells[lake])
        if any(_end(cell, way, 1) is None for cell in bits(cells))
    )


def _may_start(cells: int, cell: int, way: Direction, length: int, shore: bool) -> bool:
    ahead = _end(cell, way, 1 if shore else length)
    return ahead is None or not cells >> ahead & 1


def _end(cell: int, way: Direction, length: int) -> int | None:
    return AT.get(POINT[cell] + STEP[way] * length)
