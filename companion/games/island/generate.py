"""L2.2: islands at random. Any legal one; whole tiles come with the owner's tile pairs."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

from companion.games.island.hexes import HEXES, NEXT
from companion.games.island.layout import SPACES, Island, Pattern, lay_out, pattern, shape
from companion.games.island.terms import DIRECTIONS, LAKES, Direction, Hex, Lake


def random_island(dice: Random) -> Island:
    """Every legal layout of three lakes is equally likely, and every order of the rest."""
    spaces: dict[Hex, str] = {}
    for lake, cells in _random_lakes(dice).items():
        spaces |= dict.fromkeys(cells, lake)
    rest = [word for word, count in SPACES.items() if word not in LAKES for _ in range(count)]
    dice.shuffle(rest)
    dry = [at for at in HEXES if at not in spaces]
    spaces |= dict(zip(dry, rest, strict=True))
    knots = {at: random_arrows(dice) for at in dry if spaces[at] == "knot"}
    return lay_out({at: spaces[at] for at in HEXES}, knots)


def _random_lakes(dice: Random) -> dict[Lake, tuple[Hex, ...]]:
    while True:
        lakes = {lake: dice.choice(lake_places()[lake]) for lake in LAKES}
        if len({at for cells in lakes.values() for at in cells}) == 9:
            return lakes


@cache
def lake_places() -> dict[Lake, tuple[tuple[Hex, ...], ...]]:
    """Every place and turning of each lake (L1.5)."""
    found: dict[Lake, list[tuple[Hex, ...]]] = {lake: [] for lake in LAKES}
    for cells in combinations(HEXES, 3):
        formed = shape(cells) if _touching(cells) else None
        if formed is not None:
            found[formed].append(cells)
    return {lake: tuple(places) for lake, places in found.items()}


def _touching(cells: tuple[Hex, ...]) -> bool:
    a, b, c = cells
    return sum(other in NEXT[one].values() for one, other in ((a, b), (b, c), (a, c))) >= 2


def random_arrows(dice: Random) -> Pattern:
    """L1.8: the six sides in three pairs."""
    sides: list[Direction] = list(DIRECTIONS)
    dice.shuffle(sides)
    return pattern(zip(sides[::2], sides[1::2], strict=True))
