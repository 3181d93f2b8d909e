"""Widgets that can be touched.

What a touch came down on is what it does when it is lifted. When something else has come to stand
there in between, the touch is dropped: nobody chose that. Which touches count the app's guard says,
here for everything that acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget
from kivy.utils import platform

from companion.engine.frozen import revised
from companion.ui.kit import motion
from companion.ui.kit.drawn.moved import Shifted
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import AGAIN, NEW, Control, Guard

HOLD: Final = 0.5  # seconds
_PULSE: Final = 0.25
# Letters come from a keyboard on the screen.
SOFT_KEYBOARD: Final = platform in ("android", "ios")


def do(act: str) -> None:
    """Hand an act to the open page."""
    if act:
        App.get_running_app().companion.do(act)


def guard() -> Guard | None:
    """The app's own; a widget may stand alone."""
    return getattr(App.get_running_app(), "guard", None)


def dropped(role: str) -> bool:
    """True if a touch that comes down now does not count."""
    watch = guard()
    return watch is not None and not watch.takes(role)


def counts(role: str, down: float | None = None) -> bool:
    """True if a touch that came down then counts; from here on this has been touched."""
    watch = guard()
    if watch is None:
        return True
    if not watch.counts(role, down):
        return False
    # The app of this touch hears of the frame, also if nothing had to be drawn: another app may
    # be running by then.
    drawn = App.get_running_app().drawn
    Clock.schedule_once(lambda _seconds: drawn(), 0)
    return True


def now() -> float:
    watch = guard()
    return 0.0 if watch is None else watch.now()


def controls(root: Any, above: tuple[Rect, ...] = ()) -> Iterator[Control]:
    """The controls below a widget, but for those that something lies over (`covers`).

    Of what is turned (`placed`) they are told where they are seen.
    """
    placed = getattr(root, "placed", None)
    covering = [] if placed else list(above)
    for child in root.children:  # the uppermost first
        for one in controls(child, tuple(covering)):
            if placed is None:
                yield one
            elif not _covered(seen := revised(one, {"place": placed(one.place)}), above):
                yield seen
        if getattr(child, "covers", False):
            covering.append(Rect(child.x, child.y, child.width, child.height))
    if hasattr(root, "control"):
        control: Control = root.control()
        if control.role and not _covered(control, above):
            yield control


def _covered(control: Control, above: tuple[Rect, ...]) -> bool:
    return any(rect.holds(*control.place.middle) for rect in above)


class Touched(Widget):
    """Something that acts when a touch is lifted from it, or when it is held.

    `role` is the act: a test finds the widget by it.
    """

    role = StringProperty("")
    arms = NEW  # seconds in which it takes nothing once it has appeared

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.held = ""
        self.pressed = False
        self._down = ("", "")  # the acts that the touch came down on
        self._when = 0.0
        self._timer: Any = None

    @property
    def words(self) -> object:
        """The words that say what it would do."""
        return ""

    @property
    def rest(self) -> float:
        """Seconds in which it takes nothing once it has been touched."""
        return AGAIN

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, self.width, self.height)

    def sweep(self, seconds: float) -> None:
        """Show for how long it takes nothing; most things need no sign of it."""

    def control(self) -> Control:
        return Control(self.role, self.words, self.rect, self.rest, self.arms)

    def hit(self, x: float, y: float) -> bool:
        return bool(self.collide_point(x, y))

    def look_pressed(self, pressed: bool) -> None:
        self.pressed = pressed

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):  # something that lies on it
            return True
        if not self.role or not self.hit(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if dropped(self.role):
            return True
        touch.grab(self)
        self._down, self._when = (self.role, self.held), now()
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
        if self.hit(*touch.pos) and self._still_there() and counts(self.role, self._when):
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
        if self._still_there() and counts(self.role, self._when):
            self.act(self.held)

    def _still_there(self) -> bool:
        return self._down == (self.role, self.held) and self.get_root_window() is not None

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Painted(Touched):
    """One that paints itself anew before the next frame, in another place or when it is pressed."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        self._sinks: Motion | None = None
        self._sunk: Shifted | None = None
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    @property
    def depth(self) -> float:
        """The share, from 0 to 1, to which it looks pressed."""
        return self._sinks.value if self._sinks is not None else 0.0

    def look_pressed(self, pressed: bool) -> None:
        if pressed != self.pressed:
            self._sinks = self._sinks or Motion(self._sink)
            seconds = motion.PRESSED if pressed else motion.LET_GO
            self._sinks.play(self.depth, float(pressed), seconds)
        super().look_pressed(pressed)
        self.redraw()

    def pulse(self) -> None:
        """Look pressed for a moment: this is what is to be touched."""
        self.look_pressed(True)
        Clock.schedule_once(lambda _seconds: self.look_pressed(False), _PULSE)

    def _sink(self) -> None:
        """A little smaller under the finger; what takes the touch stays as large."""
        self._sunk = self._sunk or Shifted(self)
        share = 2 * dp(motion.INSET) * self.depth
        across, along = max(1.0, self.width), max(1.0, self.height)
        self._sunk.move(0, 0, (1 - share / across, 1 - share / along))
        self.redraw()

    def _redraw(self, *_: object) -> None:
        if self.width >= 1 and self.height >= 1:
            self.paint(self.rect)

    def paint(self, rect: Rect) -> None:
        """Draw everything in its place."""
