"""L7: lying down in a lake, and the spaces from which a line leaves it."""

from __future__ import annotations

from companion.games.island.board.hexes import NEXT, RAY
from companion.games.island.state import Position, Work
from companion.games.island.terms import Direction, Hex, Who


def lie_down(work: Work, who: Who) -> None:
    """L6.8, L7.2: on the space that was reached."""
    work.change(who, lying=True)


def whole(position: Position, at: Hex) -> tuple[Hex, ...]:
    """The lake that a space belongs to; else the space alone."""
    lake = position.table.island.lake_of.get(at)
    return (at,) if lake is None else position.table.island.lakes[lake]


def edges(position: Position, at: Hex, direction: Direction) -> tuple[Hex, ...]:
    """The spaces of the lake of `at` whose neighbour that way is outside it; else `at` itself."""
    lake = position.table.island.lake_of.get(at)
    if lake is None:
        return (at,)
    cells = position.table.island.lakes[lake]
    return tuple(cell for cell in cells if NEXT[cell][direction] not in cells)


def end_of_line(start: Hex, direction: Direction, steps: int) -> Hex | None:
    """The space a line ends on; None is the ocean (L5.8)."""
    ray = RAY[start][direction]
    return ray[steps - 1] if steps <= len(ray) else None


def starts_of_line(work: Work, at: Hex, direction: Direction, steps: int) -> tuple[Hex, ...]:
    """L7.3: the lake spaces from which the OP may move a lying captive.

    Only lines that end on the island, if there is one.
    """
    lake = work.table.island.lake_of.get(at)
    if lake is None:  # lying elsewhere can only be a correction; he stands where he is
        return (at,)
    cells = work.table.island.lakes[lake]
    if work.table.rulings.lake_shore == "yes":
        starts = edges(work, at, direction)
    else:
        starts = tuple(c for c in cells if end_of_line(c, direction, steps) not in cells)
    inland = tuple(start for start in starts if end_of_line(start, direction, steps))
    return inland or starts
