"""What the words of a query tell of every entry, word by word: only the last one is ever new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.rulebook.index import SCALE, Tables, numbers
from companion.rulebook.vocabulary import Meant

# How much a phrase tells that is just the query, against the best of words that stand apart.
_SAID: Final = 42.0
# How steeply what comes nearer to the query, and what covers more of it, is preferred.
_NEAR: Final = 0.75
_COVERS: Final = 1.5


class Phrases:
    """The titles and everyday phrases: the entry of each, and how much it says."""

    def __init__(self, tables: Tables) -> None:
        self.entry_of = numbers(tables["phrase_of"])
        self.breadth = numbers(tables["breadth"])  # in parts of SCALE


class Evidence:
    """`told`: how much of the query an entry holds; `weight`: in how good places.

    `said`: how near its titles and everyday phrases come to the query, each squared, so that the
    nearest counts most and several count a little more than one. `whole`: how much the query says.
    """

    __slots__ = ("told", "weight", "said", "shared", "whole")

    def __init__(self, entries: int) -> None:
        self.told = [0.0] * entries
        self.weight = [0.0] * entries
        self.said = [0.0] * entries
        self.shared: dict[int, float] = {}  # of each phrase, how much it shares with the query
        self.whole = 0.0

    def with_word(self, meant: Meant, says: float, phrases: Phrases) -> Evidence:
        more = Evidence.__new__(Evidence)
        more.told, more.weight = told, weight = self.told.copy(), self.weight.copy()
        more.said, more.shared = said, shared = self.said.copy(), self.shared.copy()
        more.whole = self.whole + says
        for entry, sure, worth in meant.entries:
            told[entry] += sure * says
            weight[entry] += worth * says
        entry_of, breadth = phrases.entry_of, phrases.breadth
        for phrase, worth in meant.phrases.items():
            before = shared.get(phrase, 0.0)
            shared[phrase] = much = before + worth * says
            broad = breadth[phrase]
            said[entry_of[phrase]] += (much**4 - before**4) / (broad * broad)
        return more

    def ranked(self, standings: Sequence[float]) -> list[int]:
        """First the entries that hold more of what the query says, and hold it in better places.

        A title or an everyday phrase that says what the query says counts beside that.
        """
        close = _SAID * self.whole ** (1 - _NEAR) * SCALE**_NEAR
        nearer = _NEAR / 2  # for `said` holds squares
        score = {
            entry: standing * told**_COVERS * (weight + close * said**nearer)
            for entry, (told, weight, said, standing) in enumerate(
                zip(self.told, self.weight, self.said, standings, strict=True)
            )
            if told
        }
        return sorted(score, key=score.__getitem__, reverse=True)
