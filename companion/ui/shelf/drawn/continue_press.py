"""The way on with the game that was played last: amber, and held until its ring is full."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.hold_press import WIDTH, HoldRing
from companion.ui.kit.drawn.lettering import text_height, text_width
from companion.ui.kit.drawn.paint import mixed
from companion.ui.kit.rect import Rect

_LABEL: Final = 23  # sp
_SECOND: Final = 15
_LEAST: Final = 14
_RADIUS: Final = 25  # dp to the middle of the ring
_AIR: Final = 14
_TRACK: Final = mixed(theme.ACCENT, theme.ON_ACCENT, 0.22)


class ContinuePress(HoldRing):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)

    def height_for(self, width: float) -> float:
        if self.hold is None:
            return 0
        across = self._across(width)
        return max(dp(theme.TALL_TARGET), sum(self._heights(across)) + dp(16))

    def _across(self, width: float) -> float:
        """The room of the words beside the ring."""
        return max(1.0, width - 2 * dp(theme.PADDING) - dp(2 * _RADIUS + WIDTH + _AIR))

    def _heights(self, across: float) -> tuple[float, float]:
        if self.hold is None:
            return 0, 0
        label = text_height(self.hold.button.label, across, _LABEL, weight=800, line=1.15)
        return label, text_height(self.hold.button.second, across, _SECOND, weight=700, line=1.15)

    def paint(self, rect: Rect) -> None:
        if self.hold is None:
            return
        fill = mixed(theme.ACCENT, "#000000", 0.1 * self.pressed)
        self._box.draw(rect, fill, radius=theme.BUTTON_RADIUS)
        radius = min(dp(_RADIUS), rect.h / 2 - dp(WIDTH / 2 + 3))
        label, second, across = self._words(rect.w)
        start = rect.x + (rect.w - across - 2 * radius - dp(WIDTH + _AIR)) / 2
        middle = (start + radius + dp(WIDTH / 2), rect.middle[1])
        self._ring.draw(middle, radius, self.share, (_TRACK, theme.ON_ACCENT))
        self._sign.draw(*middle, radius * 1.3, self.hold.button.icon, theme.ON_ACCENT)
        left = middle[0] + radius + dp(WIDTH / 2 + _AIR)
        top = rect.middle[1] + (label + second) / 2
        for writing, text, high, sp, weight in (
            (self._label, self.hold.button.label, label, _LABEL, 800),
            (self._second, self.hold.button.second, second, _SECOND, 700),
        ):
            place = Rect(left, top - high, across, high)
            writing.draw(
                place, text, sp, least=min(sp, _LEAST), weight=weight, colour=theme.ON_ACCENT,
                line=1.15,
            )  # fmt: skip
            top -= high

    def _words(self, width: float) -> tuple[float, float, float]:
        """The heights of label and second line, and how wide the block of both is."""
        assert self.hold is not None
        across = self._across(width)
        label, second = self._heights(across)
        wide = max(
            text_width(self.hold.button.label, _LABEL, weight=800),
            text_width(self.hold.button.second, _SECOND, weight=700),
        )
        return label, second, min(across, wide + dp(2))
