"""The shelf's screen: to go on is the largest thing on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver
from tests.ui.tables import kept_table
from tools.states import STATES


def test_a_first_start_offers_a_new_game(ui: Driver) -> None:
    assert ui.screen.hero.role == "new"
    assert set(ui.roles()) == {"new", "practice", "settings", "rules", "check-box", "import"}
    ui.tap("new")
    assert "Players, the OP included" in ui.seen()


def test_one_tap_goes_on_with_the_game_played_last(ui: Driver) -> None:
    session = kept_table(ui, lines=3)
    ui.companion.changed()
    ui.pump(2)
    assert "Continue: Friday" in ui.seen()
    ui.tap(f"open {session.id}")
    desk = ui.companion.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.session is session


def test_a_game_is_deleted_and_brought_back(ui: Driver) -> None:
    session = kept_table(ui, lines=3)
    ui.companion.changed()
    ui.pump(2)
    for act in (f"more {session.id}", "delete"):
        ui.tap(act)
    assert "Deleted: “Friday”." in ui.seen()
    assert f"open {session.id}" not in ui.roles()
    ui.tap(f"restore {session.id}")
    assert f"open {session.id}" in ui.roles()
    assert "Deleted" not in ui.seen()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (412, 915)])
def test_to_go_on_is_the_largest_button(ui: Driver, size: tuple[int, int]) -> None:
    STATES["shelf-full"](ui)
    ui.resize(*size)
    hero = ui.screen.hero
    assert hero.height >= 120
    for key in (*ui.screen.keys, ui.screen.settings):
        assert min(key.size) >= 56
        assert key.width * key.height < hero.width * hero.height


def test_the_settings_change_the_language_under_ones_eyes(ui: Driver) -> None:
    ui.tap("settings")
    ui.tap("language ru")
    assert "Настройки" in ui.seen()
    ui.tap("back")
    assert "Новая игра" in ui.seen()


def test_a_larger_text_is_larger_at_once(ui: Driver) -> None:
    ui.tap("settings")
    before = ui.find("size 5").height, ui.screen.title.writing.height
    ui.tap("size 5")
    after = ui.find("size 5").height, ui.screen.title.writing.height
    assert after[1] > before[1]


@pytest.mark.pixels
def test_no_text_keeps_its_old_size(ui: Driver, tmp_path: Path) -> None:
    ui.tap("settings")
    before = ui.companion.settings
    ui.tap("size 5")
    ui.advance(0.5)
    at_once = ui.shot(tmp_path / "one.png").read_bytes()
    ui.tap("back")
    ui.tap("settings")
    ui.companion.pages[-1].before = before  # As it was: it can be touched on both
    ui.companion.changed()
    assert ui.shot(tmp_path / "two.png").read_bytes() == at_once


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (412, 915)])
def test_its_words_are_whole_in_the_largest_letters(ui: Driver, size: tuple[int, int]) -> None:
    """Text size 6: what wraps makes the button higher, it is not cut off."""
    STATES["shelf-large"](ui)
    ui.resize(*size)
    hero = ui.screen.hero
    assert hero.height >= hero.height_for(hero.width)
