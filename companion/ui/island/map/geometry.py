"""The geometry of the island on a screen: points and lines, and no drawing.

Everything is a multiple of `r`, the distance from a space's centre to its corner. The y axis points
up, north is up, and angles are counted from the east against the clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES, NEXT, ROWS, WIDTHS
from companion.games.island.terms import PARTS, Direction, Hex, Part

Point = tuple[float, float]
Line = tuple[Point, ...]

ROOT3: Final = sqrt(3)
SPACE: Final = 0.93  # a tile, by the side of its cell
SOFT: Final = 0.14  # of a side: so far from its corner a tile begins to be round
TURNS_BACK: Final = -0.3  # the cosine of a turn so sharp that its corner would be a spike
OCEAN: Final = 7.02
INNER: Final = 5.77  # a part of the ocean reaches so far under the beach
NAME: Final = 5.77  # from the middle of the island to a part's name
TURN: Final[dict[Direction, int]] = {"E": 0, "NE": 60, "NW": 120, "W": 180, "SW": 240, "SE": 300}
FACING: Final[dict[Part, int]] = {"NE": 30, "N": 90, "NW": 150, "SW": 210, "S": 270, "SE": 330}


def ray(angle: float, length: float = 1.0) -> Point:
    return length * cos(radians(angle)), length * sin(radians(angle))


def _unit(at: Hex) -> Point:
    row, column = ROWS.index(at[0]), int(at[1])
    return ROOT3 * (column - (WIDTHS[row] + 1) / 2), 1.5 * (3 - row)


CENTRES: Final[dict[Hex, Point]] = {at: _unit(at) for at in HEXES}
CORNERS: Final[Line] = tuple(ray(90 + 60 * corner) for corner in range(6))
_TURNS: Final[tuple[tuple[Direction, Direction], ...]] = (("NE", "E"), ("E", "SE"))
# The corner of a hexagon with which the side in a direction begins, against the clock.
_FIRST_CORNER: Final[dict[Direction, int]] = {
    "NW": 0, "W": 1, "SW": 2, "SE": 3, "E": 4, "NE": 5,
}  # fmt: skip


@frozen
class Layout:
    """The map on the screen: where its middle is, and how large."""

    x: float
    y: float
    r: float

    def point(self, x: float, y: float) -> Point:
        """A point that is told in `r` from the middle of the island."""
        return self.x + x * self.r, self.y + y * self.r

    def centre(self, at: Hex) -> Point:
        return self.point(*CENTRES[at])

    def near(self, at: Hex, x: float, y: float) -> Point:
        """A point that is told in `r` from the centre of a space."""
        centre = CENTRES[at]
        return self.point(centre[0] + x, centre[1] + y)

    def hexagon(self, at: Hex, scale: float = SPACE) -> Line:
        x, y = self.centre(at)
        size = scale * self.r
        return tuple((x + size * dx, y + size * dy) for dx, dy in CORNERS)

    def ring(self, scale: float) -> Line:
        """The corners of the ocean, from the one in the east."""
        return tuple(self.point(*ray(60 * corner, scale)) for corner in range(6))

    def name(self, part: Part) -> Point:
        return self.point(*ray(FACING[part], NAME))

    def along(self, part: Part, out: float, clockwise: float) -> Point:
        """A point of a part: `out` from the middle of the island, then along the shore."""
        facing = FACING[part]
        (x, y), (dx, dy) = ray(facing, out), ray(facing - 90, clockwise)
        return self.point(x + dx, y + dy)

    def dent(self, part: Part) -> Point:
        """Between the last two spaces of a shore, clockwise: where the Wave lies."""
        return self.along(part, 5.55, ROOT3)

    def basin(self, part: Part, border: float = 0.0, cut: float | None = None) -> Line:
        """A part of the ocean between two of its lines; `border` is taken off all around.

        `cut`: so much is taken off at the two lines only.
        """
        outer, inner = OCEAN * ROOT3 / 2 - border, INNER * ROOT3 / 2 + border
        side = (border if cut is None else cut) * 2 / ROOT3
        return (
            self.along(part, inner, inner / ROOT3 - side),
            self.along(part, outer, outer / ROOT3 - side),
            self.along(part, outer, side - outer / ROOT3),
            self.along(part, inner, side - inner / ROOT3),
        )

    def space_at(self, x: float, y: float) -> Hex | None:
        """The space whose cell this point is in; the cells leave no gaps."""
        at = self.nearest(HEXES, x, y)
        centre = self.centre(at)
        dx, dy = abs(x - centre[0]) / self.r, abs(y - centre[1]) / self.r
        inside = dx <= ROOT3 / 2 and dx / 2 + dy * ROOT3 / 2 <= ROOT3 / 2
        return at if inside else None

    def part_at(self, x: float, y: float) -> Part | None:
        """The part of the ocean that this point is in, if it is in no space."""
        dx, dy = x - self.x, y - self.y
        angle = degrees(atan2(dy, dx)) % 360
        part = next(part for part in PARTS if FACING[part] - 30 <= angle <= FACING[part] + 30)
        towards = ray(FACING[part])
        within = dx * towards[0] + dy * towards[1] <= OCEAN * self.r * ROOT3 / 2
        return part if within and self.space_at(x, y) is None else None

    def nearest(self, spaces: Iterable[Hex], x: float, y: float) -> Hex:
        return min(spaces, key=lambda at: self.distance(at, x, y))

    def distance(self, at: Hex, x: float, y: float) -> float:
        centre = self.centre(at)
        return hypot(centre[0] - x, centre[1] - y)


# The island in `r`, with a little air around it.
WIDE: Final = 14.2
HIGH: Final = 12.3


def fit(width: float, height: float) -> float:
    """The largest `r` with which the island has room."""
    return min(width / WIDE, height / HIGH)


def softened(corners: Sequence[Point], share: float = SOFT, steps: int = 3) -> Line:
    """A shape whose corners are round from this share of each side on."""
    found: list[Point] = []
    for before, corner, after in zip(
        (corners[-1], *corners[:-1]), corners, (*corners[1:], corners[0]), strict=True
    ):
        start, end = _on(corner, before, share), _on(corner, after, share)
        for step in range(steps + 1):
            t = step / steps
            found.append(_on(_on(start, corner, t), _on(corner, end, t), t))
    return tuple(found)


def hexagon(size: float) -> Line:
    """Round (0, 0); `size`: from there to a corner."""
    return tuple((size * x, size * y) for x, y in CORNERS)


# Shapes of several spaces


def part_of(place: Hex | Part) -> Part | None:
    """The part of the ocean that this is; otherwise it is a space."""
    return next((part for part in PARTS if part == place), None)


def joined(layout: Layout, cells: Sequence[Hex], scale: float = SPACE) -> tuple[Line, ...]:
    """Spaces and what lies between them: shapes that share whole sides."""
    hexagons = {at: layout.hexagon(at, scale) for at in cells}
    between = [
        _bridge(hexagon, hexagons[other], direction)
        for at, hexagon in hexagons.items()
        for direction in ("NE", "E", "SE")
        if (other := NEXT[at][direction]) in hexagons
    ]
    return (*hexagons.values(), *between, *_knees(hexagons))


def _bridge(one: Line, other: Line, direction: Direction) -> Line:
    """Between the sides that two hexagons turn to each other."""
    side = _FIRST_CORNER[direction]
    return (
        one[side],
        other[(side + 4) % 6],
        other[(side + 3) % 6],
        one[(side + 1) % 6],
    )


def _knees(hexagons: Mapping[Hex, Line]) -> Iterator[Line]:
    """The small triangles where three of the spaces meet."""
    for at, hexagon in hexagons.items():
        for first, second in _TURNS:
            one, other = NEXT[at][first], NEXT[at][second]
            if one is not None and other is not None and {one, other} <= hexagons.keys():
                corner = _FIRST_CORNER[second] + 1
                yield (
                    hexagon[corner % 6],
                    hexagons[other][(corner + 2) % 6],
                    hexagons[one][(corner + 4) % 6],
                )


def outlines(shapes: Iterable[Line]) -> Iterator[Line]:
    """The closed lines around shapes that share whole sides."""
    sides = {side for shape in shapes for side in zip(shape, (*shape[1:], shape[0]), strict=True)}
    ahead = {start: end for start, end in sides if (end, start) not in sides}
    while ahead:
        start, corner = ahead.popitem()
        line = [start]
        while corner != start:
            line.append(corner)
            corner = ahead.pop(corner)
        yield tuple(line)


# Lines


def arc(centre: Point, radius: float, start: float, end: float, steps: int) -> Line:
    turn = (end - start) / steps
    return tuple(
        (centre[0] + dx, centre[1] + dy)
        for dx, dy in (ray(start + turn * step, radius) for step in range(steps + 1))
    )


def rounded(corners: Sequence[Point], radius: float, steps: int = 4) -> Line:
    """A convex outline, corners against the clock, moved out by `radius` with round corners."""
    found: list[Point] = []
    for before, corner, after in zip(
        (corners[-1], *corners[:-1]), corners, (*corners[1:], corners[0]), strict=True
    ):
        start, end = _outward(before, corner), _outward(corner, after)
        found += arc(corner, radius, start, start + (end - start) % 360, steps)
    return tuple(found)


def _outward(start: Point, end: Point) -> float:
    return degrees(atan2(end[1] - start[1], end[0] - start[0])) - 90


def waves(centre: Point, width: float, height: float, start: float = 0) -> Line:
    """Two waves side by side; `start`: the angle with which the first begins."""
    angles = (start + 30 * step for step in range(25))
    return tuple(
        (centre[0] + width * (step / 24 - 0.5), centre[1] + height / 2 * ray(angle)[1])
        for step, angle in enumerate(angles)
    )


# The distances from the centre of a knot: of its arrows' ends, and of what pulls them in.
SIDE: Final = 0.76
PULL: Final = 0.36


@cache
def bend(one: Direction, other: Direction) -> Line:
    """The line of a knot's arrow from side to side, in `r` from the centre of the space."""
    if abs(TURN[one] - TURN[other]) == 180:
        return ray(TURN[one], SIDE), ray(TURN[other], SIDE)
    points = (
        ray(TURN[one], SIDE), ray(TURN[one], PULL), ray(TURN[other], PULL), ray(TURN[other], SIDE),
    )  # fmt: skip
    return tuple(_cubic(points, step / 12) for step in range(13))


def _cubic(points: tuple[Point, Point, Point, Point], t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
    )


def shortened(line: Sequence[Point], start: float, end: float) -> Line:
    """A line without so much of its beginning and its end."""
    length = length_of(line)
    return tuple(_between(line, start, length - end))


def length_of(line: Sequence[Point]) -> float:
    return sum(_lengths(line))


def dashes(line: Sequence[Point], dash: float, gap: float) -> Iterator[Line]:
    """A line in short ones of equal length: the gaps are made a little wider or narrower."""
    length = length_of(line)
    count = max(1, round((length + gap) / (dash + gap)))
    period = (length - dash) / (count - 1) if count > 1 else length
    for number in range(count):
        yield tuple(_between(line, number * period, number * period + dash))


def dashed_ring(corners: Sequence[Point], dash: float, gap: float) -> Iterator[Line]:
    """Dashes around a shape: each corner is in the middle of one of them."""
    around = zip((corners[-1], *corners), corners, (*corners[1:], corners[0]), strict=False)
    for before, corner, after in around:
        back, side = hypot(*_way(corner, before)), hypot(*_way(corner, after))
        yield _on(corner, before, dash / 2 / back), corner, _on(corner, after, dash / 2 / side)
        count = max(1, round(side / (dash + gap)))
        for number in range(1, count):
            middle, half = number / count, dash / 2 / side
            yield _on(corner, after, middle - half), _on(corner, after, middle + half)


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _lengths(line: Sequence[Point]) -> Iterator[float]:
    for a, b in pairwise(line):
        yield hypot(*_way(a, b))


def _between(line: Sequence[Point], start: float, end: float) -> Iterator[Point]:
    """The points of a line from one distance along it to another, with both ends."""
    gone = 0.0
    begun = False
    for a, b, length in zip(line, line[1:], _lengths(line), strict=False):
        if not begun and start < gone + length:
            begun = True
            yield _on(a, b, (start - gone) / length)
        if begun and end <= gone + length:
            yield _on(a, b, (end - gone) / length)
            return
        gone += length
        if begun:
            yield b


def _on(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def towards(start: Point, end: Point) -> float:
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def turned(points: Iterable[Point], centre: Point, angle: float) -> Line:
    dx, dy = ray(angle)
    return tuple((centre[0] + x * dx - y * dy, centre[1] + x * dy + y * dx) for x, y in points)


# The edges of lines


def grown(outline: Sequence[Point], by: float) -> Line:
    """A closed line, moved out with pointed corners, or in."""
    return tuple(
        (x + dx * by, y + dy * by)
        for (x, y), (dx, dy) in zip(outline, miters(outline), strict=True)
    )


def miters(outline: Sequence[Point]) -> list[Point]:
    """The way of each corner of a closed line when its sides move out by one."""
    sides = [_normal(a, b) for a, b in pairwise((*outline, outline[0]))]
    return [_meet(before, after) for before, after in pairwise((sides[-1], *sides))]


def sideways(line: Sequence[Point]) -> list[Point]:
    """The same for an open line."""
    sides = [_normal(a, b) for a, b in pairwise(line)]
    return [sides[0], *(_meet(before, after) for before, after in pairwise(sides)), sides[-1]]


def _normal(a: Point, b: Point) -> Point:
    """One to the right of the way from `a` to `b`."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    return dy / length, -dx / length


def _meet(before: Point, after: Point) -> Point:
    # The corner of a line that turns back on itself would lie far away.
    share = max(0.2, 1 + before[0] * after[0] + before[1] * after[1])
    return (before[0] + after[0]) / share, (before[1] + after[1]) / share


def unfolded(line: Sequence[Point]) -> Iterator[Line]:
    """A line in parts, none of which turns back on itself: there it would have no width."""
    begun, sides = 0, [_normal(a, b) for a, b in pairwise(line)]
    for at, (before, after) in enumerate(pairwise(sides), 1):
        if before[0] * after[0] + before[1] * after[1] < TURNS_BACK:
            yield tuple(line[begun : at + 1])
            begun = at
    yield tuple(line[begun:])


def stretched(line: Sequence[Point], by: float) -> Line:
    """A line that is so much longer at both ends."""
    (nx, ny), (mx, my) = _normal(line[0], line[1]), _normal(line[-2], line[-1])
    start = (line[0][0] + ny * by, line[0][1] - nx * by)
    end = (line[-1][0] - my * by, line[-1][1] + mx * by)
    return start, *line[1:-1], end
