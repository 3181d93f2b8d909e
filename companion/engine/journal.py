"""The journal's lines: one command each, or what was done with the last of them."""

import json
from dataclasses import dataclass
from typing import Final, Literal, assert_never

Mark = Literal["undo", "redo", "announced"]
UNDO: Final[Mark] = "undo"
REDO: Final[Mark] = "redo"
ANNOUNCED: Final[Mark] = "announced"


@dataclass(frozen=True, slots=True)
class Did:
    """A command, as it is written."""

    who: str
    words: str


Line = Did | Mark

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
        match json.loads(text):
            case {"who": str(who), "do": str(words)}:
                return Did(who, words)
            case {"mark": "undo" | "redo" | "announced" as mark}:
                found: Mark = mark
                return found
            case _:
                pass
    except (ValueError, RecursionError):
        pass
    raise Unreadable(text[:80])
