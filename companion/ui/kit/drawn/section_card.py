"""A section of a page: a card with a heading, a text, and rows of buttons that wrap."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.button_row import ButtonRow
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Section
from companion.ui.kit.rect import Rect


@frozen
class _Look:
    sp: float
    weight: int
    colour: str
    line: float


_HEADING: Final = _Look(theme.HEADING, 800, theme.TEXT, 1.25)
_TEXT: Final = _Look(theme.BODY, 400, theme.MUTED, 1.35)
_LARGE: Final = _Look(22, 700, theme.TEXT, 1.3)
# Of an announcement.
_OVER_ALOUD: Final = _Look(theme.SMALL, 700, theme.ACCENT, 1.25)
_ALOUD: Final = _Look(theme.SAY_LEAST, 700, theme.TEXT, 1.2)
_EDGE: Final = 6


class SectionCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.section = Section()
        self._box = RoundedBox(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._more: list[Writing] = []
        self._rows: list[ButtonRow] = []
        self.extra = 0.0

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        more = (one.text for one in self.section.more)
        return "\n".join((self.section.heading, self.section.text, *more))

    @property
    def keys(self) -> list[Press]:
        return [key for row in self._rows for key in row.keys]

    def render(self, section: Section) -> None:
        if section == self.section:
            return
        self.section = section
        while len(self._rows) > len(section.rows):
            self._rows.pop().render(())
        while len(self._rows) < len(section.rows):
            self._rows.append(ButtonRow(self))
        for row, buttons in zip(self._rows, section.rows, strict=True):
            row.render(buttons, unlike=section.unlike)
        self.lay_soon()

    @property
    def _looks(self) -> tuple[_Look, _Look]:
        """Of the heading and of the text."""
        if self.section.aloud:
            return _OVER_ALOUD, _ALOUD
        return _HEADING, _LARGE if self.section.large else _TEXT

    # Its height, and where everything in it is

    def lines(self, width: float) -> int:
        """The number of lines of buttons."""
        across = width - 2 * dp(theme.PADDING)
        return sum(1 for row in self._rows for _ in row.lines(across))

    def height_for(self, width: float, extra: float = 0) -> float:
        across = width - 2 * dp(theme.PADDING)
        rows = [self._row_height(row, across, extra) for row in self._rows]
        parts = [
            part for part in (*self._heights(across), self._more_height(across), *rows) if part
        ]
        return sum(parts) + dp(theme.BETWEEN) * max(0, len(parts) - 1) + 2 * dp(theme.PADDING)

    def _heights(self, width: float) -> tuple[float, float]:
        texts = (self.section.heading, self.section.text)
        found = [
            text_height(text, width, look.sp, weight=look.weight, line=look.line)
            for text, look in zip(texts, self._looks, strict=True)
        ]
        return found[0], found[1]

    def _more_height(self, width: float) -> float:
        return sum(self._high(one.text, width) for one in self.section.more)

    @staticmethod
    def _high(text: str, width: float) -> int:
        look = _TEXT
        return text_height(text, width, look.sp, weight=look.weight, line=look.line)

    @staticmethod
    def _row_height(row: ButtonRow, width: float, extra: float) -> float:
        lowest = 0.0
        for line in row.lines(width, extra):
            lowest = line[0][1].y
        return -lowest

    def lay(self) -> None:
        edge, left = (theme.ACCENT, _EDGE) if self.section.aloud else ("", 0)
        self._box.draw(self.rect, theme.PANEL, edge, radius=theme.CARD_RADIUS, left=left)
        inside, gap = self.rect.inset(dp(theme.PADDING)), dp(theme.BETWEEN)
        top = self._write_more(inside, self._write(inside))
        for row in self._rows:
            lowest = top
            for line in row.lines(inside.w, self.extra):
                for key, box in line:
                    put(key, box.moved(inside.x, top))
                lowest = top + line[0][1].y
            top = lowest - gap

    def _write(self, inside: Rect) -> float:
        """The heading and the text; the top of what is left."""
        section, top = self.section, inside.top
        parts = zip(
            (self._heading, self._text),
            (section.heading, section.text),
            self._looks,
            self._heights(inside.w),
            strict=True,
        )
        for writing, text, look, height in parts:
            writing.draw(
                Rect(inside.x, top - height, inside.w, height),
                text,
                look.sp,
                weight=look.weight,
                colour=look.colour,
                valign="top",
                line=look.line,
            )
            top -= height + dp(theme.BETWEEN) if height else 0
        return top

    def _write_more(self, inside: Rect, top: float) -> float:
        more, look = self.section.more, _TEXT
        while len(self._more) < len(more):
            self._more.append(Writing(self.canvas))
        for writing, line in zip(self._more, more, strict=False):
            height = self._high(line.text, inside.w)
            writing.draw(
                Rect(inside.x, top - height, inside.w, height),
                line.text,
                look.sp,
                weight=look.weight,
                colour=theme.QUIET_TEXT if line.struck else look.colour,
                valign="top",
                line=look.line,
                struck=line.struck,
            )
            top -= height
        for writing in self._more[len(more) :]:
            writing.hide()
        return top - dp(theme.BETWEEN) if more else top
