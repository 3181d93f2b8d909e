"""The stretches of a text that are lit: the words that were searched for, and no small ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from sys import maxsize
from typing import TYPE_CHECKING, Final

from companion.rulebook.words import stretches
from companion.ui.rules.views import Lit

if TYPE_CHECKING:
    from companion.rulebook.hits import Sought

_BEFORE: Final = 30  # letters of a line before the first that is lit
_LONGEST: Final = 160  # letters of a line


class Lights:
    """The lit words of one search. Each letter typed looks at dozens of texts: each word once."""

    def __init__(self, sought: Sought | None = None) -> None:
        self._sought = sought
        self._known: dict[str, bool] = {}

    def _is_lit(self, word: str) -> bool:
        found = self._known.get(word)
        if found is None:
            found = self._known[word] = self._sought is not None and self._sought.lights(word)
        return found

    def _marks(self, text: str, start: int = 0, end: int = maxsize) -> Iterator[tuple[int, int]]:
        for word, begins, ends in _words(text):
            if ends > end:
                return
            if begins >= start and self._is_lit(word):
                yield begins, ends

    def whole(self, text: str) -> Lit:
        return Lit(text, tuple(self._marks(text)) if self._sought is not None else ())

    def line(self, text: str) -> Lit:
        """A part of the text in which something is lit, beginning with a word."""
        found = next(self._marks(text), None) if self._sought is not None else None
        first = found[0] if found is not None else 0
        paragraph = text.rfind("\n", 0, first) + 1
        start = paragraph
        if first - paragraph > 2 * _BEFORE:
            start = text.rfind(" ", 0, first - _BEFORE) + 1
        before = "… " if start > paragraph else ""
        end = text.find("\n", start)
        part = text[start : end if end >= 0 else None][:_LONGEST]
        shift, last = len(before) - start, start + len(part)
        lit = self._marks(text, start, last) if found is not None else ()
        return Lit(before + part, tuple((a + shift, b + shift) for a, b in lit))


@lru_cache(maxsize=700)
def _words(text: str) -> tuple[tuple[str, int, int], ...]:
    return tuple(stretches(text))
