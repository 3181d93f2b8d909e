"""Whole islands, drawn evenly from all that fit. The dice come from outside."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final, Protocol

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.knowledge.fog import Deduction, named
from companion.games.island.knowledge.grid import (
    ANOMALIES_LAID,
    ANOMALY_WORDS,
    ANY_ANOMALY,
    AT,
    DRY,
    LAKE_WORDS,
    OFTEN,
    OFTEN_BITS,
    ONCE,
    SHIFT,
    TOKEN_BITS,
    WORD,
    WORDS,
    N,
    bits,
    lake_table,
)
from companion.games.island.knowledge.links import others_of
from companion.games.island.knowledge.search import Leaf
from companion.games.island.knowledge.spots import Alive
from companion.games.island.terms import Hex, Named, Who


class Draws(Protocol):
    def randrange(self, _stop: int, /) -> int: ...

    def shuffle(self, _list: Any, /) -> None: ...


@frozen
class World:
    """One island that fits. `places`: the spaces of all of whom it can be told."""

    spaces: Mapping[Hex, Named]
    places: Mapping[Who, Hex]


_TRIES: Final = 60
_NAMES: Final = tuple(named(word) for word in range(len(WORDS)))
_LONE: Final = tuple(
    word for word in ONCE if word not in LAKE_WORDS and word not in ANOMALY_WORDS
)  # fmt: skip
_OFTEN_WORDS: Final = tuple(word for word, _ in OFTEN)


class Worlds:
    """The islands that fit what was heard. A knot is drawn without its arrows."""

    def __init__(self, deduction: Deduction) -> None:
        self._deduction = deduction
        self._leaves = deduction.search.leaves
        self._up_to = list(accumulate(leaf.weight for leaf in self._leaves))
        self._rest: dict[int, list[int]] = {}
        self._lakes: dict[Alive, tuple[list[int], ...]] = {}

    def draw(self, dice: Draws) -> World:
        """Every island that fits, with every way to walk on it, is equally likely."""
        leaf = self._leaves[bisect(self._up_to, dice.randrange(self._up_to[-1]))]
        laid = [-1] * N
        for lake, cells in zip(LAKE_WORDS, self._three_lakes(leaf.alive, dice), strict=True):
            for i in bits(cells):
                laid[i] = lake
        for bit in bits(leaf.words & DRY):
            laid[bit % N] = bit // N
        rest = self._others(leaf, dice)
        words = [rest.pop() if word < 0 else word for word in laid]
        spaces = {at: _NAMES[word] for at, word in zip(HEXES, words, strict=True)}
        return World(spaces, self._places(leaf, words, dice))

    def _three_lakes(self, alive: Alive, dice: Draws) -> list[int]:
        """Drawn apart until no two touch; after many tries from a list of all."""
        places = self._lakes.get(alive)
        if places is None:
            cells = lake_table().cells
            places = tuple([cells[lake][j] for j in bits(alive[lake])] for lake in range(3))
            self._lakes[alive] = places
        for _ in range(_TRIES):
            a, b, c = (every[dice.randrange(len(every))] for every in places)
            if not (a & b or a & c or b & c):
                return [a, b, c]
        every = [
            [a, b, c]
            for a in places[0]
            for b in places[1]
            if not a & b
            for c in places[2]
            if not (a | b) & c
        ]
        return every[dice.randrange(len(every))]

    def _others(self, leaf: Leaf, dice: Draws) -> list[int]:
        """The words that nobody has heard of, in any order."""
        rest = self._rest.get(leaf.words)
        if rest is None:
            rest = self._rest[leaf.words] = _left_over(leaf.words)
        words = list(rest)
        dice.shuffle(words)
        return words

    def _places(self, leaf: Leaf, words: list[int], dice: Draws) -> dict[Who, Hex]:
        found = {}
        for who, figure in self._deduction.figures.items():
            if figure.node is not None:
                cell = self._place(figure.node, leaf, words, dice)
                if cell is not None:
                    found[who] = HEXES[cell]
        return found

    def _place(self, node: int, leaf: Leaf, words: list[int], dice: Draws) -> int | None:
        chunks = self._deduction.chunks
        root, offset = chunks.find(node)
        if root in leaf.at:
            return AT[leaf.at[root] + offset]
        word = chunks.of[root].land[offset]
        if word in ANOMALY_WORDS and word not in words:
            word = WORD[ANY_ANOMALY]
        not_there = {end.place(leaf.at) for end in others_of(chunks, root)}
        cells = [i for i, one in enumerate(words) if one == word]
        free = [i for i in cells if all(at is None or AT[at] != i for at in not_there)] or cells
        return free[dice.randrange(len(free))] if free else None


def _left_over(words: int) -> list[int]:
    left = [word for word in _LONE if not words >> SHIFT[word] & (1 << N) - 1]
    for word, (mask, count) in zip(_OFTEN_WORDS, OFTEN_BITS, strict=True):
        left += [word] * (count - (words & mask).bit_count())
    return left + [WORD[ANY_ANOMALY]] * (ANOMALIES_LAID - (words & TOKEN_BITS).bit_count())
