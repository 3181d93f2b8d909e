"""Places on the map: centres, places under a point, lakes as one shape, dashes."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin, sqrt

import pytest

from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import HEXES, NEXT, SHORE
from companion.games.island.terms import DIRECTIONS, LAKES, PARTS, Direction, Hex, Lake, Part
from companion.ui.island.map.geometry import (
    CENTRES,
    HIGH,
    NAME,
    OCEAN,
    SPACE,
    TURN,
    WIDE,
    Layout,
    Line,
    Point,
    bend,
    dashed_ring,
    dashes,
    fit,
    grown,
    hexagon,
    joined,
    length_of,
    outlines,
    rounded,
    shortened,
    softened,
    stretched,
    towards,
    unfolded,
)
from companion.ui.island.map.standing import AFLOAT

MAP = Layout(400, 300, 40)
CELL = sqrt(3) / 2 * 40  # from a centre to the middle of a side


def area(outline: Line) -> float:
    """Positive if the corners go against the clock."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*outline, outline[0]))) / 2


def near(a: Point, b: Point, by: float = 1e-6) -> bool:
    return dist(a, b) <= by


# Spaces


def test_the_sizes_are_those_of_the_second_look() -> None:
    """Ocean 7.02 to a corner, tiles 0.93; the island takes 14.2 by 12.3."""
    assert (OCEAN, SPACE, WIDE, HIGH, NAME) == (7.02, 0.93, 14.2, 12.3, 5.77)


def test_a_tile_is_round_from_0_14_of_each_side_on() -> None:
    tile = softened(hexagon(100))
    assert len(tile) == 24
    assert all(any(dist(point, corner) < 15 for corner in hexagon(100)) for point in tile)
    assert max(y for _, y in tile) == pytest.approx(100 - 100 * 0.14 / 4, abs=0.5)
    assert area(tile) > 0.98 * area(hexagon(100))


def test_the_middle_of_the_island_is_the_middle_of_the_map() -> None:
    assert near(MAP.centre(Hex("D4")), (400, 300))


def test_row_a_is_above_and_the_first_space_is_on_the_left() -> None:
    assert MAP.centre(Hex("A1"))[1] > MAP.centre(Hex("G1"))[1]
    assert MAP.centre(Hex("D1"))[0] < MAP.centre(Hex("D7"))[0]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_neighbours_lie_in_their_directions(direction: Direction) -> None:
    for at, ways in NEXT.items():
        other = ways[direction]
        if other is not None:
            assert dist(MAP.centre(at), MAP.centre(other)) == pytest.approx(2 * CELL)
            angle = towards(MAP.centre(at), MAP.centre(other)) % 360
            assert angle == pytest.approx(TURN[direction])


@pytest.mark.parametrize("at", HEXES)
def test_a_point_of_a_space_is_found_in_it(at: Hex) -> None:
    x, y = MAP.centre(at)
    for step in range(24):
        for out in (0, 0.5 * CELL, 0.99 * CELL):
            angle = step * pi / 12
            assert MAP.space_at(x + out * cos(angle), y + out * sin(angle)) == at


def test_corners_of_a_space_go_against_the_clock() -> None:
    assert area(MAP.hexagon(Hex("B2"))) > 0
    assert all(near(a, b) for a, b in zip(MAP.hexagon(Hex("D4"), 1), _around(40), strict=True))


def _around(radius: float) -> Line:
    return tuple((400 + x, 300 + y) for x, y in hexagon(radius))


# The ocean


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_ocean_is_found_at_its_name_and_in_its_basin(part: Part) -> None:
    x, y = MAP.name(part)
    assert (MAP.space_at(x, y), MAP.part_at(x, y)) == (None, part)
    assert area(MAP.basin(part)) > 0
    assert area(MAP.basin(part, 0.1)) < area(MAP.basin(part))
    # Where the basin is narrow the cells of the shore reach into it.
    assert {MAP.part_at(*corner) for corner in MAP.basin(part, 0.1)} <= {part, None}


@pytest.mark.parametrize("part", PARTS)
def test_the_wave_lies_beside_the_spaces_of_its_part(part: Part) -> None:
    x, y = MAP.dent(part)
    assert MAP.part_at(x, y) == part
    beside = sorted(HEXES, key=lambda at: MAP.distance(at, x, y))[:2]
    assert all(part in SHORE[at] for at in beside)
    assert MAP.distance(beside[0], x, y) > (AFLOAT + SPACE * sqrt(3) / 2) * 40


def test_every_point_within_the_ocean_is_in_one_place() -> None:
    for x in range(0, 800, 7):
        for y in range(0, 600, 7):
            place = MAP.space_at(x, y) or MAP.part_at(x, y)
            assert (place is not None) == _within_the_ocean(x, y), (x, y)


def _within_the_ocean(x: float, y: float) -> bool:
    dx, dy = abs(x - 400) / 40, abs(y - 300) / 40
    return dy <= OCEAN * sqrt(3) / 2 and dx * sqrt(3) / 2 + dy / 2 <= OCEAN * sqrt(3) / 2


# The size


def test_the_island_is_as_large_as_its_room_allows() -> None:
    assert fit(744, 590) == pytest.approx(47.97, abs=0.01)
    assert fit(784, 610) == pytest.approx(49.59, abs=0.01)
    assert fit(412, 700) == pytest.approx(29.01, abs=0.01)


@pytest.mark.parametrize(("width", "height"), [(744, 590), (536, 440), (784, 610), (400, 900)])
def test_the_ocean_stays_in_its_room(width: float, height: float) -> None:
    layout = Layout(width / 2, height / 2, fit(width, height))
    assert all(0 <= x <= width and 0 <= y <= height for x, y in layout.ring(OCEAN))


# Lakes


@pytest.mark.parametrize("lake", LAKES)
def test_a_lake_is_one_shape_wherever_it_lies(lake: Lake) -> None:
    for cells in lake_places()[lake]:
        shapes = joined(MAP, cells)
        (outline,) = outlines(shapes)
        assert area(outline) == pytest.approx(sum(map(area, shapes)))
        assert all(area(shape) > 0 for shape in shapes)
        assert len(outline) == {"straight": 18, "bend": 18, "triangle": 15}[lake]


def test_spaces_of_a_lake_that_do_not_touch_have_an_outline_each() -> None:
    shapes = joined(MAP, [Hex("D1"), Hex("D3")])
    assert sorted(map(len, outlines(shapes))) == [6, 6]


# Lines


def test_dashes_are_equal_and_reach_from_end_to_end() -> None:
    line = ((0.0, 0.0), (100.0, 0.0), (100.0, 50.0))
    found = list(dashes(line, 8, 4))
    assert all(length_of(dash) == pytest.approx(8) for dash in found)
    assert near(found[0][0], line[0])
    assert near(found[-1][-1], line[-1])


def test_a_dash_lies_around_each_corner_of_a_ring() -> None:
    corners = hexagon(40)
    found = list(dashed_ring(corners, 8, 5))
    assert all(length_of(dash) == pytest.approx(8) for dash in found)
    assert [dash[1] for dash in found if len(dash) == 3] == list(corners)


def test_a_dash_that_turns_the_corner_keeps_it() -> None:
    line = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    assert shortened(line, 4, 4) == ((4, 0), (10, 0), (10, 6))


@pytest.mark.parametrize("other", DIRECTIONS[1:])
def test_an_arrow_of_a_knot_goes_from_side_to_side(other: Direction) -> None:
    line = bend("NW", other)
    ends: tuple[tuple[Point, Direction], ...] = ((line[0], "NW"), (line[-1], other))
    for end, direction in ends:
        assert dist(end, (0, 0)) == pytest.approx(0.76)
        assert towards((0, 0), end) % 360 == pytest.approx(TURN[direction])
    assert all(dist(point, (0, 0)) <= 0.77 for point in line)


def test_a_line_grows_at_its_ends() -> None:
    assert stretched(((0, 0), (10, 0)), 2) == ((-2, 0), (12, 0))
    assert stretched(((0, 0), (10, 0), (10, 10)), -1) == ((1, 0), (10, 0), (10, 9))


def test_a_shape_grows_on_all_sides() -> None:
    square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    assert grown(square, 1) == ((-1, -1), (5, -1), (5, 5), (-1, 5))
    round_corners = rounded(square, 1)
    assert 32 + pi * 0.9 < area(round_corners) < 32 + pi
    assert min(x for x, _ in round_corners) == pytest.approx(-1)


def test_the_spaces_leave_a_gap() -> None:
    assert SPACE < 1
    assert len(CENTRES) == 37


def test_a_line_that_turns_back_is_two() -> None:
    """As one it would come to a point there, like a needle."""
    parts = list(unfolded(((0.0, 0.0), (9.0, 0.0), (1.0, 0.0), (1.0, 5.0))))
    assert parts == [((0, 0), (9, 0)), ((9, 0), (1, 0), (1, 5))]


@pytest.mark.parametrize("line", [((0.0, 0.0), (1.0, 0.0)), ((0.0, 0.0), (1.0, 0.0), (2.0, 1.0))])
def test_another_line_is_one(line: tuple[tuple[float, float], ...]) -> None:
    assert list(unfolded(line)) == [line]
