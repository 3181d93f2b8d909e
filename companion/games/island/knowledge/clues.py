"""Clues: what a single announcement tells of places, without saying where these are.

A *node* is a place where a piece was at some time, by its number. `by` is the number of the words
from which a clue follows.
"""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction

LAND = -1  # a space of the island, whatever it is
SEA = -2


@frozen
class Lies:
    """The word that lies `step` from a node; LAND, or SEA."""

    by: int
    node: int
    step: int
    word: int


@frozen
class Same:
    """`other` is `step` from `node`."""

    by: int
    node: int
    step: int
    other: int


@frozen
class NotSame:
    """Two nodes are not one cell."""

    by: int
    node: int
    other: int


@frozen
class Reach:
    """`other` is one of `steps` from `node`."""

    by: int
    node: int
    other: int
    steps: frozenset[int]


@frozen
class StandsOn:
    """A node is on one of the cells."""

    by: int
    node: int
    cells: int


@frozen
class LeavesLake:
    """A line of `length` steps to `other`, from any space of the lake in which `node` is (L7.3).

    Its first step leaves the lake (`shore`), or its end is outside. `sure`: not from `node` itself
    where that is no such space.
    """

    by: int
    node: int
    other: int
    lake: int
    way: Direction
    length: int
    shore: bool
    sure: bool


@frozen
class LakeLies:
    """A lake lies in one of these places."""

    by: int
    lake: int
    places: int


@frozen
class Bag:
    """Words that lie on some steps from a node, told in no order; SEA among them."""

    by: int
    node: int
    steps: tuple[int, ...]
    words: tuple[int, ...]


@frozen
class Passage:
    """A knot at `node` was left for `other`, or for the ocean (None).

    It had been come to by `side`, or, where that is None, from `before`, or nobody knows whence.
    """

    by: int
    node: int
    side: Direction | None
    before: int | None
    other: int | None


Clue = Lies | Same | NotSame | Reach | StandsOn | LeavesLake | LakeLies | Bag | Passage
