"""A button that has to be held: a short tap does nothing."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.touched import counts, do, dropped, now
from companion.ui.kit.rect import Rect

SECONDS: Final = 1.0


class HoldPress(Press):
    """While it is held it fills from the left."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.share = 0.0
        self._filling: Any = None
        self._filled: RoundedBox | None = None

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        super().draw_back(rect, skin)
        self._filled = self._filled or RoundedBox(self.canvas)
        if self.share:
            part = rect.cut_left(max(rect.w * self.share, rect.h))[0]
            self._filled.draw(part, mixed(skin.fill, theme.WHITE, 0.35), radius=self.radius)
        else:
            self._filled.hide()

    def on_touch_down(self, touch: Any) -> bool:
        if not self.hit(*touch.pos) or touch.is_mouse_scrolling or self._filling is not None:
            return False
        if dropped(self.role):
            return True
        touch.grab(self)
        self._when = now()
        self._filling = Clock.schedule_interval(lambda seconds: self._fill(touch, seconds), 0)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self and not self.hit(*touch.pos):
            self._empty(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._empty(touch)
        return True

    def let_go(self, touch: Any) -> None:
        self._empty(touch)

    def _fill(self, touch: Any, seconds: float) -> None:
        self.share = min(1.0, self.share + seconds / SECONDS)
        self.redraw()
        if self.share == 1:
            self._empty(touch)
            if counts(self.role, self._when):
                do(self.role)

    def _empty(self, touch: Any) -> None:
        touch.ungrab(self)
        self.share = 0.0
        if self._filling is not None:
            self._filling.cancel()
            self._filling = None
        self.redraw()
