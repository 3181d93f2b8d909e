"""The words of the rulebook, with the entries that hold them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from companion.engine.frozen import frozen
from companion.rulebook.index import Tables, merge
from companion.rulebook.slips import BEHIND, Slips
from companion.rulebook.words import stem


@frozen
class Meant:
    """Which words of the texts a word of a query may mean: by their stems, by their beginnings."""

    weights: Mapping[int, float]  # of each entry
    stems: frozenset[int] = frozenset()
    beginnings: tuple[str, ...] = ()


NOTHING: Final = Meant({})


def either(*all_meant: Meant) -> Meant:
    best: dict[int, float] = {}
    for meant in all_meant:
        for entry, weight in meant.weights.items():
            if weight > best.get(entry, 0.0):
                best[entry] = weight
    stems = frozenset[int]().union(*(meant.stems for meant in all_meant))
    return Meant(best, stems, tuple(one for meant in all_meant for one in meant.beginnings))


class Vocabulary:
    def __init__(self, tables: Tables) -> None:
        self._forms = tables["forms"]
        self._stem_of = tables["stem_of"]
        self._postings = tables["postings"]
        self._short = tables["short"]
        self._stems = tables["stems"]
        self._slips = Slips(self._forms)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {one: number for number, one in enumerate(self._stems)}

    def stem_of(self, form: str) -> int | None:
        """The number of the stem of a word of the texts."""
        at = bisect_left(self._forms, form)
        found = at < len(self._forms) and self._forms[at] == form
        return self._stem_of[at] if found else None

    def whole(self, word: str) -> Meant:
        """Forms of this word."""
        number = self.stem_of(word)
        if number is None:
            number = self._numbers.get(stem(word))
        return NOTHING if number is None else self._holding({number}, 1.0)

    def begun(self, word: str, worth: float) -> Meant:
        """Words that begin so."""
        short = self._short.get(word)
        if short is None:
            start, end = self._starting(word)
            best = merge(self._postings[number] for number in {*self._stem_of[start:end]})
        else:
            best = dict(zip(short[::2], short[1::2], strict=True))
        if not best:
            return NOTHING
        weights = {entry: weight * worth for entry, weight in best.items()}
        return Meant(weights, beginnings=(word,))

    def shortened(self, word: str, worth: float) -> Meant:
        """Words with the longest beginning that any of them shares with this one."""
        for length in range(len(word) - 1, max(2, len(word) // 2), -1):
            start, end = self._starting(word[:length])
            if start < end:
                return self._holding({*self._stem_of[start:end]}, worth * length / len(word))
        return NOTHING

    def _starting(self, beginning: str) -> tuple[int, int]:
        forms = self._forms
        return bisect_left(forms, beginning), bisect_left(forms, beginning + BEHIND)

    def meant_by_slip(self, word: str, worth: float) -> Meant:
        return self._holding(self._stems_of(self._slips.meant_by(word)), worth)

    def begun_with_slip(self, word: str, worth: float) -> Meant:
        return self._holding(self._stems_of(self._slips.begun_by(word)), worth)

    def _stems_of(self, forms: Iterable[str]) -> set[int]:
        return {self._stem_of[bisect_left(self._forms, form)] for form in forms}

    def _holding(self, stems: set[int], worth: float) -> Meant:
        best = merge(self._postings[number] for number in stems)
        weights = {entry: weight * worth for entry, weight in best.items()}
        return Meant(weights, frozenset(stems))
