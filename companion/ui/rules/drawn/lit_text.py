"""A text in which what was searched for is lit: underlined, on a ground of the accent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Unpack

from kivy.core.text import Label as PlainLabel
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE, TextLook, Writing, extents
from companion.ui.kit.drawn.paint import rgba
from companion.ui.kit.rect import Rect
from companion.ui.rules.views import Lit

_GROUND: Final = 0.26  # how much of the accent lies under the letters
_LINE: Final = 2  # dp of the line below them


class LitWriting:
    """Like `Writing`; only texts at the left have stretches."""

    def __init__(self, canvas: Any) -> None:
        self._grounds = InstructionGroup()
        canvas.add(self._grounds)
        self._writing = Writing(canvas)
        self._key: tuple[Any, ...] = ()

    def draw(self, rect: Rect, lit: Lit, sp: float, **look: Unpack[TextLook]) -> None:
        self._writing.draw(rect, lit.text, sp, **look)
        key = (self._writing.place, lit.marks)
        if key != self._key:
            self._key = key
            self._light(lit.marks)

    def hide(self) -> None:
        self._writing.hide()
        self._grounds.clear()
        self._key = ()

    def _light(self, marks: Sequence[tuple[int, int]]) -> None:
        self._grounds.clear()
        label, place = self._writing.label, self._writing.place
        if not marks or label is None:
            return
        boxes = [box.moved(place.x, place.top) for box in stretches(label, marks)]
        self._grounds.add(Color(*rgba(theme.ACCENT, _GROUND)))
        for box in boxes:
            self._grounds.add(Rectangle(pos=(box.x, box.y), size=(box.w, box.h)))
        self._grounds.add(Color(*rgba(theme.ACCENT)))
        for box in boxes:
            self._grounds.add(Rectangle(pos=(box.x, box.y), size=(box.w, dp(_LINE))))


def stretches(label: PlainLabel, marks: Sequence[tuple[int, int]]) -> Iterator[Rect]:
    """The boxes of these stretches of a text, one for each line, from its upper left corner.

    In pixels of the screen.
    """
    top, at = 0.0, 0
    for line in label._cached_lines:  # noqa: SLF001 (Kivy tells nobody where its lines break)
        words = "".join(word.text for word in line.words).rstrip()
        start = label.text.find(words, at)
        at = start + len(words)
        for first, last in marks:
            begins, ends = max(first, start) - start, min(last, at) - start
            if begins < ends:
                left, right = _wide(label, words[:begins]), _wide(label, words[:ends])
                yield Rect(left, -(top + line.h) / FINE, right - left, line.h / FINE)
        top += line.h


def _wide(label: PlainLabel, words: str) -> float:
    options = label.options
    return extents(words, options["font_name"], options["font_size"])[0] / FINE
