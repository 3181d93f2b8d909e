"""A section of a page: a card with words, and values or rows of buttons beside or below them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.keys.button_row import LOW_ROW, ROW, ButtonRow
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.mission_ring import MissionRing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.values import Values
from companion.ui.kit.parts import Section
from companion.ui.kit.rect import Rect


@frozen
class _Look:
    sp: float
    weight: int
    colour: str
    line: float


_HEADING: Final = _Look(19, 800, theme.TEXT, 1.15)
_TEXT: Final = _Look(16, 400, theme.MUTED, 1.3)
_LARGE: Final = _Look(22, 700, theme.TEXT, 1.3)
# Of an announcement.
_OVER_ALOUD: Final = _Look(theme.SMALL, 800, theme.ACCENT, 1.25)
_ALOUD: Final = _Look(theme.SAY_LEAST, 700, theme.SAY_TEXT, 1.2)
_EDGE: Final = 6
_RIM: Final = 20  # dp left and right of a wide card
_NARROW: Final = 560  # dp of width below which it is that of a narrow one
_ABOVE: Final = 12
_EMBLEM: Final = 56  # dp across
_RINGED: Final = 74
_RING: Final = 34  # dp: the radius of a mission
_LINE: Final = 4.5


def rim_of(width: float) -> float:
    return dp(_RIM if width >= dp(_NARROW) else theme.PADDING)


def inside_of(width: float) -> float:
    """The width that is left for what stands in a card."""
    return width - 2 * rim_of(width)


class SectionCard(Panel):
    """`columns`: of the grid of the page, none where the card stands alone.

    `low`: the window is, and rows are closer.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.section = Section()
        self.columns = 0
        self.low = False
        self._box, self._emblem = RoundedBox(self.canvas), Emblem(self.canvas)
        self._ring: MissionRing | None = None
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._more: list[Writing] = []
        self._rows: list[ButtonRow] = []
        self.values = Values(self)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        more = (one.text for one in self.section.more)
        return "\n".join((self.section.heading, self.section.text, *more))

    @property
    def keys(self) -> list[Press]:
        return [key for row in self._rows for key in row.keys]

    @property
    def grids(self) -> list[ButtonRow]:
        """The rows that stand on the grid of the page."""
        return [row for row in self._rows if row.keys and row.is_grid]

    def render(self, section: Section) -> None:
        if section == self.section:
            return
        self.section = section
        while len(self._rows) > len(section.rows):
            self._rows.pop().render(())
        while len(self._rows) < len(section.rows):
            self._rows.append(ButtonRow(self))
        for row, buttons in zip(self._rows, section.rows, strict=True):
            row.render(buttons)
        self.values.render(section)
        self.lay_soon()

    @property
    def _looks(self) -> tuple[_Look, _Look]:
        """Of the heading and of the text."""
        if self.section.aloud:
            return _OVER_ALOUD, _ALOUD
        return _HEADING, _LARGE if self.section.large else _TEXT

    # Its height, and where everything in it is

    def height_for(self, width: float) -> float:
        across = inside_of(width)
        parts = [self._head_height(across), self._more_height(across)]
        if not self._is_line(across):
            parts.append(self.values.height_for(across))
        parts += [self._row_height(row, across) for row in self._rows]
        parts = [part for part in parts if part]
        high = sum(parts) + dp(theme.BETWEEN) * max(0, len(parts) - 1) + 2 * dp(_ABOVE)
        if self._is_line(across):
            return max(
                high, self.values.height_for(self._value_wide(across)) + dp(12), dp(self._least)
            )
        return high

    @property
    def _least(self) -> int:
        return LOW_ROW if self.low else ROW

    def _is_line(self, across: float) -> bool:
        """True where the values stand beside the words."""
        wide = self._value_wide(across)
        if not wide or not self.section.heading or self._rows:
            return False
        least = min(across / 3, text_width(self.section.heading, _HEADING.sp, weight=800))
        return across - wide - dp(20) >= least

    def _value_wide(self, across: float) -> float:
        return self.values.width_in(across)

    def _words_wide(self, across: float) -> float:
        if self._is_line(across):
            across -= self._value_wide(across) + dp(20)
        return across - self._who_wide

    @property
    def _who_wide(self) -> float:
        """The room of the emblem at the left."""
        if self.section.who is None:
            return 0
        return float(dp((_EMBLEM if self.section.ring is None else _RINGED) + 16))

    def _head_height(self, across: float) -> float:
        heights = [height for height in self._heights(self._words_wide(across)) if height]
        words = sum(heights) + dp(4) * max(0, len(heights) - 1)
        return max(words, self._who_wide - dp(16)) if self.section.who else words

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

    def _row_height(self, row: ButtonRow, width: float) -> float:
        lowest, row.high = 0.0, self._least
        for line in row.lines(width, self._columns_of(row)):
            lowest = line[0][1].y
        return -lowest

    def _columns_of(self, row: ButtonRow) -> int:
        return self.columns if row.is_grid else 0

    def lay(self) -> None:
        self._draw_box()
        rim = rim_of(self.width)
        inside = Rect(self.x + rim, self.y, self.width - 2 * rim, self.height).inset(0, dp(_ABOVE))
        if self._is_line(inside.w):
            right, _ = inside.cut_right(self._value_wide(inside.w), dp(20))
            high = self.values.height_for(right.w)
            self.values.put(Rect(right.x, right.middle[1] - high / 2, right.w, high))
            head = self._head_height(inside.w)
            self._write(Rect(inside.x, inside.middle[1] - head / 2, inside.w, head))
            return
        words, rest = inside.cut_top(self._head_height(inside.w))
        self._write(words)
        top = self._write_more(inside, rest.top - dp(theme.BETWEEN) * bool(words.h))
        high = self.values.height_for(inside.w)
        if high:
            self.values.put(Rect(inside.x, top - high, inside.w, high))
            top -= high + dp(theme.BETWEEN)
        self._put_rows(inside, top)

    def _draw_box(self) -> None:
        said = self.section.aloud
        edge, left = (theme.ACCENT, _EDGE) if said else ("", 0)
        fill = theme.SAY_GROUND if said else theme.PANEL
        self._box.draw(self.rect, fill, edge, radius=theme.CAPTIVE_RADIUS, left=left)

    def _put_rows(self, inside: Rect, top: float) -> None:
        gap = dp(theme.BETWEEN)
        for row in self._rows:
            lowest = top
            for line in row.lines(inside.w, self._columns_of(row)):
                for key, box in line:
                    put(key, box.moved(inside.x, top))
                lowest = top + line[0][1].y
            top = lowest - gap

    def _write(self, place: Rect) -> None:
        """The emblem, and beside it heading and text."""
        self._draw_who(place)
        section, width = self.section, self._words_wide(place.w)
        heights = self._heights(width)
        words = sum(heights) + dp(4) * (all(heights))
        top = place.middle[1] + words / 2
        parts = zip(
            (self._heading, self._text),
            (section.heading, section.text),
            self._looks,
            heights,
            strict=True,
        )
        for writing, text, look, height in parts:
            writing.draw(
                Rect(place.x + self._who_wide, top - height, width, height),
                text,
                look.sp,
                weight=look.weight,
                colour=look.colour,
                valign="top",
                line=look.line,
            )
            top -= height + dp(4) if height else 0

    def _draw_who(self, place: Rect) -> None:
        who, marks = self.section.who, self.section.ring
        if who is None or marks is None:
            if self._ring:
                self._ring.hide()
        if who is None:
            self._emblem.hide()
            return
        x, y = place.x + (self._who_wide - dp(16)) / 2, place.middle[1]
        self._emblem.draw(x, y, dp(21 if marks else 24), who)
        if marks:
            self._ring = self._ring or MissionRing(self.canvas)
            self._ring.draw(x, y, dp(_RING), dp(_LINE), *marks)

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
