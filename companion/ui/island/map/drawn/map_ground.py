"""The ocean and the spaces without what stands on them: what changes hardly ever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex, Lake, Part
from companion.ui.island.map.drawn.map_paint import HEAVY, Brush, Shape, SmoothMesh
from companion.ui.island.map.geometry import (
    INNER,
    NAME,
    OCEAN,
    ROOT3,
    SPACE,
    Layout,
    hexagon,
    joined,
    ray,
    rounded,
    waves,
)
from companion.ui.island.map.views import Ground
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed

LAKE: Final = 0.968  # a lake has no gap around it but its rim
LAKE_RIM: Final = 0.035
RIPPLE: Final = 0.55  # how much of the colour of the names a ripple has


@frozen
class Sea:
    """The colours of the ocean in one of the two looks. `across`: of its lines over `inner`."""

    ring: str
    inner: str
    line: str
    across: str
    names: str


SECRET: Final = Sea(
    theme.OCEAN, theme.OCEAN_INNER, theme.BG, theme.BG, theme.OCEAN_TEXT
)  # fmt: skip
SHOWABLE: Final = Sea(
    theme.SHOW_OCEAN,
    theme.SHOW_OCEAN_INNER,
    theme.SHOW_BG,
    mixed(theme.SHOW_OCEAN_INNER, theme.SHOW_BG, 0.4),
    theme.SHOW_BUTTON,
)
# On paper: light, for a printer has no light of its own.
PAPER: Final = Sea("#EAF1F5", "#F6FAFC", "#5C6B75", "#C3CFD7", "#1C4058")

Names = Sequence[tuple[Part, str]]


def paint_ocean(brush: Brush, layout: Layout, sea: Sea) -> None:
    brush.fill(layout.ring(OCEAN), sea.ring)
    brush.fill(layout.ring(INNER), sea.inner)
    for corner in range(6):
        inside, shore, outside = (
            layout.point(*ray(60 * corner, out)) for out in (5.9, INNER, OCEAN + 0.05)
        )
        brush.stroke((inside, shore), 0.07 * layout.r, sea.across)
        brush.stroke((shore, outside), 0.07 * layout.r, sea.line)


def paint_names(brush: Brush, layout: Layout, names: Names, sea: Sea) -> None:
    for part, name in names:
        brush.text(name, layout.name(part), 0.35 * layout.r, sea.names, HEAVY)


def paint_ripples(
    brush: Brush, layout: Layout, names: Names, sea: Sea, wave: Part | Lake | None
) -> None:
    """Two in each part; the Wave lies where one of them would be."""
    colour = mixed(sea.ring, sea.names, RIPPLE)
    ripple = _ripple(layout.r, colour)
    for part, _ in names:
        for clockwise in (-ROOT3, ROOT3):
            if part != wave or clockwise < 0:
                brush.stamp(ripple, layout.along(part, NAME, clockwise))


@lru_cache(maxsize=4)
def _ripple(r: float, colour: str) -> Shape:
    sketch = SmoothMesh()
    sketch.round_stroke(waves((0, 0), 0.78 * r, 0.14 * r), 0.056 * r, colour)
    return sketch.shape()


@lru_cache(maxsize=64)
def filled(size: float, colour: str) -> Shape:
    """A space of this size."""
    sketch = SmoothMesh()
    sketch.fill(hexagon(size), colour)
    return sketch.shape()


def paint_spaces(brush: Brush, layout: Layout, ground: Ground) -> None:
    for space in ground.spaces:
        if space.kind != "lake":
            brush.stamp(filled(SPACE * layout.r, _fill(space.kind)), layout.centre(space.at))
    for _, cells in ground.lakes:
        paint_rim(brush, layout, cells, LAKE_RIM, theme.LAKE_RIM)
    for _, cells in ground.lakes:
        paint_lake(brush, layout, cells)


def _fill(kind: str) -> str:
    """A space that is not to be seen yet looks like one of the captives' boards."""
    return theme.SHOW_SPACE if kind == "closed" else theme.FILL[kind]


def paint_rim(
    brush: Brush, layout: Layout, cells: Iterable[Hex], width: float, colour: str
) -> None:
    """Paint a line behind spaces, which goes over their neighbours."""
    shape = _rim(layout.r, width, colour)
    for at in cells:
        brush.stamp(shape, layout.centre(at))


@lru_cache(maxsize=8)
def _rim(r: float, width: float, colour: str) -> Shape:
    sketch = SmoothMesh()
    sketch.fill(rounded(hexagon(SPACE * r), width * r), colour)
    return sketch.shape()


def paint_lake(brush: Brush, layout: Layout, cells: Sequence[Hex]) -> None:
    brush.region(joined(layout, cells, LAKE), theme.FILL["lake"])


def paint_over(
    brush: Brush, layout: Layout, ground: Ground, spaces: Iterable[Hex], colour: str
) -> None:
    """Cover spaces; those of one lake as one, with their rim."""
    wanted = set(spaces)
    for _, cells in ground.lakes:
        if wet := [at for at in cells if at in wanted]:
            brush.region(joined(layout, wet, SPACE + LAKE_RIM * 2 / ROOT3), colour)
            wanted.difference_update(wet)
    shape = filled(SPACE * layout.r, colour)
    for at in wanted:
        brush.stamp(shape, layout.centre(at))


# The showable look


def paint_shown(brush: Brush, layout: Layout, lit: frozenset[str], picture: str) -> None:
    """Empty spaces; the one that is lit may have a picture, and is drawn over its neighbours."""
    for part in PARTS:
        if part in lit:
            corners = layout.basin(part, 0.05)
            brush.fill(corners, theme.SHOW_LIT)
            brush.outline(corners, 0.1 * layout.r, theme.SHOW_LIT_EDGE)
    for at in HEXES:
        _framed(brush, layout, at, 0.0185, theme.SHOW_SPACE, theme.SHOW_EDGE)
    for at in HEXES:
        if at in lit:
            _framed(brush, layout, at, 0.05, theme.SHOW_LIT, theme.SHOW_LIT_EDGE)
            if picture:
                brush.picture(picture, layout.near(at, 0, -0.02), 1.1 * layout.r)


def _framed(brush: Brush, layout: Layout, at: Hex, half: float, fill: str, edge: str) -> None:
    """`half`: so much of its frame lies outside, and so much inside."""
    for scale, colour in ((SPACE + half * 2 / ROOT3, edge), (SPACE - half * 2 / ROOT3, fill)):
        brush.stamp(filled(scale * layout.r, colour), layout.centre(at))
