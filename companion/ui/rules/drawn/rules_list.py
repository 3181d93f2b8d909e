"""Entries of the rules below one another, each with a line of what it says."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE, FONTS, letters, width_of
from companion.ui.kit.drawn.long_list import LongList
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect
from companion.ui.rules.drawn.lit_text import LitWriting
from companion.ui.rules.views import Lit, RulesRow

_HIGH: Final = 72
_APART: Final = 6
_LINE: Final = 15  # sp
_SAFE: Final = 0.99  # words are measured one by one; together they may be a little wider
_MORE: Final = 1.0  # ems of the dots at the end


class RowKey(Painted):
    """One entry: its title, and a line of what it says."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: RulesRow | None = None
        self._box = RoundedBox(self.canvas)
        self._title, self._line = LitWriting(self.canvas), LitWriting(self.canvas)

    @property
    def text(self) -> str:
        return self.row.title.text if self.row else ""

    def render(self, row: RulesRow) -> None:
        if row != self.row:
            self.row, self.role = row, row.act
            self.redraw()

    def paint(self, rect: Rect) -> None:
        row = self.row
        if row is None:
            return
        fill = theme.ACTING if row.chosen else theme.PANEL
        fill = mixed(fill, theme.WHITE, 0.12) if self.pressed else fill
        self._box.draw(rect, fill, theme.THUMB if row.chosen else "")
        upper, lower = rect.inset(dp(theme.PADDING), dp(7)).rows(2)
        self._title.draw(upper, row.title, theme.LABEL, weight=700, least=14)
        line = cut(row.line, lower.w, _LINE)
        self._line.draw(lower, line, _LINE, colour=theme.MUTED, least=14)


def cut(line: Lit, width: float, sp: float) -> Lit:
    """The whole words that have room: reckoned, for it is asked with every letter."""
    ems, space = width * FINE / letters(sp) * _SAFE, width_of(" ", FONTS[400])
    used, end = 0.0, 0
    for word in line.text.split(" "):
        used += width_of(word, FONTS[400])
        if used > ems - _MORE and end:
            kept = line.text[: end - 1]
            marks = tuple((first, last) for first, last in line.marks if last <= len(kept))
            return Lit(f"{kept} …", marks)
        used, end = used + space, end + len(word) + 1
    return line


class RulesList(LongList):
    apart = _APART

    def render(self, rows: tuple[RulesRow, ...]) -> None:
        self.rows = rows
        self.lay_soon()

    def kind(self, _row: RulesRow) -> type[RowKey]:
        return RowKey

    def fill(self, widget: RowKey, row: RulesRow) -> None:
        widget.render(row)

    def wanted(self, _row: RulesRow) -> float:
        return _HIGH
