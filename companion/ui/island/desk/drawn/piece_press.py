"""One of the OP's pieces on its stone, as a button."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_NARROW: Final = 110


class PiecePress(Press):
    def __init__(self, **look: Any) -> None:
        super().__init__(sp=18, icon=38, **look)
        self._stone: tuple[RoundedBox, RoundedBox] | None = None
        self._narrow = False

    def fit(self, cell: Rect) -> None:
        """In a narrow cell the piece is as high as there is room, and its name alone beside it."""
        self._narrow = cell.w < dp(_NARROW)
        self.icon = min(38, (cell.h - dp(10)) / dp(1)) if self._narrow else 38
        self._narrow = self._narrow or not self._has_room(cell)

    def _has_room(self, cell: Rect) -> bool:
        """True if the second line can be read beside the piece."""
        if self.button is None:
            return False
        room = cell.w - 2 * self.rim(cell) - self._icon_room()
        return text_width(self.button.second, theme.SMALL, weight=700) <= room

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        named = revised(button, {"second": ""}) if self._narrow else button
        super()._draw_row(inside, named, skin)

    def rim(self, rect: Rect) -> float:
        """Picture and two words share little room."""
        return min(super().rim(rect), dp(7))

    def _draw_icon(self, x: float, y: float, side: float, skin: Skin) -> None:
        button = self.button
        if button is None or not button.icon:
            return
        if self._stone is None:
            self._stone = (RoundedBox(self.canvas), RoundedBox(self.canvas))
            self._sign = Sign(self.canvas)
        rim, stone = self._stone
        outside = Rect(x - side / 2, y - side / 2, side, side)
        rim.draw(outside, theme.CASING, radius=10)
        ground = theme.PIECE_GROUND.get(button.icon, theme.WHITE)
        stone.draw(outside.inset(dp(3)), ground, theme.WHITE, radius=8)
        if self._sign is not None:
            strength = 1.0 if button.enabled else 0.5
            self._sign.draw(x, y, side * 0.66, button.icon, skin.text, strength)
