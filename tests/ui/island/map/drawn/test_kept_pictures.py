"""Small islands and the island in perspective: drawn once, and kept as textures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.graphics import Color, InstructionGroup, Rectangle

from companion.games.island.terms import Hex
from companion.ui.island.map.drawn.kept_picture import KeptPicture, PictureBox
from companion.ui.island.map.drawn.map_ground import SHOWABLE
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.miniature import SEALED, Miniature, kept, paint_island
from companion.ui.island.map.drawn.perspective import PerspectiveIsland, UprightPiece, fits
from companion.ui.island.map.geometry import Layout
from companion.ui.kit import theme
from companion.ui.kit.rect import Rect
from tests.ui.drawn import texts_in
from tests.ui.driver import Driver, running
from tests.ui.island.map.map_samples import MapApp, a_game, instructions

BOX = Rect(20, 20, 184, 160)


@pytest.fixture
def shown(kivy_window: tuple[Any, Any]) -> Iterator[Driver]:
    with running(MapApp(), *kivy_window) as driver:
        kept.cache_clear()
        yield driver


def boxes(group: Any) -> list[Rectangle]:
    return [one for one in instructions(group) if isinstance(one, Rectangle)]


@pytest.mark.usefixtures("shown")
def test_a_picture_is_painted_once_and_twice_as_large() -> None:
    painted: list[InstructionGroup] = []
    picture = KeptPicture(30, 20, painted.append)
    assert len(painted) == 1
    assert picture.texture.size == (60, 40)
    picture._again()  # as after the graphics memory was lost
    assert len(painted) == 1


@pytest.mark.usefixtures("shown")
def test_two_cards_share_the_picture_of_one_island() -> None:
    ground = a_game().ground
    group = InstructionGroup()
    for card in (Miniature(group), Miniature(group)):
        card.draw(BOX, ground)
    first, second = boxes(group)
    assert first.texture is second.texture
    assert kept.cache_info().misses == 1


@pytest.mark.usefixtures("shown")
def test_a_card_that_moves_is_not_drawn_again() -> None:
    group, ground = InstructionGroup(), a_game().ground
    card = Miniature(group)
    card.draw(BOX, ground)
    card.draw(BOX.moved(40, 7), ground)
    assert kept.cache_info().misses == 1
    (box,) = boxes(group)
    assert tuple(box.pos) == (60, 27)


@pytest.mark.usefixtures("shown")
def test_of_a_sealed_island_nothing_is_drawn() -> None:
    """All sealed islands share one picture, which has neither numbers nor letters."""
    group = InstructionGroup()
    for seed in (1, 2):
        Miniature(group).draw(BOX, a_game(seed).ground, sealed=True)
    assert kept.cache_info().misses == 1
    bare = InstructionGroup()
    paint_island(bare, Layout(0, 0, 12), SEALED)
    assert not list(texts_in(bare, seen=False))


@pytest.mark.usefixtures("shown")
def test_a_small_island_has_its_numbers_but_no_names_of_the_ocean() -> None:
    group = InstructionGroup()
    paint_island(group, Layout(0, 0, 12), a_game().ground)
    assert {"1", "2", "3", "A", "B"} <= set(texts_in(group, seen=False))
    assert not {"N", "NE", "SE"} & set(texts_in(group, seen=False))


@pytest.mark.pixels
def test_a_small_island_is_seen(shown: Driver) -> None:
    card = Miniature(shown.app.map.canvas.after)
    card.draw(BOX, a_game().ground, sealed=True, look=SHOWABLE)
    shown.pump()
    red, green, blue, _ = shown.pixel(BOX.x + BOX.w / 2, BOX.y + BOX.h / 2 + 8)
    assert f"#{red:02X}{green:02X}{blue:02X}" == theme.SHOW_SPACE
    card.hide()
    shown.pump()
    assert shown.pixel(BOX.x + BOX.w / 2, BOX.y + BOX.h / 2 + 8)[:3] != (red, green, blue)


@pytest.mark.usefixtures("shown")
def test_the_island_in_perspective_is_drawn_once() -> None:
    group, ground = InstructionGroup(), a_game().ground
    island = PerspectiveIsland(group)
    pieces = (UprightPiece("phil", Hex("C2")),)
    island.draw((400, 200), 20, ground, pieces, Hex("D4"))
    textures = [box.texture for box in boxes(group)]
    island.draw((410, 220), 20, ground, pieces, Hex("D4"))
    assert [box.texture for box in boxes(group)] == textures


@pytest.mark.usefixtures("shown")
def test_the_tile_that_floats_is_moved_alone() -> None:
    group = InstructionGroup()
    island = PerspectiveIsland(group)
    island.draw((400, 200), 20, a_game().ground, (), Hex("D4"))
    whole, tile = boxes(group)
    before, (x, y) = tuple(whole.pos), tile.pos
    island.lift_by(6)
    assert tuple(whole.pos) == before
    assert tuple(tile.pos) == (x, y + 6)


@pytest.mark.usefixtures("shown")
def test_without_a_tile_that_floats_there_is_one_picture() -> None:
    group = InstructionGroup()
    PerspectiveIsland(group).draw((400, 200), 20, a_game().ground)
    assert [tuple(box.size) for box in boxes(group)].count((0, 0)) == 1


def test_it_fits_its_room() -> None:
    assert fits(750, 2000) == pytest.approx(50)
    assert fits(2000, 467.5) == pytest.approx(50)


@pytest.mark.usefixtures("shown")
def test_a_box_shows_nothing_before_it_has_a_picture() -> None:
    group = InstructionGroup()
    PictureBox(group)
    assert [tuple(box.size) for box in boxes(group)] == [(0, 0)]
    assert Brush(group).shape() == ((), ())


@pytest.mark.pixels
def test_what_is_faint_in_a_picture_is_as_faint_on_the_screen(shown: Driver) -> None:
    """Half white over black is grey, and not half of that."""

    def paint(group: InstructionGroup) -> None:
        for one in (Color(1, 1, 1, 0.5), Rectangle(size=(80, 80))):
            group.add(one)

    canvas = shown.app.map.canvas.after
    for one in (Color(0, 0, 0, 1), Rectangle(pos=(100, 100), size=(40, 40))):
        canvas.add(one)
    PictureBox(canvas).put(KeptPicture(40, 40, paint), Rect(100, 100, 40, 40))
    shown.pump()
    assert shown.pixel(120, 120)[0] == pytest.approx(128, abs=2)
