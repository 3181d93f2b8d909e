"""The card of a step: the words that were said, and the truth below them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.island.replay.views import StepView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put

_TITLE: Final = 18  # sp
_SAID: Final = 19
_SAID_LARGE: Final = 21  # where there is much room
_LARGE: Final = 240  # dp of height from which on there is
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
        self.said = Lettering(sp=_SAID, least=_LEAST, valign="top", line=1.25)
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

    def lay(self) -> None:
        self._box.draw(self.rect, self.look.card, self.look.edge, radius=theme.CARD_RADIUS)
        wide = self.width > dp(_WIDE)
        inside = self.rect.inset(dp(12), dp(10 if wide else 7))
        side = dp(_EMBLEM if wide else _SMALL)
        head, rest = inside.cut_top(side, dp(6))
        place, head = head.cut_left(side, dp(10))
        put(self.emblem, place if self.emblem.who else place.inset(side * 0.14))
        put(self.title, head)
        self.said.sp = _SAID_LARGE if inside.h > dp(_LARGE) else _SAID
        rest = rest.inset(dp(8 if wide else 2), 0)
        if self.truth.parent is not None:
            across = rest.w - dp(_SIGN + 10)
            high = min(max(self.truth.height_for(across), dp(_SIGN)), rest.h * 0.4)
            low, rest = rest.cut_bottom(high, dp(6))
            sign, low = low.cut_left(dp(_SIGN), dp(10))
            put(self.sign, sign)
            put(self.truth, low)
        put(self.said, rest)
