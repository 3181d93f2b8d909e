"""A pip that can be touched: one heart, bolt or action of a row."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

# The colours of pips that are there, by their sign; of those that are not, one.
_PIPS: Final = {"heart": theme.HEALTH, "bolt": theme.ENERGY, "actions": theme.ACCENT}
_LOST: Final = "#33556E"
_ROUND: Final = ring(32)
PIP: Final = 54  # dp wide
PIP_HIGH: Final = 56


class PipKey(Painted):
    """One heart, bolt or action; `full`: it is there."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.icon, self.full = "heart", False
        self._box, self._sign, self._dot = (
            RoundedBox(self.canvas),
            Sign(self.canvas),
            Polygon(self.canvas),
        )

    @property
    def words(self) -> object:
        return self.role

    def render(self, icon: str, act: str, full: bool) -> None:
        self.icon, self.role, self.full = icon, act, full
        self.redraw()

    def paint(self, rect: Rect) -> None:
        fill = theme.RAISED_EDGE if self.pressed else theme.RAISED
        self._box.draw(rect.inset(dp(2)), fill, radius=12)
        colour = _PIPS.get(self.icon, theme.PROBLEM) if self.full else _LOST
        side = min(rect.w, rect.h) * 0.62
        if self.icon == "actions":
            self._sign.hide()
            self._dot.draw(placed(_ROUND, *rect.middle, side * 0.44), colour)
        else:
            self._dot.hide()
            self._sign.draw(*rect.middle, side, self.icon, colour)
