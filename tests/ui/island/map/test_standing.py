"""Pieces on a space: a fan below its picture, in their order, and none over it."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from companion.games.island.terms import CHARACTERS, Hex
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.standing import FANS, Spot, standing
from companion.ui.island.map.views import FigureView, Ground, IslandView, SpaceView

AT = Hex("D4")
MAP = Layout(0, 0, 100)
# Of the picture: how far above the middle, and the share of its size, as the second look has it.
PICTURES = {"all": (0.0, 1.0), "above": (0.40, 0.62), "top": (0.55, 0.5)}
EDGE = 0.07 / 0.40  # the rim of a piece lies so much outside it


def island(captives: int, *, stones: bool = False, **marks: Any) -> IslandView:
    ground = Ground((SpaceView(AT, "fruit", icon="orange"),))
    figures = tuple(FigureView(who, AT) for who in CHARACTERS[:captives])
    stand: dict[str, Any] = {"rock": AT, "bush": AT} if stones else {}
    return IslandView(ground, figures, **stand, **marks)


def spots(view: IslandView) -> tuple[Spot, ...]:
    return standing(MAP, view).spots


@pytest.mark.parametrize("count", range(1, 6))
def test_a_fan_is_that_of_the_second_look(count: int) -> None:
    found = [(spot.middle[0], -spot.middle[1], spot.size) for spot in spots(island(count))]
    fans: dict[int, list[tuple[float, float, float]]] = {
        1: [(0, 30, 40)],
        2: [(-37, 30, 34), (37, 30, 34)],
        3: [(-53, 26, 28.5), (53, 26, 28.5), (0, 46, 28.5)],
        4: [(-50, 10, 26), (50, 10, 26), (-27, 56, 26), (27, 56, 26)],
        5: [(-56, 4, 24), (56, 4, 24), (0, 4, 24), (-28, 52, 24), (28, 52, 24)],
    }
    assert found == [pytest.approx(one) for one in fans[count]]


@pytest.mark.parametrize("count", range(1, 6))
def test_no_piece_covers_the_middle_of_its_spaces_picture(count: int) -> None:
    people = standing(MAP, island(count))
    up, scale = PICTURES[people.rooms[AT]]
    middle = MAP.near(AT, 0, up)
    for spot in people.spots:
        assert dist(spot.middle, middle) > spot.size * (1 + EDGE)
        assert spot.middle[1] < middle[1]
    assert scale == (0.5 if count > 3 else 0.62)


@pytest.mark.parametrize("count", range(1, 6))
def test_no_piece_hides_another(count: int) -> None:
    """Neighbours overlap a little: the middle of each is free."""
    found = spots(island(count))
    for number, one in enumerate(found):
        assert all(dist(one.middle, other.middle) > other.size for other in found[number + 1 :])


def test_captives_stand_in_turn_order_then_the_bush_then_the_rock() -> None:
    found = [spot.piece.who for spot in spots(island(3, stones=True))]
    assert found == [*CHARACTERS[:3], "bush", "rock"]


def test_the_wave_in_a_lake_comes_last() -> None:
    cells = (Hex("D3"), AT, Hex("D5"))
    ground = Ground(tuple(SpaceView(at, "lake") for at in cells), (("straight", cells),))
    view = IslandView(ground, (FigureView("phil", AT),), wave="straight", rock=AT)
    assert [spot.piece.who for spot in spots(view)] == ["phil", "rock", "wave"]


def test_of_six_the_one_left_out_neither_acts_nor_suffers() -> None:
    view = island(4, stones=True, chosen="rock")
    found = standing(MAP, view)
    assert len(found.spots) == len(FANS)
    assert "rock" in {spot.piece.who for spot in found.spots}
    assert found.more == ((AT, 1),)


def test_the_wave_in_the_ocean_is_on_no_space() -> None:
    (spot,) = spots(IslandView(Ground(()), wave="N"))
    assert (spot.at, spot.size) == (None, 35)
    assert spot.middle == MAP.dent("N")
