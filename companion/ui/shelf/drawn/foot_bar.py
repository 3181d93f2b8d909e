"""The bar of the shelf: equal buttons, in two rows where one has no room for their words."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button

_HIGH: Final = 76  # dp of a button
_LOW: Final = 60
_SHORT: Final = 700  # dp of the window's height below which they are lower
_CLOSE_SP: Final = 16
_STACKED_SP: Final = 15
_LEAST: Final = 14
_ICON: Final = 24  # dp of one that stands over its word
_RIM: Final = 48
_NARROW_RIM: Final = 8


class FootBar(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.keys: list[Press] = []

    def render(self, buttons: tuple[Button, ...]) -> None:
        render_each(self, self.keys, buttons, Press)
        for key in self.keys:
            key.redraw()  # the text size may have changed
        self.lay_soon()

    def height_for(self, width: float, short: bool) -> float:
        rows = self._rows(width)
        high = max(dp(_LOW if short or rows > 1 else _HIGH), self._stacked_high(width, rows))
        return rows * high + (rows - 1) * dp(theme.BETWEEN) + dp(8)

    def _rows(self, width: float) -> int:
        """As few as leave room for the longest word of each, under its icon."""
        for rows in (1, 2, 3):
            if self._longest <= self._cell(width, rows) - 2 * dp(6):
                return rows
        return 3

    def _stacked_high(self, width: float, rows: int) -> float:
        """The height that an icon over its words needs, if they stand so."""
        cell = self._cell(width, rows)
        if self._widest(_CLOSE_SP) <= cell:
            return 0
        labels = [key.button.label for key in self.keys if key.button]
        across = cell - 2 * dp(6)
        words = (text_height(one, across, _STACKED_SP, weight=700, line=1.15) for one in labels)
        return max(words, default=0) + dp(_ICON + 12)

    @property
    def _longest(self) -> float:
        labels = (word for key in self.keys if key.button for word in key.button.label.split())
        return max((text_width(word, _LEAST, weight=700) for word in labels), default=0)

    def _cell(self, width: float, rows: int) -> float:
        across = ceil(len(self.keys) / rows)
        return (width - 2 * self._rim(width) - dp(theme.BETWEEN) * (across - 1)) / max(1, across)

    @staticmethod
    def _rim(width: float) -> float:
        return dp(_RIM if width >= dp(1100) else 16 if width >= dp(700) else _NARROW_RIM)

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BAR, radius=0)
        if not self.keys:
            return
        rows = self._rows(self.width)
        cell = self._cell(self.width, rows)
        sizes = (theme.LABEL, _CLOSE_SP)
        beside = next((sp for sp in sizes if self._widest(sp) <= cell), None)
        inside = self.rect.inset(self._rim(self.width), dp(4))
        cells = inside.grid(len(self.keys), ceil(len(self.keys) / rows), dp(theme.BETWEEN))
        for key, place in zip(self.keys, cells, strict=True):
            key.form = "row" if beside else "stack"
            key.sp = beside or _STACKED_SP
            key.icon = 26 if beside else _ICON
            put(key, place)
            key.redraw()

    def _widest(self, sp: float) -> float:
        """The width that the longest of them wants on one line."""
        labels = (key.button.label for key in self.keys if key.button)
        words = max((text_width(label, sp, weight=700) for label in labels), default=0)
        return words + dp(26 + 10 + 2 * theme.PADDING)
