"""L1.5, L2.2: islands at random are legal; with the box's tile pairs they can be built."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.generate import (
    dealt,
    random_buildable,
    random_cut,
    random_island,
    random_island_of,
    random_knots,
)
from companion.games.island.board.knots import KINDS, PATTERNS, kind
from companion.games.island.board.layout import Island, problems
from companion.games.island.box.box import Box
from companion.games.island.terms import Hex
from tests.boxes import BOX
from tests.games.island.board.cutting import cut_apart, some_tiles


def box_of(seed: int) -> Box:
    """One that its owner has looked at."""
    tiles = some_tiles(Random(seed))
    return revised(BOX, {"tiles": tiles, "knots": ("b", "d", "e"), "assumed": ()})


def kinds_of(island: Island) -> list[str]:
    """From the northernmost knot."""
    return [kind(arrows) for arrows in island.knots.values()]


def even(counts: Counter[Any], ways: int) -> bool:
    """True if each way came about as often: chi-square, within four deviations."""
    mean = counts.total() / ways
    off = sum((number - mean) ** 2 / mean for number in counts.values())
    return len(counts) == ways and off <= ways - 1 + 4 * (2 * (ways - 1)) ** 0.5


def check_buildable(island: Island, box: Box) -> None:
    assert problems(island.spaces, island.knots) == []
    assert cut_apart(island.spaces, box.tiles)
    assert sorted(kinds_of(island)) == sorted(box.knots)


def test_islands_of_a_box_can_be_built_from_it() -> None:
    for seed in range(200):
        box = box_of(seed)
        check_buildable(random_buildable(box, Random(seed)), box)


def test_the_checker_tells_what_cannot_be_built() -> None:
    box, other = box_of(1), box_of(2)
    built = [random_buildable(box, Random(seed)) for seed in range(50)]
    assert [one for one in built if cut_apart(one.spaces, other.tiles)] == []


def test_without_tile_pairs_it_is_any_legal_island() -> None:
    assert not BOX.tiles
    assert random_island_of(BOX, Random(5)) == random_island(Random(5))
    box = box_of(1)
    assert random_island_of(box, Random(5)) == random_buildable(box, Random(5))


@pytest.mark.parametrize("seed", range(300))
def test_the_three_knots_are_of_three_kinds(seed: int) -> None:
    """L1.8: also of a box whose kinds, or whose tiles, nobody has looked at."""
    unlooked = revised(BOX, {"tiles": some_tiles(Random(1))})
    known = revised(BOX, {"knots": ("a", "d", "e"), "assumed": ()})
    assert len({*kinds_of(random_island(Random(seed)))}) == 3
    assert len({*kinds_of(random_island_of(unlooked, Random(seed)))}) == 3
    assert {*kinds_of(random_island_of(known, Random(seed)))} == {"a", "d", "e"}


def test_three_kinds_turned_in_any_way_are_equally_likely() -> None:
    """L1.8: sixty ways to lay three of five kinds; of each kind its own turnings."""
    dice, kinds, turns = Random(8), Counter[Any](), {letter: Counter[Any]() for letter in KINDS}
    for _ in range(6000):
        knots = random_knots((Hex("A1"), Hex("C6"), Hex("G3")), tuple(KINDS), dice)
        kinds[tuple(map(kind, knots.values()))] += 1
        for arrows in knots.values():
            turns[kind(arrows)][PATTERNS.index(arrows)] += 1
    assert even(kinds, 60)
    for letter, often in turns.items():
        assert even(often, [kind(arrows) for arrows in PATTERNS].count(letter))


def test_the_same_dice_make_the_same_island() -> None:
    box = box_of(3)
    assert random_buildable(box, Random(9)) == random_buildable(box, Random(9))
    assert random_buildable(box, Random(9)) != random_buildable(box, Random(10))


def test_the_boxs_knots_lie_anywhere_turned_any_way() -> None:
    """L1.8: kinds b, d and e have 2, 3 and 6 turnings, and each may be the northernmost knot."""
    box = box_of(5)
    islands = [random_buildable(box, Random(seed)) for seed in range(300)]
    patterns = [arrows for island in islands for arrows in island.knots.values()]
    assert len({tuple(sorted(arrows.items())) for arrows in patterns}) == 2 + 3 + 6
    firsts = [kinds_of(island)[0] for island in islands]
    assert min(firsts.count(letter) for letter in box.knots) > 60


def test_every_tile_lies_on_every_place_either_way() -> None:
    """28 ways for a tile: about 36 of 1,000 each."""
    tiles = tuple((f"one {n}", f"other {n}") for n in range(14))
    lakes, cut = random_cut(Random(1))
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(1000):
        spaces = dealt(lakes, cut, tiles, Random(seed))
        assert {(spaces[one], spaces[other]) for one, other in cut} <= {
            *tiles, *((there, here) for here, there in tiles)
        }  # fmt: skip
        seen.update((str(at), spaces[at]) for tile in cut for at in tile)
    assert len(seen) == 28 * 28
    assert 15 < min(seen.values()) <= max(seen.values()) < 65


@pytest.mark.long
def test_ten_thousand_islands_are_legal() -> None:
    for seed in range(10_000):
        island = random_island(Random(seed))
        assert problems(island.spaces, island.knots) == []


@pytest.mark.long
def test_ten_thousand_islands_can_be_built() -> None:
    for seed in range(10_000):
        box = box_of(seed // 100)
        check_buildable(random_buildable(box, Random(seed)), box)
