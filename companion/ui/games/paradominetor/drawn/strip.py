"""The strip at the far edge: what the page says, once more for whoever sits there."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.table.drawn.halves import Filled

_SP: Final = 26
_HIGH: Final = 84  # dp
_LOW_HIGH: Final = 56
_LOW: Final = 700


class StripWords(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.words = Lettering(sp=_SP, weight=700, least=14, halign="center", line=1.1)
        self.add_widget(self.words)

    def lay(self) -> None:
        self._ground.draw(self.rect, colours.STRIP, radius=0)
        put(self.words, self.rect.inset(dp(16), dp(4)))


class MirroredStrip(Filled):
    def __init__(self, **look: Any) -> None:
        self.strip = StripWords()
        super().__init__(self.strip, 180, **look)

    def render(self, text: str) -> None:
        self.strip.words.text = text
        self.strip.words.redraw()
        self.strip.lay_soon()


def strip_high(height: float) -> float:
    return float(dp(_LOW_HIGH if height < dp(_LOW) else _HIGH))
