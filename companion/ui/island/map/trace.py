"""The lines of a path on the map: through the places of the pieces, leaps as arcs of dots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.history.paths import LEAPS, Path, Stop
from companion.games.island.terms import Hex, Part
from companion.ui.island.map.geometry import (
    CENTRES,
    FACING,
    Layout,
    Line,
    Point,
    length_of,
    part_of,
    ray,
    shortened,
    towards,
)
from companion.ui.island.map.standing import STAND, Spot

FREE: Final = 0.60  # from the end of a path to the piece that went it
HIGH: Final = 1.3  # of the arc of a leap
AT_SEA: Final = 6.5  # from the middle of the island to where its corners are passed
_STEPS: Final = 24


@frozen
class Trace:
    """`lines` are drawn through, `arcs` as dots. `dots`: the places visited on the way.

    `head`: the tip of the arrow and the angle at which it points; None: there is no room for one.
    """

    lines: tuple[Line, ...]
    arcs: tuple[Line, ...]
    ring: Point
    dots: tuple[Point, ...]
    head: tuple[Point, float] | None


def trace(layout: Layout, path: Path, spots: Sequence[Spot] = ()) -> Trace | None:
    """The lines of a path; None where it goes nowhere. `spots`: where the pieces stand now."""
    points = stations(layout, path, spots)
    if len(points) < 2:
        return None
    ways = list(ways_between(layout, path, points))
    leaps = [stop.kind in LEAPS for stop in path.stops[1:]]
    last = ways[-1]
    end = _end(layout, last)
    if end is not None:
        ways[-1] = last = shortened(last, 0, FREE * layout.r)
    return Trace(
        lines=_joined([way for way, leap in zip(ways, leaps, strict=True) if not leap]),
        arcs=tuple(way for way, leap in zip(ways, leaps, strict=True) if leap),
        ring=points[0],
        dots=tuple(
            point for point, stop in zip(points[1:-1], path.stops[1:-1], strict=True)
            if stop.kind != "over"
        ),
        head=end,
    )  # fmt: skip


def ways_between(layout: Layout, path: Path, points: Sequence[Point]) -> Iterator[Line]:
    """From each place of a path to the next; `points`: those places."""
    for (one, other), (here, there) in zip(pairwise(points), pairwise(path.stops), strict=True):
        if there.kind in LEAPS:
            yield _arc(layout, one, other)
        elif part_of(here.at) and part_of(there.at):
            yield (one, *_by_sea(layout, one, other), other)
        else:
            yield one, other


def _by_sea(layout: Layout, one: Point, other: Point) -> Iterator[Point]:
    """Past the corners of the ocean that lie between, the shorter way."""
    middle = (layout.x, layout.y)
    start = towards(middle, one)
    turn = (towards(middle, other) - start + 180) % 360 - 180
    ahead = sorted(
        abs(by) for corner in range(6)
        if 0 < (by := (60 * corner - start) % 360 * (1 if turn > 0 else -1) % 360) < abs(turn)
    )  # fmt: skip
    for by in ahead:
        yield layout.point(*ray(start + (by if turn > 0 else -by), AT_SEA))


def _end(layout: Layout, way: Line) -> tuple[Point, float] | None:
    """The tip of the arrow, so far before the piece."""
    if length_of(way) <= (FREE + 0.3) * layout.r:
        return None
    cut = shortened(way, 0, FREE * layout.r)
    return cut[-1], towards(cut[-2], cut[-1])


def _joined(ways: Sequence[Line]) -> tuple[Line, ...]:
    """Lines that go on from each other as one."""
    found: list[Line] = []
    for way in ways:
        if found and found[-1][-1] == way[0]:
            found[-1] = (*found[-1], *way[1:])
        else:
            found.append(way)
    return tuple(found)


def _arc(layout: Layout, one: Point, other: Point) -> Line:
    """Above the straight line between two places; beside it where one is over the other."""
    (dx, dy), length = (other[0] - one[0], other[1] - one[1]), dist(one, other)
    away = (-dy / length, dx / length)
    if away[1] < 0 or (away[1] < 1e-6 and away[0] < 0):
        away = (-away[0], -away[1])
    x = (one[0] + other[0]) / 2 + 2 * HIGH * layout.r * away[0]
    y = (one[1] + other[1]) / 2 + 2 * HIGH * layout.r * away[1]
    return tuple(_bent(one, (x, y), other, step / _STEPS) for step in range(_STEPS + 1))


def _bent(one: Point, pull: Point, other: Point, t: float) -> Point:
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return a * one[0] + b * pull[0] + c * other[0], a * one[1] + b * pull[1] + c * other[1]


def stations(layout: Layout, path: Path, spots: Sequence[Spot] = ()) -> list[Point]:
    """The places of the piece; of a part of the ocean the point opposite its neighbour."""
    stops = path.stops
    points = [_station(layout, stops, number) for number in range(len(stops))]
    for spot in spots:
        if stops and spot.piece.who == path.who and spot.at == stops[-1].at:
            points[-1] = spot.middle
    return points


def _station(layout: Layout, stops: Sequence[Stop], number: int) -> Point:
    place = stops[number].at
    part = part_of(place)
    if part is None:
        return layout.near(Hex(place), 0, -STAND)
    beside = stops[number - 1 if number else min(1, len(stops) - 1)].at
    return layout.dent(part) if part_of(beside) else _off(layout, part, Hex(beside))


def _off(layout: Layout, part: Part, beside: Hex) -> Point:
    (x, y), (dx, dy) = CENTRES[beside], ray(FACING[part] - 90)
    return layout.along(part, 5.75, max(-2.6, min(2.6, x * dx + y * dy)))
