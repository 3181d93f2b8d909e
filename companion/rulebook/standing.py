"""Weights of the entries beside one another, before a query is compared with their words.

A general entry goes before its special cases, unless the query names what they are about: «Тесей»,
a power token, a game of two; and of these the first is the general one. Who asks no more than where
somebody is asks nothing about them. And an entry to which many others point is the one mostly
wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from companion.rulebook.index import Tables, numbers
from companion.rulebook.vocabulary import Meant
from companion.rulebook.words import STOPS, WHERE

_POINTED_AT: Final = 0.05
_ASIDE: Final = 0.87
_NAMED: Final = 1.3
_FIRST_NAMED: Final = 1.4


class Standings:
    def __init__(self, tables: Tables) -> None:
        self._special = tables["special"]
        self._pointed_at = [1 + _POINTED_AT * sqrt(one) for one in numbers(tables["pointed_at"])]
        self._naming = frozenset(
            stem for names, _ in self._special for name in names for part in name for stem in part
        )
        self._known: dict[frozenset[int], list[float]] = {}

    def of(self, typed: Sequence[str], meant: Sequence[Meant]) -> list[float]:
        """The weight of each entry for a query of these words, which mean this."""
        names = [one.named & self._naming for one in meant]
        if not WHERE.isdisjoint(typed) and all(
            name or word in STOPS or word in WHERE for word, name in zip(typed, names, strict=True)
        ):
            names = []
        naming = frozenset[int]().union(*names)
        known = self._known.get(naming)
        if known is None:
            known = self._known[naming] = self._for(naming)
        return known

    def _for(self, naming: frozenset[int]) -> list[float]:
        found = self._pointed_at.copy()
        for names, entries in self._special:
            named = any(all(not naming.isdisjoint(part) for part in name) for name in names)
            first, *others = entries
            found[first] *= _FIRST_NAMED if named else _ASIDE
            for entry in others:
                found[entry] *= _NAMED if named else _ASIDE
        return found
