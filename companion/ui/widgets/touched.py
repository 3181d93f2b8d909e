"""Whatever can be touched.

What a touch came down on is what it does when it is lifted. When something else has come to stand
there in between, the touch is dropped: nobody chose that.
"""

from __future__ import annotations

from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

HOLD: Final = 0.5  # seconds


def do(act: str) -> None:
    """Hand an act to the presenter."""
    if act:
        App.get_running_app().companion.do(act)


def felt() -> None:
    """Let the finger feel that it has been held for long enough."""
    feel = getattr(App.get_running_app(), "felt", None)
    if feel is not None:  # a widget may stand alone
        feel()


class Touched(Widget):
    """Something that acts when a touch is lifted from it, or when it is held.

    `role` is the act: a test finds the widget by it.
    """

    role = StringProperty("")

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.held = ""
        self.pressed = False
        self._down = ("", "")  # the acts that the touch came down on
        self._timer: Any = None

    def hit(self, x: float, y: float) -> bool:
        return bool(self.collide_point(x, y))

    def look_pressed(self, pressed: bool) -> None:
        self.pressed = pressed

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):  # something that lies on it
            return True
        if not self.role or not self.hit(*touch.pos) or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        self._down = (self.role, self.held)
        self.look_pressed(True)
        if self.held:
            self._timer = Clock.schedule_once(lambda _: self._hold(touch), HOLD)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if not self._holds(touch):  # it was taken away by this very move
            return True
        inside = self.hit(*touch.pos)
        if inside != self.pressed:
            self.look_pressed(inside)
        if not inside:
            self._stop()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._stop()
        self.look_pressed(False)
        if self.hit(*touch.pos) and self._still_there():
            self.act(self.role)
        return True

    def act(self, act: str) -> None:
        do(act)

    def let_go(self, touch: Any) -> None:
        """This touch means something else, and nothing here any more."""
        touch.ungrab(self)
        self._stop()
        self.look_pressed(False)

    def _holds(self, touch: Any) -> bool:
        return any(held() is self for held in touch.grab_list)

    def _hold(self, touch: Any) -> None:
        touch.ungrab(self)
        self.look_pressed(False)
        if self._still_there():
            felt()
            self.act(self.held)

    def _still_there(self) -> bool:
        return self._down == (self.role, self.held) and self.get_root_window() is not None

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
