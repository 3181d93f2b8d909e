"""Islands that an OP wishes for."""

from itertools import combinations
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.generate import random_island
from companion.games.island.layout import problems
from companion.games.island.survey import survey
from companion.games.island.wishes import (
    ASKS,
    TRIES,
    WISHES,
    Wish,
    Wished,
    contradict,
    grants,
    wished,
)
from tests.boxes import BOX
from tests.games.island.cutting import cut_apart, some_tiles


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
    found = wished(BOX, Random(1), pair)
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
    assert wished(BOX, Random(1), ["no-shore-lake"], tries=2) == Wished(None, 2)


def test_a_search_in_parts_is_the_same_search() -> None:
    dice, whole = Random(3), wished(BOX, Random(3), ["cruel"])
    drawn = 0
    while (part := wished(BOX, dice, ["cruel"], tries=5)).island is None:
        drawn += part.drawn
    assert (part.island, drawn + part.drawn) == (whole.island, whole.drawn)


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
            assert grants(island, [wish]) == all(asked)


def test_tries_are_bounded() -> None:
    assert TRIES == 10_000
