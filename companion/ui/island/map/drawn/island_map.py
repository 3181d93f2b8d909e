"""The island as a widget: a view is drawn, and touches become acts."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex, Part
from companion.ui.island.map.drawn.map_drawing import Drawing, Shown, shown
from companion.ui.island.map.drawn.map_ground import SECRET, MapLook
from companion.ui.island.map.drawn.map_paint import sharp_canvas
from companion.ui.island.map.geometry import ROOT3, SPACE, Layout, Point, fit, part_of
from companion.ui.island.map.views import IslandView
from companion.ui.kit.drawn.touched import counts, dropped, now
from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import Control

STILL: Final = 12  # how far a finger may slip
LONG: Final = 0.5  # how long it is held
FINGER: Final = 56  # spaces smaller than this are touched by way of the nearest lit one
REACH: Final = 40
UNPLACED: Final = (100, 100)  # the size of a widget that nobody has given its place
LEAST: Final = 48  # a map that is lower or narrower is none


@frozen
class Finger:
    """`tapped` and `held`: the places that a tap and a long press are meant for."""

    touch: int
    tapped: Hex | Part
    held: Hex | Part
    start: Point
    when: float
    wait: Any


class IslandMap(Widget):
    """`act` is called with "tap C4", "hold C4", and "tap NE" of a part of the ocean.

    In the showable look nothing can be touched. `moving`: pieces walk where they have gone.
    """

    def __init__(self, *, moving: bool = False, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self._moving = moving
        self.act: Callable[[str], None] = lambda _act: None
        self._view: IslandView | Shown | None = None
        self._look = SECRET
        self._finger: Finger | None = None
        self._drawing = Drawing(self.canvas)
        self.redraw = Clock.create_trigger(self._draw, -1)
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    def render(self, island: IslandView, showable: bool = False, look: MapLook = SECRET) -> None:
        """`look`: in which look all that the OP sees is drawn."""
        self._look = look
        if isinstance(self._view, Shown) != showable:
            self._view = None
            self._let_go()
            self._drawing.clear()
        self._view = shown(island) if showable else island
        self._draw()

    @property
    def walking(self) -> bool:
        """True while a piece is on its way."""
        return self._drawing.walking

    def name_rows(self, named: bool) -> None:
        """Write row and number on each space, whatever the settings say: faint, and for now."""
        if isinstance(self._view, IslandView):
            self._drawing.name_rows(named)
            self._draw()

    @property
    def layout(self) -> Layout:
        """The layout of the map as it lies now."""
        return Layout(self.center_x, self.center_y, fit(self.width, self.height))

    def _draw(self, *_: object) -> None:
        if (self.width, self.height) == UNPLACED:
            return
        match self._view:
            case _ if min(self.width, self.height) < LEAST:
                self._drawing.clear()
            case Shown() as view:
                self._drawing.draw_shown(self.layout, view)
            case IslandView() as view:
                self._drawing.draw_secret(self.layout, view, self._look, moving=self._moving)
            case None:
                pass

    # Touch

    def control(self) -> Control:
        """All its places together: what is lit means the same as long as it is."""
        view = self._view
        role = "tap" if isinstance(view, IslandView) else ""
        words = getattr(view, "lit", None)
        return Control(role, words, Rect(self.x, self.y, self.width, self.height))

    def roles(self) -> list[str]:
        """The acts of all places that can be touched now."""
        if not isinstance(self._view, IslandView):
            return []
        return [f"tap {at}" for at in (*(space.at for space in self._view.ground.spaces), *PARTS)]

    def where(self, role: str) -> Point:
        """The point of the window at which a finger does this."""
        place = Hex(role.rpartition(" ")[2])
        if f"tap {place}" not in self.roles():
            raise LookupError(role)
        part = part_of(place)
        point = self.layout.name(part) if part else self.layout.centre(place)
        found: Point = self.to_window(*point)
        return found

    def on_touch_down(self, touch: Any) -> bool:
        place = self._place_at(touch.x, touch.y) if self.collide_point(*touch.pos) else None
        if place is None or self._finger is not None or getattr(touch, "is_mouse_scrolling", False):
            return False
        tapped = self._tapped(place, touch.x, touch.y)
        if dropped(f"tap {tapped}"):
            return True
        touch.grab(self)
        wait = Clock.schedule_once(self._held, LONG)
        self._finger = Finger(touch.uid, tapped, place, touch.pos, now(), wait)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        finger = self._finger_of(touch)
        if finger is not None and dist(touch.pos, finger.start) > dp(STILL):
            self._let_go()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        finger = self._finger_of(touch)
        if finger is not None:
            self._let_go()
            if counts(f"tap {finger.tapped}", finger.when):
                self.act(f"tap {finger.tapped}")
        return True

    def _finger_of(self, touch: Any) -> Finger | None:
        """Unless it has slipped or has been held: then this touch means nothing any more."""
        finger = self._finger
        return finger if finger is not None and finger.touch == touch.uid else None

    def _held(self, _seconds: float) -> None:
        finger = self._finger
        self._let_go()
        if finger is not None and counts(f"hold {finger.held}", finger.when):
            self.act(f"hold {finger.held}")

    def _let_go(self) -> None:
        if self._finger is not None:
            self._finger.wait.cancel()
            self._finger = None

    def _place_at(self, x: float, y: float) -> Hex | Part | None:
        if not isinstance(self._view, IslandView) or min(self.width, self.height) < LEAST:
            return None
        return self.layout.space_at(x, y) or self.layout.part_at(x, y)

    def _tapped(self, place: Hex | Part, x: float, y: float) -> Hex | Part:
        """The place that a tap means: among small spaces the nearest lit one."""
        layout = self.layout
        lights: frozenset[str] = getattr(self._view, "lit", frozenset())
        lit = [at for at in HEXES if at in lights]
        if place in lights or not lit or ROOT3 * SPACE * layout.r >= dp(FINGER):
            return place
        nearest = layout.nearest(lit, x, y)
        return nearest if layout.distance(nearest, x, y) <= dp(REACH) else place
