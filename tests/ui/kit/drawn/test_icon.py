"""Emblems: the right picture for their size, at the place and in the size that was asked for."""

from __future__ import annotations

from itertools import combinations

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.games.island.terms import CHARACTERS
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import LARGE, SIDE, Emblem, Icon, large, picture_of, pictures
from companion.ui.kit.drawn.paint import RoundedBox, rgba
from companion.ui.kit.rect import Rect
from tests.ui.driver import Driver

MIDDLE = (600, 400)
RADIUS = 60


def near(pixel: tuple[int, ...], colour: str) -> bool:
    wanted = [round(255 * part) for part in rgba(colour)[:3]]
    return all(abs(one - two) <= 12 for one, two in zip(pixel, wanted, strict=False))


@pytest.fixture
def drawn(ui: Driver) -> Emblem:
    """Alone on the ground of the app."""
    ground = Widget(size_hint=(None, None), size=ui.window.size)
    RoundedBox(ground.canvas).draw(Rect(0, 0, *ui.window.size), theme.BG, radius=0)
    ui.window.add_widget(ground)
    return Emblem(ground.canvas)


@pytest.mark.usefixtures("ui")
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_small_emblem_is_one_of_the_atlas_and_a_large_one_a_file_of_its_own(who: str) -> None:
    name = f"emblem-{who}"
    assert picture_of(name, LARGE) is pictures()[name]
    assert picture_of(name, LARGE + 1) is large(name)
    assert (pictures()[name].size, large(name).size) == ((128, 128), (512, 512))


@pytest.mark.pixels
@pytest.mark.parametrize("radius", [36, RADIUS])
def test_the_white_edge_of_a_round_one_has_the_radius(
    ui: Driver, drawn: Emblem, radius: int
) -> None:
    x, y = MIDDLE
    drawn.draw(x, y, radius, "theseus")
    rim = radius * 35.1 / 33
    assert near(ui.pixel(x - radius + 2, y), theme.WHITE)
    assert near(ui.pixel(x - 0.85 * radius, y), theme.CAPTIVE["theseus"])
    assert near(ui.pixel(x - rim - 3, y), theme.BG)


@pytest.mark.pixels
def test_each_captive_has_an_emblem_of_his_own(ui: Driver, drawn: Emblem) -> None:
    x, y = MIDDLE
    found = {}
    for who in CHARACTERS:
        drawn.draw(x, y, RADIUS, who)
        places = [(x + dx, y + dy) for dx in range(-40, 41, 10) for dy in range(-40, 41, 10)]
        found[who] = [ui.pixel(*place) for place in places]
    assert all(found[one] != found[other] for one, other in combinations(CHARACTERS, 2))


@pytest.mark.pixels
def test_an_emblem_fades_and_goes(ui: Driver, drawn: Emblem) -> None:
    x, y = MIDDLE
    edge = (x - RADIUS + 2, y)
    drawn.draw(x, y, RADIUS, "theseus")
    full = ui.pixel(*edge)
    drawn.draw(x, y, RADIUS, "theseus", alpha=0.5)
    half = ui.pixel(*edge)
    drawn.hide()
    ground = ui.pixel(*edge)
    assert full[0] > half[0] > ground[0]
    drawn.draw(x, y, RADIUS, "theseus")
    assert ui.pixel(*edge) == full


def test_an_icon_shows_a_sign_or_an_emblem_and_not_both(ui: Driver) -> None:
    icon = Icon("eye", size_hint=(None, None), size=(46, 46))
    ui.window.add_widget(icon)
    ui.pump()
    assert (icon.sign._key != (), icon.emblem._key != ()) == (True, False)
    icon.who = "phil"
    ui.pump()
    assert (icon.sign._key != (), icon.emblem._key != ()) == (False, True)
    assert icon.emblem._picture.size == pytest.approx((20 * SIDE, 20 * SIDE))
    icon.who = icon.name = ""
    ui.pump()
    assert (icon.sign._key, icon.emblem._key) == ((), ())


@pytest.mark.usefixtures("ui")
def test_the_window_takes_small_pictures_from_a_larger_copy() -> None:
    assert "-0.75" in Window.render_context.shader.fs
