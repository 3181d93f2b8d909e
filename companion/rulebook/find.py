"""Search as you type, in both languages at once."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple
from unicodedata import normalize

from companion.engine.frozen import frozen
from companion.rulebook.entries import Entry, Language, Rulebook
from companion.rulebook.index import Tables, build
from companion.rulebook.slips import in_other_layout
from companion.rulebook.vocabulary import NOTHING, Meant, Vocabulary, either
from companion.rulebook.words import STOPS, is_cyrillic, stretches, words

Field = Literal["title", "text", "example"]

# More is never typed; a text that is pasted is sought by its first words.
_LONGEST: Final = 200
_MOST_WORDS: Final = 12
_CLAUSE: Final = re.compile(
    r"\b (?:[lл][ ]?)? ([0-9]{1,2}\.[0-9]{1,2}) \b | \b [lл] ([0-9]{1,2}) \b",
    re.IGNORECASE | re.VERBOSE,
)
_CLAUSE_WEIGHT: Final = 1000.0

# What a word is worth that is not there as it is written.
_STOP: Final = 0.2
_BEGUN: Final = 0.6
_SLIP: Final = 0.6
_BEGUN_WITH_SLIP: Final = 0.4
_SHORTENED: Final = 0.3


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
        self._clauses = made["clauses"]

    def find(self, query: str, limit: int = 20, language: Language = "en") -> tuple[Hit, ...]:
        """Best first, each entry once; nothing for an empty query. Takes any text whatever.

        `language`: that of the hits, where the query has none of its own (`7.3`).
        """
        text = normalize("NFC", query[:_LONGEST])
        clauses = [self._of_clause(one[1] or one[2]) for one in _CLAUSE.finditer(text)]
        typed, meant = self._understood(_CLAUSE.sub(" ", text))
        if typed:
            language = "ru" if any(map(is_cyrillic, typed)) else "en"
        sought = Sought(self._vocabulary, tuple(meant))
        best = _best([*clauses, *meant], [*(1.0 for _ in clauses), *map(_importance, typed)])
        return tuple(Hit(self._entries[number], language, sought) for number in best[:limit])

    def _of_clause(self, name: str) -> Meant:
        entries = enumerate(self._clauses.get(name, ()))
        return Meant({number: _CLAUSE_WEIGHT - place for place, number in entries})

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
            one if _is_clear(word, one) else self._resembling(word, at == last)
            for at, (word, one) in enumerate(zip(typed, meant, strict=True))
        ]

    def _as_typed(self, text: str) -> tuple[list[str], list[Meant]]:
        typed = list(words(text))[:_MOST_WORDS]
        last = len(typed) - 1
        return typed, [self._there(word, at == last) for at, word in enumerate(typed)]

    def _there(self, word: str, unfinished: bool) -> Meant:
        whole = self._vocabulary.whole(word)
        if whole is not NOTHING and not unfinished:
            return whole
        begun = self._vocabulary.begun(word, _BEGUN)
        return begun if whole is NOTHING else either(whole, begun)

    def _resembling(self, word: str, unfinished: bool) -> Meant:
        known = self._vocabulary
        return either(
            known.meant_by_slip(word, _SLIP),
            known.begun_with_slip(word, _BEGUN_WITH_SLIP) if unfinished else NOTHING,
            known.shortened(word, _SHORTENED),
        )


def _importance(word: str) -> float:
    return _STOP if word in STOPS else 1.0


def _is_clear(word: str, meant: Meant) -> bool:
    return meant is not NOTHING or word in STOPS


def _best(meant: list[Meant], importances: list[float]) -> list[int]:
    """Entries that have more of the words come first, then those in which they weigh more."""
    sums: dict[int, float] = {}
    shares: dict[int, float] = {}
    for one, importance in zip(meant, importances, strict=True):
        for entry, weight in one.weights.items():
            sums[entry] = sums.get(entry, 0.0) + weight * importance
            shares[entry] = shares.get(entry, 0.0) + importance
    return sorted(sums, key=lambda entry: (-sums[entry] * shares[entry] ** 2, entry))
