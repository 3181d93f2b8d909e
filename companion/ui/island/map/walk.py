"""The walk of a piece along its path: where it is at each moment, and how far the path has come.

It takes its real way, stop by stop, and leaps by a portal shrunk to nothing. All the walks of one
announcement follow one another, and together they are soon over.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import acos, dist, pi, sin
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.history.paths import LEAPS, Path
from companion.games.island.terms import PARTS, Who
from companion.ui.island.map.geometry import Layout, Line, Point, dashes, length_of
from companion.ui.island.map.standing import Spot
from companion.ui.island.map.trace import stations, ways_between
from companion.ui.island.map.views import IslandView
from companion.ui.kit import motion

STRETCH: Final = 0.45  # of a path that is seen to grow: so long is each part of it


@frozen
class Leg:
    """From a stop to the next. `way`: the line of the path; `begins`, `ends`: in seconds."""

    way: Line
    leap: bool
    begins: float
    ends: float


@frozen
class Pose:
    """The place of a piece on the ground, how far it is lifted from there, and its size."""

    x: float
    y: float
    lift: float = 0.0
    scale: float = 1.0


@frozen
class Walk:
    """`spot`: the place of the piece in the end. `r`: of the layout."""

    path: Path
    spot: Spot
    legs: tuple[Leg, ...]
    r: float


@frozen
class Stretch:
    """A part of a path, which comes to be seen from one moment to another."""

    line: Line
    leap: bool
    begins: float
    ends: float


def walks(
    layout: Layout,
    before: IslandView,
    paths: Sequence[Path],
    spots: Sequence[Spot],
    pace: float = motion.WALKED,
) -> tuple[Walk, ...]:
    """Of all pieces that stand at the end of their paths, and stood where those begin."""
    found, seconds = [], 0.0
    for path in paths:
        spot = next((one for one in spots if one.piece.who == path.who), None)
        if spot is None or not _goes(layout, path, _stood(before, path.who), spot):
            continue
        walk = _walk(layout, path, spot, seconds)
        if walk.legs:
            found.append(walk)
            seconds = walk.legs[-1].ends
    return tuple(_hastened(walk, min(1.0, pace / seconds)) for walk in found)


def _stood(before: IslandView, who: Who) -> str | None:
    places: dict[Who, str | None] = {one.who: one.at for one in before.figures}
    return (places | {"rock": before.rock, "bush": before.bush, "wave": before.wave}).get(who)


def _goes(layout: Layout, path: Path, stood: str | None, spot: Spot) -> bool:
    """True if this is the way from where it stood to where it stands: after an undo it is not."""
    at_sea = (part for part in PARTS if layout.dent(part) == spot.middle)
    stands = next(at_sea, None) if spot.at is None else spot.at
    return len(path.stops) > 1 and (path.stops[0].at, path.stops[-1].at) == (stood, stands)


def _walk(layout: Layout, path: Path, spot: Spot, begins: float) -> Walk:
    """A space that is stepped over is no stop: the piece goes past it."""
    points, legs = stations(layout, path, (spot,)), list[Leg]()
    line: Line = ()
    for way, stop in zip(ways_between(layout, path, points), path.stops[1:], strict=True):
        line = (*line[:-1], *way) if line else way
        if stop.kind == "over":
            continue
        leap = stop.kind in LEAPS
        ends = begins + (motion.SHRINKS + motion.GROWS if leap else motion.STOP)
        legs.append(Leg(line, leap, begins, ends))
        line, begins = (), ends
    return Walk(path, spot, tuple(legs), layout.r)


def _hastened(walk: Walk, by: float) -> Walk:
    legs = (Leg(leg.way, leg.leap, leg.begins * by, leg.ends * by) for leg in walk.legs)
    return Walk(walk.path, walk.spot, tuple(legs), walk.r)


def over_at(walks: Sequence[Walk]) -> float:
    """The moment at which the last piece is where it is to be."""
    return max((walk.legs[-1].ends for walk in walks), default=0.0)


def pose(walk: Walk, moment: float) -> Pose:
    """Before its own walk begins a piece waits at the beginning of its path."""
    leg = next((leg for leg in walk.legs if moment < leg.ends), None)
    if leg is None:
        return Pose(*walk.spot.middle)
    share = max(0.0, (moment - leg.begins) / (leg.ends - leg.begins))
    return _leaping(leg, share) if leg.leap else _stepping(leg, share, walk.r)


def _stepping(leg: Leg, share: float, r: float) -> Pose:
    x, y = point_along(leg.way, motion.in_out_sine(share))
    return Pose(x, y, motion.LIFT * r * sin(pi * share))


def point_along(line: Line, share: float) -> Point:
    """The point after this share of a line."""
    left = share * length_of(line)
    for a, b in pairwise(line):
        length = dist(a, b)
        if length and left <= length:
            gone = left / length
            return a[0] + (b[0] - a[0]) * gone, a[1] + (b[1] - a[1]) * gone
        left -= length
    return line[-1]


def _leaping(leg: Leg, share: float) -> Pose:
    """Gone here, and there again."""
    turn = motion.SHRINKS / (motion.SHRINKS + motion.GROWS)
    if share < turn:
        return Pose(*leg.way[0], scale=1 - motion.in_back(share / turn))
    return Pose(*leg.way[-1], scale=motion.out_back((share - turn) / (1 - turn)))


def stretches(walk: Walk) -> tuple[Stretch, ...]:
    """The path in parts, each with the moments at which the piece comes to it and has left it."""
    found = []
    for leg in walk.legs:
        count = max(1, round(length_of(leg.way) / (STRETCH * walk.r)))
        long = length_of(leg.way) / count
        for at, line in enumerate(dashes(leg.way, long, 0.0)):
            begins = leg.begins + (leg.ends - leg.begins) * _reached(at / count)
            ends = leg.begins + (leg.ends - leg.begins) * _reached((at + 1) / count)
            found.append(Stretch(line, leg.leap, begins, ends))
    return tuple(found)


def _reached(share: float) -> float:
    """The share of the time after which this share of a way is gone: `in_out_sine` backwards."""
    return acos(1 - 2 * share) / pi


def seen(stretch: Stretch, moment: float) -> float:
    """The share of it that is seen, from 0 to 1."""
    return max(0.0, min(1.0, (moment - stretch.begins) / (stretch.ends - stretch.begins)))
