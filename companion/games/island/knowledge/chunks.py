"""Chunks: nodes whose places relative to one another are known, laid as one piece.

A chunk has an origin; everything in it has an offset from that. Two clues that cannot both be true
raise `Contradiction`, which no game does.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.island.knowledge.clues import (
    LAND,
    SEA,
    Bag,
    Clue,
    LakeLies,
    LeavesLake,
    Lies,
    NotSame,
    Passage,
    Reach,
    Same,
    StandsOn,
)
from companion.games.island.knowledge.grid import ONCE, lake_table


class Contradiction(Exception):
    """No island fits."""


class Chunk:
    """`land`: the words by offset; `sea`: offsets off the island; `stands`: cells by offset."""

    __slots__ = ("bags", "land", "sea", "stands")

    def __init__(self) -> None:
        self.land: dict[int, int] = {0: LAND}
        self.sea: set[int] = set()
        self.stands: dict[int, int] = {}
        self.bags: list[tuple[int, Bag]] = []

    def tells(self) -> bool:
        """False for a lone space, whatever it is: it lies somewhere in any case."""
        return bool(self.sea or self.stands or self.bags or len(self.land) > 1)

    def is_shown(self) -> bool:
        """True where the very cell of one of its spaces is known."""
        return any(cells & (cells - 1) == 0 for cells in self.stands.values())

    def lies(self, offset: int, word: int) -> None:
        if word == SEA:
            self.sea.add(offset)
            return
        known = self.land.get(offset, LAND)
        if known not in (LAND, word) and word != LAND:
            raise Contradiction((known, word))
        self.land[offset] = max(known, word)

    def stand(self, offset: int, cells: int) -> None:
        self.stands[offset] = self.stands.get(offset, -1) & cells

    def join(self, other: Chunk, shift: int) -> None:
        for offset, word in other.land.items():
            self.lies(offset + shift, word)
        self.sea |= {offset + shift for offset in other.sea}
        for offset, cells in other.stands.items():
            self.stand(offset + shift, cells)
        self.bags += [(offset + shift, bag) for offset, bag in other.bags]


class Chunks:
    """All chunks, glued as clues come in, and the clues that stand between them."""

    def __init__(self, clues: Iterable[Clue] = ()) -> None:
        self._up: list[int] = []
        self._off: list[int] = []
        self.of: dict[int, Chunk] = {}
        self._once: dict[int, tuple[int, int]] = {}  # by a word that lies once, node and step
        self.reaches: list[Reach | NotSame] = []
        self.lake_lines: list[LeavesLake] = []
        self.passages: list[Passage] = []
        self.lakes: list[int] = list(lake_table().every)
        self.add(clues)

    def add(self, clues: Iterable[Clue]) -> None:
        for clue in clues:
            self._add(clue)

    def _add(self, clue: Clue) -> None:
        match clue:
            case Lies(_, node, step, word):
                self._lies(node, step, word)
            case Same(_, node, step, other):
                self._glue(node, step, other, 0)
            case StandsOn(_, node, cells):
                root, offset = self.find(node)
                self.of[root].stand(offset, cells)
            case Bag(_, node):
                root, offset = self.find(node)
                self.of[root].bags.append((offset, clue))
            case Reach() | NotSame():
                self.reaches.append(clue)
            case LeavesLake():
                self.lake_lines.append(clue)
            case Passage():
                self.passages.append(clue)
            case LakeLies(_, lake, places):
                self.lakes[lake] &= places

    def find(self, node: int) -> tuple[int, int]:
        """The chunk of a node by its number, and the node's offset in it."""
        up, off = self._up, self._off
        while node >= len(up):
            self.of[len(up)] = Chunk()
            up.append(len(up))
            off.append(0)
        offset = 0
        while up[node] != node:
            offset += off[node]
            node = up[node]
        return node, offset

    def _lies(self, node: int, step: int, word: int) -> None:
        root, offset = self.find(node)
        self.of[root].lies(offset + step, word)
        if word in ONCE:
            if word in self._once:
                self._glue(*self._once[word], node, step)
            else:
                self._once[word] = (node, step)

    def _glue(self, one: int, one_step: int, other: int, other_step: int) -> None:
        """Node `one` with its step is the same cell as node `other` with its own."""
        (root, at), (gone, to) = self.find(one), self.find(other)
        at, to = at + one_step, to + other_step
        if root == gone:
            if at != to:
                raise Contradiction((one, other))
            return
        if len(self.of[root].land) < len(self.of[gone].land):
            root, gone, at, to = gone, root, to, at
        shift = at - to
        self._up[gone], self._off[gone] = root, shift
        self.of[root].join(self.of.pop(gone), shift)
