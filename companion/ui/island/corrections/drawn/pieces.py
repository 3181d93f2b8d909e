"""A part of a correction: a fruit with its mark."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.corrections.views import FruitCell
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(32)
_CREAM: Final = "#F8E7BE"
_SECOND: Final = 14  # sp


class FruitKey(Painted):
    """A fruit as a board has it: ready, used, or not yet."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cell: FruitCell | None = None
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._rim, self._picture = Outline(self.canvas), Sign(self.canvas)
        self._casing, self._stroke = Outline(self.canvas, False), Outline(self.canvas, False)
        self._words = Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.cell.button.second if self.cell else ""

    @property
    def words(self) -> object:
        return self.role

    def render(self, cell: FruitCell) -> None:
        self.cell, self.role = cell, cell.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        cell = self.cell
        if cell is None:
            return
        free, used = cell.mark == "free", cell.mark == "crossed"
        fill = theme.QUIET if free else theme.RAISED
        self._box.draw(rect, theme.RAISED_EDGE if self.pressed else fill,
                       theme.MISSION if cell.changed else "", width=3)  # fmt: skip
        low, high = rect.inset(dp(2), dp(6)).cut_bottom(dp(22))
        radius = min(high.w, high.h) / 2 - dp(4)
        x, y = high.middle
        round_ = placed(_ROUND, x, y, radius)
        self._disc.draw(round_, theme.QUIET if free else theme.USED_FRUIT if used else _CREAM)
        self._rim.draw(round_, theme.ACCENT if not (free or used) else theme.RAISED_EDGE, dp(2.5))
        alpha = 0.45 if free else 0.8 if used else 1.0
        self._picture.draw(x, y, radius * 1.4, cell.fruit, theme.WHITE, alpha)
        self._draw_stroke(x, y, radius * 0.8, used)
        colour = theme.MUTED if free or used else theme.ACCENT
        self._words.draw(
            low, cell.button.second, _SECOND, weight=700, halign="center", colour=colour
        )

    def _draw_stroke(self, x: float, y: float, half: float, used: bool) -> None:
        if not used:
            self._casing.hide()
            self._stroke.hide()
            return
        line = [(x - half, y - half), (x + half, y + half)]
        self._casing.draw(line, theme.USED_CASING, dp(6))
        self._stroke.draw(line, theme.USED_STROKE, dp(3))
