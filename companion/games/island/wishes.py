"""Islands that an OP wishes for: drawn until one has it all, or until enough have been drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen
from companion.games.island.box import Box
from companion.games.island.generate import random_island_of
from companion.games.island.layout import Island
from companion.games.island.survey import Figure, quick_figures, survey

Wish = Literal["no-shore-lake", "camps-apart", "knots-apart", "gentle", "cruel"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)

# What a wish asks of the figures: the least and the most; None is no bound. For 42 walks, six
# missions from seven starts, 12 steps each are 504 and 13 are 546; for seven fruits, 2.5 steps to
# a camp are 17.5.
ASKS: Final[Mapping[Wish, Mapping[Figure, tuple[int | None, int | None]]]] = {
    "no-shore-lake": {"lakes_at_shore": (None, 0)},
    "camps-apart": {"camps_apart": (4, None)},
    "knots-apart": {"knots_apart": (3, None)},
    "gentle": {"way": (None, 504), "camp_way": (None, 17), "to_ocean": (None, 5)},
    "cruel": {"way": (546, None), "camp_way": (18, None), "to_ocean": (6, None)},
}
TRIES: Final = 10_000


@frozen
class Wished:
    """The island, if there was one among those drawn, and how many were drawn."""

    island: Island | None
    drawn: int


def contradict(wishes: Collection[Wish]) -> bool:
    return {"gentle", "cruel"} <= {*wishes}


def grants(island: Island, wishes: Collection[Wish]) -> bool:
    """What is quickly counted is counted first: walks take ten times as long as all the rest."""
    quick = quick_figures(island)
    if not _within(quick, wishes):
        return False
    return all(not _long(wish) for wish in wishes) or _within(survey(island).figures, wishes)


def _long(wish: Wish) -> bool:
    return "way" in ASKS[wish]


def _within(figures: Mapping[Figure, int], wishes: Collection[Wish]) -> bool:
    return all(
        (least is None or figures[figure] >= least) and (most is None or figures[figure] <= most)
        for wish in wishes
        for figure, (least, most) in ASKS[wish].items()
        if figure in figures
    )


def wished(box: Box, dice: Random, wishes: Collection[Wish], tries: int = TRIES) -> Wished:
    """The first of so many random islands that has all of it.

    Of those that have it each is as likely as it is without wishes. Whoever wants to stop in
    between asks for a few tries at a time with the same dice.
    """
    if contradict(wishes):
        return Wished(None, 0)
    for drawn in range(1, tries + 1):
        island = random_island_of(box, dice)
        if grants(island, wishes):
            return Wished(island, drawn)
    return Wished(None, tries)
