"""The lines of a path: through the places of pieces, with dots where something was visited."""

from __future__ import annotations

from math import dist

import pytest

from companion.games.island.terms import Hex
from companion.ui.island.map.geometry import Layout, length_of
from companion.ui.island.map.standing import Piece, Spot, standing
from companion.ui.island.map.trace import FREE, Trace, stations, trace
from companion.ui.island.map.walk import point_along, pose, walks
from tests.ui.island.map.map_samples import bare
from tests.ui.sample_views import way

MAP = Layout(400, 300, 50)


def stand(at: str) -> tuple[float, float]:
    return MAP.near(Hex(at), 0, -0.30)


def traced(*places: str) -> Trace:
    found = trace(MAP, way("phil", *places))
    assert found is not None
    return found


def test_a_step_ends_before_the_piece() -> None:
    found = traced("D4", "D5")
    assert found.ring == stand("D4")
    assert found.dots == ()
    assert found.head is not None
    tip, angle = found.head
    assert dist(tip, stand("D5")) == pytest.approx(0.60 * 50)
    assert angle == pytest.approx(0)
    assert found.lines[0][-1] == tip


def test_a_dot_at_every_space_visited_and_none_where_one_was_stepped_over() -> None:
    found = traced("D2", "over D3", "D4", "D5", "over D6", "D7")
    assert found.dots == (stand("D4"), stand("D5"))
    assert len(found.lines) == 1


def test_a_leap_is_an_arc_1_3_high() -> None:
    found = traced("D1", "D2", "portal D6", "D7")
    (arc,) = found.arcs
    assert (arc[0], arc[-1]) == (stand("D2"), stand("D6"))
    assert max(y for _, y in arc) - stand("D2")[1] == pytest.approx(1.3 * 50)
    assert len(found.lines) == 2
    assert found.dots == (stand("D2"), stand("D6"))


def test_a_leap_straight_up_bends_aside() -> None:
    (arc,) = trace(MAP, way("phil", "B3", "portal F3")).arcs  # type: ignore[union-attr]
    assert max(x for x, _ in arc) > stand("B3")[0] + 50


def test_a_path_that_ends_with_a_leap_has_its_head_on_the_arc() -> None:
    found = traced("D2", "carried D6")
    assert found.lines == ()
    assert found.head is not None
    assert dist(found.head[0], stand("D6")) == pytest.approx(FREE * 50, abs=2)


def test_a_path_ends_at_its_piece_wherever_that_stands_in_a_fan() -> None:
    spot = Spot(Piece("phil"), (470.0, 310.0), 13.0, Hex("D5"))
    path = way("phil", "D4", "D5")
    assert stations(MAP, path, (spot,)) == [stand("D4"), (470.0, 310.0)]
    other = Spot(Piece("rock"), (470.0, 310.0), 13.0, Hex("D5"))
    assert stations(MAP, path, (other,)) == [stand("D4"), stand("D5")]


def test_a_path_into_the_ocean_goes_straight_off() -> None:
    points = stations(MAP, way("phil", "A2", "N"))
    assert points[1][0] == pytest.approx(points[0][0])
    assert points[1][1] > points[0][1]


def test_between_two_parts_of_the_ocean_it_goes_from_dent_to_dent() -> None:
    assert stations(MAP, way("wave", "N", "NE")) == [MAP.dent("N"), MAP.dent("NE")]


def test_a_path_of_one_place_is_none() -> None:
    assert trace(MAP, way("phil", "D4")) is None


def test_there_is_no_head_where_there_is_no_room() -> None:
    spot = Spot(Piece("phil"), (stand("D4")[0] + 20, stand("D4")[1]), 13.0, Hex("D5"))
    found = trace(MAP, way("phil", "D4", "D5"), (spot,))
    assert found is not None
    assert found.head is None
    assert length_of(found.lines[0]) == pytest.approx(20)


@pytest.mark.parametrize(
    ("one", "other", "corners"), [("N", "NE", 1), ("S", "NE", 2), ("N", "S", 3)]
)
def test_the_wave_goes_round_the_island(one: str, other: str, corners: int) -> None:
    (line,) = trace(MAP, way("wave", one, other)).lines  # type: ignore[union-attr]
    assert len(line) == 2 + corners
    points = [point_along(line, share / 60) for share in range(61)]
    assert not [point for point in points if MAP.space_at(*point) is not None]


def test_a_piece_at_sea_follows_its_way() -> None:
    before = bare(wave="S")
    after = bare(wave="NE")
    (walk,) = walks(MAP, before, (way("wave", "S", "NE"),), standing(MAP, after).spots)
    moments = [walk.legs[-1].ends * share / 30 for share in range(31)]
    poses = [pose(walk, moment) for moment in moments]
    assert not [one for one in poses if MAP.space_at(one.x, one.y) is not None]
