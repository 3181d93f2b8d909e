"""Cells, words and lakes as numbers and bit masks: a word on a cell is one bit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import factorial
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import AHEAD, AXIAL, HEXES, NEXT
from companion.games.island.board.layout import SPACES
from companion.games.island.terms import ANOMALIES, DIRECTIONS, LAKES, Direction, Hex

# A vector of the grid is one number, so that vectors add and compare as numbers do.
_Q: Final = 1000


def _vector(q: int, r: int) -> int:
    return q * _Q + r


N: Final = len(HEXES)
FULL: Final = (1 << N) - 1
CELL: Final[dict[Hex, int]] = {at: i for i, at in enumerate(HEXES)}
POINT: Final[tuple[int, ...]] = tuple(_vector(*AXIAL[at]) for at in HEXES)
AT: Final[dict[int, int]] = {point: i for i, point in enumerate(POINT)}
STEP: Final[dict[Direction, int]] = {way: _vector(*AHEAD[way]) for way in DIRECTIONS}
WAY: Final[dict[int, Direction]] = {step: way for way, step in STEP.items()}

# Words. The anomalies are told by their tokens, of which each lies once; "anomaly" stands for one
# whose token is not known any more.
ANY_ANOMALY: Final = "anomaly"
WORDS: Final[tuple[str, ...]] = (
    *(word for word in SPACES if word not in LAKES),
    *(f"anomaly:{token}" for token in ANOMALIES),
    *LAKES,
)
WORD: Final[dict[str, int]] = {word: i for i, word in enumerate(WORDS)}
SHIFT: Final[tuple[int, ...]] = tuple(i * N for i in range(len(WORDS)))
ONCE: Final[frozenset[int]] = frozenset(
    i for i, word in enumerate(WORDS) if SPACES.get(word, 1) == 1
)
# Words that lie several times on dry land, with how often.
OFTEN: Final[tuple[tuple[int, int], ...]] = tuple(
    (WORD[word], count)
    for word, count in SPACES.items()
    if count > 1 and word not in LAKES and word != ANY_ANOMALY
)
ANOMALY_WORDS: Final[tuple[int, ...]] = tuple(WORD[f"anomaly:{token}"] for token in ANOMALIES)
TOKEN_BITS: Final = sum(FULL << SHIFT[word] for word in (*ANOMALY_WORDS, WORD[ANY_ANOMALY]))
OFTEN_BITS: Final[tuple[tuple[int, int], ...]] = tuple(
    (FULL << SHIFT[word], count) for word, count in OFTEN
)
ANOMALIES_LAID: Final = SPACES[ANY_ANOMALY]
# Of what lies several times, how often at most.
AT_MOST: Final[tuple[tuple[int, int], ...]] = (*OFTEN_BITS, (TOKEN_BITS, ANOMALIES_LAID))
LAKE_WORDS: Final[tuple[int, ...]] = tuple(WORD[lake] for lake in LAKES)
DRY: Final = sum(FULL << SHIFT[i] for i in range(len(WORDS)) if i not in LAKE_WORDS)
DRY_SPACES: Final = sum(count for word, count in SPACES.items() if word not in LAKES)
FACTORIAL: Final[tuple[int, ...]] = tuple(factorial(i) for i in range(N + 1))

# Cells at the ocean; and those with the ocean next to them in one direction.
OFF: Final[dict[Direction, int]] = {
    way: sum(1 << i for i, at in enumerate(HEXES) if NEXT[at][way] is None) for way in DIRECTIONS
}
SHORE_CELLS: Final = sum(1 << i for i, at in enumerate(HEXES) if None in NEXT[at].values())


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@frozen
class LakeTable:
    """Every place of the three lakes (L1.5), in the order of `LAKES`.

    `cells`: of each place its cells. `covering`: by lake and cell, the places with that cell.
    `beside`: by two lakes and a place of the first, the places of the second that do not touch it.
    """

    cells: tuple[tuple[int, ...], ...]
    every: tuple[int, ...]
    covering: tuple[tuple[int, ...], ...]
    beside: dict[tuple[int, int], tuple[int, ...]]


@cache
def lake_table() -> LakeTable:
    places = lake_places()
    cells = tuple(
        tuple(sum(1 << CELL[at] for at in three) for three in places[lake]) for lake in LAKES
    )
    return LakeTable(
        cells,
        tuple((1 << len(one)) - 1 for one in cells),
        tuple(tuple(_which(one, lambda c, i=i: c >> i & 1) for i in range(N)) for one in cells),
        {
            (a, b): tuple(_which(cells[b], lambda c, x=x: not c & x) for x in cells[a])
            for a in range(3)
            for b in range(3)
            if a != b
        },
    )


def _which(cells: tuple[int, ...], fits: object) -> int:
    """The places that fit, as a mask."""
    assert callable(fits)
    return sum(1 << j for j, three in enumerate(cells) if fits(three))


@cache
def lakes_beside() -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """By word and cell, the places of each lake that agree with that word there."""
    covering, every = lake_table().covering, lake_table().every
    found = []
    for word in range(len(WORDS)):
        here = [
            [covering[lake][i] if word == LAKE_WORDS[lake] else every[lake] & ~covering[lake][i]
             for lake in range(3)]
            for i in range(N)
        ]  # fmt: skip
        found.append(tuple((one[0], one[1], one[2]) for one in here))
    return tuple(found)
