"""Entries of the rules below one another. Many may be found: only those in view have a widget."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE, FONTS, letters, text_scale, width_of
from companion.ui.kit.drawn.paint import Box, mixed
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.rect import Rect
from companion.ui.rules.drawn.lit_text import LitWriting
from companion.ui.rules.views import Lit, RulesRow
from companion.ui.widgets.panel import Part, put

_HIGH: Final = 72
_APART: Final = 6
_LINE: Final = 15  # sp
_SAFE: Final = 0.99  # words are measured one by one; together they may be a little wider
_MORE: Final = 1.0  # ems of the dots at the end


class RowKey(Touched):
    """One entry: its title, and a line of what it says."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: RulesRow | None = None
        self._box = Box(self.canvas)
        self._title, self._line = LitWriting(self.canvas), LitWriting(self.canvas)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    @property
    def text(self) -> str:
        return self.row.title.text if self.row else ""

    def render(self, row: RulesRow) -> None:
        if row != self.row:
            self.row, self.role = row, row.act
            self.redraw()

    def look_pressed(self, pressed: bool) -> None:
        super().look_pressed(pressed)
        self.redraw()

    def _redraw(self, *_: object) -> None:
        row = self.row
        if row is None or self.width < 1:
            return
        rect = Rect(self.x, self.y, self.width, self.height)
        fill = theme.ACTING if row.chosen else theme.PANEL
        fill = mixed(fill, theme.WHITE, 0.12) if self.pressed else fill
        self._box.draw(rect, fill, theme.ACCENT if row.chosen else "")
        upper, lower = rect.inset(dp(theme.PADDING), dp(7)).rows(2)
        self._title.draw(upper, row.title, theme.LABEL, weight=700, least=14)
        line = cut(row.line, lower.w, _LINE)
        self._line.draw(lower, line, _LINE, colour=theme.MUTED, least=13)


def cut(line: Lit, width: float, sp: float) -> Lit:
    """As many whole words as there is room for: reckoned, for it is asked with every letter."""
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


class RulesList(Part):
    """Lies in a `Scroll`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rows: tuple[RulesRow, ...] = ()
        self._shown: dict[int, RowKey] = {}
        self._spare: list[RowKey] = []  # a row takes as long to make as to draw

    def render(self, rows: tuple[RulesRow, ...]) -> None:
        self.rows = rows
        self.lay_soon()

    @property
    def _each(self) -> float:
        # Larger letters need higher lines.
        return float(dp(_HIGH) * max(1.0, text_scale()))

    def height_for(self, _width: float) -> float:
        return len(self.rows) * self._each

    def place_of(self, at: int) -> Rect:
        """Of a row, as it lies now."""
        each = self._each
        return Rect(self.x, self.top - (at + 1) * each, self.width, each - dp(_APART))

    @property
    def chosen(self) -> int | None:
        return next((at for at, row in enumerate(self.rows) if row.chosen), None)

    def lay(self) -> None:
        wanted = dict(self._in_view())
        for at in [at for at in self._shown if at not in wanted]:
            self._spare.append(self._shown.pop(at))
            self.remove_widget(self._spare[-1])
        for at, place in wanted.items():
            if at not in self._shown:
                self._shown[at] = self._spare.pop() if self._spare else RowKey()
                self.add_widget(self._shown[at])
            self._shown[at].render(self.rows[at])
            put(self._shown[at], place)

    def _in_view(self) -> Iterator[tuple[int, Rect]]:
        low, high = (self.parent.y, self.parent.top) if self.parent else (self.y, self.top)
        for at in range(len(self.rows)):
            place = self.place_of(at)
            if place.top > low and place.y < high:
                yield at, place
