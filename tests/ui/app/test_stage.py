"""The app around its screens: one screen at a time, the cover, the back button, a fault."""

from __future__ import annotations

import logging
import re
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.base import EventLoop, ExceptionManager
from kivy.core.window import Window
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button as Touchable
from kivy.uix.textinput import TextInput
from kivy.utils import get_color_from_hex

from companion.engine.frozen import revised
from companion.ui import stage
from companion.ui.app import Unforeseen
from companion.ui.device import DEVICE
from companion.ui.island.hand_over.views import HandOverView
from companion.ui.kit import theme
from companion.ui.kit.parts import Button, Hold, Section
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView, PageView
from companion.ui.stage import View
from tests.ui.driver import Driver

SECRET = "the Rock is at C4"


class Key(Touchable):
    role = StringProperty()


class Plain(BoxLayout):
    """Shows the buttons of a page, and of the other views that there is something."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def render(self, view: Any) -> None:
        if view == SECRET:
            raise KeyError(SECRET)
        self.drawn += 1
        self.clear_widgets()
        self.add_widget(TextInput(hint_text="line"))
        for section in getattr(view, "sections", ()):
            for button in section.rows[0]:
                key = Key(text=button.label, role=button.act)
                key.bind(on_release=lambda key: self.companion.do(key.role))
                self.add_widget(key)

    companion: Companion


class Counted:
    """A place whose one button counts how often it was touched."""

    given = False

    def __init__(self, house: Companion, name: str, *, secret: bool = True) -> None:
        self.house = house
        self.name = name
        self.secret = secret
        self.count = 0
        self.faulty = False

    def view(self) -> View:
        if self.faulty:
            raise KeyError(SECRET)
        rows = ((Button("count", f"{self.name} {self.count}"), Button("fail", "fail")),)
        return PageView(self.name, self.name, (Section(rows=rows),))

    def do(self, act: str) -> None:
        match act:
            case "count":
                self.count += 1
                self.house.changed()
            case "fail":
                raise KeyError(SECRET)
            case "give-back":
                self.house.back()
                self.house.covered = True
            case _:
                pass

    def typed(self, text: str) -> None:
        pass


class Handing(Counted):
    given = True

    def view(self) -> View:
        return HandOverView(
            "phil", "hand it over", "", Hold(Button("show", "show")), Button("to-op", "back")
        )


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the app is started."""
    monkeypatch.setattr(stage, "screen_for", lambda _view: Plain)


@pytest.fixture
def own(plain: None, ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:  # noqa: ARG001
    """A page that may be seen by all, and on it one that is secret."""
    house = ui.companion
    monkeypatch.setattr(Plain, "companion", house, raising=False)
    house.pages[:] = [Counted(house, "first", secret=False), Counted(house, "second")]
    house.changed()
    ui.pump()
    return ui


# One screen


def test_what_a_touch_changes_is_drawn_in_the_same_frame(own: Driver) -> None:
    own.tap("count")
    assert "second 1" in own.texts()
    drawn = own.screen.drawn
    own.companion.do("count")
    own.companion.do("count")
    own.pump()
    assert own.screen.drawn == drawn + 1
    assert "second 3" in own.texts()


def test_a_screen_stays_as_long_as_its_kind_and_its_page(own: Driver) -> None:
    screen = own.screen
    own.tap("count")
    assert own.screen is screen
    own.companion.do("back")
    own.pump()
    assert own.screen is not screen
    assert own.roles() == ["count", "fail"]


def test_nothing_of_the_last_screen_is_left_in_the_window(own: Driver) -> None:
    old = own.screen
    own.companion.do("cover")
    own.pump()
    assert old not in list(own.walk())
    assert old.get_root_window() is None
    assert not [text for text in own.texts() if "second" in text]


def test_what_is_drawn_can_be_read(own: Driver) -> None:
    assert own.seen().splitlines() == ["line", "second 0", "fail"]


def test_a_line_that_is_written_in_gives_the_keyboard_back(own: Driver) -> None:
    line = next(widget for widget in own.walk() if isinstance(widget, TextInput))
    line.focus = True
    own.type("Ягуар")
    assert line.text == "Ягуар"
    own.companion.do("cover")
    own.pump()
    assert not line.focus


def test_the_screen_has_the_window_but_for_what_the_system_draws_over(
    own: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (own.screen.pos, own.screen.size) == ([0, 0], [1280, 800])
    rim = SimpleNamespace(left=0, top=24, right=0, bottom=48)
    monkeypatch.setattr(DEVICE, "insets", lambda: rim, raising=False)
    own.resize(800, 1280)
    assert (own.screen.pos, own.screen.size) == ([0, 48], [800, 1208])


def test_the_two_looks_have_their_own_ground(own: Driver) -> None:
    house = own.companion
    assert Window.clearcolor == get_color_from_hex(theme.BG)
    house.go(Handing(house, "showing", secret=False))
    house.changed()
    own.pump()
    assert Window.clearcolor == get_color_from_hex(theme.SHOW_BG)


def test_what_is_not_there_is_told_with_what_is(own: Driver) -> None:
    with pytest.raises(
        AssertionError, match=r"0 widgets for 'undo'; there are: \['count', 'fail'\]"
    ):
        own.tap("undo")


# The cover


@pytest.mark.parametrize("event", ["on_minimize", "on_hide"])
def test_leaving_the_app_draws_the_cover_at_once(own: Driver, event: str) -> None:
    own.window.dispatch(event)
    assert own.app.stage.kind == (CoverView, "")


def test_a_pause_draws_the_cover_before_the_system_takes_its_picture(own: Driver) -> None:
    assert own.app.dispatch("on_pause")
    assert own.app.stage.kind == (CoverView, "")
    own.app.dispatch("on_resume")
    own.pump()
    assert own.app.stage.kind == (CoverView, "")


def test_losing_the_focus_covers(own: Driver) -> None:
    own.window._focus = False
    own.pump()
    assert own.app.stage.kind == (CoverView, "")
    own.window._focus = True


def test_what_is_no_secret_is_not_covered(own: Driver) -> None:
    own.companion.do("back")
    own.window.dispatch("on_minimize")
    assert own.app.stage.kind == (PageView, "first")


def test_the_cover_comes_by_itself_after_a_quiet_while(own: Driver) -> None:
    own.companion.change_settings(revised(own.companion.settings, {"cover_after": 1}))
    own.tap("count")
    own.advance(50)
    own.tap("count")
    own.advance(50)
    own.key("tab")
    own.advance(50)
    assert not own.companion.covered
    own.advance(11)
    assert own.companion.covered


# The back button


def test_back_closes_what_is_open_and_never_the_app(own: Driver) -> None:
    own.key("back")
    assert own.app.stage.kind == (PageView, "first")
    own.key("back")
    assert own.app.stage.kind == (PageView, "first")
    assert EventLoop.status == "started"


def test_back_does_not_look_under_the_cover(own: Driver) -> None:
    own.companion.do("cover")
    own.key("back")
    assert own.companion.covered
    assert len(own.companion.pages) == 2


def test_back_ends_nothing_while_a_captive_holds_the_tablet(own: Driver) -> None:
    """L16.4: only the captive's own touch gives the tablet back."""
    house = own.companion
    house.go(Handing(house, "showing", secret=False))
    own.pump(2)
    own.key("back")
    assert own.app.stage.kind == (HandOverView, "")
    assert not house.covered
    assert len(house.pages) == 3


def test_kivys_own_settings_cannot_be_opened(own: Driver) -> None:
    own.key("f1")
    assert own.window.children == [own.app.stage]


# A fault


@pytest.fixture
def calm(own: Driver) -> Any:
    """The app as it is shipped: what goes wrong is said in one sentence."""
    handler = Unforeseen(own.app)
    ExceptionManager.add_handler(handler)
    yield own
    ExceptionManager.remove_handler(handler)


def test_a_fault_reaches_the_test(own: Driver) -> None:
    with pytest.raises(KeyError):
        own.tap("fail")


def test_a_fault_is_one_plain_sentence_and_the_game_goes_on(
    calm: Driver, caplog: pytest.LogCaptureFixture
) -> None:
    calm.tap("count")
    calm.companion.pages[-1].faulty = True
    calm.companion.changed()
    calm.pump()
    assert calm.roles() == ["go-on"]
    assert calm.seen().startswith("Something went wrong")
    assert "second 1" not in calm.texts()
    calm.companion.pages[-1].faulty = False
    calm.tap("go-on")
    assert "second 1" in calm.texts()
    assert SECRET not in caplog.text
    (record,) = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert re.search(r"KeyError in .*app\._redraw:\d+, companion\.view:\d+", record.getMessage())


def test_what_fails_again_is_left_for_the_shelf(calm: Driver) -> None:
    calm.companion.pages[-1].faulty = True
    calm.companion.changed()
    calm.pump()
    calm.tap("go-on")
    assert calm.roles() == ["go-on"]
    calm.tap("go-on")
    assert calm.app.stage.kind == (PageView, "first")


def test_the_end_of_the_app_is_no_fault(calm: Driver) -> None:
    assert ExceptionManager.handle_exception(KeyboardInterrupt()) == ExceptionManager.RAISE
    assert calm.roles() == ["count", "fail"]


# What the machine does


def test_the_screen_stays_awake_while_the_settings_say_so(own: Driver) -> None:
    assert own.window.allow_screensaver is not own.companion.settings.keep_awake
