"""The bar below a page of PARADOXON: Undo with its step, and the ways to other pages."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button
from companion.ui.table.drawn.moment_press import MomentPress

_KEY: Final = 108  # dp wide
_NARROW: Final = 0.225  # of a phone's width
_PHONE: Final = 500
_LOW: Final = 700


class KeyBar(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.undo = MomentPress(form="caption", sp=19, icon=26)
        self.keys: list[Press] = []
        self.add_widget(self.undo)

    @staticmethod
    def high(width: float, height: float) -> float:
        """The height of it in a window of this size."""
        return float(dp(69 if width < dp(_PHONE) or height < dp(_LOW) else 84))

    def render(self, undo: Button, keys: tuple[Button, ...], moment: int) -> None:
        self.undo.render(undo)
        self.undo.at(moment)
        keep(self, self.keys, len(keys), lambda: Press(form="stack", sp=15, icon=26))
        for key, button in zip(self.keys, keys, strict=True):
            key.render(button)
            key.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BAR, radius=0)
        phone = self.width < dp(_PHONE)
        inside = self.rect.inset(dp(8 if phone else theme.MARGIN), dp(4))
        gap, count = dp(8), len(self.keys)
        wide = inside.w * _NARROW if phone else dp(_KEY)
        keys, undo = inside.cut_right(wide * count + gap * max(0, count - 1), gap)
        put(self.undo, undo)
        cells = keys.columns(count, gap) if self.keys else ()
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)
