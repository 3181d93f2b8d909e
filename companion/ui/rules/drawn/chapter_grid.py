"""The chapters of the rules on a grid: each its icon left and its name beside it."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.tile_press import TilePress
from companion.ui.kit.drawn.lettering import text_scale
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.parts import Button

_WIDE: Final = 270  # dp that a key wants
_NARROW: Final = 176
_LEAST: Final = 68
_MOST: Final = 100
_LABEL: Final = 18  # sp


class ChapterGrid(Panel):
    """Lies in a `Scroll`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.keys: list[TilePress] = []

    def render(self, chapters: tuple[Button, ...]) -> None:
        render_each(self, self.keys, chapters, lambda: TilePress(sp=_LABEL))
        for key in self.keys:
            key.redraw()  # the text size may have changed
        self.lay_soon()

    def _columns(self, width: float) -> int:
        wide = dp(_WIDE if width > dp(600) else _NARROW) * max(1.0, text_scale())
        gap = dp(theme.BETWEEN)
        return max(1, min(4, int((width + gap) / (wide + gap))))

    def _high(self, width: float) -> float:
        """The height of a row: of the longest name on the lines that it needs."""
        columns = self._columns(width)
        each = (width - dp(theme.BETWEEN) * (columns - 1)) / columns
        return max((dp(_LEAST), *(float(key.height_for(each)) for key in self.keys)))

    def height_for(self, width: float) -> float:
        rows = ceil(len(self.keys) / self._columns(width))
        return rows * self._high(width) + max(0, rows - 1) * dp(theme.BETWEEN)

    def lay(self) -> None:
        if not self.keys:
            return
        columns = self._columns(self.width)
        rows, gap = ceil(len(self.keys) / columns), dp(theme.BETWEEN)
        most = rows * max(dp(_MOST), self._high(self.width)) + (rows - 1) * gap
        place = self.rect.cut_top(min(self.height, most))[0]
        cells = (cell for row in place.rows(rows, gap) for cell in row.columns(columns, gap))
        for key, cell in zip(self.keys, cells, strict=False):
            put(key, cell)
