"""A text that is read aloud, broken into lines: round the button that stands at its right.

Short words and numbers stay with the word they belong to, and few lines are about equally long.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from typing import Final

from companion.engine.frozen import frozen
from companion.ui.kit.drawn.lettering import (
    AIR,
    ASCENT_AND_DESCENT,
    FINE,
    Style,
    letters,
    styled,
    width_of,
)
from companion.ui.kit.rect import Rect

_SMALLEST: Final = 8  # sp
_FEW: Final = 4  # lines that are made equally long
_SHARES: Final = (0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84, 0.9, 0.95)
_SAFE: Final = 0.993  # words are measured one by one; together they may be a little wider
# Short words that in Russian must not end a line.
_SHORT: Final = frozenset(
    ("а", "в", "во", "до", "за", "и", "из", "к", "ко", "на", "не", "ни", "о", "об", "от", "по",
     "с", "со", "у")
)  # fmt: skip
_COUNTED: Final = ("of", "из")  # between two numbers
# "Portal 1", "camp A": the sign is a part of the name before it.
_NAMED: Final = ("portal", "camp", "портал", "лагер")
_SIGNS: Final = frozenset("123ABАБ")
# The top and the bottom of the letters of a line, in ems below its top.
_HIGH, _LOW = 0.3, 1.16


@frozen
class Notch:
    """The room left free at the right: its width, its start and its end below the top."""

    width: float
    start: float
    end: float


@frozen
class Room:
    """In pixels."""

    width: int
    height: int
    notch: Notch | None = None

    def free(self, top: float, ems: float) -> float:
        """The width for a line that begins here."""
        notch, wide = self.notch, self.width * ems * _SAFE
        if notch is None or top + _HIGH >= notch.end * ems or top + _LOW <= notch.start * ems:
            return wide
        return wide - notch.width * ems


@frozen
class Flow:
    """`size`: of the letters, as in `words.letters`."""

    size: int
    text: str
    fits: bool


@lru_cache(maxsize=1000)
def flowed(text: str, style: Style, sizes: tuple[int, int], room: Room) -> Flow:
    """As large as fits: at most the first of the sizes, and the second one in any case."""
    low, high = sizes[1], sizes[0] + 1
    found = _broken(text, style, low, room)
    if found is None:
        return Flow(low, text, fits=False)
    while high - low > 1:
        size = (low + high) // 2
        lines = _broken(text, style, size, room)
        if lines is None:
            high = size
        else:
            low, found = size, lines
    return Flow(low, "\n".join(found), fits=True)


def evened(text: str, place: Rect, sp: float) -> str:
    """A heading that has to wrap, on lines that are about equally long."""
    sizes = (letters(sp), min(letters(sp), letters(_SMALLEST)))
    style, room = styled(800, "left", 1.1), Room(int(place.w), int(place.h))
    return even_lines(text, style, flowed(text, style, sizes, room), room)


@lru_cache(maxsize=200)
def even_lines(text: str, style: Style, flow: Flow, room: Room) -> str:
    """No word stands alone on the last of a few lines."""
    count = flow.text.count("\n") + 1
    if 1 < count <= _FEW:
        for share in _SHARES:
            even = _broken(text, style, flow.size, room, share)
            if even is not None and len(even) == count:
                return "\n".join(even)
    return flow.text


def _broken(text: str, style: Style, size: int, room: Room, share: float = 1) -> list[str] | None:
    """The lines at this size, none if there is no room for them; `share`: no line is wider.

    Everything here is in ems.
    """
    font, _, line, _ = style
    ems = FINE / size
    space, widest, high = width_of(" ", font), share * room.width * ems, room.height * ems + 2 * AIR
    lines: list[str] = []
    for paragraph in text.split("\n"):
        found, first = _phrases(paragraph, font), 0
        while first < len(found.words):
            top = len(lines) * line
            free = room.free(top, ems)
            if found.widths[first] > free or top + ASCENT_AND_DESCENT > high:
                return None
            reach = found.starts[first] + min(free, widest) + space
            end = max(first + 1, bisect_right(found.starts, reach) - 1)
            lines.append(" ".join(found.words[first:end]))
            first = end
    return lines


@frozen
class MeasuredWords:
    """Words that are not broken apart, their widths, and their starts if all stood on one line.

    At the end, where one more would begin.
    """

    words: tuple[str, ...]
    widths: tuple[float, ...]
    starts: tuple[float, ...]


@lru_cache(maxsize=400)
def _phrases(paragraph: str, font: str) -> MeasuredWords:
    words = glued(paragraph)
    space = width_of(" ", font)
    widths = tuple(width_of(word, font) for word in words)
    starts = tuple(accumulate((wide + space for wide in widths), initial=0.0))
    return MeasuredWords(words, widths, starts)


@lru_cache(maxsize=400)
def glued(paragraph: str) -> tuple[str, ...]:
    """Words, with those that must not be parted from them: `1 energy`, `camp A`, `в озере`."""
    words: list[str] = []
    waits = False
    for word in paragraph.split() or ("",):
        counted = word in _COUNTED and words and words[-1][-1].isdigit()
        named = bool(words) and _is_named_by(words[-1], word)
        if words and (waits or counted or named or word in "—–"):
            words[-1] += f" {word}"
        else:
            words.append(word)
        waits = bool(counted) or (not named and _belongs_to_the_next(word))
    return tuple(words)


def _is_named_by(before: str, word: str) -> bool:
    last = before.rsplit(maxsplit=1)[-1].strip("«“(").lower()
    return last.isalpha() and last.startswith(_NAMED) and word.rstrip(".,:;!?»”)") in _SIGNS


def _belongs_to_the_next(word: str) -> bool:
    bare = word.strip("«“(").lower()
    return bare == "№" or bare.isdigit() or bare in _SHORT
