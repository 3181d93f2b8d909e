"""A rulebook as plain data and back: what was checked once need not be checked again.

The everyday words are not kept: they are in the tables of the search, and nobody reads them.
"""

from __future__ import annotations

from typing import Any

from companion.rulebook.entries import Chapter, Rulebook, RuleEntry, Sketch, Standing


def pack(rulebook: Rulebook) -> dict[str, Any]:
    """Can be written as JSON."""
    return {
        "chapters": [[one.id, one.title, one.entries] for one in rulebook.chapters],
        "entries": [_pack_entry(entry) for entry in rulebook.entries.values()],
    }


def _pack_entry(entry: RuleEntry) -> list[Any]:
    *values, related, ruling = (getattr(entry, name) for name in _FIELDS)
    sketch = entry.sketch and [
        entry.sketch.spaces,
        [[one.who, one.at, one.lying] for one in entry.sketch.pieces],
        entry.sketch.path,
        entry.sketch.lit,
    ]
    return [*values, sketch, related, ruling]


_FIELDS = ("id", "chapter", "clauses", "title", "text", "example", "related", "ruling")


def unpack(plain: dict[str, Any]) -> Rulebook:
    chapters = tuple(Chapter(name, title, tuple(ids)) for name, title, ids in plain["chapters"])
    return Rulebook(chapters, {packed[0]: _entry(packed) for packed in plain["entries"]})


def _entry(packed: list[Any]) -> RuleEntry:
    name, chapter, clauses, title, text, example, sketch, related, ruling = packed
    return RuleEntry(
        name, chapter, tuple(clauses), title, text, example, sketch and _sketch(sketch),
        {}, tuple(related), ruling,
    )  # fmt: skip


def _sketch(packed: list[Any]) -> Sketch:
    spaces, pieces, path, lit = packed
    return Sketch(spaces, tuple(Standing(*one) for one in pieces), tuple(path), tuple(lit))
