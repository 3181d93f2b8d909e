"""L2.2: the rest of an island at random, round what was laid by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.engine.frozen import revised
from companion.games.island.board.generate import lake_places, random_knots
from companion.games.island.board.tilings import Tilings, bits
from companion.games.island.building import knots
from companion.games.island.building.laid import Barred, Building
from companion.games.island.building.tiles import swapped, words
from companion.games.island.building.turnings import LaidTile
from companion.games.island.setup.chance import Chance
from companion.games.island.terms import LAKES, Hex, Lake

# So many places of the lakes are tried before the rest is given up.
_TRIES: Final = 400


def filled(building: Building, dice: Chance) -> Building:
    """The rest laid on the empty spaces at random; Barred if it does not fit."""
    if not building.empty:
        raise Barred("nothing-left")
    tiles = [tile for tile in building.stock.tiles for _ in range(building.left(tile))]
    if sum(len(words(tile)) for tile in tiles) != len(building.empty):
        raise Barred("cannot-fill")
    lakes = [lake for lake in LAKES if lake in tiles]
    dry = dice.sample([tile for tile in tiles if tile not in LAKES], len(tiles) - len(lakes))
    for laid_lakes in _lakes(building, lakes, dice):
        places = _places(building, laid_lakes, dry, dice)
        if places is not None:
            rest = (_either_way(*pair, dice) for pair in zip(dry, places, strict=True))
            return _with(building, (*laid_lakes, *rest), dice)
    raise Barred("cannot-fill")


def _lakes(building: Building, lakes: list[Lake], dice: Chance) -> Iterator[tuple[LaidTile, ...]]:
    """The lakes that are left at random places, again and again."""
    empty = set(building.empty)
    free = {lake: [at for at in lake_places()[lake] if empty.issuperset(at)] for lake in lakes}
    for _ in range(_TRIES if all(free.values()) else 0):
        laid = tuple(LaidTile(lake, dice.choice(free[lake])) for lake in lakes)
        if len({at for one in laid for at in one.at}) == 3 * len(lakes):
            yield laid


def _places(
    building: Building, lakes: tuple[LaidTile, ...], dry: list[str], dice: Chance
) -> list[tuple[Hex, ...]] | None:
    """Places for the other tiles: the empty spaces one by one, or cut into twos."""
    wet = {at for one in lakes for at in one.at}
    land = [at for at in building.empty if at not in wet]
    if all(len(words(tile)) == 1 for tile in dry):
        return [(at,) for at in land]
    cuts = Tilings(bits(land)) if len(land) % 2 == 0 else ()
    return list(cuts[dice.choice(range(len(cuts)))]) if len(cuts) else None


def _either_way(tile: str, at: tuple[Hex, ...], dice: Chance) -> LaidTile:
    return LaidTile(dice.choice((tile, swapped(tile))), at)


def _with(building: Building, tiles: tuple[LaidTile, ...], dice: Chance) -> Building:
    there = revised(building, {"tiles": (*building.tiles, *tiles)})
    bare = [at for at, word in there.spaces.items() if word == "knot" and at not in building.arrows]
    kinds = knots.kinds_left(building.stock, building.arrows.values())
    arrows = {**building.arrows, **random_knots(bare, kinds, dice)}
    empty_hand = {"chosen": None, "by_hand": False, "space": None, "held": None, "touched": False}
    return revised(there, {"arrows": arrows, **empty_hand})
