"""The names of the spaces on the OP's map: `C4`, as the secret line and the corrections say it."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest
from kivy.graphics import InstructionGroup

from companion.games.island.board.hexes import HEXES
from companion.text.languages import Language
from companion.ui.island.map.drawn.map_faces import ICON, NAME, NAMES, QUIET_NAMES, name_size
from companion.ui.island.map.drawn.map_marks import BEEN
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.geometry import SPACE
from companion.ui.island.map.views import Ground
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed
from tests.ui.driver import Driver, running
from tests.ui.island.map.map_samples import SIZES, MapApp, a_game, draw, empty_island, resize, texts


@pytest.fixture
def shown(kivy_window: tuple[Any, Any]) -> Iterator[Driver]:
    with running(MapApp(), *kivy_window) as driver:
        yield driver


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_space_has_its_name_on_it(
    shown: Driver, size: tuple[int, int], language: Language
) -> None:
    """Letter and number together: alone, a Latin C would look like a Russian north."""
    resize(shown, *size)
    draw(shown, a_game(language=language))
    assert set(HEXES) <= set(texts(shown))
    assert not set("ADEFG") & ({*texts(shown)} - {one.letters for one in ground_of(shown).spaces})


def test_where_a_name_could_not_be_read_there_is_none(shown: Driver) -> None:
    resize(shown, *SIZES[3])
    draw(shown, a_game())
    assert not set(HEXES) & set(texts(shown))
    assert not name_size(28)


def ground_of(shown: Driver) -> Ground:
    found: Ground = shown.app.map._view.ground
    return found


@pytest.mark.parametrize("kind", list(theme.FILL))
def test_a_name_can_be_read_on_its_space(kind: str) -> None:
    light, dark = sorted((luminance(NAMES[kind]), luminance(theme.FILL[kind])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
    veiled = mixed(theme.FILL[kind], theme.BG, 0.5)
    light, dark = sorted((luminance(QUIET_NAMES[kind]), luminance(veiled)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("r", [31, 34, 46, 52])
def test_a_name_stays_in_the_corner_of_its_space(r: float) -> None:
    """Above the icon and below the edge, between the two sides that meet over it."""
    brush = Brush(InstructionGroup())
    size = name_size(r)
    half, high = brush.width("D4", size) / 2 / r, 0.7 * size / 2 / r
    assert NAME - high > ICON + 0.42 + 0.025  # the circle of an anomaly
    assert half < (SPACE - NAME - high) * sqrt(3)
    if r > 33:  # below the line of where the Bush has been
        assert NAME + high < BEEN[0] - BEEN[1].under / sqrt(3) + 0.02
    assert size >= 10


def test_the_showable_look_has_no_names(shown: Driver) -> None:
    draw(shown, a_game())
    draw(shown, empty_island("D5", "orange"), showable=True)
    assert not set(HEXES) & set(texts(shown))
