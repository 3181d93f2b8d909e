"""Skies: the colours of the second look, from the top down."""

from __future__ import annotations

import pytest

from companion.games.island.terms import CHARACTERS, OP
from companion.ui.island.ending.drawn.scene import sky_of
from companion.ui.kit import theme
from companion.ui.kit.drawn.sky import _at
from tests.ui.driver import Driver
from tests.ui.island.ending.drawn.test_ending_screen import to_the_end


def hexed(colour: bytes) -> str:
    return "#" + colour.hex().upper()


@pytest.mark.parametrize("stops", [theme.NIGHT, theme.OP_SKY])
def test_each_colour_is_where_it_is_to_be(stops: tuple[tuple[float, str], ...]) -> None:
    for down, colour in stops:
        assert hexed(_at(stops, down)) == colour


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_captives_sky_ends_in_the_captives_colour(who: str) -> None:
    assert hexed(_at(sky_of(who), 1)) == theme.CAPTIVE[who]
    assert hexed(_at(sky_of(who), 0)) == theme.WIN_SKY[0][1]


@pytest.mark.pixels
@pytest.mark.parametrize("who", ["hempel", OP])
def test_the_window_has_it_from_edge_to_edge(ui: Driver, who: str) -> None:
    to_the_end(ui, who)
    ui.advance(3)
    bottom = theme.OP_SKY[-1][1] if who == OP else theme.CAPTIVE[who]
    wanted = tuple(int(bottom[at : at + 2], 16) for at in (1, 3, 5))
    for x in (1, 1278):
        found = ui.pixel(x, 1)[:3]
        assert all(abs(one - other) <= 14 for one, other in zip(found, wanted, strict=True))
