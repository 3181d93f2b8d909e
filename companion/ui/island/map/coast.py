"""The coast: the line round spaces that lie together, and the shapes that grow from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import hypot
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import Hex
from companion.ui.island.map.geometry import CENTRES, CORNERS, Layout, Line, Point, outlines

_STEPS: Final = 4  # of a round corner
_CELL: Final = 3**0.5 / 2  # from the middle of a cell to its side


@frozen
class Rim:
    """A closed line, and for each of its points the way out of it when it grows by one.

    `back`: the same, but one way for all points of a corner: there a line that shrinks has one.
    """

    line: Line
    out: Line
    back: Line

    def placed(self, layout: Layout, down: float = 0.0, under: float = 0.0) -> Rim:
        """On the screen; so much lower and further in, told in `r`."""
        points = zip(self.line, self.back, strict=True)
        return Rim(
            tuple(
                layout.point(x - dx * under, y - down - dy * under) for (x, y), (dx, dy) in points
            ),
            self.out,
            self.back,
        )


def grown_by(scale: float, by: float) -> float:
    """The way from a cell to the edge of a space of this scale that has grown."""
    return scale * _CELL + by - _CELL


def rims(cells: Iterable[Hex]) -> tuple[Rim, ...]:
    """The coasts of these spaces, in `r` from the middle of the island."""
    return _rims(frozenset(cells))


@lru_cache(maxsize=64)
def _rims(cells: frozenset[Hex]) -> tuple[Rim, ...]:
    shapes = [_cell(at) for at in HEXES if at in cells]
    return tuple(_rim(line) for line in outlines(shapes))


def _cell(at: Hex) -> Line:
    """The corners of a cell, the same numbers as in its neighbours."""
    x, y = CENTRES[at]
    return tuple((round(x + dx, 6), round(y + dy, 6)) for dx, dy in CORNERS)


def _rim(outline: Line) -> Rim:
    """Round where land juts out, pointed where the water does."""
    pairs = [pair for corner in _corners(outline) for pair in _turn(*corner)]
    line, out, back = zip(*pairs, strict=True)
    return Rim(line, out, back)


def _corners(outline: Line) -> Iterator[tuple[Point, Point, Point]]:
    return zip((outline[-1], *outline[:-1]), outline, (*outline[1:], outline[0]), strict=True)


def _turn(before: Point, corner: Point, after: Point) -> Iterator[tuple[Point, Point, Point]]:
    first, second = _normal(before, corner), _normal(corner, after)
    share = 1 + first[0] * second[0] + first[1] * second[1]
    back = ((first[0] + second[0]) / share, (first[1] + second[1]) / share)
    if first[0] * second[1] - first[1] * second[0] <= 0:
        yield corner, back, back
        return
    for step in range(_STEPS + 1):
        t = step / _STEPS
        x, y = first[0] + (second[0] - first[0]) * t, first[1] + (second[1] - first[1]) * t
        length = hypot(x, y)
        yield corner, (x / length, y / length), back


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    return dy / length, -dx / length
