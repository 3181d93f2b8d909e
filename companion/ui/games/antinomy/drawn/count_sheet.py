"""The pad over one half on which a clash is counted: three cards are touched."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.views import CountPad
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Covering, have, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.set_up_parts import SwatchPress
from companion.ui.table.views import Swatch

_NUMBER: Final = 28  # sp
_ACROSS: Final = 4
_SIDE: Final = 0.34  # of the width, for the words beside the pad
_BESIDE: Final = 600  # dp of width from which they stand there
_COVERED: Final = 0.5


class CountSheet(Covering):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=22, weight=800, least=16)
        self.note = Lettering(sp=17, colour=theme.MUTED, least=14)
        self.total = Lettering(sp=44, weight=800, least=20, colour=theme.ACCENT)
        self.cards: list[SwatchPress] = []
        self.close = Press(sp=18)
        for widget in (self.title, self.note, self.total, self.close):
            self.add_widget(widget)

    def render(self, pad: CountPad) -> None:
        self.title.text, self.note.text, self.total.text = pad.title, pad.text, pad.total
        keep(self, self.cards, len(pad.cards), lambda: SwatchPress(_NUMBER))
        for press, card in zip(self.cards, pad.cards, strict=True):
            fill = colours.FILLS[card.colour]
            fill = mixed(fill, colours.FADED, _COVERED) if card.covered else fill
            press.paint_with(Swatch(card.button, fill, colours.INK))
        self.close.render(pad.close)
        for part in (self.title, self.note, self.total, self.close):
            part.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, colours.HALF, radius=0)
        inside, gap = self.rect.inset(dp(12), dp(8)), dp(6)
        have(self, self.note, self.width >= dp(_BESIDE))
        if self.width >= dp(_BESIDE):
            side, grid = inside.cut_left(inside.w * _SIDE, dp(16))
            self._lay_words(side)
        else:
            head, grid = inside.cut_top(dp(64), gap)
            close, words = head.cut_right(dp(124), gap)
            put(self.close, close)
            total, title = words.cut_right(words.w * 0.4, gap)
            put(self.title, title)
            put(self.total, total)
        cells = grid.grid(len(self.cards), _ACROSS, gap) if self.cards else ()
        for press, cell in zip(self.cards, cells, strict=True):
            put(press, cell)

    def _lay_words(self, side: Rect) -> None:
        close, rest = side.cut_bottom(dp(64), dp(8))
        put(self.close, close)
        title, rest = rest.cut_top(min(rest.h * 0.3, self.title.height_for(rest.w)), dp(4))
        put(self.title, title)
        note, rest = rest.cut_top(min(rest.h * 0.5, self.note.height_for(rest.w)), dp(4))
        put(self.note, note)
        put(self.total, rest)
