"""The card of a step: the words that were said, and the truth below them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.island.replay.views import StepView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put

_TITLE: Final = 18  # sp
_SAID: Final = (23, 21, 19, 17, 15.5, 14)  # the largest with which the words have room
_READ: Final = 17  # from here on they are read with ease
_AIR: Final = 16  # dp between the words and the truth
_TRUTH: Final = 17
_LEAST: Final = 14
_EMBLEM: Final = 52  # dp
_SMALL: Final = 40
_WIDE: Final = 400  # of the card, with an emblem of the full size
_SIGN: Final = 22


class StepCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.look: Colours = DARK
        self._box = RoundedBox(self.canvas.before)
        self.emblem, self.sign = Icon(), Icon("eye")
        self.title = Lettering(sp=_TITLE, weight=800, least=_LEAST, line=1.15)
        self.said = Lettering(sp=_SAID[0], least=_LEAST, valign="top", line=1.25)
        self.truth = Lettering(sp=_TRUTH, weight=700, least=_LEAST, line=1.15)
        for part in (self.emblem, self.title, self.said):
            self.add_widget(part)

    def render(self, step: StepView, look: Colours) -> None:
        self.look = look
        self.emblem.who, self.emblem.name = step.who or "", step.icon
        self.emblem.colour = look.muted
        for words, text, colour in (
            (self.title, step.title, look.text),
            (self.said, step.said, look.text),
            (self.truth, step.truth, look.muted),
        ):
            words.text, words.colour = text, colour
        self.sign.colour = look.muted
        for part in (self.sign, self.truth):
            have(self, part, bool(step.truth))
        self.lay_soon()

    def wanted(self, width: float) -> float:
        """The height with which all of it is read with ease."""
        wide = width > dp(_WIDE)
        side = dp(_EMBLEM if wide else _SMALL)
        across = width - 2 * dp(12 + (8 if wide else 2))
        words = text_height(self.said.text, across, _READ, line=1.25)
        return words + self._truth(across) + side + dp(6) + 2 * dp(10 if wide else 7)

    def _truth(self, across: float) -> float:
        """The height of the truth, with the air over it."""
        if self.truth.parent is None:
            return 0.0
        return max(self.truth.height_for(across - dp(_SIGN + 10)), dp(_SIGN)) + dp(_AIR)

    def lay(self) -> None:
        self._box.draw(self.rect, self.look.card, self.look.edge, radius=theme.CARD_RADIUS)
        wide = self.width > dp(_WIDE)
        inside = self.rect.inset(dp(12), dp(10 if wide else 7))
        side = dp(_EMBLEM if wide else _SMALL)
        head, rest = inside.cut_top(side, dp(6))
        place, head = head.cut_left(side, dp(10))
        put(self.emblem, place if self.emblem.who else place.inset(side * 0.14))
        put(self.title, head)
        rest = rest.inset(dp(8 if wide else 2), 0)
        truth = min(self._truth(rest.w), rest.h * 0.45)
        self.said.sp, words = self._fitting(rest.w, rest.h - truth)
        upper, rest = rest.cut_top(min(words, rest.h - truth), 0)
        put(self.said, upper)
        if truth:
            low = rest.cut_top(min(truth, rest.h))[0].cut_bottom(truth - dp(_AIR) / 2)[0]
            sign, low = low.cut_left(dp(_SIGN), dp(10))
            put(self.sign, sign)
            put(self.truth, low)

    def _fitting(self, width: float, height: float) -> tuple[float, float]:
        """The size of what was said, and how high that is."""
        high = 0.0
        for sp in _SAID:
            high = text_height(self.said.text, width, sp, line=1.25) + dp(2)
            if high <= height:
                return sp, high
        return _LEAST, max(high, height)
