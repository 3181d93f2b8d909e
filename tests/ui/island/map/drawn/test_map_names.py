"""The letters on the map: of portals and camps always, the others only if they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import Hex
from companion.text.languages import Language
from companion.ui.island.map.drawn.map_faces import NAMES, QUIET_NAMES, row_size
from companion.ui.island.map.views import IslandView
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed
from tests.ui.driver import Driver, running
from tests.ui.island.map.map_samples import (
    SIZES,
    SPACE_OF,
    MapApp,
    a_game,
    draw,
    empty_island,
    resize,
    texts,
    with_space,
)


@pytest.fixture
def shown(kivy_window: tuple[Any, Any]) -> Iterator[Driver]:
    with running(MapApp(), *kivy_window) as driver:
        yield driver


def without_pieces(language: Language = "en", **changes: Any) -> IslandView:
    nobody = {"figures": (), "wave": None, "rock": None, "bush": None, "flags": ()}
    return revised(a_game(language=language), nobody | changes)


def always(island: IslandView) -> set[str]:
    """The numbers of portals, the letters of camps, and the names of the ocean's parts."""
    kept = {space.letters for space in island.ground.spaces if space.kind in ("portal", "camp")}
    return kept | {name for _, name in island.ground.parts}


def glyphless(shown: Driver) -> set[str]:
    return {text for text in texts(shown) if ord(text[0]) < 0xE000}  # the others are signs


@pytest.mark.parametrize("language", ["en", "ru"])
def test_there_are_no_letters_but_of_portals_and_camps(shown: Driver, language: Language) -> None:
    """Labels: none but portal numbers and camp letters."""
    island = without_pieces(language)
    draw(shown, island)
    assert glyphless(shown) == always(island)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_letters_on_every_space_if_they_are_asked_for(shown: Driver, language: Language) -> None:
    island = without_pieces(language, labels="letters")
    draw(shown, island)
    letters = {space.letters for space in island.ground.spaces}
    assert letters | always(island) <= glyphless(shown)


@pytest.mark.parametrize("kind", [kind for kind in SPACE_OF if kind != "empty"])
def test_letters_stay_where_pieces_stand(shown: Driver, kind: str) -> None:
    draw(shown, with_space(SPACE_OF[kind], rock=Hex("D4"), bush=Hex("D4"), labels="letters"))
    assert SPACE_OF[kind].letters in texts(shown)


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rows_are_on_every_space_if_they_are_asked_for(
    shown: Driver, size: tuple[int, int], language: Language
) -> None:
    """Letter and number together: alone, a Latin C would look like a Russian north."""
    resize(shown, *size)
    island = without_pieces(language, labels="rows")
    draw(shown, island)
    assert glyphless(shown) == always(island) | set(HEXES)


def test_where_a_row_could_not_be_read_there_is_none(shown: Driver) -> None:
    resize(shown, *SIZES[3])
    draw(shown, without_pieces(labels="rows"))
    assert not set(HEXES) & set(texts(shown))
    assert not row_size(28)
    assert row_size(31) >= 10


@pytest.mark.parametrize("kind", list(theme.FILL))
def test_a_row_has_an_ink_that_can_be_read_on_its_space(kind: str) -> None:
    """Before it is made faint; under the veil it is another."""
    light, dark = sorted((luminance(NAMES[kind]), luminance(theme.FILL[kind])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
    veiled = mixed(theme.FILL[kind], theme.BG, 0.6)
    light, dark = sorted((luminance(QUIET_NAMES[kind]), luminance(veiled)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_showable_look_has_no_names(shown: Driver) -> None:
    draw(shown, a_game())
    draw(shown, empty_island("D5", "orange"), showable=True)
    assert not set(HEXES) & set(texts(shown))
