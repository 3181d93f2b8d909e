"""The journal's lines under their rounds."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kivy.core.text import Label as PlainLabel
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from companion.ui.island.replay.views import JournalLine
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import (
    FONTS,
    Lettering,
    Writing,
    pixels,
    text_scale,
    text_width,
)
from companion.ui.kit.drawn.long_list import LongList
from companion.ui.kit.drawn.paint import CLEAR, RoundedBox, mixed, rgba
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

Rounds = tuple[tuple[str, tuple[JournalLine, ...]], ...]

_LINE: Final = 72
_HEADING: Final = 44
_APART: Final = 4
_SIGN: Final = 36


@lru_cache(maxsize=2000)
def shortened(text: str, width: int, sp: float, _scale: float) -> str:
    """The whole words that fit on one line."""
    if text_width(text, sp) <= width:
        return text
    words = text.split()
    low, high = 0, len(words)
    while high - low > 1:
        middle = (low + high) // 2
        fits = text_width(" ".join(words[:middle]) + " …", sp) <= width
        low, high = (middle, high) if fits else (low, middle)
    return " ".join(words[:low]) + " …"


class Struck:
    """A label with a line through it."""

    def __init__(self, canvas: Any) -> None:
        self._label: PlainLabel | None = None
        self._colour = Color(*CLEAR)
        self._picture = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._picture)

    def draw(self, rect: Rect, text: str) -> None:
        self._label = label = PlainLabel(
            text=text, font_name=FONTS[700], font_size=pixels(theme.BODY), strikethrough=True
        )
        label.refresh()
        self._colour.rgba = rgba(theme.QUIET_TEXT)
        self._picture.texture = label.texture
        self._picture.size = label.texture.size
        self._picture.pos = (round(rect.x), round(rect.middle[1] - label.texture.height / 2))

    def hide(self) -> None:
        self._picture.size = (0, 0)


class StepKey(Painted):
    """One step: whose, what, and the beginning of what was said."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.line: JournalLine | None = None
        self._box = RoundedBox(self.canvas)
        self._emblem, self._sign = Emblem(self.canvas), Sign(self.canvas)
        self._label, self._said = Writing(self.canvas), Writing(self.canvas)
        self._struck = Struck(self.canvas)

    @property
    def text(self) -> str:
        return self.line.label if self.line else ""

    def render(self, line: JournalLine) -> None:
        if line != self.line:
            self.line = line
            self.role = line.act
            self.redraw()

    def paint(self, rect: Rect) -> None:
        line = self.line
        if line is None:
            return
        fill = theme.ACTING if line.chosen else theme.PANEL
        fill = mixed(fill, theme.WHITE, 0.12) if self.pressed else fill
        self._box.draw(rect, fill, theme.ACCENT if line.chosen else "")
        sign, words = rect.inset(dp(10), dp(6)).cut_left(dp(_SIGN), dp(10))
        self._draw_sign(sign, line)
        upper, lower = words.rows(2)
        self._draw_label(upper, line)
        colour = theme.QUIET_TEXT if line.struck else theme.MUTED
        said = shortened(line.said, int(lower.w), 15, text_scale())
        self._said.draw(lower, said, 15, colour=colour, least=13)

    def _draw_sign(self, place: Rect, line: JournalLine) -> None:
        if line.who:
            self._sign.hide()
            self._emblem.draw(*place.middle, dp(_SIGN) / 2.3, line.who)
        else:
            self._emblem.hide()
            self._sign.draw(*place.middle, dp(26), "eye", theme.MUTED)

    def _draw_label(self, place: Rect, line: JournalLine) -> None:
        text = shortened(line.label, int(place.w * 0.93), theme.BODY, text_scale())
        if line.struck:
            self._label.hide()
            self._struck.draw(place, text)
        else:
            self._struck.hide()
            self._label.draw(place, text, theme.BODY, weight=700)


class StepList(LongList):
    """The rounds' headings, and below each its steps."""

    apart = _APART

    def render(self, rounds: Rounds) -> None:
        self.rows = [row for heading, lines in rounds for row in (heading, *lines)]
        self.lay_soon()

    def kind(self, row: str | JournalLine) -> type[StepKey | Lettering]:
        return StepKey if isinstance(row, JournalLine) else Lettering

    def fill(self, widget: Any, row: str | JournalLine) -> None:
        if isinstance(row, JournalLine):
            widget.render(row)
        else:
            widget.text, widget.weight, widget.sp = row, 800, theme.LABEL

    def wanted(self, row: str | JournalLine) -> float:
        return _LINE if isinstance(row, JournalLine) else _HEADING
