"""Islands that an OP wishes for: drawn until one has it all, or until enough have been drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen
from companion.games.island.board.generate import random_island_of
from companion.games.island.board.layout import Island
from companion.games.island.board.survey import Figure, quick_figures, survey
from companion.games.island.box.box import Box

Wish = Literal["no-shore-lake", "camps-apart", "knots-apart", "gentle", "cruel"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)

# Bounds that a wish sets on the figures: least and most; None is no bound. For 42 walks, six
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
    """The island, if there was one among those drawn, and how many were drawn.

    `lacked`: how many of them had all that was wished for but this alone.
    """

    island: Island | None
    drawn: int
    lacked: Mapping[Wish, int] = MappingProxyType({})

    @property
    def hardest(self) -> Wish | None:
        """The wish to drop: without it most of those drawn would have done."""
        if not self.lacked:
            return None
        return max(self.lacked, key=self.lacked.__getitem__)


def contradict(wishes: Collection[Wish]) -> bool:
    return {"gentle", "cruel"} <= {*wishes}


def lacks(island: Island, wishes: Collection[Wish], most: int) -> list[Wish]:
    """The wishes that it does not grant; some of them, where those are more than `most`.

    What is quickly counted is counted first: walks take ten times as long as all the rest.
    """
    figures = quick_figures(island)
    missing = [wish for wish in wishes if not _within(figures, wish)]
    long = [wish for wish in wishes if "way" in ASKS[wish] and wish not in missing]
    if long and len(missing) <= most:
        figures = dict(survey(island).figures)
        missing += [wish for wish in long if not _within(figures, wish)]
    return missing


def _within(figures: Mapping[Figure, int], wish: Wish) -> bool:
    return all(
        (least is None or figures[figure] >= least) and (most is None or figures[figure] <= most)
        for figure, (least, most) in ASKS[wish].items()
        if figure in figures
    )


class Search:
    """Random islands, one `draw` after another, until one has all of it or so many were drawn.

    Of those that have it each is as likely as it is without wishes.
    """

    def __init__(self, box: Box, dice: Random, wishes: Collection[Wish], most: int = TRIES) -> None:
        self.box, self.dice, self.wishes = box, dice, wishes
        self.most = 0 if contradict(wishes) else most
        self.island: Island | None = None
        self.drawn = 0
        self.lacked: Counter[Wish] = Counter()

    @property
    def goes_on(self) -> bool:
        return self.island is None and self.drawn < self.most

    @property
    def found(self) -> Wished:
        return Wished(self.island, self.drawn, dict(self.lacked))

    def draw(self) -> None:
        if not self.goes_on:
            return
        island = random_island_of(self.box, self.dice)
        self.drawn += 1
        several = len(self.wishes) > 1
        missing = lacks(island, self.wishes, most=1 if several else 0)
        if not missing:
            self.island = island
        elif several and len(missing) == 1:
            self.lacked[missing[0]] += 1


def wished(box: Box, dice: Random, wishes: Collection[Wish], tries: int = TRIES) -> Wished:
    """The first of so many random islands that has all of it."""
    search = Search(box, dice, wishes, tries)
    while search.goes_on:
        search.draw()
    return search.found
