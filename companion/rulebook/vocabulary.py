"""The words of the rulebook, and which of them a word of a query may mean."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from companion.engine.frozen import frozen
from companion.rulebook.index import Tables, rarity
from companion.rulebook.slips import BEHIND, Slips, sound
from companion.rulebook.words import stem

# What a word is worth that is there in another way than it was typed.
_ALIKE: Final = 0.4
_BEGUN: Final = 0.6
_SLIP: Final = 0.8
_BEGUN_WITH_SLIP: Final = 0.4
_SHORTENED: Final = 0.3
_HEARD: Final = 3  # letters that are left of a word when it is written as it sounds


@frozen
class Meant:
    """Words of the texts, by their stems and by their beginnings, and what they are worth."""

    entries: Mapping[int, float]
    phrases: Mapping[int, float]
    says: float  # the rarer, the more
    stems: frozenset[int] = frozenset()
    beginnings: tuple[str, ...] = ()


NOTHING: Final = Meant({}, {}, 2.0)


class Vocabulary:
    def __init__(self, tables: Tables) -> None:
        self._forms = tables["forms"]
        self._stem_of = tables["stem_of"]
        self._sounds = tables["sounds"]
        self._stems = tables["stems"]
        self._alike = tables["alike"]
        self._postings = tables["postings"]
        self._short = tables["short"]
        self._phrases = tables["phrases"]
        self._count = len(tables["ids"])

    @cached_property
    def _slips(self) -> Slips:
        return Slips(self._forms)

    @cached_property
    def _sounding(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for form, heard in zip(self._forms, self._sounds, strict=True):
            found.setdefault(heard, []).append(form)
        return found

    def stem_of(self, form: str) -> int | None:
        """The number of the stem of a word of the texts."""
        at = bisect_left(self._forms, form)
        found = at < len(self._forms) and self._forms[at] == form
        return self._stem_of[at] if found else None

    def as_typed(self, word: str, unfinished: bool) -> Meant:
        """Forms of this word, and words of the same meaning; words that begin so."""
        worths = self._whole(word)
        if worths and not unfinished:
            return self._meant(worths)
        short = self._short.get(word)
        start, end = (0, 0) if short else self._starting(word)
        for number in {*self._stem_of[start:end]}:
            worths[number] = max(worths.get(number, 0.0), _BEGUN)
        if not worths and short is None:
            return NOTHING
        return self._meant(worths, word, short)

    def _whole(self, word: str) -> dict[int, float]:
        number = self.stem_of(word)
        if number is None:
            number = self._stems.get(stem(word))
        if number is None:
            return {}
        worths = dict.fromkeys(self._alike.get(str(number), ()), _ALIKE)
        worths[number] = 1.0
        return worths if any(self._postings[one] for one in worths) else {}

    def resembling(self, word: str, unfinished: bool) -> Meant:
        """Words that may be meant by one that is none of them."""
        worths = self._shortened(word)
        if unfinished:
            worths |= self._worth(self._slips.begun_by(word), _BEGUN_WITH_SLIP)
        heard = sound(word)
        if len(heard) >= _HEARD:
            worths |= self._worth(self._sounding.get(heard, ()), _SLIP)
        worths |= self._worth(self._slips.meant_by(word), _SLIP)
        return self._meant(worths) if worths else NOTHING

    def _shortened(self, word: str) -> dict[int, float]:
        """Words with the longest beginning that any of them shares with this one."""
        for length in range(len(word) - 1, max(2, len(word) // 2), -1):
            start, end = self._starting(word[:length])
            if start < end:
                return dict.fromkeys(self._stem_of[start:end], _SHORTENED * length / len(word))
        return {}

    def _worth(self, forms: Iterable[str], worth: float) -> dict[int, float]:
        return {self._stem_of[bisect_left(self._forms, form)]: worth for form in forms}

    def _starting(self, beginning: str) -> tuple[int, int]:
        forms = self._forms
        return bisect_left(forms, beginning), bisect_left(forms, beginning + BEHIND)

    def _meant(
        self, worths: Mapping[int, float], beginning: str = "", short: list[int] | None = None
    ) -> Meant:
        """`short`: entries of a beginning that many forms share, instead of their stems."""
        entries: dict[int, float] = {}
        phrases: dict[int, float] = {}
        exact = 0
        if short:
            entries = {
                entry: weight * _BEGUN
                for entry, weight in zip(short[::2], short[1::2], strict=True)
            }
        for number, worth in worths.items():
            flat = self._postings[number]
            for entry, weight in zip(flat[::2], flat[1::2], strict=True):
                if weight * worth > entries.get(entry, 0.0):
                    entries[entry] = weight * worth
            for phrase in self._phrases[number]:
                if worth > phrases.get(phrase, 0.0):
                    phrases[phrase] = worth
            if worth == 1.0:
                exact = len(flat) // 2
        says = rarity(exact or len(entries), self._count)
        beginnings = (beginning,) if beginning else ()
        return Meant(entries, phrases, says, frozenset(worths), beginnings)
