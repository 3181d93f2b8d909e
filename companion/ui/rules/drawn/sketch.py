"""A small drawn island: a few spaces and who is there, as large as its box allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.engine.frozen import revised
from companion.games.island.terms import PARTS, Part
from companion.ui.island.map.drawn import map_ground as ground
from companion.ui.island.map.drawn import map_marks as marks
from companion.ui.island.map.drawn.map_faces import paint_face
from companion.ui.island.map.drawn.map_paint import Brush, sharp_canvas
from companion.ui.island.map.drawn.map_paths import paint_paths
from companion.ui.island.map.drawn.map_pieces import paint_more, paint_piece
from companion.ui.island.map.geometry import CENTRES, INNER, OCEAN, ROOT3, Layout, Line, Point
from companion.ui.island.map.standing import Spot, standing
from companion.ui.island.map.views import IslandView
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

_LARGEST: Final = 46  # dp: spaces are not larger than on the desk
_UNIT: Final = Layout(0, 0, 1)
_OUT: Final = (INNER * ROOT3 / 2, OCEAN * ROOT3 / 2)  # where a part of the ocean begins, and ends
_ASIDE: Final = 1.4  # how much of a part is shown on both sides of what is near it
_AIR: Final = 0.12


class SketchMap(Widget):
    def __init__(self, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self._group = InstructionGroup()
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._group)
        self._island: IslandView | None = None
        self._drawn: tuple[IslandView, Layout] | None = None
        self.redraw = Clock.create_trigger(self._draw, -1)
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    @property
    def island(self) -> IslandView | None:
        return self._island

    def render(self, island: IslandView | None) -> None:
        if island != self._island:
            self._island = island
            self.redraw()

    def height_for(self, width: float, most: float) -> float:
        """The height that it wants at this width."""
        if self._island is None:
            return 0
        box = bounds(self._island)
        return min(most, box.h * min(width / box.w, dp(_LARGEST)))

    def _draw(self, *_: object) -> None:
        if self._island is None or self.width < 1 or self.height < 1:
            self._group.clear()
            self._drawn = None
            return
        layout = self._layout(self._island)
        if self._drawn != (self._island, layout):
            self._drawn = (self._island, layout)
            self._group.clear()
            brush = Brush(self._group)
            paint_sketch(brush, layout, self._island)
            brush.done()

    def _layout(self, island: IslandView) -> Layout:
        """With what is shown in the middle of the box."""
        box = bounds(island)
        r = min(self.width / box.w, self.height / box.h, dp(_LARGEST))
        x, y = box.middle
        return Layout(self.center_x - r * x, self.center_y - r * y, r)


def bounds(island: IslandView) -> Rect:
    """The box around what is shown, in `r` from the middle of the whole island."""
    spaces = [CENTRES[space.at] for space in island.ground.spaces]
    points = [(x + dx, y + dy) for x, y in spaces for dx in (-ROOT3 / 2, ROOT3 / 2)
              for dy in (-1, 1)]  # fmt: skip
    for part, _ in island.ground.parts:
        points += _near(part, island)
    xs, ys = zip(*points, strict=True)
    low, left = min(ys) - _AIR, min(xs) - _AIR
    return Rect(left, low, max(xs) + _AIR - left, max(ys) + _AIR - low)


def _near(part: Part, island: IslandView) -> Iterator[Point]:
    """The corners of what is shown of a part of the ocean: beside the spaces that lie on it."""
    shore = _shore(part, island)
    for aside in (min(shore) - _ASIDE, max(shore) + _ASIDE):
        for out in _OUT:
            yield _UNIT.along(part, out, aside)


def _shore(part: Part, island: IslandView) -> list[float]:
    """The places along the shore of the spaces that lie furthest out."""
    asides = [_along(part, CENTRES[space.at]) for space in island.ground.spaces]
    furthest = max(out for out, _ in asides)
    return [aside for out, aside in asides if out > furthest - 1]


def _along(part: Part, point: Point) -> Point:
    """The distances of a point from the middle, and along the shore of a part."""
    (x, y), (dx, dy) = _UNIT.along(part, 1, 0), _UNIT.along(part, 0, 1)
    return point[0] * x + point[1] * y, point[0] * dx + point[1] * dy


# Drawing


def paint_sketch(brush: Brush, layout: Layout, island: IslandView) -> None:
    """Paint from the bottom to the top, as on the large map."""
    people = standing(layout, island)
    _paint_ocean(brush, layout, island)
    ground.paint_spaces(brush, layout, island.ground, ground.SECRET)
    for space in island.ground.spaces:
        paint_face(brush, layout, space, people.rooms.get(space.at, "all"))
    marks.paint_lit(brush, layout, marks.lit(island))
    paint_paths(brush, layout, island.paths, people.spots)
    for spot in people.spots:
        paint_piece(brush, _at_hand(spot, layout, island))
    paint_more(brush, layout, people.more)


def _at_hand(spot: Spot, layout: Layout, island: IslandView) -> Spot:
    """The Wave lies in the dent of its shore that is nearest to what is shown."""
    part = next((part for part in PARTS if part == island.wave), None)
    if part is None or spot.piece.who != "wave":
        return spot
    shore = _shore(part, island)
    middle = sum(shore) / len(shore)
    dent = min((-ROOT3, 0, ROOT3), key=lambda aside: abs(aside - middle))
    return revised(spot, {"middle": layout.along(part, 5.55, dent)})


def _paint_ocean(brush: Brush, layout: Layout, island: IslandView) -> None:
    box = bounds(island).scaled(layout.r).moved(layout.x, layout.y)
    for part, name in island.ground.parts:
        water = clipped(layout.basin(part), box)
        if not water:
            continue
        brush.fill(water, theme.OCEAN)
        if part in island.lit:
            brush.outline(clipped(layout.basin(part, 0.065), box), 0.13 * layout.r, theme.ACCENT)
        x, y = layout.name(part)
        if box.x < x < box.right and box.y < y < box.top:
            brush.text(name, (x, y), ground.NAME * layout.r, theme.OCEAN_TEXT)


def clipped(outline: Sequence[Point], box: Rect) -> Line:
    """The part of a convex shape that lies in a box."""
    found = list(outline)
    for axis, limit, sign in ((0, box.x, 1), (0, box.right, -1), (1, box.y, 1), (1, box.top, -1)):
        found = list(_cut(found, axis, limit, sign))
    return tuple(found)


def _cut(outline: Sequence[Point], axis: int, limit: float, sign: int) -> Iterator[Point]:
    """The part of a shape on one side of a line; `sign`: 1 for what is greater."""
    for at, end in enumerate(outline):
        start = outline[at - 1]
        before, after = sign * (start[axis] - limit), sign * (end[axis] - limit)
        if (before < 0) != (after < 0):
            share = before / (before - after)
            yield (
                start[0] + share * (end[0] - start[0]),
                start[1] + share * (end[1] - start[1]),
            )
        if after >= 0:
            yield end
