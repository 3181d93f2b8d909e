"""The journal's lines: one command each, or what was done with the last of them."""

from __future__ import annotations

import json
from typing import Final, Literal, assert_never

from companion.engine.frozen import frozen

JournalMark = Literal["undo", "redo", "announced"]
UNDO: Final[JournalMark] = "undo"
REDO: Final[JournalMark] = "redo"
ANNOUNCED: Final[JournalMark] = "announced"


@frozen
class Did:
    """A command, as it is written."""

    who: str
    words: str


JournalRecord = Did | JournalMark

MARKS: Final = (UNDO, REDO, ANNOUNCED)

_DECODER: Final = json.JSONDecoder()
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class BadJournalLine(Exception):
    """A line that is no line of a journal."""


def encode(line: JournalRecord) -> str:
    """One line of text, without its end."""
    match line:
        case Did(who, words):
            return _ENCODER.encode({"who": who, "do": words})
        case "undo" | "redo" | "announced" as mark:
            return _ENCODER.encode({"mark": mark})
        case _:
            assert_never(line)


def decode(text: str) -> JournalRecord:
    """The line that a text writes; `decode(encode(line)) == line`."""
    try:
        found = _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise BadJournalLine(text[:80]) from None
    if isinstance(found, dict):
        who, words = found.get("who"), found.get("do")
        if isinstance(who, str) and isinstance(words, str):
            return Did(who, words)
        for mark in MARKS:
            if found.get("mark") == mark:
                return mark
    raise BadJournalLine(text[:80])
