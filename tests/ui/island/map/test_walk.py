"""The walk of a piece: where it is at each moment of its way."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from companion.engine.frozen import revised
from companion.games.island.history.paths import Path, Stop
from companion.games.island.terms import Hex
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.standing import standing
from companion.ui.island.map.views import FigureView, IslandView
from companion.ui.island.map.walk import Walk, over_at, point_along, pose, seen, stretches, walks
from companion.ui.kit import motion
from tests.ui.island.map.map_samples import bare
from tests.ui.sample_views import way

LAYOUT = Layout(400, 400, 50)


def at(place: str) -> IslandView:
    return bare(figures=(FigureView("phil", Hex(place)),))


def walked(before: IslandView, after: IslandView, *paths: Path) -> tuple[Walk, ...]:
    return walks(LAYOUT, before, paths, standing(LAYOUT, after).spots)


def leap(*stops: Stop) -> Path:
    return Path("phil", stops)


def test_it_takes_220_ms_a_stop_and_ends_where_the_piece_stands() -> None:
    (walk,) = walked(at("A1"), at("A3"), way("phil", "A1", "A2", "A3"))
    assert over_at((walk,)) == pytest.approx(0.44)
    stops = [pose(walk, moment) for moment in (0, 0.22, 0.44)]
    x, y = LAYOUT.near(Hex("A2"), 0, -0.3)
    assert (stops[1].x, stops[1].y) == pytest.approx((x, y))
    assert (stops[2].x, stops[2].y) == walk.spot.middle
    assert [one.lift for one in stops] == pytest.approx([0, 0, 0], abs=1e-9)


def test_at_mid_way_it_is_lifted() -> None:
    (walk,) = walked(at("A1"), at("A2"), way("phil", "A1", "A2"))
    assert pose(walk, 0.11).lift == pytest.approx(motion.LIFT * LAYOUT.r)


def test_a_long_way_is_over_in_900_ms() -> None:
    places = ("A1", "A2", "A3", "A4", "B5", "C6", "D7")
    (walk,) = walked(at("A1"), at("D7"), way("phil", *places))
    assert over_at((walk,)) == pytest.approx(motion.WALKED)


def test_what_is_stepped_over_is_no_stop() -> None:
    over = leap(Stop(Hex("A1"), "start"), Stop(Hex("A2"), "over"), Stop(Hex("A3")))
    (walk,) = walked(at("A1"), at("A3"), over)
    assert len(walk.legs) == 1
    assert over_at((walk,)) == pytest.approx(motion.STOP)


def test_through_a_portal_it_shrinks_and_grows_and_never_walks() -> None:
    jump = leap(Stop(Hex("A1"), "start"), Stop(Hex("G4"), "portal"))
    (walk,) = walked(at("A1"), at("G4"), jump)
    poses = [pose(walk, 0.36 * step / 90) for step in range(91)]
    assert {(one.x, one.y) for one in poses} == {
        LAYOUT.near(Hex("A1"), 0, -0.3), walk.spot.middle,
    }  # fmt: skip
    assert min(one.scale for one in poses) == pytest.approx(0, abs=0.05)
    assert poses[0].scale == poses[-1].scale == 1
    assert max(one.scale for one in poses) < 1.15


def test_one_after_another_and_who_waits_stands_where_it_began() -> None:
    before = bare(figures=(FigureView("phil", Hex("A1")),), rock=Hex("D4"))
    after = bare(figures=(FigureView("phil", Hex("B1")),), rock=Hex("D5"))
    first, second = walked(before, after, way("rock", "D4", "D5"), way("phil", "A1", "B1"))
    assert second.legs[0].begins == first.legs[-1].ends
    waiting = pose(second, 0.1)
    assert (waiting.x, waiting.y) == LAYOUT.near(Hex("A1"), 0, -0.3)


def test_after_an_undo_nobody_walks() -> None:
    """The path of the announcement before is shown, and the piece stands where it ends."""
    assert walked(at("B2"), at("A2"), way("phil", "A1", "A2")) == ()
    assert walked(at("A1"), revised(at("A2"), {"figures": ()}), way("phil", "A1", "A2")) == ()


def test_the_path_grows_with_the_piece() -> None:
    (walk,) = walked(at("A1"), at("A3"), way("phil", "A1", "A2", "A3"))
    parts = stretches(walk)
    assert parts[0].begins == 0
    assert parts[-1].ends == pytest.approx(0.44)
    for one, other in pairwise(parts):
        assert one.ends == pytest.approx(other.begins, abs=1e-6)
        assert dist(one.line[-1], other.line[0]) < 1
    for moment in (0.05, 0.11, 0.3):
        now = pose(walk, moment)
        whole = [part for part in parts if seen(part, moment) == 1]
        if whole:
            assert whole[-1].line[-1][0] <= now.x + 1
        shown = [part for part in parts if seen(part, moment) > 0]
        assert shown[-1].line[-1][0] >= now.x - 1


def test_a_pace_shortens_all_walks_together() -> None:
    before, after = at("A1"), at("A3")
    path = way("phil", "A1", "A2", "A3")
    (walk,) = walks(LAYOUT, before, (path,), standing(LAYOUT, after).spots, 0.125)
    assert over_at((walk,)) == pytest.approx(0.125)


def test_a_point_so_far_along_a_line() -> None:
    line = ((0.0, 0.0), (4.0, 0.0), (4.0, 0.0), (4.0, 4.0))
    assert [point_along(line, share) for share in (0, 0.25, 0.75, 1)] == [
        (0, 0), (2, 0), (4, 2), (4, 4),
    ]  # fmt: skip
