"""Skies: the colours of the second look, from the top down."""

from __future__ import annotations

import pytest

from companion.games.island.terms import CHARACTERS, OP
from companion.ui.island.ending.drawn.scene import sky_of
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.sky import Sky, _at
from tests.ui.driver import Driver
from tests.ui.island.ending.drawn.test_ending_screen import to_the_end
from tools.states.every import STATES


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


@pytest.mark.parametrize("state", ["shelf-empty", "shelf-over", "practice-begin"])
def test_no_star_is_behind_the_words_of_a_page(ui: Driver, state: str) -> None:
    STATES[state](ui)
    stars = [
        star.pos
        for widget in ui.walk()
        if isinstance(sky := getattr(widget, "_sky", None), Sky)
        for colour, star in sky._stars
        if colour.a > 0
    ]
    words = [one for one in ui.walk() if isinstance(one, Lettering | MarkedText) and one.parent]
    assert stars
    for one in words:
        assert not [pos for pos in stars if one.collide_point(*pos)]
