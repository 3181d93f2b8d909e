"""A column that may be higher than its room: it follows the finger.

What lies on it feels a touch at once, which Kivy's own ScrollView would hold back; a finger that
moves takes it away again.
"""

from __future__ import annotations

from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.stencilview import StencilView

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.rect import Rect

_SLACK: Final = 14  # dp that a finger may move and still mean the button
_WHEEL: Final = 60  # dp a notch
_FRICTION: Final = 4.0  # how much of its speed a fling loses in a second, in powers of e
_BAR: Final = 4


class Scroll(StencilView):
    """`column`: a widget with `height_for`, which says how high it wants to be at a width.

    `offset`: how far it is scrolled, in pixels from the top.
    `name`: with one the place that is shown remembers it, and `return_to_it` finds it again.
    """

    def __init__(self, column: Any, name: str = "", **look: Any) -> None:
        super().__init__(**look)
        self.column: Any = column
        self.name = name
        self.offset = 0.0
        self._start: tuple[float, float] | None = None  # finger and offset, while one is down
        self._moving = False
        self._speed = 0.0
        self._fling: Any = None
        self._bar = RoundedBox(self.canvas.after)
        self.add_widget(column)
        self.lay_soon = Clock.create_trigger(self.lay, -1)
        self.fbind("pos", self.lay_soon)
        self.fbind("size", self.lay_soon)

    @property
    def most(self) -> float:
        """The farthest offset."""
        return max(0.0, float(self.column.height - self.height))

    def lay(self, *_: object) -> None:
        if self.width < 1 or self.height < 1:
            return
        width = self.width
        height = self.column.height_for(width)
        if height > self.height:  # the bar needs room
            width -= dp(_BAR + 8)
            height = self.column.height_for(width)
        self.column.size = (width, max(self.height, height))
        self.move_to(self.offset)

    def move_to(self, offset: float) -> None:
        self.offset = min(max(0.0, offset), self.most)
        self.column.pos = (self.x, round(self.top - self.column.height + self.offset))
        self._draw_bar()

    def return_to_it(self) -> None:
        """Before it is laid out: only then it is known how far it can be scrolled."""
        self._stop()
        self.offset = dp(App.get_running_app().companion.offset(self.name))
        self.lay_soon()

    def _remember(self) -> None:
        if self.name and self.get_root_window() is not None:
            App.get_running_app().companion.scrolled(self.name, self.offset / dp(1))

    def show(self, widget: Any) -> None:
        """Scroll as little as needed for a widget of the column to be seen."""
        below = self.y - widget.y
        above = widget.top - self.top
        if below > 0:
            self.move_to(self.offset + below)
        elif above > 0:
            self.move_to(self.offset - above)

    def _draw_bar(self) -> None:
        if not self.most:
            self._bar.hide()
            return
        share = self.height / self.column.height
        length = max(dp(theme.TARGET), self.height * share)
        y = self.top - length - (self.height - length) * self.offset / self.most
        place = Rect(self.right - dp(_BAR), y, dp(_BAR), length)
        self._bar.draw(place, theme.PAD_EDGE, radius=_BAR / 2)

    # The finger

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        self._stop()
        if touch.is_mouse_scrolling:
            down = touch.button == "scrollup"
            self.move_to(self.offset + dp(_WHEEL) * (1 if down else -1))
            self._remember()
            return True
        if self._start is None and self.most:
            touch.grab(self)
            self._start, self._moving, self._speed = (touch.y, self.offset), False, 0.0
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._start is None:
            return bool(super().on_touch_move(touch))
        y, offset = self._start
        if not self._moving and abs(touch.y - y) > dp(_SLACK):
            self._moving = True
            self._start = (touch.y, offset)
            self._take_away(touch)
        elif self._moving:
            self.move_to(offset + touch.y - y)
            seconds = max(1e-3, touch.time_update - touch.time_start)
            self._speed = touch.dy / seconds if seconds < 1e-2 else touch.dy * 60
        return True

    def _take_away(self, touch: Any) -> None:
        """Take the touch away from the button that felt it first."""
        for held in touch.grab_list[:]:
            widget = held()
            if widget is not None and widget is not self:
                widget.let_go(touch)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._start = None
        self._remember()
        if self._moving and abs(self._speed) > dp(80):
            self._fling = Clock.schedule_interval(self._glide, 0)
        return True

    def _glide(self, seconds: float) -> None:
        if self.get_root_window() is None:  # another screen has come
            self._stop()
            return
        before = self.offset
        self.move_to(self.offset + self._speed * seconds)
        self._remember()
        self._speed *= max(0.0, 1 - _FRICTION * seconds)
        if self.offset == before or abs(self._speed) < dp(20):
            self._stop()

    def _stop(self) -> None:
        if self._fling is not None:
            self._fling.cancel()
            self._fling = None
