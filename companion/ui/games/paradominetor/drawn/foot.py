"""The bar below a page of PARADOMINETOR: Undo with the step's name, and the other keys."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.views import BoardFoot
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press

_KEY: Final = 108  # dp wide
_NARROW_KEY: Final = 84
_NARROW: Final = 500
_HIGH: Final = 84
_LOW_HIGH: Final = 68
_LOW: Final = 700  # dp of a window's height


def foot_high(height: float) -> float:
    return float(dp(_LOW_HIGH if height < dp(_LOW) else _HIGH))


class Foot(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.undo = Press(form="caption", icon=28)
        self.keys: list[Press] = []
        self.add_widget(self.undo)

    def render(self, foot: BoardFoot) -> None:
        self.undo.render(foot.undo)
        render_each(self, self.keys, foot.keys, lambda: Press(form="stack", sp=16, icon=28))
        for key in (self.undo, *self.keys):
            key.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BAR, radius=0)
        narrow = self.width < dp(_NARROW)
        rest = self.rect.inset(dp(8 if narrow else theme.MARGIN), dp(4))
        for key in reversed(self.keys):
            place, rest = rest.cut_right(dp(_NARROW_KEY if narrow else _KEY), dp(theme.BETWEEN))
            put(key, place)
        put(self.undo, rest)
