"""The places of what was heard: the spaces of an announcement, and the pieces that float."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.knowledge.chunks import Chunk
from companion.games.island.knowledge.clues import LAND, SEA, Bag, Clue, Lies, StandsOn
from companion.games.island.knowledge.fog import Deduction, named
from companion.games.island.knowledge.grid import AT, POINT
from companion.games.island.terms import Hex, Named, Who

_FEWEST = 2  # one space alone floats everywhere


@frozen
class Fragment:
    """Known spaces that keep their places to one another, while nobody can tell where they lie.

    `spaces`: laid in one of the ways that fit, which says nothing; `ways`: how many there are.
    `stands`: the space among them on which the captive is.
    """

    spaces: tuple[tuple[Hex, Named], ...]
    ways: int
    stands: Hex | None = None


def spaces_of(deduction: Deduction, number: int) -> frozenset[Hex]:
    """All spaces on which that which was said then may lie; nothing where nobody can tell."""
    chunks, leaves = deduction.chunks, deduction.search.leaves
    found = set[Hex]()
    for clue in deduction.clues:
        if clue.by == number:
            for node, step in _told_by(clue):
                root, offset = chunks.find(node)
                places = {leaf.at[root] for leaf in leaves if root in leaf.at}
                found |= {
                    HEXES[AT[at + offset + step]] for at in places if at + offset + step in AT
                }
    return frozenset(found)


def _told_by(clue: Clue) -> Iterator[tuple[int, int]]:
    """The places that a clue names, each by a node and a step from it."""
    match clue:
        case Lies(_, node, step, word) if word != SEA:
            yield node, step
        case StandsOn(_, node):
            yield node, 0
        case Bag(_, node, steps):
            yield from ((node, step) for step in steps)
        case _:
            pass


def fragments(deduction: Deduction, who: Who) -> tuple[Fragment, ...]:
    """All that floats: first the one on which the captive stands, then the largest."""
    figure = deduction.figures.get(who)
    chunks = deduction.chunks
    here = None if figure is None or figure.node is None else chunks.find(figure.node)
    found = []
    for root, chunk in sorted(chunks.of.items()):
        ways = _ways(deduction, root, chunk)
        words = {offset: word for offset, word in chunk.land.items() if word != LAND}
        if len(ways) > 1 and len(words) >= _FEWEST:
            at = min(ways)
            spaces = sorted((AT[at + offset], word) for offset, word in words.items())
            stands = here is not None and here[0] == root and here[1] in words
            found.append(Fragment(
                tuple((HEXES[cell], named(word)) for cell, word in spaces),
                len(ways),
                HEXES[AT[at + here[1]]] if stands and here is not None else None,
            ))  # fmt: skip
    return tuple(sorted(found, key=lambda one: (one.stands is None, -len(one.spaces))))


def _ways(deduction: Deduction, root: int, chunk: Chunk) -> set[int]:
    """The places of its origin; of what there was no time to lay, all where its land has room."""
    leaves = deduction.search.leaves
    if root in leaves[0].at:
        return {leaf.at[root] for leaf in leaves}
    return {at for at in POINT if all(at + offset in AT for offset in chunk.land)}
