"""L7: leaving a lake."""

from __future__ import annotations

from companion.games.island.board.hexes import RAY
from companion.games.island.rules.places import edges
from companion.games.island.state import Work
from companion.games.island.terms import Direction, Hex


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
