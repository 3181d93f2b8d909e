"""A whole island by hand in few touches: 40 with whole tiles, 60 with single spaces."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.generate import random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.tilings import Tilings, bits
from companion.games.island.building.hand import pick_arrows, touch_space, touch_tile
from companion.games.island.building.laid import Barred, Building
from companion.games.island.building.tiles import stock_of
from companion.games.island.terms import LAKES, Hex
from tests.boxes import BOX
from tests.games.island.building.copyist import Island, copied, kind_by_kind, row_by_row
from tests.games.island.building.islands import ARROWS, CUT, PAIRS, SINGLES, SPACES


class Touching:
    """Fingers on the rules themselves."""

    def __init__(self, building: Building) -> None:
        self.building = building
        self.taps = 0

    def tile(self, tile: str) -> None:
        self._tap(touch_tile(self.building, tile))

    def space(self, at: Hex) -> None:
        self._tap(touch_space(self.building, at))

    def arrows(self, number: int) -> None:
        self._tap(pick_arrows(self.building, str(number)))

    def would(self, touches: tuple[Hex, ...]) -> Building:
        there = self.building
        for at in touches:
            with suppress(Barred):
                there = touch_space(there, at)
        return there

    def _tap(self, building: Building) -> None:
        self.building = building
        self.taps += 1


def test_row_by_row_with_single_spaces() -> None:
    fingers = Touching(SINGLES)
    row_by_row((SPACES, ARROWS, ()), fingers)
    assert copied((SPACES, ARROWS, ()), fingers.building)
    # The first space; 28 dry ones; 3 lakes, of which one is turned once; the arrows of two knots,
    # for the first has its own already.
    assert fingers.taps == 1 + 28 + 3 + 1 + 2


def test_kind_by_kind_with_single_spaces() -> None:
    fingers = Touching(SINGLES)
    kind_by_kind((SPACES, ARROWS, ()), fingers)
    assert copied((SPACES, ARROWS, ()), fingers.building)
    assert fingers.taps == 1 + 28 + 3 + 2


def test_row_by_row_with_whole_tiles() -> None:
    """L1.4"""
    fingers = Touching(PAIRS)
    row_by_row((SPACES, ARROWS, CUT), fingers)
    assert copied((SPACES, ARROWS, CUT), fingers.building)
    assert fingers.taps == 24


@pytest.mark.parametrize("seed", range(60))
def test_any_island_in_sixty_touches(seed: int) -> None:
    island = random_island(Random(seed))
    for way in (row_by_row, kind_by_kind):
        fingers = Touching(SINGLES)
        wanted = (island.spaces, island.knots, ())
        way(wanted, fingers)
        assert copied(wanted, fingers.building)
        assert fingers.taps <= 45


@pytest.mark.parametrize("seed", range(120))
def test_any_island_of_whole_tiles_in_forty_touches(seed: int) -> None:
    wanted, tiles = some_tiled(seed)
    fingers = Touching(Building(stock_of(revised(BOX, {"tiles": tiles, "assumed": ()}))))
    row_by_row(wanted, fingers)
    assert copied(wanted, fingers.building)
    assert fingers.taps <= 40


def some_tiled(seed: int) -> tuple[Island, tuple[tuple[str, str], ...]]:
    """An island at random that can be cut into tiles, and these as the tiles of a box."""
    dice = Random(seed)
    while True:
        island = random_island(dice)
        dry = [at for at in HEXES if island.spaces[at] not in LAKES]
        cuts = Tilings(bits(dry))
        if len(cuts):
            cut = cuts[dice.randrange(len(cuts))]
            tiles = tuple((island.spaces[one], island.spaces[other]) for one, other in cut)
            if ("knot", "knot") not in tiles:
                return (island.spaces, island.knots, cut), tiles
