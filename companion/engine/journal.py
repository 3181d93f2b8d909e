"""The journal's lines: one command each, or what was done with the last of them."""

from __future__ import annotations

import json
from typing import Final, Literal, assert_never

from companion.engine.frozen import frozen

Mark = Literal["undo", "redo", "announced"]
UNDO: Final[Mark] = "undo"
REDO: Final[Mark] = "redo"
ANNOUNCED: Final[Mark] = "announced"


@frozen
class Did:
    """A command, as it is written."""

    who: str
    words: str


Line = Did | Mark

MARKS: Final = (UNDO, REDO, ANNOUNCED)

_DECODER: Final = json.JSONDecoder()
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Unreadable(Exception):
    """A line that is no line of a journal."""


def encode(line: Line) -> str:
    """One line of text, without its end."""
    match line:
        case Did(who, words):
            return _ENCODER.encode({"who": who, "do": words})
        case "undo" | "redo" | "announced" as mark:
            return _ENCODER.encode({"mark": mark})
        case _:
            assert_never(line)


def decode(text: str) -> Line:
    """The line that a text writes; `decode(encode(line)) == line`."""
    try:
        found = _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise Unreadable(text[:80]) from None
    if isinstance(found, dict):
        who, words = found.get("who"), found.get("do")
        if isinstance(who, str) and isinstance(words, str):
            return Did(who, words)
        for mark in MARKS:
            if found.get("mark") == mark:
                return mark
    raise Unreadable(text[:80])
