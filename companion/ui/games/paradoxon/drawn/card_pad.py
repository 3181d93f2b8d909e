"""The pad of cards: six of a colour in a row; on a phone one colour at a time."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.card_views import CardRows
from companion.ui.games.paradoxon.drawn.card_of_pad import CardOfPad
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import NOWHERE, Rect

_ALL: Final = 560  # dp of width from which all colours have room
_HEAD: Final = 40
_TAB: Final = 56
_TALLEST: Final = 190
_LEAST: Final = 112
_LOWEST: Final = 88


class CardPad(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rows: CardRows | None = None
        self._box = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=19, weight=800, least=15, line=1.1)
        self.note = Lettering(sp=16, weight=400, least=14, halign="right", colour=theme.MUTED)
        self.cards: list[CardOfPad] = []
        self.tabs: list[Press] = []
        self.add_widget(self.title)
        self.add_widget(self.note)

    def render(self, rows: CardRows) -> None:
        self.rows = rows
        self.title.text, self.note.text = rows.title, rows.note
        self.title.redraw()
        self.note.redraw()
        self._fill()
        self.lay_soon()

    @property
    def _narrow(self) -> bool:
        return self.width < dp(_ALL)

    @property
    def _tabbed(self) -> bool:
        """All colours are there if each has room: on a phone two rows, else one."""
        colours_in_play = 0 if self.rows is None else len(self.rows.rows)
        if self._narrow:
            return self.height < dp(_HEAD + 2 * _LEAST * colours_in_play)
        return self.height < dp(_HEAD + _LOWEST * colours_in_play)

    def wanted(self, width: float) -> float:
        """The height in which no card has to be higher than it looks well."""
        lines = 3 if self.rows is None else len(self.rows.rows)
        if width < dp(_ALL):
            lines *= 2
        return float(dp(_HEAD + 14) + lines * dp(_TALLEST + 8))

    def _fill(self) -> None:
        rows = self.rows
        if rows is None:
            return
        shown = (rows.rows[rows.tab],) if self._tabbed else rows.rows
        keys = tuple(key for row in shown for key in row)
        keep(self, self.cards, len(keys), CardOfPad)
        for press, key in zip(self.cards, keys, strict=True):
            press.render(key)
        tabs = rows.tabs if self._tabbed else ()
        keep(self, self.tabs, len(tabs), lambda: Press(sp=16))
        for tab, button in zip(self.tabs, tabs, strict=True):
            tab.render(button)
            tab.redraw()

    def lay(self) -> None:
        self._fill()
        self._box.draw(self.rect, colours.HALF_WAITS, radius=18)
        inside, gap = self.rect.inset(dp(10), dp(6)), dp(8)
        head, rest = inside.cut_top(dp(_HEAD), dp(2))
        note, title = head.cut_right(head.w * 0.36, dp(8))
        put(self.title, title if self.note.text else head)
        put(self.note, note if self.note.text else NOWHERE)
        if self._tabbed:
            tabs, rest = rest.cut_top(dp(_TAB), gap)
            cells = tabs.columns(len(self.tabs), gap) if self.tabs else ()
            for tab, cell in zip(self.tabs, cells, strict=True):
                put(tab, cell)
        across = 3 if self._narrow or self._tabbed else 6
        lines = -(-len(self.cards) // across) or 1
        high = min(rest.h, lines * dp(_TALLEST) + (lines - 1) * gap)
        grid = Rect(rest.x, rest.top - high, rest.w, high)
        for press, cell in zip(
            self.cards, grid.grid(len(self.cards) or 1, across, gap), strict=False
        ):
            put(press, cell)
