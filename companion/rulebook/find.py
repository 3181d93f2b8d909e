"""Search as you type, in both languages at once."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.rulebook.entries import Entry, Language, Rulebook

Field = Literal["title", "text", "example"]


class Mark(NamedTuple):
    """A stretch of an entry's text that matches: `text[start:end]` of that field."""

    field: Field
    start: int
    end: int


class Hit:
    """`language`: the one in which it was found."""

    entry: Entry
    language: Language

    def marks(self, language: Language | None = None) -> tuple[Mark, ...]:
        """What matches in its texts of a language (the hit's own, if none is named), in order."""
        raise NotImplementedError


class Finder:
    """Made once a rulebook; every keystroke asks it anew."""

    def __init__(self, rulebook: Rulebook) -> None:
        raise NotImplementedError

    def find(self, query: str, limit: int = 20) -> tuple[Hit, ...]:
        """Best first, each entry once; nothing for an empty query. Takes any text whatever."""
        raise NotImplementedError
