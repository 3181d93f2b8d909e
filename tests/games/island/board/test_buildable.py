"""L1.5: can a layout be cut into the tiles of the box, and where does it fail?"""

from collections import Counter
from random import Random

import pytest

from companion.games.island.board.buildable import Misfit, cut_into, misfit
from companion.games.island.board.generate import dealt, random_cut, random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import LAKES, Hex
from tests.games.island.board.cutting import Tiles, cut_apart, some_tiles, touch
from tests.games.island.board.rows import read_rows

ISLAND = """
       knot     snakes   oracle   orange
     portal-1  anomaly  camp-a  banana  anomaly
   straight straight straight grapes portal-2 knot
 cherries portal-3 zombies oracle ufo triangle strawberry
     lime   bend     bend    camp-b  triangle triangle
       apple    portal-1 bend  anomaly portal-2
         anomaly  portal-3 knot anomaly
"""
TILES: Tiles = (
    ("knot", "portal-1"), ("snakes", "oracle"), ("orange", "anomaly"), ("anomaly", "camp-a"),
    ("banana", "grapes"), ("portal-2", "ufo"), ("knot", "strawberry"), ("cherries", "lime"),
    ("portal-3", "zombies"), ("oracle", "camp-b"), ("apple", "portal-1"), ("anomaly", "knot"),
    ("portal-2", "anomaly"), ("anomaly", "portal-3"),
)  # fmt: skip


def drawn(*swaps: tuple[str, str]) -> dict[Hex, str]:
    spaces = read_rows(ISLAND.splitlines())
    for one, other in swaps:
        here, there = Hex(one), Hex(other)
        spaces[here], spaces[there] = spaces[there], spaces[here]
    return spaces


def lies_right(spaces: dict[Hex, str], tiles: Tiles) -> bool:
    """True if the cut has these tiles, on spaces that touch, each space once."""
    cut = cut_into(spaces, tiles) or ()
    words = Counter(frozenset((spaces[one], spaces[other])) for one, other in cut)
    return (
        sorted(at for tile in cut for at in tile) == [at for at in HEXES if at in dry(spaces)]
        and all(touch(one, other) for one, other in cut)
        and words == Counter(frozenset(tile) for tile in tiles)
    )


def dry(spaces: dict[Hex, str]) -> set[Hex]:
    return {at for at in spaces if spaces[at] not in LAKES}


def test_a_layout_of_the_tiles_can_be_built() -> None:
    assert lies_right(drawn(), TILES)
    assert misfit(drawn(), TILES) is None


def test_it_does_not_matter_in_which_order_a_tile_is_written() -> None:
    turned: Tiles = tuple((there, here) for here, there in reversed(TILES))
    assert cut_into(drawn(), turned) == cut_into(drawn(), TILES)


def test_two_spaces_swapped_and_two_tiles_find_no_place() -> None:
    spaces = drawn(("D1", "D7"))
    assert cut_into(spaces, TILES) is None
    assert misfit(spaces, TILES) == Misfit(
        (("cherries", "lime"), ("knot", "strawberry")),
        (Hex("C6"), Hex("D1"), Hex("D7"), Hex("E1")),
    )


def test_spaces_of_one_tile_may_change_places() -> None:
    assert lies_right(drawn(("B4", "C4")), TILES)


def test_one_tile_alone_may_be_left_over() -> None:
    spaces = drawn(("A1", "B2"))
    assert misfit(spaces, TILES) == Misfit((("anomaly", "camp-a"),), (Hex("A1"), Hex("B3")))


def random_layout(seed: int) -> tuple[dict[Hex, str], Tiles]:
    """Built from a box's tiles, with some spaces swapped; or any legal one."""
    dice = Random(seed)
    tiles = some_tiles(dice)
    if seed % 5 == 0:
        return dict(random_island(dice).spaces), tiles
    spaces = dealt(*random_cut(dice), tiles, dice)
    land = [at for at in HEXES if at in dry(spaces)]
    for _ in range(dice.choice((0, 1, 1, 2, 3))):
        one, other = dice.sample(land, 2)
        spaces[one], spaces[other] = spaces[other], spaces[one]
    return spaces, tiles


@pytest.mark.parametrize("seed", range(300))
def test_scissors_and_ruler_agree(seed: int) -> None:
    spaces, tiles = random_layout(seed)
    by_hand = cut_apart(spaces, tiles)
    found = misfit(spaces, tiles)
    assert (by_hand is None) == (cut_into(spaces, tiles) is None) == (found is not None)
    if by_hand is not None:
        assert lies_right(spaces, tiles)
    else:
        assert found is not None
        assert len(found.at) == 2 * len(found.tiles)
        words = sorted(spaces[at] for at in found.at)
        assert words == sorted(word for tile in found.tiles for word in tile)


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_no_more_tiles_can_be_laid(seed: int) -> None:
    """By trying: with any tiles fewer left over, the rest cannot be cut."""
    spaces, tiles = random_layout(seed)
    found = misfit(spaces, tiles)
    left = len(found.tiles) if found else 0
    assert left == fewest_left(spaces, tiles)


def fewest_left(spaces: dict[Hex, str], tiles: Tiles) -> int:
    best = len(tiles)
    places = [
        [(one, other) for one in spaces for other in spaces
         if touch(one, other) and (spaces[one], spaces[other]) == tile]
        for tile in tiles
    ]  # fmt: skip

    def lay(number: int, covered: frozenset[Hex], over: int) -> None:
        nonlocal best
        if over >= best:
            return
        if number == len(tiles):
            best = over
            return
        for place in places[number]:
            if not covered & {*place}:
                lay(number + 1, covered | {*place}, over)
        lay(number + 1, covered, over + 1)

    lay(0, frozenset(), 0)
    return best
