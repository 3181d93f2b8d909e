"""The evidence of a query's words for every entry: only the last word is ever new."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import Final

from companion.rulebook.index import SCALE, Tables, numbers
from companion.rulebook.vocabulary import Meant

# How much a phrase tells that is just the query, against the best of words that stand apart.
_SAID: Final = 58.0
# The power at which phrases are summed: the nearest counts most, several a little more than one.
_SUMMED: Final = 2.5
_TWICE: Final = 2 * _SUMMED


class Phrases:
    """The titles and everyday phrases: the entry of each, and what it counts to come near it."""

    def __init__(self, tables: Tables) -> None:
        self.entry_of = numbers(tables["phrase_of"])
        self._breadth = tables["breadth"]

    @cached_property
    def nearness(self) -> list[float]:
        """The broader a phrase, the less; breadth is in parts of SCALE."""
        return [breadth**-_SUMMED for breadth in numbers(self._breadth)]


class Evidence:
    """`told`: how much of the query an entry holds; `weight`: in how good places.

    `said`: how near its titles and everyday phrases come to the query, summed at a power.
    """

    __slots__ = ("told", "weight", "said", "shared")

    def __init__(self, entries: int) -> None:
        self.told = [0.0] * entries
        self.weight = [0.0] * entries
        self.said = [0.0] * entries
        self.shared: dict[int, float] = {}  # of each phrase, how much it shares with the query

    def with_word(self, meant: Meant, says: float, phrases: Phrases) -> Evidence:
        more = Evidence.__new__(Evidence)
        more.told, more.weight = told, weight = self.told.copy(), self.weight.copy()
        more.said, more.shared = said, shared = self.said.copy(), self.shared.copy()
        for entry, sure, worth in meant.entries:
            told[entry] += sure * says
            weight[entry] += worth * says
        entry_of, nearness = phrases.entry_of, phrases.nearness
        for phrase, worth in meant.phrases.items():
            # much² / breadth is how near it comes.
            much = worth * says
            if phrase in shared:
                before = shared[phrase]
                much += before
                said[entry_of[phrase]] -= before**_TWICE * nearness[phrase]
            shared[phrase] = much
            said[entry_of[phrase]] += much**_TWICE * nearness[phrase]
        return more

    def ranked(self, standings: Sequence[float]) -> list[int]:
        """First the entries that hold more of what the query says, and hold it in better places.

        A title or an everyday phrase that says what the query says counts beside that.
        """
        close, root = _SAID * SCALE, 1 / _SUMMED
        score = {
            entry: standing * told * sqrt(told) * (weight + close * said**root)
            for entry, (told, weight, said, standing) in enumerate(
                zip(self.told, self.weight, self.said, standings, strict=True)
            )
            if told
        }
        return sorted(score, key=score.__getitem__, reverse=True)
