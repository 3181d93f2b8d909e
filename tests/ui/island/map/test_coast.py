"""The coast: closed lines round spaces, and the way they grow."""

from __future__ import annotations

from math import dist, hypot

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import Hex
from companion.ui.island.map.coast import grown_by, rims
from companion.ui.island.map.geometry import CENTRES, CORNERS, Layout


def test_the_island_has_one_coast() -> None:
    (rim,) = rims(HEXES)
    assert len(rim.line) == len(rim.out)
    assert len({*rim.line}) == 42  # corners: each of the 18 spaces at the shore has two or three
    middle = max(hypot(x, y) for x, y in rim.line)
    assert middle == pytest.approx(dist((0, 0), (CENTRES[Hex("D7")][0] + CORNERS[5][0], 0.5)))


def test_every_way_leads_out() -> None:
    (rim,) = rims((Hex("D4"),))
    assert all(x * dx + y * dy > 0.5 for (x, y), (dx, dy) in zip(rim.line, rim.out, strict=True))


def test_spaces_that_do_not_touch_have_a_coast_each() -> None:
    assert len(rims((Hex("D1"), Hex("D3")))) == 2


def test_a_rim_on_the_screen_lies_round_its_space() -> None:
    layout = Layout(400, 300, 40)
    (rim,) = rims((Hex("B2"),))
    placed = rim.placed(layout)
    around = layout.hexagon(Hex("B2"), 1.0)
    assert all(min(dist(point, corner) for corner in around) < 0.01 for point in placed.line)
    lower = rim.placed(layout, 0.1)
    assert lower.line[0][1] == pytest.approx(placed.line[0][1] - 4)


def test_a_space_that_fills_its_cell_grows_by_as_much_as_it_is_told() -> None:
    assert grown_by(1.0, 0.25) == pytest.approx(0.25)
    assert grown_by(0.97, 0.12) == pytest.approx(0.094, abs=0.001)
