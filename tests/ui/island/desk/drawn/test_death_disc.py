"""The disc of a death: over the island for a moment, in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.drawn.death_disc import DONE, STAYS, DeathDisc
from tests.ui.driver import Driver
from tests.ui.tables import SAMPLE, open_table

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]


def about_to_die(ui: Driver) -> Desk:
    desk = open_table(ui, SAMPLE, 0)
    ui.tap("announced")
    desk.correct("set theseus health 1")
    ui.companion.changed()
    ui.pump(2)
    return desk


def dies(ui: Driver) -> Any:
    about_to_die(ui)
    ui.read_on()
    ui.tap("go W")
    return disc(ui)


def disc(ui: Driver) -> Any:
    assert isinstance(ui.screen.death, DeathDisc)
    return ui.screen.death


def scale(found: Any) -> float:
    return float(found._size.x)


def test_it_grows_stays_and_leaves_by_itself(ui: Driver) -> None:
    ui.app.still = False
    found = dies(ui)
    ui.pump(2)
    assert found.shows
    assert 0 < scale(found) < 1
    ui.advance(DONE)
    assert scale(found) == 1
    assert found._falls.y == 0
    assert all(stroke.x == 1 for stroke in found._strokes)
    ui.advance(STAYS - DONE)
    assert not found.shows
    assert scale(found) == 0


def test_its_words_are_there_to_read(ui: Driver) -> None:
    ui.app.still = False
    found = dies(ui)
    assert "first death of five" in ui.seen()
    assert found.text == "first death of five"


def test_without_motion_it_does_not_grow(ui: Driver) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "none"}))
    found = dies(ui)
    assert found.shows
    assert scale(found) == 1
    assert found._falls.y == 0
    ui.advance(STAYS)
    assert scale(found) == 0


def test_it_takes_no_touch_and_nothing_waits_for_it(ui: Driver) -> None:
    """The answer is touched while the disc is over the island, on which it lies too."""
    ui.app.still = False
    found = dies(ui)
    roles = ui.roles()
    ui.advance(0.4)
    assert ui.roles() == roles, "it adds nothing that can be touched"
    assert found.shows
    ui.read_on()
    ui.tap("tap E2")
    assert not found.shows, "a touch ends it"
    desk: Any = ui.companion.pages[-1]
    assert desk.state.captive("theseus").at == "E2"


def test_it_does_not_come_again_where_the_desk_is_looked_at_again(ui: Driver) -> None:
    found = dies(ui)
    ui.advance(STAYS)
    ui.tap("menu")
    ui.tap("back")
    assert disc(ui) is not found
    assert not disc(ui).shows
    assert ui.companion.view().death is not None, "it is still to be announced"


def test_it_comes_for_the_next_death(ui: Driver) -> None:
    found = dies(ui)
    ui.advance(STAYS)
    ui.tap("undo")
    ui.read_on()
    assert not found.shows
    ui.tap("go W")
    assert found.shows


@pytest.mark.parametrize("size", SIZES)
def test_it_lies_over_the_island_and_nothing_else(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    found = dies(ui)
    island = ui.screen.island
    assert (found.pos, found.size) == (island.pos, island.size)
    assert found._radius <= min(island.size) / 2
    assert found._radius <= 150


@pytest.mark.parametrize("size", SIZES)
def test_it_leaves_the_spaces_in_sight_that_are_asked_for(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    found = dies(ui)
    island = ui.screen.island
    lit = ui.companion.view().island.lit
    assert lit, "the camps"
    x, y, radius = found.place
    assert all(island.layout.distance(at, x, y) > radius + 0.9 * island.layout.r for at in lit)
    assert found.x <= x - radius
    assert x + radius <= found.right + 1


def test_as_long_as_it_is_there_the_island_is_veiled(ui: Driver) -> None:
    ui.app.still = False
    found = dies(ui)
    assert ui.screen.island._view.veiled
    ui.advance(STAYS)
    assert not found.shows
    assert ui.screen.island._view == ui.companion.view().island
