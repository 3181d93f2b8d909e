"""A pad of cards over the whole page."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.card_pad import CardPad
from companion.ui.games.paradoxon.which_card import WhichCardView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.views import TableView

_BAR: Final = 76
_WIDEST: Final = 1000  # dp of the pad


class WhichCardScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.pad, self.back = CardPad(), Press(sp=20)
        self.told = Lettering(sp=19, weight=700, least=14, colour=theme.ACCENT)
        for widget in (self.pad, self.back, self.told):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, WhichCardView)
        self.pad.render(shown.pad)
        self.back.render(shown.back)
        self.back.redraw()
        self.told.text = shown.told
        self.told.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        bar, rest = self.rect.cut_bottom(dp(_BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        rim = dp(theme.MARGIN if self.width >= dp(500) else 8)
        inside = bar.inset(rim, dp(6))
        back, told = inside.cut_left(min(dp(220), inside.w * 0.38), dp(14))
        put(self.back, back)
        put(self.told, told)
        rest = rest.inset(rim, dp(8))
        wide = min(rest.w, dp(_WIDEST))
        high = min(rest.h, self.pad.wanted(wide))
        x, y = rest.middle
        place = Rect(x - wide / 2, y - high / 2, wide, high)
        put(self.pad, place)
        self._sky.clear([place])
