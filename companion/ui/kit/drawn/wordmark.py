"""The title of the app with the logo in place of a letter."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from kivy.graphics import Color, Rectangle

from companion.engine.languages import Language
from companion.text.screens import words
from companion.text.screens.wordmark import WORDMARK
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import picture_of
from companion.ui.kit.drawn.lettering import Writing, letters, measured, pixels, styled
from companion.ui.kit.drawn.paint import CLEAR, rgba
from companion.ui.kit.rect import Rect

# In ems: the height of a line; the logo's way to the next letter and its side; and how far the
# middle of the capitals of Nunito Sans lies below the top of what is written.
_LINE: Final = 1.02
_WIDE: Final = 0.885
_SIDE: Final = 0.91
_MIDDLE: Final = 0.66

_LOGO: Final = "{logo}"
_PIECES: Final = re.compile(f"({re.escape(_LOGO)})")


@cache
def _lines(language: Language, stacked: bool) -> tuple[tuple[str, ...], ...]:
    """The pieces of each line: letters, and the logo between them."""
    title = words(WORDMARK, language)["title"]
    lines = title.split() if stacked else [title]
    return tuple(tuple(piece for piece in _PIECES.split(line) if piece) for line in lines)


def wordmark_size(sp: float, language: Language, *, stacked: bool = False) -> tuple[float, float]:
    """Width and height in pixels."""
    lines = _lines(language, stacked)
    widest = max(sum(_wide(piece, sp) for piece in line) for line in lines)
    return widest, len(lines) * _LINE * pixels(sp)


def _wide(piece: str, sp: float) -> float:
    return _WIDE * pixels(sp) if piece == _LOGO else measured(piece, styled(800), letters(sp))[0]


class Wordmark:
    """The title in a rectangle of a canvas, from its upper left corner on."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._key: tuple[Any, ...] = ()
        self._colour = Color(*CLEAR)
        self._logo = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._logo)
        self._letters: list[Writing] = []

    def draw(
        self,
        rect: Rect,
        sp: float,
        language: Language,
        *,
        stacked: bool = False,
        colour: str = theme.WHITE,
    ) -> None:
        """`sp`: at most; it shrinks to fit. `stacked`: each word has a line of its own."""
        wide, high = wordmark_size(sp, language, stacked=stacked)
        sp *= min(1.0, rect.w / wide, rect.h / high)
        key = (rect, sp, language, stacked, colour, pixels(sp))
        if key == self._key:
            return
        self.hide()
        self._key = key
        line, top, written = _LINE * pixels(sp), rect.top, 0
        for pieces in _lines(language, stacked):
            x, top = rect.x, top - line
            for piece in pieces:
                place = Rect(x, top, _wide(piece, sp), line)
                if piece == _LOGO:
                    self._put_logo(place, _SIDE * pixels(sp))
                else:
                    self._write(written, place, piece, sp, colour)
                    written += 1
                x = place.right

    def _write(self, at: int, place: Rect, text: str, sp: float, colour: str) -> None:
        """The middle of the capitals lies in the middle of the place."""
        if at == len(self._letters):
            self._letters.append(Writing(self._canvas))
        em = pixels(sp)
        top = place.middle[1] + _MIDDLE * em
        room = Rect(place.x, top - 2 * em, place.w + em, 2 * em)
        self._letters[at].draw(room, text, sp, weight=800, colour=colour, valign="top")

    def _put_logo(self, place: Rect, side: float) -> None:
        x, y = place.middle
        self._colour.rgba = rgba(theme.WHITE)
        self._logo.texture = picture_of("logo", side)
        self._logo.pos = (round(x - side / 2), round(y - side / 2))
        self._logo.size = (side, side)

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._logo.size = (0, 0)
            for writing in self._letters:
                writing.hide()
