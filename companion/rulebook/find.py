"""Search as you type, in both languages at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import sqrt
from typing import Final, Literal, NamedTuple
from unicodedata import normalize

from companion.engine.frozen import frozen
from companion.rulebook.entries import Entry, Language, Rulebook
from companion.rulebook.index import SCALE, STOP, Tables, build
from companion.rulebook.slips import in_other_layout
from companion.rulebook.vocabulary import NOTHING, Meant, Vocabulary
from companion.rulebook.words import STOPS, is_cyrillic, stretches, words

Field = Literal["title", "text", "example"]

# More is never typed; a text that is pasted is sought by its first words.
_LONGEST: Final = 200
_MOST_WORDS: Final = 12
_CLAUSE: Final = re.compile(
    r"\b (?:[lл][ ]?)? ([0-9]{1,2}\.[0-9]{1,2}) \b | \b [lл] ([0-9]{1,2}) \b",
    re.IGNORECASE | re.VERBOSE,
)
# How much a phrase tells that is just the query, against the best of words that stand apart.
_SAID: Final = 40.0


class Mark(NamedTuple):
    """A stretch of an entry's text that matches: `text[start:end]` of that field."""

    field: Field
    start: int
    end: int


@frozen
class Sought:
    """A query as it was understood."""

    vocabulary: Vocabulary
    meant: tuple[Meant, ...]

    def matches(self, word: str) -> bool:
        """Whether a word of the texts is one of those sought."""
        number = self.vocabulary.stem_of(word)
        return any(number in one.stems or word.startswith(one.beginnings) for one in self.meant)


@frozen
class Hit:
    """`language`: the one in which it was found."""

    entry: Entry
    language: Language
    sought: Sought

    def marks(self, language: Language | None = None) -> tuple[Mark, ...]:
        """What matches in its texts of a language (the hit's own, if none is named), in order."""
        shown, entry = language or self.language, self.entry
        texts: tuple[tuple[Field, str], ...] = (
            ("title", entry.title[shown]),
            ("text", entry.text[shown]),
            ("example", entry.example[shown] if entry.example else ""),
        )
        return tuple(
            Mark(field, start, end)
            for field, text in texts
            for word, start, end in stretches(text)
            if self.sought.matches(word)
        )


class Finder:
    """Made once a rulebook; every keystroke asks it anew.

    `tables`: those of `index.build`, where they have been made before.
    """

    def __init__(self, rulebook: Rulebook, tables: Tables | None = None) -> None:
        made = tables or build(rulebook)
        self._entries = [rulebook.entries[name] for name in made["ids"]]
        self._vocabulary = Vocabulary(made)
        self._phrase_of = made["phrase_of"]
        self._breadth = made["breadth"]
        self._clauses = made["clauses"]

    def find(self, query: str, limit: int = 20, language: Language = "en") -> tuple[Hit, ...]:
        """Best first, each entry once; nothing for an empty query. Takes any text whatever.

        `language`: that of the hits, where the query has none of its own (`7.3`).
        """
        text = normalize("NFC", query[:_LONGEST])
        names = [one[1] or one[2] for one in _CLAUSE.finditer(text)]
        typed, meant = self._understood(_CLAUSE.sub(" ", text))
        if typed:
            language = "ru" if any(map(is_cyrillic, typed)) else "en"
        best = dict.fromkeys((*self._of_clauses(names), *self._ranked(typed, meant)))
        sought = Sought(self._vocabulary, tuple(meant))
        return tuple(Hit(self._entries[one], language, sought) for one in [*best][:limit])

    def _of_clauses(self, names: list[str]) -> Iterator[int]:
        for name in names:
            yield from self._clauses.get(name, ())

    def _understood(self, text: str) -> tuple[list[str], list[Meant]]:
        """The words of a query, and what each means.

        As they were typed; if not all are known, in the other layout; else by what they resemble.
        """
        typed, meant = self._as_typed(text)
        if all(map(_is_clear, typed, meant)):
            return typed, meant
        others, also_meant = self._as_typed(in_other_layout(text))
        if all(map(_is_clear, others, also_meant)):
            return others, also_meant
        last = len(typed) - 1
        return typed, [
            one if _is_clear(word, one) else self._vocabulary.resembling(word, at == last)
            for at, (word, one) in enumerate(zip(typed, meant, strict=True))
        ]

    def _as_typed(self, text: str) -> tuple[list[str], list[Meant]]:
        typed = list(words(text))[:_MOST_WORDS]
        last = len(typed) - 1
        return typed, [self._vocabulary.as_typed(word, at == last) for at, word in enumerate(typed)]

    def _ranked(self, typed: list[str], meant: list[Meant]) -> list[int]:
        """First the entries that hold more of what the query says, and hold it in better places.

        A title or an everyday phrase that says what the query says counts beside that.
        """
        says = [one.says * (STOP if word in STOPS else 1.0)
                for word, one in zip(typed, meant, strict=True)]  # fmt: skip
        told: dict[int, float] = {}
        weights: dict[int, float] = {}
        for one, much in zip(meant, says, strict=True):
            for entry, weight in one.entries.items():
                told[entry] = told.get(entry, 0.0) + much
                weights[entry] = weights.get(entry, 0.0) + weight * much
        whole = sum(says)
        said = self._said(meant, says, whole)
        score = {
            entry: (much / whole) ** 1.5
            * (weights[entry] + _SAID * whole * said.get(entry, 0.0) ** 1.5)
            for entry, much in told.items()
        }
        return sorted(score, key=lambda entry: (-score[entry], entry))

    def _said(self, meant: list[Meant], says: list[float], whole: float) -> dict[int, float]:
        """How near an entry's title or one of its everyday phrases comes to the query: 1 is it."""
        shared: dict[int, float] = {}
        for one, much in zip(meant, says, strict=True):
            for phrase, worth in one.phrases.items():
                shared[phrase] = shared.get(phrase, 0.0) + much * worth
        best: dict[int, float] = {}
        for phrase, much in shared.items():
            near = much / sqrt(whole * self._breadth[phrase] / SCALE)
            entry = self._phrase_of[phrase]
            if near > best.get(entry, 0.0):
                best[entry] = near
        return best


def _is_clear(word: str, meant: Meant) -> bool:
    return meant is not NOTHING or word in STOPS
