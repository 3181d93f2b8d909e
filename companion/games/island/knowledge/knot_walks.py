"""All that passed through knots: what it leaves of their arrows where the chunks are laid so."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.grid import AT, STEP, WAY
from companion.games.island.knowledge.heard import OpenTable
from companion.games.island.knowledge.knots import EVERY, knot_weight, leading
from companion.games.island.knowledge.links import passages_of
from companion.games.island.terms import DIRECTIONS, Direction


class KnotWalks:
    """Every passage through a knot."""

    def __init__(self, chunks: Chunks, table: OpenTable) -> None:
        self._passages = passages_of(chunks)
        self._table = table

    def weight(self, at: Mapping[int, int]) -> int:
        """The ways to choose and turn the three knots with all that passed through them."""
        arrows: dict[int, int] = {}
        for knot_end, side, before_end, other_end in self._passages:
            knot = knot_end.place(at)
            out = None if other_end is None else other_end.place(at)
            if knot is None or (other_end is not None and out is None):
                continue
            outs = _off(knot) if out is None else (WAY[out - knot],)
            before = None if before_end is None else before_end.place(at)
            sides: tuple[Direction, ...] = DIRECTIONS
            if side is not None:
                sides = (side,)
            elif before is not None:
                sides = (WAY[before - knot],)
            arrows[knot] = arrows.get(knot, EVERY) & leading(sides, outs)
        one, two, three, *_ = (*arrows.values(), EVERY, EVERY, EVERY)
        return knot_weight((one, two, three), self._table.kinds, self._table.different)


def _off(knot: int) -> tuple[Direction, ...]:
    """The sides of a space at which the ocean is."""
    return tuple(way for way, step in STEP.items() if knot + step not in AT)
