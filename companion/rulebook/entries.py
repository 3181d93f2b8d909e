"""Chapters and entries of the rules lookup. Every text is there in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.frozen import frozen
from companion.engine.languages import Language
from companion.games.island.terms import Hex

Both = Mapping[Language, str]


@frozen
class Standing:
    """A figure of a sketch: a captive, Rock or Bush on a space; the Wave also in an ocean part."""

    who: str
    at: str
    lying: bool = False


@frozen
class Sketch:
    """A small drawn island: the spaces that are shown, by the words of a table script."""

    spaces: Mapping[Hex, str]
    pieces: tuple[Standing, ...] = ()
    path: tuple[str, ...] = ()  # drawn as an arrow
    lit: tuple[str, ...] = ()


@frozen
class RuleEntry:
    """`clauses`: the law's, as `L7.3`. In a text an empty line begins a new paragraph."""

    id: str
    chapter: str
    clauses: tuple[str, ...]
    title: Both
    text: Both
    example: Both | None = None
    sketch: Sketch | None = None
    words: Mapping[Language, tuple[str, ...]] = {}  # what people type that stands nowhere in it
    related: tuple[str, ...] = ()
    ruling: str | None = None  # the table ruling (L18) that it is about


@frozen
class Chapter:
    id: str
    title: Both
    entries: tuple[str, ...]


@frozen
class Rulebook:
    """Chapters and entries in the order in which they are read."""

    chapters: tuple[Chapter, ...]
    entries: Mapping[str, RuleEntry]

    @property
    def letter(self) -> str:
        """The letter of its law, with which every clause begins."""
        return next((one[0] for entry in self.entries.values() for one in entry.clauses), "")

    def explaining(self, clause: str) -> str | None:
        """The id of the entry that is about a clause alone, or about it first of all."""
        found = [entry for entry in self.entries.values() if clause in entry.clauses]
        told = min(
            found, key=lambda one: (one.clauses.index(clause), len(one.clauses)), default=None
        )
        return None if told is None else told.id
