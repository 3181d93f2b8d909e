"""The counts that the law names (T1, T2.1), and what tiles are called."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.paradominetor.tiles import (
    BACKS,
    BLACK,
    COLOURS,
    TIMEFRAMES,
    back_of,
    colour_of,
    front_of,
    fronts_of,
    tile_named,
    tiles_of,
    value_of,
    with_back,
)

ALL = tiles_of(COLOURS)


def test_there_are_75_tiles() -> None:
    """T1.1: five sets of fourteen coloured ones and a black one; no two coloured ones alike."""
    assert len(ALL) == 75
    assert Counter(ALL)[BLACK] == 5
    assert len(set(ALL)) == 71
    colours = Counter(colour_of(front_of(tile)) or BLACK for tile in ALL)
    assert colours.pop(BLACK) == 5
    assert colours == dict.fromkeys(COLOURS, 14)


def test_each_value_is_there_as_often_as_printed() -> None:
    """T1.2."""
    for colour in COLOURS:
        fronts = [front_of(tile) for tile in ALL if tile.startswith(colour)]
        assert Counter(map(value_of, fronts)) == {1: 2, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1}
    values: dict[str | None, set[int]] = {back: set() for back in TIMEFRAMES}
    for tile in tiles_of(("red",))[:14]:
        values[back_of(tile)].add(value_of(front_of(tile)))
    assert values == {
        "past": {1, 2, 3, 4}, "present": {1, 2, 3, 4, 5}, "future": {2, 3, 4, 5, 6},
    }  # fmt: skip


@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_of_each_timeframe_for_everybody(players: int) -> None:
    """T2.1, T2.4: every tile is dealt."""
    there = Counter(map(back_of, tiles_of(COLOURS[:players])))
    assert there == dict.fromkeys(TIMEFRAMES, 5 * players)


def test_black_is_0_from_the_past() -> None:
    """T1.3."""
    assert (value_of(BLACK), back_of(BLACK), colour_of(BLACK), front_of(BLACK)) == (
        0, "past", None, BLACK,
    )  # fmt: skip
    assert with_back(BLACK, "past") == BLACK


def test_fronts_stand_in_the_order_of_their_sets() -> None:
    assert fronts_of(("red", "green"))[5:8] == ("red-6", "green-1", "green-2")
    assert len(fronts_of(COLOURS)) == len(BACKS) == 30


@pytest.mark.parametrize(
    ("words", "tile"),
    [
        ("red-4", "red-4"), ("red 4", "red-4"), ("red 4 past", "red-4-past"),
        ("red-4 past", "red-4-past"), ("red-4-past", "red-4-past"), ("black", "black"),
        ("black past", "black"), ("black 0", "black"), ("black-0-past", "black"),
        ("black future", None), ("black 1", None), ("red 0", None), ("red 7", None),
        ("red 6 past", None), ("red", None), ("4 red", None), ("", None), ("Red 4", None),
        ("red 4 past now", None), ("pink 3", None),
    ],
)  # fmt: skip
def test_what_tiles_are_called(words: str, tile: str | None) -> None:
    assert tile_named(words) == tile


def test_a_front_has_no_back_and_a_tile_has_one() -> None:
    assert back_of("red-4") is None
    assert with_back("red-4", None) == "red-4"
    for tile in ALL:
        assert with_back(front_of(tile), back_of(tile)) == tile
        assert front_of(front_of(tile)) == front_of(tile)
