"""The one large button of the shelf: what it does, and under it how things stand."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_SIGN: Final = 56
_LABEL: Final = 30
_SECOND: Final = 20


class Hero(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.button: Button | None = None
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)

    def render(self, button: Button) -> None:
        self.button = button
        self.role = button.act
        self.redraw()

    def height_for(self, width: float) -> float:
        across = width - dp(_SIGN + 16) - 2 * dp(24)
        return sum(self._heights(across)) + 2 * dp(24)

    def _heights(self, across: float) -> tuple[float, float]:
        button = self.button
        if button is None:
            return 0, 0
        label = text_height(button.label, across, _LABEL, weight=800, line=1.15)
        return label, text_height(button.second, across, _SECOND, weight=700, line=1.2)

    def paint(self, rect: Rect) -> None:
        button = self.button
        if button is None:
            return
        fill = mixed(theme.ACCENT, "#000000", 0.16) if self.pressed else theme.ACCENT
        self._box.draw(rect, fill, radius=theme.CARD_RADIUS)
        sign, words = rect.inset(dp(24), dp(8)).cut_left(dp(_SIGN), dp(16))
        self._sign.draw(*sign.middle, dp(_SIGN), button.icon, theme.ON_ACCENT)
        label, second = self._heights(words.w)
        top = words.middle[1] + (label + second) / 2
        for writing, text, height, sp, weight in (
            (self._label, button.label, label, _LABEL, 800),
            (self._second, button.second, second, _SECOND, 700),
        ):
            place = Rect(words.x, top - height, words.w, height)
            line = 1.15 if weight == 800 else 1.2
            writing.draw(place, text, sp, weight=weight, colour=theme.ON_ACCENT, line=line)
            top -= height
