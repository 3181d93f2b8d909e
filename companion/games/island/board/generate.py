"""L2.2: islands at random: any legal one, or any that can be built from the box's tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.board.knots import KINDS, TURNINGS
from companion.games.island.board.layout import SPACES, Island, Pattern, lay_out, shape
from companion.games.island.board.tilings import ISLAND, Cut, Tilings, bits
from companion.games.island.box.box import Box
from companion.games.island.setup.chance import Chance
from companion.games.island.terms import LAKES, Hex, Lake

Spaces = dict[Hex, str]


def random_island_of(box: Box, dice: Random) -> Island:
    """One that can be built from the box; with its tile pairs unknown (L1.4), any legal one.

    Its knots are the box's in any case, once somebody has looked at them.
    """
    if box.tiles:
        return random_buildable(box, dice)
    return random_island(dice, kinds_in(box))


def kinds_in(box: Box) -> Sequence[str]:
    """L1.8: of which kinds the box's three knots are, or can be while nobody has looked."""
    return tuple(KINDS) if "knots" in box.assumed else box.knots


def random_island(dice: Random, kinds: Sequence[str] = tuple(KINDS)) -> Island:
    """Every legal layout of three lakes is equally likely, and every order of the rest.

    `kinds`: those that the three knots can be of.
    """
    spaces: dict[Hex, str] = {}
    for lake, cells in _random_lakes(dice).items():
        spaces |= dict.fromkeys(cells, lake)
    rest = [word for word, count in SPACES.items() if word not in LAKES for _ in range(count)]
    dice.shuffle(rest)
    dry = [at for at in HEXES if at not in spaces]
    spaces |= dict(zip(dry, rest, strict=True))
    knots = random_knots([at for at in dry if spaces[at] == "knot"], kinds, dice)
    return lay_out({at: spaces[at] for at in HEXES}, knots)


def _random_lakes(dice: Random) -> dict[Lake, tuple[Hex, ...]]:
    while True:
        lakes = {lake: dice.choice(lake_places()[lake]) for lake in LAKES}
        straight, triangle, bend = lakes.values()
        if len({*straight, *triangle, *bend}) == 9:
            return lakes


def random_buildable(box: Box, dice: Random) -> Island:
    """L1.5: lakes at random, any cut of the rest into tiles of two, the box's tiles dealt on it.

    Lakes that leave a rest that cannot be cut are drawn again, so all other lakes are equally
    likely; of each, every cut is equally likely, and every way to deal and turn the tiles.
    """
    lakes, cut = random_cut(dice)
    spaces = dealt(lakes, cut, box.tiles, dice)
    places = [at for at in HEXES if spaces[at] == "knot"]
    return lay_out(spaces, random_knots(places, kinds_in(box), dice))


def random_knots(places: Sequence[Hex], kinds: Sequence[str], dice: Chance) -> dict[Hex, Pattern]:
    """L1.8: knots of different kinds, each turned in any way, all of it equally likely."""
    chosen = dice.sample(kinds, len(places))
    return {at: dice.choice(TURNINGS[kind]) for at, kind in zip(places, chosen, strict=True)}


def random_cut(dice: Random) -> tuple[dict[Lake, tuple[Hex, ...]], Cut]:
    while True:
        lakes = _random_lakes(dice)
        tilings = Tilings(ISLAND - sum(bits(cells) for cells in lakes.values()))
        if len(tilings):
            return lakes, random_tiling(tilings, dice)


def random_tiling(tilings: Tilings, dice: Random) -> Cut:
    """Each is equally likely."""
    return tilings[dice.randrange(len(tilings))]


def dealt(
    lakes: dict[Lake, tuple[Hex, ...]], cut: Cut, tiles: tuple[tuple[str, str], ...], dice: Random
) -> Spaces:
    """The tiles shuffled onto the cut, each lying either way."""
    spaces: Spaces = {}
    for lake, cells in lakes.items():
        spaces |= dict.fromkeys(cells, lake)
    for (one, other), (here, there) in zip(cut, dice.sample(tiles, len(tiles)), strict=True):
        spaces[one], spaces[other] = (here, there) if dice.random() < 0.5 else (there, here)
    return {at: spaces[at] for at in HEXES}


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
