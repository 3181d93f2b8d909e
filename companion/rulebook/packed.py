"""A rulebook as plain data and back: what was checked once need not be checked again."""

from __future__ import annotations

from typing import Any

from companion.rulebook.entries import Chapter, Entry, Rulebook, Sketch, Standing


def pack(rulebook: Rulebook) -> dict[str, Any]:
    """Can be written as JSON."""
    return {
        "chapters": [[one.id, one.title, one.entries] for one in rulebook.chapters],
        "entries": [_pack_entry(entry) for entry in rulebook.entries.values()],
    }


def _pack_entry(entry: Entry) -> list[Any]:
    *values, words, related, ruling = (getattr(entry, name) for name in _FIELDS)
    sketch = entry.sketch and [
        entry.sketch.spaces,
        [[one.who, one.at, one.lying] for one in entry.sketch.pieces],
        entry.sketch.path,
        entry.sketch.lit,
    ]
    # Each list is one text: thousands of phrases are read faster so.
    lines = {language: "\n".join(phrases) for language, phrases in words.items()}
    return [*values, sketch, lines, related, ruling]


_FIELDS = ("id", "chapter", "clauses", "title", "text", "example", "words", "related", "ruling")


def unpack(plain: dict[str, Any]) -> Rulebook:
    chapters = tuple(Chapter(name, title, tuple(ids)) for name, title, ids in plain["chapters"])
    return Rulebook(chapters, {packed[0]: _entry(packed) for packed in plain["entries"]})


def _entry(packed: list[Any]) -> Entry:
    name, chapter, clauses, title, text, example, sketch, lines, related, ruling = packed
    words = {language: tuple(one.split("\n")) if one else () for language, one in lines.items()}
    return Entry(
        name, chapter, tuple(clauses), title, text, example, sketch and _sketch(sketch),
        words, tuple(related), ruling,
    )  # fmt: skip


def _sketch(packed: list[Any]) -> Sketch:
    spaces, pieces, path, lit = packed
    return Sketch(spaces, tuple(Standing(*one) for one in pieces), tuple(path), tuple(lit))
