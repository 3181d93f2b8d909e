"""A tile alone: in the palette as large as it fits, under a finger as large as on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.island.terms import Hex
from companion.ui.island.map.drawn.map_faces import paint_sign
from companion.ui.island.map.drawn.map_ground import filled, paint_lake
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.geometry import CENTRES, ROOT3, SPACE, Layout, grown, joined, outlines
from companion.ui.island.map.views import SpaceView
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

_LARGEST: Final = 0.5  # of the height of its box: the `r` of a single space


def fitted(box: Rect, faces: Sequence[SpaceView]) -> Layout:
    """With its spaces in the middle of a box."""
    xs, ys = zip(*(CENTRES[face.at] for face in faces), strict=True)
    wide, high = max(xs) - min(xs) + ROOT3, max(ys) - min(ys) + 2
    r = min(box.w / wide, box.h / high, _LARGEST * box.h)
    x, y = box.middle
    return Layout(x - r * (max(xs) + min(xs)) / 2, y - r * (max(ys) + min(ys)) / 2, r)


def paint_tile(
    brush: Brush, layout: Layout, faces: Sequence[SpaceView], least: float = 0.0
) -> None:
    """`least`: the size of numbers and letters, at least, in pixels."""
    water = [face.at for face in faces if face.kind == "lake"]
    if water:
        paint_lake(brush, layout, water)
    dry = [face for face in faces if face.kind != "lake"]
    for face in dry:
        brush.stamp(filled(SPACE * layout.r, theme.FILL[face.kind]), layout.centre(face.at))
    for face in dry:
        paint_sign(brush, layout, face, least)


def paint_frame(
    brush: Brush, layout: Layout, cells: Sequence[Hex], line: tuple[float, float], colour: str
) -> None:
    """A line round spaces that lie together: how wide it is, and how far out, in `r`."""
    width, out = line
    for corners in outlines(joined(layout, cells, SPACE)):
        brush.outline(grown(corners, out * layout.r), width * layout.r, colour)
