"""The bar: undo, which names what it takes back, and what stands in the same place everywhere."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp

from companion.ui import theme
from companion.ui.layout import bar_cells
from companion.ui.presenter.views import Button
from companion.ui.rect import Rect
from companion.ui.widgets.paint import Box
from companion.ui.widgets.panel import Part, put
from companion.ui.widgets.press import Press, label_size

_LABEL = 15
_LEAST = 12


class Bar(Part):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.upright = False
        self._buttons: tuple[Button, ...] = ()
        self._box = Box(self.canvas)

    def render(self, buttons: tuple[Button, ...]) -> None:
        if buttons == self._buttons:
            return
        if len(buttons) != len(self._buttons):
            self._make(len(buttons))
        self._buttons = buttons
        for press, button in zip(reversed(self.children), buttons, strict=True):
            press.render(button)

    def _make(self, count: int) -> None:
        self.clear_widgets()
        for at in range(count):
            undo = at == 0
            self.add_widget(
                Press(form="caption" if undo else "stack", sp=theme.LABEL if undo else _LABEL)
            )
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.BAR, radius=0)
        unit = dp(1)
        keys = [*reversed(self.children)]
        found = bar_cells(self.rect.scaled(1 / unit), max(1, len(keys)), self.upright)
        cells = [cell.scaled(unit) for cell in found]
        for press, cell in zip(keys, cells, strict=False):
            put(press, cell)
        self._dress(keys, cells)

    def _dress(self, keys: list[Any], cells: list[Rect]) -> None:
        """Undo may be long; the labels of the others are all of one size."""
        others = [(key, cell) for key, cell in zip(keys, cells, strict=False)][1:]
        sizes = [label_size(key.button, cell, _LABEL, stacked=True) for key, cell in others
                 if key.button is not None]  # fmt: skip
        for key, _ in others:
            key.sp = max(_LEAST, min(sizes, default=_LABEL))
            key.redraw()
        if keys:
            keys[0].form = "stack" if self.upright else "caption"
            keys[0].redraw()
