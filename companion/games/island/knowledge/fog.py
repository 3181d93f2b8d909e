"""The fog over the island: what can be known at least of every space, and of a captive's place."""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from operator import add
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.grid import (
    ANOMALIES_LAID,
    ANY_ANOMALY,
    AT,
    DRY,
    DRY_SPACES,
    FACTORIAL,
    FULL,
    LAKE_WORDS,
    OFTEN,
    ONCE,
    SHIFT,
    TOKEN_BITS,
    WORD,
    WORDS,
    N,
    bits,
    lake_table,
)
from companion.games.island.knowledge.heard import Heard, HeardWords
from companion.games.island.knowledge.lakes import lake_ways, place_ways
from companion.games.island.knowledge.links import others_of
from companion.games.island.knowledge.search import BUDGET, Laying, Leaf
from companion.games.island.knowledge.spots import Alive
from companion.games.island.knowledge.trail import Trail
from companion.games.island.terms import LAKES, Hex, Named, Who

Shares = Mapping[Hex, Mapping[Named, float]]


@frozen
class Fog:
    """All that can be known at least.

    `bits`: known of the `whole`, which is 102.4 and a little more for each token that was named.
    `certain`: the words that lie there in every island that fits. `likely`: of each space the
    words that still fit, with their shares. `place`: where the captive may stand, with shares;
    nothing where he is off the island. `complete`: all that was heard was made use of.
    """

    bits: float
    whole: float
    certain: Mapping[Hex, Named]
    likely: Shares
    place: Mapping[Hex, float]
    complete: bool


class Deduction:
    """All that follows from what one captive has heard. `trail`: of whoever listens on."""

    def __init__(self, heard: Heard, budget: int = BUDGET, trail: Trail | None = None) -> None:
        self.heard = heard
        followed = trail or Trail(heard.table)
        for words in heard.words[followed.heard :]:
            followed.hear(words)
        self.figures = followed.figures_after(heard.now)
        self.clues = tuple(followed.clues)
        self.chunks = Chunks(self.clues)
        self.search = Laying(self.chunks, heard.table, budget)

    def fog(self, who: Who) -> Fog:
        counted = Counted(self.search.leaves)
        whole = log2(islands_in_all((self.search.leaves[0].words & TOKEN_BITS).bit_count()))
        left = sum(leaf.islands for leaf in self.search.leaves)
        return Fog(
            bits=max(0.0, whole - log2(left)),
            whole=whole,
            certain=counted.certain(),
            likely=counted.shares(),
            place=self._place(who, counted),
            complete=self.search.complete,
        )

    def _place(self, who: Who, counted: Counted) -> dict[Hex, float]:
        figure = self.figures.get(who)
        if figure is None or figure.node is None:
            return {}
        root, offset = self.chunks.find(figure.node)
        leaves = self.search.leaves
        cells = [0] * N
        if root in leaves[0].at:
            for leaf in leaves:
                cells[AT[leaf.at[root] + offset]] += leaf.weight
        else:
            cells = self._place_alone(root, offset, counted)
        total = sum(cells)
        return {HEXES[i]: count / total for i, count in enumerate(cells) if count}

    def _place_alone(self, root: int, offset: int, counted: Counted) -> list[int]:
        """The cells of a space that was not laid: it tells only that it is not another, or more

        than there was time for.
        """
        cells = list(counted.on(self.chunks.of[root].land[offset]))
        if root not in self.search.dropped:
            others = others_of(self.chunks, root)
            for leaf in self.search.leaves:
                for at in {end.place(leaf.at) for end in others}:
                    if at is not None:
                        cells[AT[at]] -= leaf.weight  # there the word is known to lie
        return cells


class Attention:
    """One who listens on and on: of what was heard before nothing is followed once more."""

    def __init__(self) -> None:
        self._heard: tuple[HeardWords, ...] = ()
        self._trail: Trail | None = None

    def deduce(self, heard: Heard) -> Deduction:
        """The same as of one who hears all of it now."""
        known = self._heard
        if self._trail is None or known != heard.words[: len(known)]:
            self._trail = Trail(heard.table)
        self._heard = heard.words
        return Deduction(heard, trail=self._trail)


def meter(heard: Heard, who: Who) -> Fog:
    """The fog over the island for the one who has heard this, and over where `who` stands."""
    return Deduction(heard).fog(who)


def islands_in_all(tokens: int) -> int:
    """All islands, with so many of their anomalies told by their tokens."""
    ways = lake_ways((_EVERY[0], _EVERY[1], _EVERY[2])) * FACTORIAL[DRY_SPACES]
    for _, count in OFTEN:
        ways //= FACTORIAL[count]
    return ways // FACTORIAL[ANOMALIES_LAID - tokens]


_EVERY: Final = lake_table().every


class Counted:
    """The islands of all leaves by word and cell: `words[word][cell]`."""

    def __init__(self, leaves: list[Leaf]) -> None:
        self.total = sum(leaf.weight for leaf in leaves)
        self.words: list[list[int]] = [[0] * N for _ in WORDS]
        by_rest: dict[tuple[int, ...], list[Leaf]] = {}
        for leaf in leaves:
            by_rest.setdefault(_left(leaf.words), []).append(leaf)
        for left, alike in by_rest.items():
            self._lay_rest(left, self._count(alike))

    def _count(self, leaves: list[Leaf]) -> list[int]:
        """Count what is known, and lakes; by cell the islands in which something else is there."""
        dry = [sum(leaf.weight for leaf in leaves)] * N
        for word, cells in zip(LAKE_WORDS, _lake_cells(leaves), strict=True):
            into = self.words[word]
            for i, ways in enumerate(cells):
                into[i] += ways
                dry[i] -= ways
        for words, weight in _known(leaves):
            for bit in bits(words & DRY):
                self.words[bit // N][bit % N] += weight
                dry[bit % N] -= weight
        return dry

    def _lay_rest(self, left: tuple[int, ...], cells: list[int]) -> None:
        """Words that nobody has heard of lie on the other dry cells in any order."""
        spaces = sum(left)
        ways = {count: [one * count // spaces for one in cells] for count in {*left} - {0}}
        for word, count in enumerate(left):
            if count:
                self.words[word] = list(map(add, self.words[word], ways[count]))

    def on(self, word: int) -> list[int]:
        """By cell the islands in which that word lies there; of a token nobody knows, any."""
        cells = self.words[word]
        return cells if any(cells) else self.words[WORD[ANY_ANOMALY]]

    def certain_word(self, cell: int) -> int | None:
        return next(
            (word for word, cells in enumerate(self.words) if cells[cell] == self.total), None
        )

    def certain(self) -> dict[Hex, Named]:
        whole = [(i, word) for word, cells in enumerate(self.words) if self.total in cells
                 for i, count in enumerate(cells) if count == self.total]  # fmt: skip
        return {HEXES[i]: _NAMES[word] for i, word in sorted(whole)}

    def shares(self) -> dict[Hex, dict[Named, float]]:
        found: list[dict[Named, float]] = [{} for _ in HEXES]
        for name, cells in zip(_NAMES, self.words, strict=True):
            for i, count in enumerate(cells):
                if count:
                    found[i][name] = count / self.total
        return dict(zip(HEXES, found, strict=True))


def _known(leaves: list[Leaf]) -> list[tuple[int, int]]:
    """The known words with their weight: those of all leaves once, then those of each."""
    common = -1
    for leaf in leaves:
        common &= leaf.words
    each = [(leaf.words & ~common, leaf.weight) for leaf in leaves]
    return [(common, sum(leaf.weight for leaf in leaves)), *each]


def _lake_cells(leaves: list[Leaf]) -> list[list[int]]:
    """Of each lake and cell, the islands in which it lies there."""
    places = [[0] * len(cells) for cells in lake_table().cells]
    alike: dict[Alive, int] = {}
    for leaf in leaves:
        alike[leaf.alive] = alike.get(leaf.alive, 0) + leaf.rest * leaf.knots
    for alive, weight in alike.items():
        for into, ways in zip(places, place_ways(alive), strict=True):
            for place, count in ways:
                into[place] += count * weight
    found = [[0] * N for _ in places]
    for lake, counts in enumerate(places):
        for place, count in enumerate(counts):
            if count:
                for i in bits(lake_table().cells[lake][place]):
                    found[lake][i] += count
    return found


def _left(words: int) -> tuple[int, ...]:
    """The count of each dry word that lies nobody knows where; anomalies without their tokens."""
    left = [0] * len(WORDS)
    for word, count in _DRY_COUNTS:
        left[word] = count - (words >> SHIFT[word] & FULL).bit_count()
    left[WORD[ANY_ANOMALY]] = ANOMALIES_LAID - (words & TOKEN_BITS).bit_count()
    return tuple(left)


_DRY_COUNTS: Final = (
    *((word, 1) for word in sorted(ONCE) if ":" not in WORDS[word] and word not in LAKE_WORDS),
    *OFTEN,
)


def named(word: int) -> Named:
    """As it is said (L16.1)."""
    return Named(f"lake:{WORDS[word]}" if WORDS[word] in LAKES else WORDS[word])


_NAMES: Final = tuple(named(word) for word in range(len(WORDS)))
