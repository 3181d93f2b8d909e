"""The figures on the island: emblems of the captives, and the OP's pieces on their stones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from companion.games.island.terms import Hex, Who
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh, discs
from companion.ui.island.map.geometry import Layout, Line, arc, grown, rounded, waves
from companion.ui.island.map.standing import Spot
from companion.ui.kit import theme

# Sizes of a piece, by its own. The picture of an emblem is larger than the shape inside its edge.
EMBLEM: Final = 88 / 30
STONE: Final = 1.6
# Of a stone the outer half and its round corner: the rim, the edge, the ground.
_STONES: Final = ((1.19, 0.58), (1.035, 0.44), (0.93, 0.34))
_FRAME: Final = (1.42, 0.8)  # of the one that acts
# The ripples over one who lies in a lake: how far down, how far to the right, how wide.
_RIPPLES: Final = ((0.34, 0.0, 2.3), (0.86, 0.1, 2.1))


def paint_piece(brush: Brush, spot: Spot) -> None:
    if spot.piece.who in theme.PIECE_GROUND:
        paint_stone(brush, spot)
        return
    brush.picture(
        f"emblem-{spot.piece.who}", spot.middle, EMBLEM * spot.size, lying=spot.piece.lying
    )
    if spot.piece.lying:
        brush.stamp(_water(spot.size), spot.middle)


def paint_more(brush: Brush, layout: Layout, more: Sequence[tuple[Hex, int]]) -> None:
    for at, number in more:
        middle = layout.near(at, 0, -0.86)
        brush.stamp(discs(layout.r, (0.2, theme.CASING)), middle)
        brush.text(f"+{number}", middle, 0.24 * layout.r, theme.WHITE)


# The OP's pieces


def paint_stone(brush: Brush, spot: Spot) -> None:
    who = spot.piece.who
    brush.stamp(_stone(spot.size, theme.PIECE_GROUND[who], spot.piece.chosen), spot.middle)
    brush.picture(who, spot.middle, STONE * spot.size)


@lru_cache(maxsize=32)
def _stone(size: float, ground: str, chosen: bool) -> Shape:
    sketch = SmoothMesh()
    parts = [(*sizes, tint) for sizes, tint in zip(
        _STONES, (theme.CASING, theme.WHITE, ground), strict=True)]  # fmt: skip
    if chosen:
        parts.insert(0, (*_FRAME, theme.ACCENT))
    for half, corner, tint in parts:
        sketch.fill(rounded(_square((half - corner) * size), corner * size, 6), tint)
    return sketch.shape()


def _square(half: float) -> Line:
    return (-half, -half), (half, -half), (half, half), (-half, half)


# Captives

_SHIELD: Final = ((-0.29, 0.305), (-0.29, -0.08), (0, -0.375), (0.29, -0.08), (0.29, 0.305))
SHAPES: Final[dict[str, Line]] = {
    "diamond": arc((0, 0), 0.4, 0, 270, 3),
    "shield": _SHIELD,
    "pentagon": arc((0, -0.03), 0.4, 90, 378, 4),
    "hexagon": arc((0, 0), 0.385, 90, 390, 5),
    "octagon": arc((0, 0), 0.375, 22.5, 337.5, 7),
}
# The distances of the lines of a mark's edge from its shape.
RIM: Final = 0.085
EDGE: Final = 0.0275


@lru_cache(maxsize=64)
def badge(who: Who, size: float) -> Shape:
    """A captive's shape in his colour, white-edged inside a dark rim: for what is too small

    for his emblem.
    """
    sketch = SmoothMesh()
    shape = SHAPES.get(theme.SHAPE.get(who, ""))
    for out, tint in ((RIM, theme.CASING), (EDGE, theme.WHITE), (-EDGE, theme.CAPTIVE[who])):
        if shape is None:
            sketch.disc((0, 0), (0.36 + out) * size, tint)
        else:
            sketch.fill([(x * size, y * size) for x, y in _widened(shape, out)], tint)
    return sketch.shape()


def _widened(shape: Line, by: float) -> Line:
    """The points of a diamond would be too sharp."""
    return rounded(shape, by) if len(shape) == 4 and by > 0 else grown(shape, by)


@lru_cache(maxsize=16)
def _water(size: float) -> Shape:
    """Two ripples over the lower half of a captive who lies in a lake."""
    sketch = SmoothMesh()
    for width, tint in ((0.4, theme.CASING), (0.21, theme.LAKE_WAVES)):
        for down, right, wide in _RIPPLES:
            line = waves((right * size, -down * size), wide * size, 0.42 * size, -30)
            sketch.round_stroke(line, width * size, tint)
    return sketch.shape()
