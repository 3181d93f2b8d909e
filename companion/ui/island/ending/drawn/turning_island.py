"""The island while it opens: closed tiles that turn over, one after another."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Scale, Translate
from kivy.uix.widget import Widget

from companion.games.island.board.hexes import HEXES
from companion.ui.island.ending.opening import SECONDS, turned
from companion.ui.island.map.drawn import map_ground as ground
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_faces import paint_face
from companion.ui.island.map.drawn.map_ground import SHOWABLE
from companion.ui.island.map.drawn.map_paint import Brush, sharp_canvas
from companion.ui.island.map.geometry import CENTRES, SPACE, Layout, fit
from companion.ui.island.map.views import Ground, SpaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.kit.touch_guard import Control

_BED: Final = theme.SHOW_BEACH_LOW  # seen beside a tile that is turning


class TurningTile:
    """The back and the front of a tile, painted once each; they are made narrower and wider."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._place = Translate(0, 0)
        self._back, self._front = Scale(1, 1, 1), Scale(0, 1, 1)
        self._sides = InstructionGroup(), InstructionGroup()
        canvas.add(PushMatrix())
        canvas.add(self._place)
        for size, side in zip((self._back, self._front), self._sides, strict=True):
            for one in (PushMatrix(), size, side, PopMatrix()):
                canvas.add(one)
        canvas.add(PopMatrix())

    def draw(self, layout: Layout, space: SpaceView) -> None:
        x, y = layout.centre(space.at)
        self._place.x, self._place.y = round(x), round(y)
        key = (layout.r, space)
        if key == self._key:
            return
        self._key = key
        for side in self._sides:
            side.clear()
        back, front = (Brush(side) for side in self._sides)
        back.stamp(ground.closed(layout.r, SHOWABLE, with_logo=True), (0, 0))
        _paint_front(front, layout.r, space)
        back.done()
        front.done()

    def turn(self, shows_front: bool, wide: float) -> None:
        self._back.x = 0 if shows_front else wide
        self._front.x = wide if shows_front else 0


def _paint_front(brush: Brush, r: float, space: SpaceView) -> None:
    """Round (0, 0). A lake has its shape once all of it is open; until then a space has its own."""
    x, y = CENTRES[space.at]
    layout = Layout(-x * r, -y * r, r)
    if space.kind == "lake":
        ground.paint_lake(brush, layout, (space.at,))
    else:
        brush.stamp(ground.tile(r, theme.FILL[space.kind], SHOWABLE.shade), (0, 0))
    paint_face(brush, layout, space)


class TurningIsland(Widget):
    """Ocean and beach, and on them the tiles."""

    def __init__(self, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self._ground: Ground | None = None
        self._key: tuple[Any, ...] = ()
        self._bed = InstructionGroup()
        self.canvas.add(self._bed)
        self._tiles = {at: TurningTile(self.canvas) for at in HEXES}
        self._passed = Tween(self._turn)
        self.redraw = Clock.create_trigger(self._draw, -1)
        for changed in ("pos", "size"):
            self.fbind(changed, self.redraw)
        self.fbind("parent", self._left)

    def render(self, ground: Ground) -> None:
        self._ground = ground
        self._draw()

    def begin(self) -> None:
        self._passed.jump(0.0 if moves() else SECONDS)
        if moves():
            self._passed.go(SECONDS, SECONDS)

    def _left(self, _widget: Any, parent: Any) -> None:
        if parent is None:
            self._passed.stop()

    @property
    def layout(self) -> Layout:
        return Layout(self.center_x, self.center_y, fit(self.width, self.height))

    def _draw(self, *_: object) -> None:
        there, layout = self._ground, self.layout
        if there is None or layout.r < 1:
            return
        if (layout, there.parts) != self._key:
            self._key = (layout, there.parts)
            self._paint_bed(layout, there)
        for space in there.spaces:
            self._tiles[space.at].draw(layout, space)
        self._turn()

    def _paint_bed(self, layout: Layout, there: Ground) -> None:
        self._bed.clear()
        brush = Brush(self._bed)
        ground.paint_ocean(brush, layout, SHOWABLE)
        ground.paint_names(brush, layout, there.parts, SHOWABLE)
        ground.paint_beach(brush, layout, HEXES, SHOWABLE)
        for at in HEXES:
            brush.stamp(ground.filled(SPACE * layout.r, _BED), layout.centre(at))
        brush.done()

    def _turn(self) -> None:
        for number, at in enumerate(HEXES):
            self._tiles[at].turn(*turned(number, self._passed.value))


class ShownIsland(IslandMap):
    """A map that is only looked at."""

    def control(self) -> Control:
        return Control("")

    def roles(self) -> list[str]:
        return []

    def on_touch_down(self, _touch: Any) -> bool:
        return False
