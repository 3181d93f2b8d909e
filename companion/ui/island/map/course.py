"""The course of a line: how far along it one is, and where it turns back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

from companion.ui.island.map.geometry import Line, Point, length_of

_TURNS_BACK: Final = -0.3  # the cosine of a turn so sharp that its corner would be a spike


def point_along(line: Sequence[Point], share: float) -> Point:
    """The point after this share of a line."""
    left = share * length_of(line)
    for a, b in pairwise(line):
        length = dist(a, b)
        if length and left <= length:
            gone = left / length
            return a[0] + (b[0] - a[0]) * gone, a[1] + (b[1] - a[1]) * gone
        left -= length
    return line[-1]


def unfolded(line: Sequence[Point]) -> Iterator[Line]:
    """A line in parts, none of which turns back on itself: there it would have no width."""
    begun = 0
    for at in range(1, len(line) - 1):
        if _turn(*line[at - 1 : at + 2]) < _TURNS_BACK:
            yield tuple(line[begun : at + 1])
            begun = at
    yield tuple(line[begun:])


def _turn(before: Point, corner: Point, after: Point) -> float:
    """Its cosine: 1 straight on, -1 back."""
    (x, y), (dx, dy) = _way(before, corner), _way(corner, after)
    lengths = dist(before, corner) * dist(corner, after)
    return (x * dx + y * dy) / lengths if lengths else 1.0


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]
