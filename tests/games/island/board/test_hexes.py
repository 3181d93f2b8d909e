"""L1.1, L1.2, L1.6, L1.7: the island's geometry, counted by hand and by another method."""

from itertools import combinations

import pytest

from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import (
    CORNERS,
    ENTERS,
    HEXES,
    NEXT,
    OPPOSITE,
    RAY,
    SHORE,
    far_end,
)
from companion.games.island.terms import DIRECTIONS, PARTS, Hex

DRAWN = """
      A1  A2  A3  A4
    B1  B2  B3  B4  B5
  C1  C2  C3  C4  C5  C6
D1  D2  D3  D4  D5  D6  D7
  E1  E2  E3  E4  E5  E6
    F1  F2  F3  F4  F5
      G1  G2  G3  G4
"""
LINES = [line for line in DRAWN.splitlines() if line]
# Where each space stands in the drawing: a space is four letters wide, a row half of that aside.
PLACE = {word: (row, line.index(word)) for row, line in enumerate(LINES) for word in line.split()}


def test_thirty_seven_spaces() -> None:
    assert len(HEXES) == 37
    assert [len(line.split()) for line in LINES] == [4, 5, 6, 7, 6, 5, 4]
    assert set(HEXES) == set(PLACE)


def test_south_east_and_south_west_of_a1() -> None:
    """L1.2"""
    assert NEXT[Hex("A1")]["SE"] == "B2"
    assert NEXT[Hex("A1")]["SW"] == "B1"


def test_neighbours_touch_in_the_drawing() -> None:
    """East is one space along the row; the slanting ones are half a space aside, a row on."""
    for at in HEXES:
        row, column = PLACE[at]
        for direction in DIRECTIONS:
            beside = NEXT[at][direction]
            if beside is None:
                continue
            other_row, other_column = PLACE[beside]
            down = {"N": -1, "S": 1}.get(direction[0], 0)
            assert other_row - row == down
            assert (other_column > column) == ("E" in direction)


def test_ninety_edges() -> None:
    assert sum(beside is not None for at in HEXES for beside in NEXT[at].values()) == 2 * 90


def test_there_and_back() -> None:
    for at in HEXES:
        for direction, beside in NEXT[at].items():
            assert beside is None or NEXT[beside][OPPOSITE[direction]] == at


def test_north_is_up() -> None:
    """L1.9"""
    assert {at for at in HEXES if "N" in SHORE[at]} == {at for at in HEXES if at[0] == "A"}
    assert {at for at in HEXES if "S" in SHORE[at]} == {at for at in HEXES if at[0] == "G"}


def test_four_spaces_touch_each_part_and_a_corner_two() -> None:
    """L1.6"""
    for part in PARTS:
        assert sum(part in SHORE[at] for at in HEXES) == 4
    assert [at for at in HEXES if len(SHORE[at]) == 2] == sorted(CORNERS)


@pytest.mark.parametrize(
    ("corner", "direction", "parts"),
    [
        ("A1", "NW", {"N", "NW"}), ("A4", "NE", {"N", "NE"}), ("D7", "E", {"NE", "SE"}),
        ("G4", "SE", {"S", "SE"}), ("G1", "SW", {"S", "SW"}), ("D1", "W", {"SW", "NW"}),
    ],
)  # fmt: skip
def test_straight_out_of_a_corner_is_both_parts(
    corner: str, direction: str, parts: set[str]
) -> None:
    """L1.7"""
    assert set(ENTERS[Hex(corner)][direction]) == parts  # type: ignore[index]


def test_every_step_off_the_island_enters_a_part_it_touches() -> None:
    """L1.7"""
    for at in HEXES:
        for direction in DIRECTIONS:
            entered = ENTERS[at][direction]
            assert bool(entered) == (NEXT[at][direction] is None)
            assert set(entered) <= set(SHORE[at])
            assert len(entered) <= (2 if CORNERS.get(at) == direction else 1)


def test_the_far_end_is_where_the_line_begins() -> None:
    """L14.5"""
    for at in HEXES:
        for direction in DIRECTIONS:
            far = far_end(at, direction)
            assert NEXT[far][OPPOSITE[direction]] is None
            assert at in (far, *RAY[far][direction])


def test_the_places_of_the_lakes() -> None:
    """L1.5: 69 + 54 + 144 places, 250,476 ways to lay the three."""
    places = lake_places()
    assert {lake: len(found) for lake, found in places.items()} == {
        "straight": 69, "triangle": 54, "bend": 144,
    }  # fmt: skip
    sets = {lake: [frozenset(cells) for cells in found] for lake, found in places.items()}
    ways = sum(
        sum(bend.isdisjoint(straight | triangle) for bend in sets["bend"])
        for straight in sets["straight"]
        for triangle in sets["triangle"]
        if straight.isdisjoint(triangle)
    )
    assert ways == 250_476


def test_the_places_of_the_lakes_by_another_method() -> None:
    """From the drawing alone: straight ones have a middle, bends two arms, triangles meet."""
    touching = {
        frozenset((one, other))
        for one, other in combinations(HEXES, 2)
        if other in NEXT[one].values()
    }
    threes = [
        three
        for three in combinations(HEXES, 3)
        if sum(frozenset(pair) in touching for pair in combinations(three, 2)) >= 2
    ]
    triangles = [t for t in threes if all(frozenset(p) in touching for p in combinations(t, 2))]

    def middle_is_between(three: tuple[Hex, ...]) -> bool:
        ends: list[tuple[int, int]] = sorted(PLACE[at] for at in three)
        return (
            ends[0][0] + ends[2][0] == 2 * ends[1][0] and ends[0][1] + ends[2][1] == 2 * ends[1][1]
        )

    straight = [t for t in threes if t not in triangles and middle_is_between(t)]
    assert (len(straight), len(triangles)) == (69, 54)
    assert len(threes) - len(straight) - len(triangles) == 144
