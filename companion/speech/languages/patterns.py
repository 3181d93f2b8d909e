"""Patterns of what may be said: `[i] (use | play) banana [bonus]`; a part of JSGF, read as it is.

What is rarely said has a weight before it: `(/0.9/ safely | /0.1/ unsafely)`.

A recogniser wants one of three things of a pattern: every phrase, as few phrases as have every pair
of neighbouring words, or the pattern itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

_MARKS: Final = re.compile(r"[\[\]()|]|[^\s\[\]()|]+")
_CLOSING: Final = frozenset("])|")
_WEIGHT: Final = "/"
_START, _END = "<s>", "</s>"


def one_of(words: Iterable[str]) -> str:
    """`(a | b)`; a single one as it is."""
    found = tuple(dict.fromkeys(words))
    return found[0] if len(found) == 1 else f"({' | '.join(found)})"


@lru_cache(maxsize=512)
def phrases(pattern: str) -> tuple[str, ...]:
    """Every phrase of a pattern, each once."""
    marks = [mark for mark in _MARKS.findall(pattern) if mark[0] != _WEIGHT]
    found, rest = _alternatives(marks, 0)
    assert rest == len(marks), pattern
    return tuple(dict.fromkeys(filter(None, found)))


def _alternatives(marks: list[str], at: int) -> tuple[list[str], int]:
    found, at = _row(marks, at)
    while at < len(marks) and marks[at] == "|":
        more, at = _row(marks, at + 1)
        found = found + more
    return found, at


def _row(marks: list[str], at: int) -> tuple[list[str], int]:
    said = [""]
    while at < len(marks) and marks[at] not in _CLOSING:
        mark = marks[at]
        if mark in "[(":
            more, at = _alternatives(marks, at + 1)
            more = ["", *more] if mark == "[" else more
        else:
            more = [mark]
        said = [f"{one} {other}".strip() for one in said for other in more]
        at += 1
    return said, at


@lru_cache(maxsize=512)
def cover(pattern: str) -> tuple[str, ...]:
    """Few phrases that have every two neighbouring words of the pattern, its ends among them."""
    seen: set[tuple[str, str]] = set()
    found = []
    for phrase in sorted(phrases(pattern), key=lambda one: (-one.count(" "), one)):
        pairs = set(pairwise((_START, *phrase.split(), _END)))
        if not pairs <= seen:
            seen |= pairs
            found.append(phrase)
    return tuple(found)
