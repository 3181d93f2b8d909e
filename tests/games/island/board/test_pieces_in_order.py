"""In which order an island is laid on the table."""

from random import Random

from companion.engine.frozen import revised
from companion.games.island.board.buildable import pieces_in_order, rows
from companion.games.island.board.generate import random_buildable, random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import lay_out
from tests.boxes import BOX
from tests.games.island.board.cutting import some_tiles
from tests.games.island.building.islands import ARROWS, CUT, SPACES, TILES


def test_without_pairs_it_is_laid_row_by_row() -> None:
    """L1.4: nobody knows which spaces share a tile."""
    found = pieces_in_order(random_island(Random(1)), BOX)
    assert found == rows()
    assert [len(row) for row in found] == [4, 5, 6, 7, 6, 5, 4]
    assert [at for row in found for at in row] == [*HEXES]


def test_with_pairs_it_is_laid_tile_by_tile_from_the_north() -> None:
    box = revised(BOX, {"tiles": TILES})
    island = lay_out(SPACES, ARROWS)
    found = pieces_in_order(island, box)
    assert {frozenset(one) for one in found} == {
        *(frozenset(tile) for tile in CUT), *(frozenset(lake) for lake in island.lakes.values()),
    }  # fmt: skip
    assert found[0] == ("A1", "B1")
    assert [HEXES.index(one[0]) for one in found] == sorted(HEXES.index(one[0]) for one in found)


def test_each_space_is_laid_once() -> None:
    for seed in range(50):
        dice = Random(seed)
        box = revised(BOX, {"tiles": some_tiles(dice)})
        found = pieces_in_order(random_buildable(box, dice), box)
        assert len(found) == 17
        assert sorted((at for one in found for at in one), key=HEXES.index) == [*HEXES]


def test_an_island_that_the_box_cannot_build_is_laid_row_by_row() -> None:
    box = revised(BOX, {"tiles": TILES})
    assert pieces_in_order(random_island(Random(3)), box) == rows()
