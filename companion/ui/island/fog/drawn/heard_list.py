"""All that was heard: a row of words each, with the round; a touch shows their spaces."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.fog.views import HeardLine
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_LEAST_ROW: Final = 60  # dp
_APART: Final = 8
_WORDS: Final = 17  # sp
_ROUND_NUMBER: Final = 16
_RADIUS: Final = 18  # dp
_CIRCLE: Final = ring(28)


class HeardKey(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.line: HeardLine | None = None
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._number, self._words = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.line is None else self.line.text

    @property
    def words(self) -> object:
        return self.text

    def render(self, line: HeardLine) -> None:
        if line != self.line:
            self.line, self.role = line, line.act
            self.redraw()

    def wanted(self, width: float) -> float:
        across = self._parts(Rect(0, 0, width, dp(_LEAST_ROW)))[1].w
        return max(dp(_LEAST_ROW), text_height(self.text, across, _WORDS, line=1.2) + dp(20))

    @staticmethod
    def _parts(rect: Rect) -> tuple[Rect, Rect]:
        """The places of the round and of the words."""
        return rect.inset(dp(12), dp(6)).cut_left(dp(2 * _RADIUS), dp(12))

    def paint(self, rect: Rect) -> None:
        line = self.line
        if line is None:
            return
        fill = mixed(theme.RAISED, theme.ANSWER_EDGE, 0.2 * self.pressed)
        edge = theme.ACCENT if line.chosen else ""
        self._box.draw(rect, fill, edge, radius=theme.BUTTON_RADIUS, width=3)
        disc, words = self._parts(rect)
        self._disc.draw(placed(_CIRCLE, *disc.middle, dp(_RADIUS)), theme.BAR)
        self._number.draw(disc, line.number, _ROUND_NUMBER, least=14, weight=800,
                          colour=theme.TEXT, halign="center")  # fmt: skip
        self._words.draw(words, line.text, _WORDS, least=14, line=1.2, struck=line.struck,
                         colour=theme.MUTED if line.struck else theme.TEXT)  # fmt: skip


class HeardList(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rows: list[HeardKey] = []

    def render(self, lines: tuple[HeardLine, ...]) -> None:
        keep(self, self.rows, len(lines), HeardKey)
        for row, line in zip(self.rows, lines, strict=True):
            row.render(line)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        return sum(row.wanted(width) for row in self.rows) + len(self.rows) * dp(_APART)

    def lay(self) -> None:
        rest = self.rect
        for row in self.rows:
            place, rest = rest.cut_top(row.wanted(self.width), dp(_APART))
            put(row, place)
