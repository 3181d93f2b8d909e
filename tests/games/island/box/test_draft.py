"""Tiles and fruits that are being entered: never more than there are, in force when they add up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.island.box.check import checked
from companion.games.island.box.draft import (
    adds_up,
    complete,
    drafted_split,
    drafted_tiles,
    laid,
    left,
    lifted,
    moved,
    tell_split,
    with_split,
    with_tiles,
)
from companion.games.island.box.file import ON_TILES
from companion.games.island.terms import FRUITS
from companion.store.assets import shipped_box

CIRCLE = {
    "to-fruit": ["banana", "grapes", "cherries"],
    "circle": ["orange", "lime"],
    "replenish": ["strawberry", "apple"],
}


def test_twenty_eight_spaces_lie_on_tiles() -> None:
    """L1.4"""
    assert sum(ON_TILES.values()) == sum(left(()).values()) == 28
    assert "bend" not in ON_TILES


def test_tiles_are_entered_two_by_two() -> None:
    tiles = laid(laid(laid((), "oracle"), "oracle"), "lime")
    assert tiles == (("oracle", "oracle"), ("lime",))
    assert left(tiles)["oracle"] == left(tiles)["lime"] == 0
    assert left(tiles)["anomaly"] == 5
    assert lifted(tiles, 0) == (("lime",),)
    assert lifted(tiles, 1) == (("oracle", "oracle"),)


@given(st.integers(0, 10**6))
def test_whatever_is_laid_while_there_is_some_left_adds_up(seed: int) -> None:
    dice = Random(seed)
    tiles: Any = ()
    while not complete(tiles):
        tiles = laid(tiles, dice.choice([one for one, number in left(tiles).items() if number]))
        assert drafted_tiles(with_tiles({}, tiles)) == tiles
    told = [list(tile) for tile in tiles]
    assert checked(shipped_box(), {"tiles": told}).box.tiles == tiles


@pytest.mark.parametrize(
    "tiles",
    [
        None, "x", ["orange"], [["orange"], ["lime"]], [["orange", "lime", "apple"]], [[]],
        [["orange", "orange"]], [["lake", "orange"]], [[["orange"], "lime"]], [[None, "lime"]],
        {"orange": "lime"},
    ],
)  # fmt: skip
def test_tiles_that_are_not_ours_are_none(tiles: Any) -> None:
    assert drafted_tiles({"tiles": tiles}) is None
    assert drafted_tiles({}) is None


def test_no_tiles_can_be_a_draft() -> None:
    assert drafted_tiles(with_tiles({}, ())) == ()
    assert with_tiles(with_tiles({"boards": {}}, ()), None) == {"boards": {}}


# Fruits


def test_a_fruit_moves_from_one_bonus_to_another() -> None:
    then = moved(CIRCLE, "lime", "replenish")
    assert then == {
        "to-fruit": ["banana", "grapes", "cherries"], "circle": ["orange"],
        "replenish": ["strawberry", "lime", "apple"],
    }  # fmt: skip
    assert not adds_up(then)
    assert adds_up(moved(then, "cherries", "circle"))
    assert moved(then, "lime", "circle") == CIRCLE


@given(st.lists(st.tuples(st.sampled_from(FRUITS), st.sampled_from(sorted(CIRCLE)))))
def test_all_seven_are_always_somewhere(moves: list[tuple[str, str]]) -> None:
    split: dict[str, list[str]] = CIRCLE
    for fruit, bonus in moves:
        split = moved(split, fruit, bonus)
        assert fruit in split[bonus]
    assert drafted_split(with_split({}, "theseus", split), "theseus") == split
    if adds_up(split):
        told = tell_split({}, "theseus", CIRCLE, split)
        box = checked(shipped_box(), told).box
        assert {bonus: set(fruits) for bonus, fruits in split.items()} == {
            bonus: set(fruits) for bonus, fruits in box.boards["theseus"].bonuses.items()
        }


def test_only_what_is_other_is_told() -> None:
    then = moved(CIRCLE, "banana", "circle")
    told = tell_split({"palms": []}, "theseus", CIRCLE, then)
    assert told["palms"] == []
    assert set(told["boards"]["theseus"]["bonuses"]) == {"to-fruit", "circle"}
    assert tell_split({}, "theseus", CIRCLE, CIRCLE) == {}


@pytest.mark.parametrize(
    "bonuses",
    [
        None, [], {}, {"circle": ["orange"]}, {**CIRCLE, "circle": ["orange", "orange"]},
        {**CIRCLE, "circle": "orange"}, {**CIRCLE, "circle": [["orange"], "lime"]},
        {**CIRCLE, "circle": [None, "lime"]}, {**CIRCLE, "heal": []},
    ],
)  # fmt: skip
def test_a_split_that_is_not_ours_is_none(bonuses: Any) -> None:
    assert drafted_split({"boards": {"theseus": {"bonuses": bonuses}}}, "theseus") is None
    assert drafted_split({"boards": bonuses}, "theseus") is None


def test_a_draft_is_dropped_when_it_is_in_force() -> None:
    draft = with_split({"tiles": []}, "phil", {"x": []})
    draft = with_split(draft, "theseus", CIRCLE)
    assert set(with_split(draft, "phil", None)["boards"]) == {"theseus"}
    assert with_split(with_split(draft, "phil", None), "theseus", None) == {"tiles": []}
    assert with_split({"boards": "torn"}, "phil", None) == {}
