"""The marks on the island: what can be touched, what would harm, what an answer would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex, Part, Who
from companion.ui.island.map.coast import Rim, grown_by, rims
from companion.ui.island.map.drawn.map_faces import paint_share
from companion.ui.island.map.drawn.map_ground import BEACH, BEACH_LOW, CUT, MapLook
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh, discs
from companion.ui.island.map.drawn.map_pieces import badge
from companion.ui.island.map.geometry import (
    FACING,
    OCEAN,
    ROOT3,
    Layout,
    Line,
    Point,
    arc,
    dashed_ring,
    dashes,
    hexagon,
    joined,
    outlines,
    part_of,
    ray,
    softened,
)
from companion.ui.island.map.standing import Spot
from companion.ui.island.map.views import Ground, IslandView, Perhaps
from companion.ui.kit import theme

VEIL: Final = 0.60  # of the page, over the ground
# Lines round a space: where they lie, the dark one, and the bright one over it.
EDGE: Final = 0.96
CASING: Final = 0.20
LINE: Final = 0.115
DASH: Final = 0.26
GAP: Final = 0.20
MARK: Final = 0.56  # the size of a mission's mark, by a piece
FLAG: Final = (-0.56, 0.50)
FLAGS: Final = 0.34  # from one to the next
BEEN: Final = (-0.62, -0.36)
BEEN_ABOVE: Final = (0.58, 0.48)  # of a space that pieces share: they stand below
SWORD: Final = (0.60, -0.48)
# By a piece, in its size; `SHARED`: of one that is not alone on its space.
HIT: Final = (0.40, -0.80)
HIT_SHARED: Final = (-0.45, -0.75)
SWORD_SHARED: Final = (0.45, -0.75)
PILL: Final = 0.78
ROOMY: Final = 34  # dp: where spaces are larger two words have room on one
PERHAPS: Final = 0.62  # the size of the badge of one who may stand there


# Places


@frozen
class Edged:
    """The shapes that have an edge: single spaces, and lakes as a whole."""

    spaces: tuple[Hex, ...]
    lakes: tuple[tuple[Hex, ...], ...]


def lit(island: IslandView) -> Edged:
    """Places that can be touched now without harm; an empty one is marked by its face."""
    no = _cells(harm(island)).union(at.at for at in island.ground.spaces if at.kind == "empty")
    return _edged(island.ground, [at for at in HEXES if at in island.lit and at not in no])


def harm(island: IslandView) -> Edged:
    """The places that are red, and the space of each captive whom the action would harm."""
    found = {at for at in HEXES if at in island.red}
    found |= {one.at for one in island.figures if one.harmed and one.at is not None}
    return _edged(island.ground, [at for at in HEXES if at in found])


def been(island: IslandView) -> tuple[Hex, ...]:
    """Where the Bush has been and nothing else is meant: amber and red say more than green."""
    meant = island.lit.union(_cells(harm(island)))
    return tuple(at for at, _ in island.been if at not in meant)


def _edged(ground: Ground, places: Iterable[Hex]) -> Edged:
    wanted = list(places)
    lakes = tuple(cells for _, cells in ground.lakes if set(cells) <= set(wanted))
    single = (at for at in wanted if not any(at in cells for cells in lakes))
    return Edged(tuple(single), lakes)


def _cells(edged: Edged) -> set[Hex]:
    return {*edged.spaces, *(at for cells in edged.lakes for at in cells)}


def spared(island: IslandView) -> frozenset[str]:
    """The places without a veil: lit, dashed, red-edged or visited."""
    said_of = [at for at, _ in island.been] + [lead.at for lead in island.leads]
    return island.lit.union(said_of, _cells(harm(island)))


# The veil


def paint_veil(
    brush: Brush, layout: Layout, ground: Ground, spared: frozenset[str], look: MapLook
) -> None:
    """Over the cells of all quiet spaces, and over the beach round the island."""
    cells = [space.at for space in ground.spaces]
    quiet = [layout.hexagon(at, 1.0) for at in cells if at not in spared]
    brush.cells(quiet, _pale(look.page, VEIL))
    for rim in rims(cells):
        brush.strand(rim.placed(layout), _ways(rim, layout.r), _pale(look.page, theme.BEACH_VEIL))


def _ways(rim: Rim, r: float) -> Line:
    """As far out as the beach is seen, and in the south the low beach."""
    beach, low = grown_by(*BEACH[:2]) * r, grown_by(*BEACH_LOW[:2]) * r
    south = BEACH_LOW[2] * r
    return tuple(
        (x * low, y * low - south) if y < -0.01 else (x * beach, y * beach) for x, y in rim.out
    )


def _pale(colour: str, share: float) -> str:
    return f"{colour}{round(255 * share):02X}"


# Edges


def paint_lit(brush: Brush, layout: Layout, edged: Edged, colour: str = theme.ACCENT) -> None:
    """Single spaces that touch share their edge; a lake has its own over them."""
    for groups in (tuple((at,) for at in edged.spaces), *((lake,) for lake in edged.lakes)):
        lines = [line for cells in groups for line in _around(layout, cells)]
        for width, tint in ((CASING, theme.CASING), (LINE, colour)):
            for line in lines:
                brush.outline(line, width * layout.r, tint)


def _around(layout: Layout, cells: Sequence[Hex]) -> list[Line]:
    if len(cells) == 1:
        return [softened(layout.hexagon(cells[0], EDGE), 0.1)]
    return list(outlines(joined(layout, cells, EDGE)))


def paint_lit_parts(brush: Brush, layout: Layout, lit: frozenset[str]) -> None:
    for part in PARTS:
        if part in lit:
            for width, tint in ((CASING, theme.CASING), (LINE, theme.ACCENT)):
                brush.outline(_bay(layout, part), width * layout.r, tint)


def _bay(layout: Layout, part: Part) -> Line:
    """The line round a part of the ocean, against the clock: straight, and back along the coast."""
    outer = OCEAN * ROOT3 / 2 - CASING / 2
    side = (CASING + CUT) / ROOT3
    corners = ((outer, outer / ROOT3 - side), (outer, side - outer / ROOT3))
    return (
        *(layout.along(part, out, clockwise) for out, clockwise in corners),
        *(layout.point(x, y) for x, y in _shore(part)),
    )


@cache
def _shore(part: Part) -> Line:
    """The coast as seen from a part of the ocean, a little off its beach, in `r`, clockwise."""
    (fx, fy), (sx, sy) = ray(FACING[part]), ray(FACING[part] - 90)
    (rim,) = rims(HEXES)
    off = grown_by(*BEACH[:2]) + CASING / 2
    coast = [
        (x + off * dx, y + off * dy) for (x, y), (dx, dy) in zip(rim.line, rim.out, strict=True)
    ]
    points = []
    for x, y in coast:
        out, clockwise = x * fx + y * fy, x * sx + y * sy
        if out > 0 and abs(clockwise) < (out - CASING - CUT) / ROOT3:
            points.append((clockwise, (x, y)))
    return tuple(point for _, point in sorted(points))


# Dashes


def paint_leads(brush: Brush, layout: Layout, places: Iterable[Hex | Part]) -> None:
    for place in places:
        if part_of(place) is None:
            brush.stamp(
                _dashed_space(layout.r, theme.CASING, theme.ACCENT), layout.centre(Hex(place))
            )


def paint_lead_parts(brush: Brush, layout: Layout, places: Iterable[Hex | Part]) -> None:
    for place in places:
        part = part_of(place)
        if part is not None:
            line = _bay(layout, part)
            brush.outline(line, CASING * layout.r, theme.CASING)
            for dash in dashes((*line, line[0]), DASH * layout.r, GAP * layout.r):
                brush.stroke(dash, LINE * layout.r, theme.ACCENT)


def paint_been(brush: Brush, layout: Layout, been: Sequence[Hex]) -> None:
    shape = _dashed_space(layout.r, theme.VISITED_DARK, theme.VISITED)
    for at in been:
        brush.stamp(shape, layout.centre(at))


@lru_cache(maxsize=8)
def _dashed_space(r: float, dark: str, bright: str) -> Shape:
    sketch = SmoothMesh()
    _dashed(sketch, hexagon(EDGE * r), r, dark, bright)
    return sketch.shape()


def _dashed(sketch: SmoothMesh, corners: Line, r: float, dark: str, bright: str) -> None:
    sketch.outline(softened(corners, 0.1), CASING * r, dark)
    for dash in dashed_ring(corners, DASH * r, GAP * r):
        sketch.stroke(_round_the_corner(dash), LINE * r, bright)


def _round_the_corner(dash: Line) -> Line:
    """A dash in the middle of which a corner lies goes round it."""
    if len(dash) < 3:
        return dash
    start, corner, end = dash
    return (start, *softened((start, corner, end), 0.7, 4)[5:10], end)


# Badges


def shared(places: Iterable[Hex | None], spots: Sequence[Spot]) -> frozenset[Hex]:
    """Those of the places on which several pieces stand."""
    stood = Counter(spot.at for spot in spots)
    return frozenset(at for at in places if at is not None and stood[at] > 1)


def paint_been_numbers(
    brush: Brush, layout: Layout, been: Sequence[tuple[Hex, int]], shared: frozenset[Hex]
) -> None:
    for at, number in been:
        middle = layout.near(at, *(BEEN_ABOVE if at in shared else BEEN))
        edges = ((0.245, theme.VISITED_DARK), (0.22, theme.VISITED), (0.18, theme.VISITED_DARK))
        brush.stamp(discs(layout.r, *edges), middle)
        brush.text(str(number), middle, 0.30 * layout.r, theme.WHITE)


def paint_pills(brush: Brush, layout: Layout, pills: Sequence[tuple[Hex | Part, str]]) -> None:
    """Words and numbers on the upper edges of places."""
    for place, label in pills:
        part = part_of(place)
        middle = layout.name(part) if part else layout.near(Hex(place), 0, PILL)
        size = 0.31 * layout.r
        half = max(0.0, brush.width(label, size) / 2 - 0.06 * layout.r)
        for radius, colour in ((0.245, theme.CASING), (0.195, theme.ACCENT)):
            brush.fill(_pill(middle, half, radius * layout.r), colour)
        brush.text(label, middle, size, theme.ON_ACCENT)


def _pill(middle: Point, half: float, radius: float) -> Line:
    x, y = middle
    return arc((x + half, y), radius, -90, 90, 12) + arc((x - half, y), radius, 90, 270, 12)


def paint_flags(brush: Brush, layout: Layout, flags: Sequence[tuple[Hex, Who]]) -> None:
    """Missions that are done there, over all pieces, each in the shape of its captive."""
    taken: Counter[Hex] = Counter()
    for at, who in flags:
        middle = layout.near(at, FLAG[0] + FLAGS * taken[at], FLAG[1])
        taken[at] += 1
        brush.stamp(badge(who, MARK * layout.r), middle)
        brush.glyph("flag", middle, 0.22 * layout.r, theme.WHITE)


def paint_perhaps(brush: Brush, layout: Layout, places: Sequence[Perhaps]) -> None:
    """The spaces on which a captive may stand: a badge, and how likely that is if it has room."""
    roomy = layout.r > dp(ROOMY)
    for one in places:
        brush.stamp(
            badge(one.who, PERHAPS * layout.r),
            layout.near(one.at, -0.42 if roomy else 0.0, -0.5),
        )
        if roomy:
            paint_share(brush, layout.near(one.at, 0.3, -0.5), 0.8 * layout.r, one.share)


def paint_harm(brush: Brush, layout: Layout, spots: Sequence[Spot], shared: frozenset[Hex]) -> None:
    """A sword where somebody will be harmed, and left of it a wave where one has hit."""
    for spot in spots:
        if spot.piece.harmed and spot.at is not None:
            middle = sword_place(layout, spot, spot.at in shared)
            edges = ((0.25, theme.CASING), (0.205, theme.PROBLEM))
            brush.stamp(discs(layout.r, *edges), middle)
            brush.glyph("sword", middle, 0.32 * layout.r, theme.ON_ACCENT)
        if spot.piece.hit and spot.at is not None:
            middle = hit_place(spot, spot.at in shared)
            edges = ((0.22, theme.CASING), (0.18, theme.PIECE_GROUND["wave"]))
            brush.stamp(discs(layout.r, *edges), middle)
            brush.picture("wave", middle, 0.27 * layout.r)


def sword_place(layout: Layout, spot: Spot, shared: bool) -> Point:
    """On a space of its own beside the piece; where several stand, on the one that is meant."""
    assert spot.at is not None
    return _by_piece(spot, *SWORD_SHARED) if shared else layout.near(spot.at, *SWORD)


def hit_place(spot: Spot, shared: bool) -> Point:
    return _by_piece(spot, *(HIT_SHARED if shared else HIT))


def _by_piece(spot: Spot, x: float, y: float) -> Point:
    return spot.middle[0] + x * spot.size, spot.middle[1] + y * spot.size
