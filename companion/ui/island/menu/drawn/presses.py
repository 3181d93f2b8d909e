"""The buttons of the menu: a card with an emblem."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_height
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

CARD: Final = 132  # dp high
LOW_CARD: Final = 56
_LOW: Final = 100  # dp of height below which the name stands beside the emblem
_EMBLEM: Final = 84  # dp
_LOW_EMBLEM: Final = 40


class KnownPress(Press):
    """The emblem, below it the name and what the card leads to; in a low card the name alone.

    `brief`: it wants to be low.
    """

    def __init__(self) -> None:
        super().__init__(sp=17, icon=_EMBLEM)

    def height_for(self, _width: float) -> int:
        return int(dp(LOW_CARD if self.brief else CARD))

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        low = inside.h < dp(_LOW)
        self.icon = _LOW_EMBLEM if low else _EMBLEM
        if low:
            super()._draw_row(inside, revised(button, {"second": ""}), skin)
            return
        label = text_height(button.label, inside.w, self.sp, weight=700, line=1.15)
        second = text_height(button.second, inside.w, theme.SMALL, weight=700, line=1.15)
        words = min(inside.h * 0.62, label + second)
        side = max(1.0, min(dp(self.icon), inside.h - words - dp(6)))
        top = inside.middle[1] + (side + words) / 2
        self._draw_icon(inside.middle[0], top - side / 2, side, skin)
        place = Rect(inside.x, top - side - words - dp(4), inside.w, words)
        self._draw_pair(place, button, skin, "center")
