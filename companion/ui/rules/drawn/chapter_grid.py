"""The chapters of the rules as large keys."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_scale
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press, label_size
from companion.ui.kit.parts import Button

_WIDE: Final = 190  # dp that a key wants
_NARROW: Final = 160
_LEAST: Final = 64
_MOST: Final = 180
_ICON: Final = 34


class ChapterGrid(Panel):
    """Lies in a `Scroll`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.keys: list[Press] = []

    def render(self, chapters: tuple[Button, ...]) -> None:
        render_each(self, self.keys, chapters, lambda: Press(icon=_ICON))
        self.lay_soon()

    def _columns(self, width: float) -> int:
        wide = dp(_WIDE if width > dp(600) else _NARROW) * max(1.0, text_scale())
        gap = dp(theme.BETWEEN)
        return max(1, min(5, int((width + gap) / (wide + gap))))

    def height_for(self, width: float) -> float:
        rows = ceil(len(self.keys) / self._columns(width))
        each = dp(_LEAST) * max(1.0, text_scale())
        return rows * each + max(0, rows - 1) * dp(theme.BETWEEN)

    def lay(self) -> None:
        if not self.keys:
            return
        columns = self._columns(self.width)
        rows, gap = ceil(len(self.keys) / columns), dp(theme.BETWEEN)
        most = rows * dp(_MOST) + (rows - 1) * gap
        place = self.rect.cut_top(min(self.height, most))[0]
        cells = [cell for row in place.rows(rows, gap) for cell in row.columns(columns, gap)]
        pairs = list(zip(self.keys, cells, strict=False))
        size = min(label_size(key.button, cell, theme.NAME) for key, cell in pairs if key.button)
        for key, cell in pairs:
            key.sp = max(13, size)
            put(key, cell)
            key.redraw()
