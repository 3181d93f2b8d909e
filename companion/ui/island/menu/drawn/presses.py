"""The buttons of the menu: a card with an emblem."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_height
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

CARD: Final = 132  # dp high


class KnownPress(Press):
    """The emblem, below it the name and what the card leads to."""

    def __init__(self) -> None:
        super().__init__(sp=17, icon=84)

    def height_for(self, _width: float) -> int:
        return int(dp(CARD))

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        label = text_height(button.label, inside.w, self.sp, weight=700, line=1.15)
        second = text_height(button.second, inside.w, theme.SMALL, weight=700, line=1.15)
        words = min(inside.h * 0.62, label + second)
        side = max(1.0, min(dp(self.icon), inside.h - words - dp(6)))
        top = inside.middle[1] + (side + words) / 2
        self._draw_icon(inside.middle[0], top - side / 2, side, skin)
        place = Rect(inside.x, top - side - words - dp(4), inside.w, words)
        self._draw_pair(place, button, skin, "center")
