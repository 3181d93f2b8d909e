"""The buttons of the shelf: a way to another game, and a link."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_height, text_width
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_LABEL: Final = 21  # sp
_SECOND: Final = 15
_LEAST: Final = 14
_ICON: Final = 34  # dp
_AIR: Final = 8  # dp left of the icon
_GAP: Final = 20  # between icon and words
_NARROW: Final = 260
_LINK: Final = Skin("", "", theme.ANSWER_EDGE, theme.ANSWER_EDGE)


class WayPress(Press):
    """The icon left, label and second line as one block beside it. `brief`: the label alone."""

    def __init__(self) -> None:
        super().__init__(sp=_LABEL, icon=_ICON)
        self.brief = False

    def height_for(self, width: float) -> int:
        if self.button is None:
            return 0
        words = sum(self._heights(self.button, self._across(width)))
        return int(max(dp(64), words + 2 * dp(8)))

    def _across(self, width: float) -> float:
        air, gap = self._airs(width)
        return max(1.0, width - 2 * self.rim(Rect(0, 0, width, 1)) - air - gap - dp(self.icon))

    @staticmethod
    def _airs(width: float) -> tuple[float, float]:
        return (0, dp(10)) if width < dp(_NARROW) else (dp(_AIR), dp(_GAP))

    def _heights(self, button: Button, across: float) -> tuple[float, float]:
        return (
            text_height(button.label, across, self.sp, weight=800, line=1.1),
            0 if self.brief else text_height(button.second, across, _SECOND, weight=700, line=1.15),
        )

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        air, gap = self._airs(self.width)
        side = dp(self.icon)
        self._draw_icon(inside.x + air + side / 2, inside.middle[1], side, skin)
        place = inside.cut_left(air + side + gap)[1]
        label, second = self._heights(button, place.w)
        if label + second > place.h:
            second = min(second, place.h * 0.5)
            label = min(label, place.h - second)
        top = place.middle[1] + (label + second) / 2
        self._label.draw(
            Rect(place.x, top - label, place.w, label), button.label, self.sp, least=_LEAST,
            weight=800, colour=skin.text, line=1.1,
        )  # fmt: skip
        self._second.draw(
            Rect(place.x, top - label - second, place.w, second),
            "" if self.brief else button.second, _SECOND,
            least=_LEAST, weight=700, colour=skin.second, line=1.15,
        )  # fmt: skip


class LinkPress(Press):
    """A word, and the arrow behind it."""

    def __init__(self) -> None:
        super().__init__(sp=theme.LABEL, icon=24, skin=_LINK)

    def width_for(self) -> float:
        label = self.button.label if self.button else ""
        words = text_width(label, self.sp, weight=700)
        return float(max(dp(theme.TARGET), words + dp(self.icon + 2 * theme.PADDING)))

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        arrow, words = inside.cut_right(dp(self.icon), dp(2))
        self._draw_icon(*arrow.middle, dp(self.icon), skin)
        self._label.draw(
            words, button.label, self.sp, least=_LEAST, weight=700, colour=skin.text,
            halign="right",
        )  # fmt: skip
