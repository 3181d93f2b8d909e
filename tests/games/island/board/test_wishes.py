"""Islands that an OP wishes for."""

from itertools import combinations
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.generate import random_island
from companion.games.island.board.layout import problems
from companion.games.island.board.survey import survey
from companion.games.island.board.wishes import (
    ASKS,
    TRIES,
    WISHES,
    Search,
    Wish,
    Wished,
    contradict,
    lacks,
    wished,
)
from tests.boxes import BOX
from tests.games.island.board.cutting import cut_apart, some_tiles


def has(found: Wished, wish: Wish) -> bool:
    assert found.island is not None
    figures = survey(found.island).figures
    return all(
        figures[figure] >= (least or 0) and (most is None or figures[figure] <= most)
        for figure, (least, most) in ASKS[wish].items()
    )


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("seed", range(3))
def test_a_wish_is_granted(wish: Wish, seed: int) -> None:
    found = wished(BOX, Random(seed), [wish])
    assert found.island is not None
    assert problems(found.island.spaces, found.island.knots) == []
    assert has(found, wish)


@pytest.mark.parametrize("pair", [*combinations(WISHES, 2)], ids="+".join)
def test_any_two_wishes_go_together_or_contradict(pair: tuple[Wish, Wish]) -> None:
    found = wished(BOX, Random(2), pair)
    if contradict(pair):
        assert found == Wished(None, 0)
    else:
        assert has(found, pair[0])
        assert has(found, pair[1])


def test_what_is_found_can_be_built_from_the_box() -> None:
    box = revised(BOX, {"tiles": some_tiles(Random(1))})
    found = wished(box, Random(1), ["no-shore-lake"])
    assert found.island is not None
    assert cut_apart(found.island.spaces, box.tiles)


def test_without_a_wish_it_is_the_first_one_drawn() -> None:
    assert wished(BOX, Random(4), []) == Wished(random_island(Random(4)), 1)


def test_the_search_ends_and_says_after_how_many() -> None:
    found = wished(BOX, Random(1), ["no-shore-lake"], tries=2)
    assert (found.island, found.drawn) == (None, 2)


def test_a_search_in_parts_is_the_same_search() -> None:
    search, whole = Search(BOX, Random(3), ["cruel"]), wished(BOX, Random(3), ["cruel"])
    while search.goes_on:
        search.draw()
    assert search.found == whole
    search.draw()
    assert search.found == whole, "what is found stays"


@pytest.mark.parametrize("wishes", [("no-shore-lake", "gentle"), ("camps-apart", "cruel"),
                                    ("no-shore-lake", "knots-apart", "cruel")])  # fmt: skip
def test_it_counts_the_islands_that_lacked_one_wish_alone(wishes: tuple[Wish, ...]) -> None:
    """So that whoever found none hears what to drop, and for how much."""
    found = wished(BOX, Random(5), wishes, tries=150)
    dice, alone = Random(5), dict.fromkeys(wishes, 0)
    for _ in range(found.drawn):
        island = random_island(dice)
        missing = [wish for wish in wishes if lacks(island, [wish], most=0)]
        if len(missing) == 1:
            alone[missing[0]] += 1
    assert {wish: found.lacked.get(wish, 0) for wish in wishes} == alone
    assert found.hardest == max(wishes, key=alone.__getitem__)


def test_with_one_wish_there_is_nothing_to_drop() -> None:
    assert wished(BOX, Random(1), ["no-shore-lake"], tries=2).hardest is None


def test_a_quick_look_and_a_long_one_agree() -> None:
    for seed in range(200):
        island = random_island(Random(seed))
        figures = survey(island).figures
        for wish in WISHES:
            asked = [
                (least is None or figures[figure] >= least)
                and (most is None or figures[figure] <= most)
                for figure, (least, most) in ASKS[wish].items()
            ]
            assert (not lacks(island, [wish], most=0)) == all(asked)


def test_tries_are_bounded() -> None:
    assert TRIES == 10_000
