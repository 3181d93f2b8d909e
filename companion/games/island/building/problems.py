"""L1.5, L1.8: what is wrong with an island as far as it is built, and what is left to do.

What is still missing is not wrong. By hand nothing wrong can be laid but arrows; an island from
elsewhere may bring any of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.board.knots import KINDS, alike
from companion.games.island.board.layout import SPACES, Island, Pattern, is_pattern, lay_out
from companion.games.island.building.knots import kind_of
from companion.games.island.building.laid import Barred, Building, in_pieces
from companion.games.island.building.tiles import words
from companion.games.island.terms import LAKES, Hex

FaultKind = Literal[
    "too-many", "lake-shape", "knot-without-arrows", "bad-arrows", "same-kind", "not-in-box",
    "not-buildable",
]  # fmt: skip

# L1.5: the spaces of a legal layout that no tile of the box can cover; none if it is buildable.
Misfits = Callable[[Mapping[Hex, str], tuple[tuple[str, str], ...]], tuple[Hex, ...]]


@frozen
class BuildingFault:
    """`space`: the kind of space that it is about; of arrows, the kind of the knot."""

    kind: FaultKind
    space: str
    at: tuple[Hex, ...]
    found: int = 0
    wanted: int = 0


def faults(building: Building, misfits: Misfits | None = None) -> tuple[BuildingFault, ...]:
    """Everything that is wrong so far."""
    found = (*_too_many(building), *_broken_lakes(building), *_wrong_arrows(building))
    if found or building.empty or misfits is None:
        return found
    return tuple(_not_buildable(building, misfits))


def finished(building: Building, misfits: Misfits | None = None) -> bool:
    """True if a game can be played on it."""
    return not building.empty and not faults(building, misfits)


def island(building: Building, misfits: Misfits | None = None) -> Island:
    """An island with problems cannot be started."""
    if not finished(building, misfits):
        raise Barred("not-finished")
    return lay_out(building.spaces, building.arrows)


def _too_many(building: Building) -> Iterator[BuildingFault]:
    """L1.3: more of a kind than the box has."""
    spaces = building.spaces
    for word, found in Counter(spaces.values()).items():
        if found > SPACES.get(word, 0):
            at = tuple(one for one in spaces if spaces[one] == word)
            yield BuildingFault("too-many", word, at, found, SPACES.get(word, 0))


def _broken_lakes(building: Building) -> Iterator[BuildingFault]:
    """L1.5"""
    for lake in LAKES:
        lies = [one for one in building.tiles if one.tile == lake]
        at = tuple(place for one in lies for place in one.at)
        if any(map(in_pieces, lies)) and len(at) <= 3:
            yield BuildingFault("lake-shape", lake, at, len(at), 3)


def _wrong_arrows(building: Building) -> Iterator[BuildingFault]:
    """L1.8"""
    right: dict[Hex, Pattern] = {}
    for at, word in building.spaces.items():
        if word == "knot":
            arrows = building.arrows.get(at)
            if arrows is None:
                yield BuildingFault("knot-without-arrows", word, (at,))
            elif not is_pattern(arrows):
                yield BuildingFault("bad-arrows", word, (at,))
            else:
                right[at] = arrows
    if len(right) <= SPACES["knot"]:
        yield from (
            BuildingFault("same-kind", one, at, len(at), 1) for one, at in alike(right).items()
        )
        yield from _strange_knots(building, right)


def _strange_knots(building: Building, arrows: Mapping[Hex, Pattern]) -> Iterator[BuildingFault]:
    """Box data: arrows of a kind that the box has not, once somebody has looked."""
    kinds = {at: kind_of(one) for at, one in arrows.items()}
    known = building.stock.knots if building.stock.sure else tuple(KINDS)
    for strange in sorted({*kinds.values()} - {*known}):
        at = tuple(one for one in kinds if kinds[one] == strange)
        yield BuildingFault("not-in-box", strange, at, len(at))


def _not_buildable(building: Building, misfits: Misfits) -> Iterator[BuildingFault]:
    """L1.5: what was laid in whole tiles is; of single spaces it must be found out."""
    stock = building.stock
    if stock.pairs and any(len(words(one.tile)) == 1 for one in building.tiles):
        at = misfits(building.spaces, stock.pairs)
        if at:
            yield BuildingFault("not-buildable", "", at, len(at))
