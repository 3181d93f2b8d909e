"""A tile under a finger, on its way to a space or off the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.graphics import Color, PopMatrix, PushMatrix, Translate
from kivy.uix.widget import Widget

from companion.engine.frozen import frozen
from companion.games.island.terms import Hex
from companion.ui.island.map.drawn.map_drawing import Layer
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.tile_picture import paint_frame, paint_tile
from companion.ui.island.map.geometry import CENTRES, Layout
from companion.ui.island.map.views import SpaceView
from companion.ui.island.wizard.drawn.build_map import FRAME, RIM, BuildMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.touched import counts, do

AWAY: Final = "away"
_SCALE: Final = 0.88  # the space that it would cover is seen round it


@frozen
class Lifted:
    """`word`: of a tile of the palette, or the space that a tile was taken by.

    `faces`: its spaces; `grip`: the one under the finger. `still`: the act of a finger that goes
    nowhere. `home`: whether a point lies where it was lifted.
    """

    word: str
    faces: tuple[SpaceView, ...]
    grip: Hex
    still: str
    home: Callable[[float, float], bool]

    @property
    def laid(self) -> bool:
        return self.word == self.grip


class CarriedTile(Widget):
    """It lies over everything, and knows where it would be put down."""

    def __init__(self, island: BuildMap, **look: Any) -> None:
        super().__init__(**look)
        self.map = island
        self.lifted: Lifted | None = None
        self._gone = False  # it has left the place where it was lifted
        self._way = Translate()
        self._picture = Layer()
        tint = Color(1, 1, 1, 1)
        for one in (PushMatrix(), self._way, tint, self._picture.group, PopMatrix()):
            self.canvas.add(one)

    def lift(self, lifted: Lifted, touch: Any) -> None:
        """Take a tile up, and the touch from all that have felt it so far."""
        if self.lifted is not None:
            return
        for held in touch.grab_list[:]:
            widget = held()
            if widget is not None:
                widget.let_go(touch)
        touch.grab(self)
        self.lifted, self._gone = lifted, False
        self._draw(lifted)
        self._follow(touch)

    def let_go(self, touch: Any) -> None:
        touch.ungrab(self)
        self.lifted = None
        self._picture.clear()
        self.map.aim(None, ())

    def on_touch_down(self, _touch: Any) -> bool:
        return False

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        self._follow(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        lifted = self.lifted
        if lifted is not None and self.get_root_window() is not None:
            self._follow(touch)
            act = self._meant(lifted, touch)
            self.let_go(touch)
            if act and counts(act):
                do(act)
        else:
            self.let_go(touch)
        return True

    def _meant(self, lifted: Lifted, touch: Any) -> str:
        if not self._gone:
            return lifted.still
        if lifted.home(*touch.pos):  # brought back
            return ""
        at = self.map.space_under(*touch.pos)
        target = at or (AWAY if lifted.laid else "")
        return f"drag {lifted.word} {target}" if target else ""

    def _follow(self, touch: Any) -> None:
        lifted = self.lifted
        if lifted is None:
            return
        self._way.x, self._way.y = touch.pos
        self._gone = self._gone or not lifted.home(*touch.pos)
        at = self.map.space_under(*touch.pos)
        source = tuple(face.at for face in lifted.faces) if lifted.laid else ()
        self.map.aim(at if self._gone else None, source)

    def _draw(self, lifted: Lifted) -> None:
        """Round (0, 0), where the space by which it was taken has its middle."""
        r = _SCALE * self.map.layout.r
        x, y = CENTRES[lifted.grip]
        layout = Layout(-r * x, -r * y, r)

        def tile(brush: Brush) -> None:
            cells = [face.at for face in lifted.faces]
            paint_frame(brush, layout, cells, RIM, theme.CASING)
            paint_tile(brush, layout, lifted.faces)
            paint_frame(brush, layout, cells, FRAME, theme.ACCENT)

        self._picture.draw((layout, lifted.faces), tile)
