"""Search as you type, in both languages at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final
from unicodedata import normalize

from companion.engine.languages import Language
from companion.rulebook.entries import Rulebook
from companion.rulebook.evidence import Evidence, Phrases
from companion.rulebook.hits import Hit, Sought
from companion.rulebook.index import Tables
from companion.rulebook.slips import in_other_layout
from companion.rulebook.standing import Standings
from companion.rulebook.vocabulary import NOTHING, Meant, Vocabulary
from companion.rulebook.words import STOPS, counts, is_cyrillic, may_be_lit, words

# More is never typed; a text that is pasted is sought by its first words.
_LONGEST: Final = 200
_MOST_WORDS: Final = 12
_KEPT: Final = 32
_COMMON: Final = 2.0
# The letter of a law, as it is typed in either layout.
_TYPED: Final[Mapping[str, str]] = {"L": "lл", "A": "aа", "T": "tт", "X": "xх"}
_CLAUSE: Final = r"\b (?:[{0}][ ]?)? ([0-9]{{1,2}}\.[0-9]{{1,2}}) \b | \b [{0}] ([0-9]{{1,2}}) \b"


class Finder:
    """Made once a rulebook, with the tables of `index.build`; every keystroke asks it anew."""

    def __init__(self, rulebook: Rulebook, tables: Tables) -> None:
        self._entries = [rulebook.entries[name] for name in tables["ids"]]
        self._vocabulary = Vocabulary(tables)
        self._phrases = Phrases(tables)
        self._standings = Standings(tables)
        self._clauses = tables["clauses"]
        letters = _TYPED.get(rulebook.letter, rulebook.letter or "l")
        self._clause = re.compile(_CLAUSE.format(letters), re.IGNORECASE | re.VERBOSE)
        self._nothing = Evidence(len(self._entries))
        self._kept: dict[tuple[str, ...], Evidence] = {}

    def find(self, query: str, limit: int = 20, language: Language = "en") -> tuple[Hit, ...]:
        """Best first, each entry once; nothing for an empty query. Takes any text whatever.

        `language`: that of the hits, where the query has none of its own (`7.3`).
        """
        text = normalize("NFC", query[:_LONGEST])
        names = [one[1] or one[2] for one in self._clause.finditer(text)]
        typed, meant = self._understood(self._clause.sub(" ", text) if names else text)
        if typed:
            language = "ru" if any(map(is_cyrillic, typed)) else "en"
        best = self._evidence(typed, meant).ranked(self._standings.of(typed, meant))
        if names:
            best = [*dict.fromkeys((*self._of_clauses(names), *best))]
        lit = (one for word, one in zip(typed, meant, strict=True) if may_be_lit(word))
        sought = Sought(self._vocabulary, tuple(meant), tuple(lit))
        return tuple(Hit(self._entries[one], language, sought) for one in best[:limit])

    def forget(self) -> None:
        """Drops what is kept of earlier queries, for tests and benchmarks."""
        self._kept.clear()
        self._vocabulary.forget()

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
        other = in_other_layout(text)
        if all(map(self._vocabulary.knows_beginning, words(other))):
            others, also_meant = self._as_typed(other)
            if all(map(_is_clear, others, also_meant)):
                return others, also_meant
        last = len(typed) - 1
        return typed, [
            one if _is_clear(word, one) else self._vocabulary.resembling(word, at == last)
            for at, (word, one) in enumerate(zip(typed, meant, strict=True))
        ]

    def _as_typed(self, text: str) -> tuple[list[str], list[Meant]]:
        typed = [*islice(words(text), _MOST_WORDS)]
        last = len(typed) - 1
        return typed, [self._vocabulary.as_typed(word, at == last) for at, word in enumerate(typed)]

    def _evidence(self, typed: list[str], meant: list[Meant]) -> Evidence:
        """The words before the one being typed are kept from the last keystroke."""
        found = self._nothing
        for count, (word, one) in enumerate(zip(typed, meant, strict=True), 1):
            so_far = tuple(typed[:count])
            known = self._kept.get(so_far) if count < len(typed) else None
            if known is None:
                again = word in typed[: count - 1]
                known = found if again else found.with_word(one, _says(word, one), self._phrases)
                if count < len(typed):
                    self._keep(so_far, known)
            found = known
        return found

    def _keep(self, typed: tuple[str, ...], evidence: Evidence) -> None:
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        self._kept[typed] = evidence


def _says(word: str, meant: Meant) -> float:
    """Words that tell little stand in few of the tables; that does not make them rare."""
    rare = min(meant.says, _COMMON) if word in STOPS else meant.says
    return rare * counts(word)


def _is_clear(word: str, meant: Meant) -> bool:
    return meant is not NOTHING or word in STOPS
