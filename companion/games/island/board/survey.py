"""Figures of an island that can be counted on its map, and which of them stand out."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import NEXT, SHORE
from companion.games.island.board.layout import Island
from companion.games.island.board.walks import steps, walks
from companion.games.island.terms import DIRECTIONS, Character, Fruit, Hex

Figure = Literal[
    "way", "spread", "knots_to_ocean", "lakes_to_ocean", "to_ocean", "lakes_at_shore",
    "camps_apart", "camp_way", "knots_apart", "portals_apart",
]  # fmt: skip


@frozen
class Survey:
    """`walks`: the steps of each mission from each start, as `walks` counts them.

    The others are `figures`, all whole numbers:
    way             the steps of all missions from all starts, summed
    spread          how much longer the farthest start is than the nearest, summed over missions
    knots_to_ocean  sides of knots by which whoever comes in from a space is carried off the island
    lakes_to_ocean  directions in which whoever lies in a lake cannot but leave it into the ocean
    to_ocean        both: the ways into the ocean besides a plain step off the shore
    lakes_at_shore  lake spaces that touch the ocean
    camps_apart     steps from camp to camp
    camp_way        the steps from each fruit to the nearer camp, summed
    knots_apart     steps between the two knots that are nearest to each other
    portals_apart   the steps from each portal to its twin, summed over the three pairs
    """

    walks: Mapping[Character, Mapping[Fruit, int]]
    figures: Mapping[Figure, int]


def survey(island: Island) -> Survey:
    ways = walks(island)
    whole = {
        "way": sum(sum(starts.values()) for starts in ways.values()),
        "spread": sum(max(starts.values()) - min(starts.values()) for starts in ways.values()),
    }
    return Survey(ways, {**whole, **quick_figures(island)})  # type: ignore[dict-item]


def quick_figures(island: Island) -> dict[Figure, int]:
    """The figures for which no walk has to be found."""
    far, knots, lakes = steps(), _knots_to_ocean(island), _lakes_to_ocean(island)
    camp_a, camp_b = island.camps.values()
    return {
        "knots_to_ocean": knots,
        "lakes_to_ocean": lakes,
        "to_ocean": knots + lakes,
        "lakes_at_shore": sum(bool(SHORE[at]) for at in island.lake_of),
        "camps_apart": far[camp_a][camp_b],
        "camp_way": sum(min(far[at][camp_a], far[at][camp_b]) for at in island.fruits.values()),
        "knots_apart": min(far[one][other] for one, other in combinations(island.knots, 2)),
        "portals_apart": sum(far[at][twin] for at, twin in island.twin.items()) // 2,
    }


def _knots_to_ocean(island: Island) -> int:
    """L6.5: the side by which a piece comes in leads to the side by which it leaves."""
    return sum(
        NEXT[at][side] is not None and NEXT[at][out] is None
        for at, arrows in island.knots.items()
        for side, out in arrows.items()
    )


def _lakes_to_ocean(island: Island) -> int:
    """L7.3: a line that ends on the island is always taken, if there is one."""
    return sum(
        _only_ocean([NEXT[at][direction] for at in cells], cells)
        for cells in island.lakes.values()
        for direction in DIRECTIONS
    )


def _only_ocean(ahead: list[Hex | None], cells: tuple[Hex, ...]) -> bool:
    return all(at is None or at in cells for at in ahead)


# Traits

Trait = tuple[Figure, Literal["low", "high"]]

# Mean and standard deviation over 6,000 random islands. The order decides between equals.
_USUAL: Final[dict[Figure, tuple[float, float]]] = {
    "way": (531.4, 25.4),
    "to_ocean": (4.8, 2.17),
    "lakes_at_shore": (3.1, 1.49),
    "camps_apart": (3.3, 1.51),
    "camp_way": (17.3, 3.94),
    "knots_apart": (2.0, 0.95),
    "portals_apart": (9.9, 2.59),
    "spread": (10.9, 1.78),
}
_UNUSUAL: Final = 1.3  # standard deviations: about one island in five
MOST_TRAITS: Final = 2


def traits(figures: Mapping[Figure, int]) -> tuple[Trait, ...]:
    """The figures that are uncommonly low or high, the most uncommon first: two at most."""
    off = {figure: (figures[figure] - mean) / by for figure, (mean, by) in _USUAL.items()}
    unusual = [figure for figure in off if abs(off[figure]) >= _UNUSUAL]
    unusual.sort(key=lambda figure: -abs(off[figure]))
    return tuple((figure, "high" if off[figure] > 0 else "low") for figure in unusual[:MOST_TRAITS])
