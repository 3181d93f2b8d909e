"""Life on a tablet, on the desktop's twin of one: away and back, turned, split, and left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from companion.store.settings import Settings, save
from companion.ui.desktop import Insets
from companion.ui.island.desk.views import DeskView
from companion.ui.settings.views import SettingsView
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver, running
from tests.ui.pretend_tablet import PretendTablet
from tests.ui.tables import open_table

BARS = Insets(top=48, bottom=24)
TURNED = Insets(left=60, bottom=24)
# Halves and thirds of a tablet, beside and above another app, and the smallest part of a phone.
SPLIT = ((640, 800), (426, 800), (853, 800), (1280, 400), (800, 640), (412, 457))


@pytest.fixture
def tablet(monkeypatch: pytest.MonkeyPatch) -> PretendTablet:
    from companion.ui import app, stage

    pretend = PretendTablet()
    for module in (app, stage):
        monkeypatch.setattr(module, "DEVICE", pretend)
    return pretend


@pytest.fixture
def ui(tablet: PretendTablet, kivy_window: tuple[Any, Any], tmp_path: Path) -> Iterator[Driver]:
    """The app on it, at a question."""
    from companion.ui.app import CompanionApp

    save(tmp_path, Settings())
    with running(CompanionApp(str(tmp_path)), *kivy_window) as driver:
        assert tablet.awake
        open_table(driver, lines=1)
        yield driver


def told(ui: Driver, event: str) -> None:
    """SDL's events of the app's life, at the very moment and within whatever runs."""
    if hasattr(ui.window, "_event_filter"):
        ui.window._event_filter(event)
    else:  # there is no SDL where there is no OpenGL
        ui.app.dispatch("on_pause" if event == "app_willenterbackground" else "on_resume")


def away(ui: Driver) -> None:
    told(ui, "app_willenterbackground")


def back_again(ui: Driver) -> None:
    told(ui, "app_didenterforeground")
    ui.pump()


# Away and back


def test_away_there_is_the_cover_before_another_frame_is_drawn(ui: Driver) -> None:
    away(ui)
    assert ui.app.stage.kind == (CoverView, "")
    assert "Theseus" not in ui.seen()


def test_back_the_same_question_stands_under_the_cover(ui: Driver) -> None:
    before = ui.companion.view()
    away(ui)
    back_again(ui)
    assert ui.roles() == ["look"]
    ui.hold("look")
    assert ui.companion.view() == before
    ui.tap("answer yes")
    assert isinstance(ui.companion.view(), DeskView)


def test_what_was_entered_by_halves_is_still_there(ui: Driver) -> None:
    ui.tap("keyboard")
    ui.type("I'm moving")
    away(ui)
    back_again(ui)
    ui.hold("look")
    assert "“I'm moving” — which?" in ui.seen()
    ui.tap("keyboard")
    assert "I'm moving" in ui.texts()


def test_back_all_of_it_is_painted_again_and_again(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kivy shows a black window after the screen was locked, until something changes in it."""
    painted: list[str] = []
    monkeypatch.setattr(type(ui.window), "update_viewport", lambda _: painted.append("viewport"))
    away(ui)
    painted.clear()
    back_again(ui)
    ui.advance(2)
    assert len(painted) >= 3


def test_back_it_stands_within_the_rim_that_is_now(ui: Driver, tablet: PretendTablet) -> None:
    away(ui)
    tablet.rim = BARS
    back_again(ui)
    assert ui.screen.pos == [0, 24]
    assert ui.screen.size == [1280, 800 - 72]


def test_away_on_the_shelf_nothing_is_covered(ui: Driver) -> None:
    ui.companion.back()
    ui.companion.changed()
    away(ui)
    back_again(ui)
    assert ui.app.stage.kind == (ShelfView, "")


def test_every_command_is_on_the_disk_when_the_app_is_ended_meanwhile(
    ui: Driver, kivy_window: tuple[Any, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Away, and never back: the system wants its memory. The copy is what it leaves on the disk."""
    from companion.ui.app import CompanionApp

    before, left = ui.companion.view(), tmp_path_factory.mktemp("left")
    away(ui)
    copytree(ui.app.data, left, dirs_exist_ok=True)
    with running(CompanionApp(str(left)), *kivy_window) as later:
        assert later.companion.covered  # it was, when it was left
        later.companion.do("look")
        assert later.companion.view() == before


# Laid down


def test_laid_on_its_face_it_is_covered(ui: Driver, tablet: PretendTablet) -> None:
    before = ui.companion.view()
    tablet.laid_down()
    ui.pump()
    assert ui.roles() == ["look"]
    assert "Theseus" not in ui.seen()
    ui.hold("look")
    assert ui.companion.view() == before


def test_nobody_watches_how_it_lies_while_the_app_is_away(
    ui: Driver, tablet: PretendTablet
) -> None:
    away(ui)
    assert not tablet.watches
    back_again(ui)
    assert tablet.watches


# Turned, and split


def test_turned_it_shows_the_same(ui: Driver) -> None:
    before, screen = ui.companion.view(), ui.screen
    for size in ((800, 1280), (1280, 800), (800, 1280)):
        ui.resize(*size)
        assert ui.screen is screen
        assert tuple(ui.screen.size) == size
        assert ui.companion.view() == before
        assert {"answer yes", "answer no", "announced", "undo", "cover"} <= set(ui.roles())
    ui.tap("answer yes")


def test_turned_upside_down_only_the_rim_is_another(ui: Driver, tablet: PretendTablet) -> None:
    tablet.turn_the_bars(BARS)
    ui.pump()
    assert (ui.screen.pos, ui.screen.size) == ([0, 24], [1280, 728])
    tablet.turn_the_bars(TURNED)
    ui.pump()
    assert (ui.screen.pos, ui.screen.size) == ([60, 24], [1220, 776])


@pytest.mark.parametrize("rim", [BARS, TURNED], ids=["wide", "turned"])
def test_nothing_to_touch_lies_under_the_bars(
    ui: Driver, tablet: PretendTablet, rim: Insets
) -> None:
    tablet.turn_the_bars(rim)
    ui.pump(2)
    for role in ui.roles():
        x, y = ui.place(role)
        assert rim.left <= x <= 1280 - rim.right, role
        assert rim.bottom <= y <= 800 - rim.top, role


@pytest.mark.parametrize("size", SPLIT, ids=lambda size: f"{size[0]}x{size[1]}")
def test_split_everything_is_still_in_the_window(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    ui.read_on()
    for role in ("answer yes", "answer no", "undo", "cover"):
        ui.place(role)  # raises for what lies outside
    ui.tap("cover")
    assert ui.roles() == ["look"]
    ui.resize(1280, 800)
    ui.hold("look")
    ui.read_on()
    ui.tap("answer no")


def test_a_finger_that_is_down_while_it_turns_does_no_harm(ui: Driver) -> None:
    finger = ui.finger("answer yes")
    finger.down()
    ui.pump()
    ui.resize(800, 1280)
    finger.up()
    ui.pump(2)
    assert isinstance(ui.companion.view(), DeskView)


# The back button


def test_back_leaves_the_game_to_the_background(ui: Driver, tablet: PretendTablet) -> None:
    """From the desk to the shelf, and from there away: never out of the app."""
    ui.key("back")
    assert ui.app.stage.kind[0] is ShelfView
    assert tablet.gone == 0
    ui.key("back")
    assert tablet.gone == 1
    assert ui.app.stage.kind[0] is ShelfView


def test_back_closes_a_page_first(ui: Driver, tablet: PretendTablet) -> None:
    ui.tap("menu")
    ui.tap("settings")
    assert ui.app.stage.kind == (SettingsView, "settings")
    ui.key("back")
    ui.key("back")
    assert ui.app.stage.kind[0] is DeskView
    assert tablet.gone == 0


# What a hand feels


def test_a_command_and_a_refusal_are_felt_and_no_other_touch(
    ui: Driver, tablet: PretendTablet
) -> None:
    """Nothing else is (look2, section 6): a touch that was held shows what it does."""
    ui.hold("captive theseus")
    ui.key("back")
    ui.tap("undo")
    assert tablet.shaken == []
    desk = ui.companion.pages[-1]
    desk.do("go E")
    assert tablet.shaken == ["commit"]
    desk.do("restore")
    assert tablet.shaken == ["commit", "refusal"]


def test_the_screen_stays_on_as_the_settings_say(ui: Driver, tablet: PretendTablet) -> None:
    ui.tap("menu")
    ui.tap("settings")
    ui.tap("section table")
    ui.tap("awake off")
    assert tablet.awake is False
