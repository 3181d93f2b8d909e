"""The microphone: held, or touched and let go, to speak. Its rim is as thick as it is loud."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.touched import HOLD, counts, do, dropped
from companion.ui.kit.rect import Rect

THIN, THICK = 0.14, 0.52  # shares of what it has from its middle to its rim
_ICON: Final = 28


class Talked(Press):
    """`listen` when it is touched. Lifted soon: until silence; held: until then.

    A touch while it listens ends that; a finger that slides off has said nothing.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.level = 0.0
        self._touch: Any = None
        self._began = self._long = False

    def on_touch_down(self, touch: Any) -> bool:
        if self._touch is not None or not self.hit(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if dropped(self.role):
            return True
        touch.grab(self)
        self._touch, self._long = touch, False
        self._began = not self.listening
        self._timer = Clock.schedule_once(self._held_long, HOLD)
        self.look_pressed(True)
        counts(self.role)
        if self._began:
            do("listen")
        return True

    def on_touch_move(self, touch: Any) -> bool:
        return touch.grab_current is self

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        self.let_go(touch)
        if not self.hit(*touch.pos):
            do("listen-drop")
        elif self._long or not self._began:
            do("listen-off")
        else:
            do("listen-on")
        return True

    def let_go(self, touch: Any) -> None:
        super().let_go(touch)
        self._touch = None

    def _held_long(self, _seconds: float) -> None:
        self._long = True

    @property
    def listening(self) -> bool:
        return self.button is not None and self.button.chosen

    # The level

    def louder(self, level: float) -> None:
        """Of the tenth of a second that has been: nothing else is drawn anew."""
        self.level = level
        if self.listening:
            self.draw_level()

    def draw_level(self) -> None:
        """Draw the level while it listens."""

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        self.draw_ground(rect, skin)
        if not self.listening:
            self.level = 0.0
        self.draw_level()

    def draw_ground(self, rect: Rect, skin: Skin) -> None:
        """Draw the ground that the level lies on."""

    @property
    def rim_share(self) -> float:
        return THIN + (THICK - THIN) * self.level


class MicrophoneKey(Talked):
    """In the entry line, where the pad is not there."""

    def __init__(self, **look: Any) -> None:
        super().__init__(form="stack", icon=_ICON, **look)
        self._outside, self._inside = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)

    def draw_ground(self, rect: Rect, skin: Skin) -> None:
        self._outside.draw(rect, self.fill_of(skin), skin.edge)

    def draw_level(self) -> None:
        if not self.listening:
            self._inside.hide()
            return
        rim = dp(theme.TARGET) / 2 * self.rim_share
        inside = Rect(self.x, self.y, self.width, self.height).inset(rim)
        self._inside.draw(inside, theme.PAPER, radius=theme.BUTTON_RADIUS * 0.7)
