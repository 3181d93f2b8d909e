"""L1.4: every way to cut the dry land into tiles of two is counted, and drawn equally often."""

from collections import Counter
from itertools import combinations, product
from random import Random
from statistics import NormalDist

import pytest

from companion.games.island.board.generate import lake_places, random_tiling
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.tilings import ISLAND, Tilings, bits
from companion.games.island.terms import Hex
from tests.games.island.board.cutting import touch


def spaces(text: str) -> list[Hex]:
    return [Hex(at) for at in text.split()]


def land(lakes: str) -> Tilings:
    """The island without these spaces."""
    return Tilings(ISLAND - bits(spaces(lakes)))


def ways_by_trying(left: tuple[Hex, ...]) -> int:
    """Any two that touch, in any order: the same ones cut in another order are not counted."""
    if not left:
        return 1
    first, *rest = left
    return sum(
        ways_by_trying(tuple(at for at in rest if at != other))
        for other in rest
        if touch(first, other)
    )


@pytest.mark.parametrize(
    ("dry", "ways"),
    [
        ("", 1), ("A1 A2", 1), ("A1 A3", 0), ("A1 A2 A3", 0),
        ("A1 A2 B1 B2", 2), ("A1 A2 A3 A4 B1 B2", 2), ("D4 C3 C4 D5 E4 E3", 3),
    ],
)  # fmt: skip
def test_small_lands_are_counted(dry: str, ways: int) -> None:
    assert len(Tilings(bits(spaces(dry)))) == ways == ways_by_trying(tuple(spaces(dry)))


# Three lakes that leave 42 ways to cut the rest.
FORTY_TWO = "D5 E5 F5 E2 E3 F2 C2 C3 D2"


def test_all_ways_are_different_and_cut_all_of_it() -> None:
    tilings = land(FORTY_TWO)
    found = [tilings[number] for number in range(len(tilings))]
    assert len(set(found)) == len(found) == 42
    for tiles in found:
        assert sorted(at for tile in tiles for at in tile) == sorted(
            set(HEXES) - set(spaces(FORTY_TWO))
        )
        assert all(touch(one, other) for one, other in tiles)
    with pytest.raises(IndexError):
        tilings[42]


def test_a_space_cut_off_by_lakes_leaves_no_way() -> None:
    assert len(land("A2 B1 B2 D4 D5 D6 F3 F4 G3")) == 0


def test_every_way_is_drawn_equally_often() -> None:
    """I3 of docs/benchmarks.md: chi-square over 20,000 draws of one triple of lakes."""
    tilings, dice, draws = land(FORTY_TWO), Random(2026), 20_000
    seen = Counter(random_tiling(tilings, dice) for _ in range(draws))
    expected = draws / len(tilings)
    off = sum((seen[tilings[n]] - expected) ** 2 / expected for n in range(len(tilings)))
    assert chance_of_more(off, len(tilings) - 1) > 0.001


def chance_of_more(chi_square: float, freedom: int) -> float:
    """That chance alone is as far off; by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((chi_square / freedom) ** (1 / 3))


def test_the_chance_is_reckoned_well() -> None:
    # Tables of the distribution have these.
    assert chance_of_more(74.745, 41) == pytest.approx(0.001, rel=0.03)
    assert chance_of_more(56.942, 41) == pytest.approx(0.05, rel=0.03)


@pytest.mark.long
def test_all_tilings_of_all_islands() -> None:
    """68,668,824 tilings of all islands; 41,172 triples of lakes leave none."""
    lakes = [[bits(cells) for cells in cells_of] for cells_of in lake_places().values()]
    ways = [
        len(Tilings(ISLAND - sum(three)))
        for three in product(*lakes)
        if not any(one & other for one, other in combinations(three, 2))
    ]
    assert (len(ways), ways.count(0), sum(ways)) == (250_476, 41_172, 68_668_824)
