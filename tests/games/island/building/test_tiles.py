"""L1.3-L1.5: what there is to lay, and how it can lie."""

from collections import Counter

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import SPACES
from companion.games.island.building.hand import touch_space, touch_tile
from companion.games.island.building.laid import restocked
from companion.games.island.building.tiles import stock_of, swapped, upright, words
from companion.games.island.building.turnings import LaidTile, sixths, turning_of, turnings
from companion.games.island.terms import LAKES, Hex, Lake
from tests.boxes import BOX
from tests.games.island.building.islands import PAIRS, SINGLES, TILES

OWNED = revised(BOX, {"tiles": TILES, "assumed": ()})


def test_without_the_pairs_the_stock_is_single_spaces_and_three_lakes() -> None:
    """L1.3"""
    stock = stock_of(BOX)
    assert sum(count * len(words(tile)) for tile, count in stock.tiles.items()) == 37
    assert list(stock.tiles)[:4] == ["orange", "lime", "apple", "strawberry"]
    assert list(stock.tiles)[-3:] == list(LAKES)
    assert (stock.tiles["anomaly"], stock.tiles["knot"], stock.tiles["bend"]) == (5, 3, 1)
    assert not stock.sure


def test_with_the_pairs_it_is_the_boxs_seventeen_tiles() -> None:
    """L1.4"""
    stock = stock_of(OWNED)
    assert sum(stock.tiles.values()) == 17
    spaces = Counter(
        word for tile, count in stock.tiles.items() for word in words(tile) for _ in range(count)
    )
    assert spaces == SPACES
    assert stock.sure


def test_a_tile_of_two_is_one_tile_whichever_end_comes_first() -> None:
    assert swapped("banana+grapes") == "grapes+banana"
    assert upright("grapes+banana") == upright("banana+grapes") == "banana+grapes"
    assert upright("bend") == "bend"


@pytest.mark.parametrize("lake", LAKES)
def test_a_lake_can_lie_in_every_way_that_covers_the_space(lake: Lake) -> None:
    """L1.5"""
    for at in HEXES:
        found = [frozenset(one.at) for one in turnings(lake, at) if one is not None]
        wanted = [frozenset(cells) for cells in lake_places()[lake] if at in cells]
        assert len(found) == len(set(found))
        assert set(found) == set(wanted)


def test_a_tile_of_two_turns_round_either_end() -> None:
    found = [(one.tile, one.at[1]) for one in turnings("oracle+knot", Hex("D4")) if one]
    around = ["D5", "E4", "E3", "D3", "C3", "C4"]
    assert found == [(tile, at) for tile in ("oracle+knot", "knot+oracle") for at in around]
    assert sum(one is not None for one in turnings("oracle+knot", Hex("A1"))) == 6


def test_a_laid_tile_knows_how_it_is_turned() -> None:
    for tile in ("orange", "bend", "straight", "triangle", "oracle+knot", "knot+knot"):
        for turn, one in enumerate(turnings(tile, Hex("D4"))):
            assert one is not None
            assert turning_of(one) == turn % (6 if "+" in tile else 18)


def test_how_far_a_tile_was_turned() -> None:
    east = LaidTile("oracle+knot", (Hex("D4"), Hex("D5")))
    north_east = LaidTile("oracle+knot", (Hex("D4"), Hex("C4")))
    assert (sixths(east, north_east), sixths(north_east, east)) == (5, 1)
    assert sixths(LaidTile("orange", (Hex("D4"),)), LaidTile("orange", (Hex("A1"),))) == 0


# Another box


def test_what_the_new_box_has_stays_as_it_lies() -> None:
    """L1.4: tiles of two that it has not fall apart into their spaces."""
    laid = touch_space(touch_tile(PAIRS, "bend"), Hex("E2"))
    laid = touch_space(touch_tile(laid, "knot+strawberry"), Hex("A1"))
    other = stock_of(revised(BOX, {"tiles": (("lime", "ufo"), *TILES[1:])}))
    same, single = restocked(laid, laid.stock), restocked(laid, SINGLES.stock)
    assert same.tiles == laid.tiles
    for there in (single, restocked(laid, other)):
        assert (there.spaces, there.arrows) == (laid.spaces, laid.arrows)
    assert {len(one.at) for one in single.tiles} == {3, 1}
    assert single.left("strawberry") == 0
    assert restocked(single, PAIRS.stock).spaces == laid.spaces
