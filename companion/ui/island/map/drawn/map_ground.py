"""The ocean, the beach and the tiles without what is on them: what changes hardly ever."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex, Part
from companion.ui.island.map.coast import grown_by, rims
from companion.ui.island.map.drawn.map_logo import logo
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh
from companion.ui.island.map.geometry import (
    OCEAN,
    ROOT3,
    SPACE,
    Layout,
    Line,
    dashed_ring,
    grown,
    hexagon,
    joined,
    outlines,
    ray,
    softened,
)
from companion.ui.island.map.views import Ground
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed

RINGS: Final = (6.78, 6.52)
RING: Final = 0.03
CUT: Final = 0.09
NAME: Final = 0.30
LOW: Final = 0.075  # how far below a tile its side face reaches
# Below the tiles: the scale of each space, how far it has grown, how much lower it lies.
SURF: Final = (0.99, 0.25, 0.06)
BEACH_LOW: Final = (0.97, 0.13, 0.10)
BEACH: Final = (0.97, 0.12, 0.0)
# A lake lies a little lower than what is round it: its bank is seen in the north.
LAKE: Final = 0.99
BANK: Final = 0.037
DEPTH: Final = 0.043
UNDER: Final = 0.12  # how far surf and low beach reach under the beach
_DARK_GUESS: Final = (theme.GUESS, theme.GUESS_DASHES)
MOULD: Final = 0.9  # the place of a tile that is not laid yet


@frozen
class MapLook:
    """The colours of the ground in one of the looks.

    `page`: what is around the island. `shade`: so much darker is the side face of a tile.
    `seal`, `seal_in`: a tile that may not be seen, and its edge or its middle.
    """

    page: str
    ocean: str
    ring: str
    names: str
    wave: str
    wave_names: str
    surf: str
    low: str
    beach: str
    shade: float
    seal: str
    seal_in: str


SECRET: Final = MapLook(
    page=theme.BG, ocean=theme.OCEAN, ring=f"{theme.OCEAN_TEXT}54", names=theme.OCEAN_TEXT,
    wave=theme.WAVE_PART, wave_names="#CFE6F4", surf=theme.SURF, low=theme.BEACH_LOW,
    beach=theme.BEACH, shade=0.38, seal=theme.FOG, seal_in=theme.FOG_IN,
)  # fmt: skip
SHOWABLE: Final = MapLook(
    page=theme.SHOW_BG, ocean=theme.SHOW_OCEAN, ring=f"{theme.WHITE}50", names=theme.SHOW_BUTTON,
    wave=theme.SHOW_WAVE_PART, wave_names=theme.SHOW_BUTTON, surf=theme.SHOW_SURF,
    low=theme.SHOW_BEACH_LOW, beach=theme.SHOW_BEACH, shade=0.28, seal=theme.SHOW_SPACE,
    seal_in=theme.SHOW_EDGE,
)  # fmt: skip
# On paper: light, for a printer has no light of its own.
PAPER: Final = MapLook(
    page="#FFFFFF", ocean="#EAF1F5", ring="#C3CFD7", names="#1C4058", wave="#C9DDE8",
    wave_names="#1C4058", surf="#F6FAFC", low="#A9A08A", beach="#E9E2D0", shade=0.28,
    seal=theme.SHOW_SPACE, seal_in=theme.SHOW_EDGE,
)  # fmt: skip

Names = Sequence[tuple[Part, str]]


# The ocean


def paint_ocean(brush: Brush, layout: Layout, look: MapLook) -> None:
    for part in PARTS:  # the middle is under the beach
        brush.fill(layout.basin(part, 0), look.ocean)
    for out in RINGS:
        brush.outline(layout.ring(out), RING * layout.r, look.ring)
    for corner in range(6):
        ends = (layout.point(*ray(60 * corner, out)) for out in (5.0, OCEAN + 0.1))
        brush.stroke(tuple(ends), CUT * layout.r, look.page)


def paint_wave_part(brush: Brush, layout: Layout, part: Part, look: MapLook) -> None:
    """The part that the Wave is in, with its own rings."""
    brush.fill(layout.basin(part, 0, CUT / 2), look.wave)
    for out in RINGS:
        half = out / 2 - CUT / ROOT3
        line = [layout.along(part, out * ROOT3 / 2, aside) for aside in (-half, half)]
        brush.stroke(line, RING * layout.r, look.ring)


def paint_names(
    brush: Brush,
    layout: Layout,
    names: Names,
    look: MapLook,
    wave: str | None = None,
    edged: Collection[str] = (),
) -> None:
    """`edged`: parts with a line round them, beside which their names lie."""
    for part, name in names:
        colour = look.wave_names if part == wave or part in edged else look.names
        middle = layout.along(part, 5.6, 0) if part in edged else layout.name(part)
        brush.text(name, middle, NAME * layout.r, colour)


# The land


def paint_beach(brush: Brush, layout: Layout, cells: Collection[Hex], look: MapLook) -> None:
    """Surf, the low beach and the beach: each one shape round all the spaces.

    Where nothing of them is seen they are not: under what is over them, and under the tiles.
    """
    r = layout.r
    for (scale, by, down), colour in ((SURF, look.surf), (BEACH_LOW, look.low)):
        for rim in rims(cells):
            brush.shore(rim.placed(layout, down, UNDER), (grown_by(scale, by) + UNDER) * r, colour)
    for rim in rims(cells):
        brush.shore(rim.placed(layout), grown_by(*BEACH[:2]) * r, look.beach)
    for at in cells:
        brush.stamp(_sand(r, look.beach), layout.centre(at))


@lru_cache(maxsize=8)
def _sand(r: float, colour: str) -> Shape:
    """Between a tile and the edge of its cell."""
    sketch = SmoothMesh()
    sketch.between(hexagon(1.0 * r), hexagon((MOULD - 0.05) * r), colour)
    return sketch.shape()


def paint_spaces(brush: Brush, layout: Layout, ground: Ground, look: MapLook) -> None:
    paint_beach(brush, layout, [space.at for space in ground.spaces], look)
    for space in ground.spaces:
        if space.share:
            brush.stamp(guess(layout.r, bright=look is not SECRET), layout.centre(space.at))
        elif space.kind != "lake":
            brush.stamp(_ground_of(space.kind, layout.r, look), layout.centre(space.at))
    for _, cells in ground.lakes:
        paint_lake(brush, layout, cells)


def _ground_of(kind: str, r: float, look: MapLook) -> Shape:
    match kind:
        case "empty":
            return filled(MOULD * r, theme.FILL["empty"])
        case "closed":
            return fog(r, bright=look is not SECRET)
        case "sealed":
            return fog(r) if look is SECRET else closed(r, look, with_logo=True)
        case _:
            return tile(r, theme.FILL[kind], look.shade)


@lru_cache(maxsize=64)
def filled(size: float, colour: str) -> Shape:
    """A tile of this size without its side."""
    sketch = SmoothMesh()
    sketch.fill(softened(hexagon(size)), colour)
    return sketch.shape()


@lru_cache(maxsize=64)
def tile(r: float, colour: str, shade: float) -> Shape:
    """A tile over its side face."""
    sketch = SmoothMesh()
    corners = softened(hexagon(SPACE * r))
    _side(sketch, corners, r, mixed(colour, "#000000", shade))
    sketch.fill(corners, colour)
    return sketch.shape()


def _side(sketch: SmoothMesh, corners: Line, r: float, colour: str) -> None:
    """The same shape a little lower, as far as it is seen."""
    lower = [(x, y - LOW * r) for x, y in corners]
    inside = [(x * 0.94, min(y, 0.0) * 0.94) for x, y in corners]
    sketch.between(lower, inside, colour, smooth=True)


@lru_cache(maxsize=16)
def closed(r: float, look: MapLook, *, with_logo: bool) -> Shape:
    """A tile that nobody has seen yet, with its back up."""
    sketch = SmoothMesh()
    corners = softened(hexagon(SPACE * r))
    side = mixed(look.seal_in, "#000000", 0.14) if with_logo else look.seal
    shade = 0.0 if with_logo else look.shade
    _side(sketch, corners, r, mixed(side, "#000000", shade))
    sketch.fill(corners, look.seal_in)
    sketch.fill(softened(hexagon((SPACE - 0.03) * r)), look.seal)
    if with_logo:
        logo(sketch, 0.3 * r)
    return sketch.shape()


@lru_cache(maxsize=8)
def fog(r: float, *, bright: bool = False) -> Shape:
    """The same in the dark, or in a captive's fog: there is no telling one from another."""
    fill, inside = (theme.SHOW_FOG, theme.SHOW_FOG) if bright else (theme.FOG, theme.FOG_IN)
    sketch = SmoothMesh()
    sketch.fill(softened(hexagon(SPACE * r)), fill)
    sketch.fill(softened(hexagon(0.62 * r)), inside)
    sketch.disc((0, 0), 0.06 * r, mixed(inside, theme.ANSWER_EDGE, 0.5))
    return sketch.shape()


@lru_cache(maxsize=8)
def guess(r: float, *, bright: bool = False) -> Shape:
    """A tile of which it is not certain what it is."""
    fill, ink = (theme.SHOW_GUESS, theme.SHOW_GUESS_DASHES) if bright else _DARK_GUESS
    sketch = SmoothMesh()
    sketch.fill(softened(hexagon(SPACE * r)), fill)
    for dash in dashed_ring(hexagon(0.84 * r), 0.17 * r, 0.12 * r):
        sketch.stroke(dash, 0.05 * r, ink)
    return sketch.shape()


def paint_lake(brush: Brush, layout: Layout, cells: Sequence[Hex]) -> None:
    """One shape, with its bank."""
    for line in outlines(joined(layout, cells, LAKE)):
        width = (2 * BANK + DEPTH) * layout.r
        brush.outline(grown(line, -width / 2), width, theme.LAKE_RIM)
    lower = Layout(layout.x, layout.y - DEPTH * layout.r, layout.r)
    inset = LAKE - BANK * 2 / ROOT3
    brush.region(joined(lower, cells, inset), theme.FILL["lake"])


# The showable look


def paint_shown(brush: Brush, layout: Layout, lit: frozenset[str], picture: str) -> None:
    """Closed tiles; the one that is lit may have a picture, and is drawn over its neighbours."""
    for at in HEXES:
        brush.stamp(closed(layout.r, SHOWABLE, with_logo=False), layout.centre(at))
    for at in HEXES:
        if at in lit:
            brush.stamp(_lit_tile(layout.r), layout.centre(at))
            if picture:
                brush.picture(picture, layout.centre(at), 1.12 * layout.r)


def paint_shown_parts(brush: Brush, layout: Layout, lit: frozenset[str]) -> None:
    for part in PARTS:
        if part in lit:
            corners = layout.basin(part, 0.09)
            brush.fill(corners, theme.SHOW_LIT)
            brush.outline(corners, 0.12 * layout.r, theme.SHOW_LIT_EDGE)


@lru_cache(maxsize=8)
def _lit_tile(r: float) -> Shape:
    sketch = SmoothMesh()
    sketch.fill(softened(hexagon(1.02 * r)), theme.SHOW_LIT_EDGE)
    sketch.fill(softened(hexagon(0.875 * r)), theme.SHOW_LIT)
    return sketch.shape()
