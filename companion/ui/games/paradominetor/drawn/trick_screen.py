"""A trick, tile by tile: the table, the pad, and who would win now (look3, B)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.foot import Foot, foot_high
from companion.ui.games.paradominetor.drawn.pad import LeadingPanel, PadPanel
from companion.ui.games.paradominetor.drawn.ring import SeatStrip, TableRing
from companion.ui.games.paradominetor.drawn.winners_screen import BoardHead
from companion.ui.games.paradominetor.views import TrickView
from companion.ui.kit import theme
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.views import TableView

_WIDE: Final = 900  # dp of width from which the pad stands beside the table
_TALL: Final = 1000  # dp of height from which the table stands over the pad
_NARROW: Final = 500
_LOW: Final = 700


class TrickScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky = Sky(self.canvas.before)
        self.head, self.foot = BoardHead(), Foot()
        self.ring, self.strip = TableRing(), SeatStrip()
        self.pad, self.leading, self.only = PadPanel(), LeadingPanel(), Press(icon=26)
        for widget in (self.head, self.pad, self.leading, self.only, self.foot):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, TrickView)
        self.head.render(shown.title, shown.trick)
        self.ring.render(shown.plates)
        self.strip.render(shown.plates)
        self.pad.render(shown.pad)
        self.leading.render(shown.leading)
        self.only.render(shown.only_who)
        self.only.redraw()
        self.foot.render(shown.foot)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        foot, rest = self.rect.cut_bottom(foot_high(self.height))
        put(self.foot, foot)
        beside = self.width >= dp(_WIDE)
        tall = self.height >= dp(_TALL) and self.width >= dp(_NARROW)
        have(self, self.ring, beside or tall)
        have(self, self.strip, not (beside or tall))
        rim = dp(8 if self.width < dp(_NARROW) else theme.MARGIN)
        if beside:
            self._lay_beside(rest.inset(rim, dp(12)))
        else:
            self._lay_below(rest.inset(rim, dp(6)), tall=tall)

    def _lay_beside(self, rest: Rect) -> None:
        low = self.height < dp(_LOW)
        left, right = rest.cut_left(rest.w * (0.449 if not low else 0.43), dp(16))
        head, ring = left.cut_top(dp(40), dp(4))
        put(self.head, head.inset(dp(8), 0))
        put(self.ring, ring)
        only, right = right.cut_bottom(dp(60 if low else 72), dp(theme.BETWEEN))
        put(self.only, only)
        leading, right = right.cut_bottom(dp(74 if low else 92), dp(8 if low else 12))
        put(self.leading, leading)
        put(self.pad, right)

    def _lay_below(self, rest: Rect, *, tall: bool) -> None:
        head, rest = rest.cut_top(dp(48 if tall else 34), dp(4))
        put(self.head, head.inset(dp(8 if tall else 4), 0))
        only, rest = rest.cut_bottom(dp(60), dp(theme.BETWEEN))
        put(self.only, only)
        if tall:
            leading, rest = rest.cut_bottom(dp(80), dp(theme.BETWEEN))
            put(self.leading, leading)
            table, rest = rest.cut_top(rest.h * 0.485, dp(12))
            put(self.ring, table)
        else:
            table, rest = rest.cut_top(min(dp(206), rest.h * 0.3), dp(theme.BETWEEN))
            put(self.strip, table)
            leading, rest = rest.cut_top(dp(72), dp(theme.BETWEEN))
            put(self.leading, leading)
        put(self.pad, rest)
