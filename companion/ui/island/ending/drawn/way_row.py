"""A captive in the legend of the open island: how far it went, and the colour of its way."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.ending.views import WayRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_NAME, _WALKED = 20, 16  # sp
_LEAST: Final = 14
_COLUMN: Final = 112  # dp of a name
_LINE: Final = (60, 12)  # dp of the way's colour
_SHORT: Final = (28, 10)
_NARROW: Final = 300  # dp of the row: below it its line is short
_OFF: Final = "#BFD3DF"  # a way that is not drawn


class WalkedPress(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: WayRow | None = None
        self.stacked = False  # how far it went stands below its name
        self._box, self._line = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._emblem = Emblem(self.canvas)
        self._name, self._walked = Writing(self.canvas), Writing(self.canvas)

    def render(self, row: WayRow) -> None:
        if row != self.row:
            self.row, self.role = row, row.button.act
            self.redraw()

    @property
    def words(self) -> object:
        return self.row and (self.row.name, self.row.button.chosen)

    @property
    def rest(self) -> float:
        return self.row.button.rest if self.row is not None else super().rest

    @property
    def in_line(self) -> bool:
        """True if there is room for both side by side."""
        row, beside = self.row, _SHORT if self.width < dp(_NARROW) else _LINE
        if row is None:
            return True
        words = self.width - dp(16) - min(self.height, dp(60)) - dp(8 + 12 + 6 + beside[0])
        return self._name_wide(row) + text_width(row.walked, _WALKED) <= words

    def stack(self, stacked: bool) -> None:
        if stacked != self.stacked:
            self.stacked = stacked
            self.redraw()

    @staticmethod
    def _name_wide(row: WayRow) -> float:
        return max(dp(_COLUMN), text_width(row.name, _NAME, weight=800) + dp(12))

    def paint(self, rect: Rect) -> None:
        row = self.row
        if row is None:
            return
        fill = mixed(theme.WHITE, theme.SHOW_OCEAN, 0.4) if self.pressed else theme.WHITE
        self._box.draw(rect, fill, radius=min(rect.h / 2 / dp(1), 33))
        emblem, rest = rect.inset(dp(8), 0).cut_left(min(rect.h, dp(60)), dp(8))
        self._emblem.draw(*emblem.middle, min(rect.h, dp(60)) * 0.36, row.who)
        wide, high = (dp(part) for part in (_SHORT if rect.w < dp(_NARROW) else _LINE))
        line, words = rest.cut_right(wide + dp(12), dp(6))
        colour = theme.CAPTIVE[row.who] if row.button.chosen else _OFF
        place = Rect(line.x, line.middle[1] - high / 2, wide, high)
        self._line.draw(place, colour, radius=6)
        if self.stacked:
            name, walked = words.inset(0, min(dp(8), rect.h * 0.07)).rows(2)
        else:
            name, walked = words.cut_left(self._name_wide(row))
        self._name.draw(
            name, row.name, _NAME, weight=800, colour=theme.SHOW_TEXT, least=_LEAST, line=1.1
        )
        self._walked.draw(
            walked, row.walked, _WALKED, colour=theme.SHOW_MUTED, least=_LEAST, line=1.1
        )
