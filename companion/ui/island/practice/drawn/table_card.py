"""A card of the first pages: a heading, a picture, and lines, below or beside one another."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.practice.drawn.card_pictures import picture_panel
from companion.ui.island.practice.drawn.legend import Legend, legend_words
from companion.ui.island.practice.views import TableCard
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.rect import Rect

HEADING: Final = 22  # sp
TEXT: Final = 17
_PADDING: Final = 24  # dp
_NARROW: Final = 330  # dp: narrower cards have less of it
_LOW: Final = 12
_GAP: Final = 14
_BESIDE: Final = 20
_AIRY: Final = 1.4  # the height of lines with air between them, by the least
_SHARE: Final = 0.44  # of a flat card that its picture has
_TWO: Final = 560  # dp from which lines without a picture stand in two columns


class CardPanel(Panel):
    """`flat`: the picture stands left of the lines. `sp`: the size of their letters."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: TableCard | None = None
        self.flat, self.sp = False, float(TEXT)
        self._box, self._heading = RoundedBox(self.canvas), Writing(self.canvas)
        self.legend = Legend(self.canvas)
        self._picture: Any = None

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        card = self.card
        return f"{card.heading}\n{legend_words(card.lines)}" if card else ""

    def render(self, card: TableCard) -> None:
        if card == self.card:
            self.lay_soon()  # the text size may have changed
            return
        self.card = card
        self.clear_widgets()
        self._picture = None if card.picture is None else picture_panel(card.picture)
        if self._picture is not None:
            self.add_widget(self._picture)
        self.legend.render(card.lines)
        self.lay_soon()

    def show_as(self, *, flat: bool, sp: float) -> None:
        if (flat, sp) != (self.flat, self.sp):
            self.flat, self.sp = flat, sp
            self.lay_soon()

    # How high it wants to be

    def height_for(self, width: float, *, flat: bool, sp: float) -> float:
        """The least height at which everything has room."""
        card = self.card
        if card is None:
            return 0
        inside = width - 2 * self._padding(width)
        head = self._head(inside) + dp(_LOW) + self._low(width)
        if self._picture is None:
            return head + self._lines_high(inside, sp, self._columns(inside, flat=flat))
        if flat:
            picture = inside * _SHARE
            lines = self._lines_high(inside - picture - dp(_BESIDE), sp)
            return head + max(self._picture.height_for(picture)[0], lines)
        return head + self._picture.height_for(inside)[0] + dp(_GAP) + self._lines_high(inside, sp)

    def _lines_high(self, width: float, sp: float, columns: int = 1) -> float:
        return self.legend.height_for(width, sp, columns)

    def _columns(self, inside: float, *, flat: bool) -> int:
        """Of the lines: without a picture a wide low card has room for two."""
        return 2 if flat and self._picture is None and inside >= dp(_TWO) else 1

    def _head(self, inside: float) -> float:
        assert self.card is not None
        high = text_height(self.card.heading, inside, HEADING, weight=800, line=1.15)
        return max(dp(26), high) + dp(8)

    @staticmethod
    def _padding(width: float) -> float:
        return dp(_PADDING if width >= dp(_NARROW) else 16)

    @staticmethod
    def _low(width: float) -> float:
        """The rim below."""
        return dp(16 if width >= dp(_NARROW) else _LOW)

    # Drawing

    def lay(self) -> None:
        card = self.card
        if card is None:
            return
        self._box.draw(self.rect, theme.PANEL, theme.QUIET_EDGE, radius=24)
        inside = self.rect.inset(self._padding(self.width), 0)
        inside = inside.cut_top(inside.h - self._low(self.width))[0]
        inside = inside.cut_bottom(inside.h - dp(_LOW))[0]
        heading, rest = inside.cut_top(self._head(inside.w))
        self._heading.draw(heading, card.heading, HEADING, weight=800, line=1.15, valign="top",
                           least=16)  # fmt: skip
        lines = self._lay_picture(rest)
        self._draw_lines(lines)

    def _lay_picture(self, rest: Rect) -> Rect:
        """The picture; what is left for the lines."""
        if self._picture is None:
            return rest
        if self.flat:
            place, lines = rest.cut_left(rest.w * _SHARE, dp(_BESIDE))
            high = min(place.h, self._picture.height_for(place.w)[1])
            put(self._picture, Rect(place.x, place.middle[1] - high / 2, place.w, high))
            return lines
        least, liked = self._picture.height_for(rest.w)
        room = rest.h - _AIRY * self._lines_high(rest.w, self.sp) - dp(_GAP)
        place, lines = rest.cut_top(max(least, min(liked, room)), dp(_GAP))
        put(self._picture, place)
        return lines

    def _draw_lines(self, place: Rect) -> None:
        self.legend.draw(place, self.sp, self._columns(place.w, flat=self.flat))
