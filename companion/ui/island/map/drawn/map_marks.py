"""The marks on the island: what can be touched, what has happened, what would happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, sqrt
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex, Part, Who
from companion.ui.island.map.drawn.map_ground import filled, paint_lake, paint_over, paint_rim
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh, discs
from companion.ui.island.map.drawn.map_pieces import Spot, badge
from companion.ui.island.map.geometry import (
    CENTRES,
    FACING,
    Layout,
    Line,
    Point,
    arc,
    dashed_ring,
    dashes,
    hexagon,
    length_of,
    part_of,
    ray,
    shortened,
    towards,
    turned,
)
from companion.ui.island.map.views import Ground, IslandView, Lead
from companion.ui.kit import theme

VEIL: Final = f"{theme.BG}80"
ARROW: Final = 0.6  # how long the arrow of a step is at least
# The distance from its end to the middle, where the icon is; from below, to the letters.
END, END_BELOW = 0.55, 0.8
START: Final = 0.45  # from the middle: beside a portal's number
MARK: Final = 0.6  # the size of a mission's mark, by a piece
LIT: Final = 0.93  # a lit space is a little smaller, and its line that much wider


@frozen
class DashedLine:
    colour: str
    width: float
    dark: str
    under: float


# Round a space of which size they go, and how they look.
LEAD: Final = (0.895, DashedLine(theme.ACCENT, 0.1, theme.CASING, 0.165))
BEEN: Final = (0.87, DashedLine(theme.VISITED, 0.092, theme.VISITED_DARK, 0.187))


# Places that can be touched


def clear(island: IslandView) -> frozenset[str]:
    """The places without a veil: those that can be touched, and those that something is said of."""
    said_of = [at for at, _ in island.been] + [lead.at for lead in island.leads]
    acts = {"bush": island.bush, "rock": island.rock}.get(island.chosen or "")
    return island.lit.union(said_of, [acts] if acts else [])


def paint_veil(brush: Brush, layout: Layout, ground: Ground, spared: frozenset[str]) -> None:
    quiet = [space.at for space in ground.spaces if space.at not in spared]
    paint_over(brush, layout, ground, quiet, VEIL)


def paint_lit(brush: Brush, layout: Layout, ground: Ground, lit: frozenset[str]) -> None:
    """The line behind all that is lit, and over it the spaces once more; empty ones have none."""
    kinds = {space.at: space.kind for space in ground.spaces if space.kind != "empty"}
    cells = [at for at in HEXES if at in lit and at in kinds]
    paint_rim(brush, layout, cells, 0.1, theme.ACCENT)
    whole = [lake for _, lake in ground.lakes if lit.issuperset(lake)]
    for lake in whole:
        paint_lake(brush, layout, lake)
    for at in cells:
        if not any(at in lake for lake in whole):
            brush.stamp(filled(LIT * layout.r, theme.FILL[kinds[at]]), layout.centre(at))


def paint_shore(brush: Brush, layout: Layout, lit: frozenset[str], leads: Sequence[Lead]) -> None:
    """The same in the ocean, under the spaces."""
    for part in PARTS:
        if part in lit:
            brush.outline(layout.basin(part, 0.065), 0.13 * layout.r, theme.ACCENT)
        if any(lead.at == part for lead in leads):
            _dashed(brush, layout.basin(part, 0.0825), layout.r, LEAD[1])


# Places that an answer would lead to


def paint_lead_lines(brush: Brush, layout: Layout, leads: Sequence[Lead]) -> None:
    for lead in leads:
        if part_of(lead.at) is None:
            brush.stamp(_dashed_space(layout.r, *LEAD), layout.centre(Hex(lead.at)))


@lru_cache(maxsize=8)
def _dashed_space(r: float, scale: float, line: DashedLine) -> Shape:
    sketch = SmoothMesh()
    _dashed(sketch, hexagon(scale * r), r, line)
    return sketch.shape()


def _dashed(sketch: SmoothMesh, corners: Line, r: float, line: DashedLine) -> None:
    sketch.outline(corners, line.under * r, line.dark)
    for dash in dashed_ring(corners, 0.19 * r, 0.105 * r):
        sketch.stroke(dash, line.width * r, line.colour)


def paint_lead_pills(brush: Brush, layout: Layout, leads: Sequence[Lead]) -> None:
    for lead in leads:
        part = part_of(lead.at)
        x, y = layout.name(part) if part else layout.near(Hex(lead.at), 0, 0.8)
        size = 0.34 * layout.r
        half = brush.width(lead.label, size) / 2 + 0.06 * layout.r
        for radius, colour in ((0.25, theme.CASING), (0.2, theme.ACCENT)):
            brush.fill(_pill((x, y), half, radius * layout.r), colour)
        brush.text(lead.label, (x, y), size, theme.ON_ACCENT)


def _pill(middle: Point, half: float, radius: float) -> Line:
    x, y = middle
    return arc((x + half, y), radius, -90, 90, 12) + arc((x - half, y), radius, 90, 270, 12)


# Past steps


def paint_been_lines(brush: Brush, layout: Layout, been: Sequence[tuple[Hex, int]]) -> None:
    for at, _ in been:
        brush.stamp(_dashed_space(layout.r, *BEEN), layout.centre(at))


def paint_been_numbers(brush: Brush, layout: Layout, been: Sequence[tuple[Hex, int]]) -> None:
    for at, number in been:
        middle = layout.near(at, -0.604, -0.087)
        brush.stamp(discs(layout.r, (0.28, theme.VISITED), (0.222, theme.VISITED_DARK)), middle)
        brush.text(str(number), middle, 0.31 * layout.r, theme.WHITE)


def paint_path(
    brush: Brush, layout: Layout, path: Sequence[Hex | Part], around: Sequence[Spot]
) -> None:
    """White in a dark line, from beside the first place to beside the last one.

    `around`: the pieces at its end, which it does not go under.
    """
    points = _stations(layout, path)
    r = layout.r
    if length_of(points) < r:
        return
    rises = points[-1][1] > points[-2][1] + 0.1 * r
    end = max([(END_BELOW if rises else END) * r, *(_free(points, spot) for spot in around)])
    start = min(START * r, length_of(points) - end - ARROW * r)
    if start < 0:  # a piece at the end leaves little: the arrow begins before the middle
        (x, y), (dx, dy) = points[0], ray(towards(points[1], points[0]), min(-start, 0.42 * r))
        points, start = [(x + dx, y + dy), *points[1:]], 0
    way = shortened(points, start, end)
    angle = towards(way[-2], way[-1])
    shaft = shortened(way, 0, 0.3 * r)
    head = turned([(0, 0), (-0.34 * r, 0.17 * r), (-0.34 * r, -0.17 * r)], way[-1], angle)
    brush.round_stroke(shaft, 0.2 * r, theme.CASING)
    brush.round_stroke(shaft, 0.1 * r, theme.WHITE)
    brush.outline(head, 0.1 * r, theme.CASING)
    brush.fill(head, theme.WHITE)


# The distances of the captives' trails from the middle of a space: they lie side by side.
ASIDE: Final = (0.0, 0.17, -0.17)
LEAP: Final = 3.7  # in `r`: from here on it was no step


def paint_trails(
    brush: Brush, layout: Layout, trails: Sequence[tuple[Who, Sequence[Hex | Part]]]
) -> None:
    """All the ways of captives in their colours; where one was carried far, dashed."""
    order = list(dict.fromkeys(who for who, _ in trails))
    for wide, tint in ((0.17, f"{theme.WHITE}B0"), (0.085, "")):
        for who, way in trails:
            aside = ASIDE[order.index(who) % len(ASIDE)] * layout.r
            points = [(x + aside, y + aside / 2) for x, y in _stations(layout, way)]
            for one, other in pairwise(points):
                _trail(brush, (one, other), wide * layout.r, tint or theme.CAPTIVE[who], layout.r)


def _trail(brush: Brush, line: Line, width: float, colour: str, r: float) -> None:
    if length_of(line) < LEAP * r:
        brush.round_stroke(line, width, colour)
        return
    for dash in dashes(line, 0.22 * r, 0.2 * r):
        brush.stroke(dash, width * 0.7, colour)


def ends_at(layout: Layout, path: Sequence[Hex | Part], spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """The pieces that stand where a path ends."""
    if not path or part_of(path[-1]):
        return ()
    end = layout.centre(Hex(path[-1]))
    return tuple(spot for spot in spots if dist(spot.middle, end) < 0.6 * layout.r)


def _free(points: Sequence[Point], spot: Spot) -> float:
    """The distance before its end at which a path comes to a piece."""
    (x, y), end = spot.middle, points[-1]
    dx, dy = ray(towards(end, points[-2]))
    along = (x - end[0]) * dx + (y - end[1]) * dy
    aside = (x - end[0]) * dy - (y - end[1]) * dx
    reach = (0.7 if spot.piece.chosen else 0.55) * spot.size
    return along + sqrt(max(0, reach * reach - aside * aside))


def _stations(layout: Layout, path: Sequence[Hex | Part]) -> list[Point]:
    """The middles of the places; of a part of the ocean the point opposite its neighbour."""
    points = []
    for number, place in enumerate(path):
        beside = path[number - 1 if number else min(1, len(path) - 1)]
        part = part_of(place)
        if part is None:
            points.append(layout.centre(Hex(place)))
        elif part_of(beside):
            points.append(layout.dent(part))
        else:
            points.append(_off(layout, part, Hex(beside)))
    return points


def _off(layout: Layout, part: Part, beside: Hex) -> Point:
    (x, y), (dx, dy) = CENTRES[beside], ray(FACING[part] - 90)
    return layout.along(part, 5.95, max(-2.6, min(2.6, x * dx + y * dy)))


# Missions, and harm


def paint_flags(brush: Brush, layout: Layout, flags: Sequence[tuple[Hex, Who]]) -> None:
    taken: Counter[Hex] = Counter()
    for at, who in flags:
        middle = layout.near(at, -0.535 + 0.44 * taken[at], 0.37)
        taken[at] += 1
        brush.stamp(badge(who, MARK * layout.r), middle)
        brush.glyph("flag", middle, 0.25 * layout.r, theme.WHITE)


def paint_harm(brush: Brush, layout: Layout, spots: Sequence[Spot]) -> None:
    """Paint who will be harmed, and left of it whom the Wave has hit in this turn."""
    for spot in spots:
        x, y = spot.marks
        if spot.piece.harmed:
            edges = ((0.274, theme.CASING), (0.226, theme.PROBLEM))
            brush.stamp(discs(layout.r, *edges), (x, y))
            brush.glyph("sword", (x, y), 0.36 * layout.r, theme.ON_ACCENT)
            x -= 0.5 * layout.r
        if spot.piece.hit:
            edges = ((0.25, theme.CASING), (0.205, theme.PIECE_GROUND["wave"]))
            brush.stamp(discs(layout.r, *edges), (x, y))
            brush.picture("wave", (x, y), 0.3 * layout.r)
