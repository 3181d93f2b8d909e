"""Clues between chunks, as conditions on how two of them lie to one another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.island.knowledge.chunks import Chunks, Contradiction
from companion.games.island.knowledge.clues import LeavesLake, NotSame, Reach
from companion.games.island.terms import Direction


class ChunkLink(NamedTuple):
    """`steps`: from the first chunk's origin to the other's; `apart`: none of these."""

    steps: frozenset[int]
    apart: bool


class LakeLine(NamedTuple):
    """A line out of a lake, by the chunks of its ends and the offsets in them."""

    clue: LeavesLake
    start: int
    start_at: int
    end: int
    end_at: int


ChunkLinks = dict[tuple[int, int], list[ChunkLink]]


def links_of(chunks: Chunks) -> ChunkLinks:
    """By two chunks; each link stands there both ways."""
    found: ChunkLinks = {}
    for clue in _telling(chunks):
        (one, at), (other, to) = chunks.find(clue.node), chunks.find(clue.other)
        apart = isinstance(clue, NotSame)
        steps = frozenset({0}) if isinstance(clue, NotSame) else clue.steps
        if one == other:
            if (to - at in steps) == apart:
                raise Contradiction(clue)
            continue
        between = frozenset(step + at - to for step in steps)
        found.setdefault((one, other), []).append(ChunkLink(between, apart))
        back = frozenset(-step for step in between)
        found.setdefault((other, one), []).append(ChunkLink(back, apart))
    return found


def _telling(chunks: Chunks) -> list[Reach | NotSame]:
    """The clues without those that say of a lone space only that it is not one other.

    There is another in any case, so the islands are as many with it as without.
    """
    clues = list(chunks.reaches)
    needed = {end for one in lake_lines_of(chunks) for end in (one.start, one.end)}
    while True:
        ends: dict[int, set[tuple[NodeEnd, NodeEnd]]] = {}
        for clue in clues:
            one, other = NodeEnd(*chunks.find(clue.node)), NodeEnd(*chunks.find(clue.other))
            if isinstance(clue, Reach):
                needed |= {one.root, other.root}
            ends.setdefault(one.root, set()).add((one, other))
            ends.setdefault(other.root, set()).add((other, one))
        idle = {
            root
            for root, pairs in ends.items()
            if root not in needed and len(pairs) == 1 and not chunks.of[root].tells()
        }
        if not idle:
            return clues
        clues = [
            clue
            for clue in clues
            if idle.isdisjoint((chunks.find(clue.node)[0], chunks.find(clue.other)[0]))
        ]


def lake_lines_of(chunks: Chunks) -> list[LakeLine]:
    return [
        LakeLine(clue, *chunks.find(clue.node), *chunks.find(clue.other))
        for clue in chunks.lake_lines
    ]


def linked(links: list[ChunkLink], step: int) -> bool:
    """True where a chunk may lie so to another."""
    return all((step in link.steps) != link.apart for link in links)


class NodeEnd(NamedTuple):
    """A node, by its chunk and the offset in it."""

    root: int
    offset: int

    def place(self, at: Mapping[int, int]) -> int | None:
        """As a vector; None where its chunk is not laid."""
        origin = at.get(self.root)
        return None if origin is None else origin + self.offset


KnotWay = tuple[NodeEnd, Direction | None, NodeEnd | None, NodeEnd | None]


def passages_of(chunks: Chunks) -> list[KnotWay]:
    """Knot, side, before and other of each passage."""

    def end(node: int | None) -> NodeEnd | None:
        return None if node is None else NodeEnd(*chunks.find(node))

    return [
        (NodeEnd(*chunks.find(clue.node)), clue.side, end(clue.before), end(clue.other))
        for clue in chunks.passages
    ]


def others_of(chunks: Chunks, root: int) -> list[NodeEnd]:
    """The nodes that a lone space is not."""
    pairs = [
        (NodeEnd(*chunks.find(clue.node)), NodeEnd(*chunks.find(clue.other)))
        for clue in chunks.reaches
        if isinstance(clue, NotSame)
    ]
    return [
        one if other.root == root else other
        for one, other in pairs
        if root in (one.root, other.root)
    ]
