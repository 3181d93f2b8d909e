"""A hit: an entry, and the places in its texts of the words that were sought."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.engine.frozen import frozen
from companion.engine.languages import Language
from companion.rulebook.entries import RuleEntry
from companion.rulebook.vocabulary import Meant, Vocabulary
from companion.rulebook.words import may_be_lit, stretches

Field = Literal["title", "text", "example"]


class Mark(NamedTuple):
    """A stretch of an entry's text that matches: `text[start:end]` of that field."""

    field: Field
    start: int
    end: int


@frozen
class Sought:
    """A query as it was understood. `lit`: by what words of the texts may be lit."""

    vocabulary: Vocabulary
    meant: tuple[Meant, ...]
    lit: tuple[Meant, ...] = ()

    def matches(self, word: str) -> bool:
        """True if a word of the texts is one of those sought."""
        number = self.vocabulary.stem_of(word)
        return any(number in one.stems or word.startswith(one.beginnings) for one in self.meant)

    def lights(self, word: str) -> bool:
        """True if a word of the texts is lit: as a form of one that was typed, or begun by it.

        A short or a small word never is, nor one that only has the same meaning.
        """
        if not may_be_lit(word):
            return False
        number = self.vocabulary.stem_of(word)
        return any(number in one.named or word.startswith(one.beginnings) for one in self.lit)


class Hit(NamedTuple):
    """`language`: the one in which it was found."""

    entry: RuleEntry
    language: Language
    sought: Sought

    def marks(self, language: Language | None = None) -> tuple[Mark, ...]:
        """The matches in its texts of a language (the hit's own, if none is named), in order."""
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
