"""Pages: everything in reach of a finger, at every size of window and text."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from companion.store.settings import Settings
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.tile_press import TilePress
from companion.ui.kit.drawn.press import Press, skin_of
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.companion import Companion
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = {
    2: ((1280, 800), (1024, 600), (800, 1280), (412, 915)),
    5: ((1280, 800), (412, 915)),
}
PAGES = (
    "quick-start", "starts", "starts-palm", "starts-named", "shelf-full", "game", "rename",
    "deleted", "importing", "trouble", "rulings",
    "setup-seats", "person", "setup-island", "setup-drawing", "setup-tokens", "setup-pieces",
    "setup-ready", "starts-announced", "ready-made", "own-islands", "island-code", "island-copy",
    "island-copy-tiles", "share-island", "choose-rulings", "check-box", "box-board", "box-gains",
    "box-tokens", "box-token", "box-write", "box-tiles", "box-knots", "box-knot-pictures",
    "box-arrows", "setup-facts",
)  # fmt: skip


def keys(ui: Driver) -> list[Press]:
    return [widget for widget in ui.walk() if isinstance(widget, Press)]


def room(key: Any) -> tuple[float, float, float, float]:
    x, y = key.to_window(key.x, key.y)
    return x, y, x + key.width, y + key.height


def overlap(one: Any, other: Any) -> bool:
    left, low, right, top = room(one)
    x, y, x2, y2 = room(other)
    return left < x2 - 1 and x < right - 1 and low < y2 - 1 and y < top - 1


def scrolled(key: Any) -> bool:
    """True if it lies on something that scrolls, and may be out of sight."""
    while key.parent is not None and key.parent is not key:
        key = key.parent
        if isinstance(key, Scroll):
            return True
    return False


def with_text_size(ui: Driver, size: int) -> None:
    ui.companion.change_settings(Settings("ru", "ru", text_size=size))  # type: ignore[arg-type]
    ui.companion.changed()
    ui.pump(2)


@pytest.mark.parametrize("state", PAGES)
@pytest.mark.parametrize("text_size", SIZES)
def test_every_button_is_large_enough_and_none_lies_on_another(
    ui: Driver, state: str, text_size: int
) -> None:
    with_text_size(ui, text_size)
    STATES[state](ui)
    for width, height in SIZES[text_size]:
        ui.resize(width, height)
        found = keys(ui)
        assert found
        for key in found:
            left, low, right, top = room(key)
            assert 0 <= left < right <= width, key.role
            assert right - left >= 56, key.role
            assert top - low >= 56, key.role
            assert scrolled(key) or (low >= 0 and top <= height), key.role
        for one, other in combinations(found, 2):
            if scrolled(one) == scrolled(other):
                assert not overlap(one, other), (one.role, other.role, width)


@pytest.mark.parametrize("state", ["quick-start", "starts", "starts-palm", "starts-named"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_tablet_the_set_up_is_seen_as_a_whole(ui: Driver, state: str, language: Any) -> None:
    ui.speak(language)
    STATES[state](ui)
    for size in ((1280, 800), (1024, 600), (800, 1280)):
        ui.resize(*size)
        assert body(ui).most == 0


def test_three_fruits_stand_beside_one_another_on_a_phone(ui: Driver) -> None:
    STATES["starts"](ui)
    ui.resize(412, 915)
    heights = {round(ui.find(f"fruit {one}").y) for one in ("orange", "banana", "grapes")}
    assert len(heights) == 1


@pytest.mark.parametrize("state", ["share", "check-box", "told", "setup-ready"])
def test_the_buttons_of_a_page_are_equally_wide_with_icon_and_words_left(
    ui: Driver, state: str
) -> None:
    """Look2, finding 19: one grid for a page."""
    STATES[state](ui)
    for size in SIZES[2]:
        ui.resize(*size)
        tiles = [key for key in keys(ui) if isinstance(key, TilePress)]
        assert len(tiles) >= 4
        assert len({round(key.width) for key in tiles}) == 1
        for key in tiles:
            assert key._label.place.x - key.x < 120, key.role
            if key.button is not None and key.button.second:
                assert key._label.place.x == key._second.place.x


def test_pages_open_at_the_top(ui: Driver) -> None:
    STATES["share"](ui)
    for size in SIZES[2]:
        ui.resize(*size)
        assert ui.screen.sections.cards[0].top == pytest.approx(ui.screen.body.top, abs=2)


@pytest.mark.parametrize("state", PAGES)
def test_what_is_set_is_never_amber(ui: Driver, state: str) -> None:
    """Look2, section 4: amber is not for an option that is on."""
    STATES[state](ui)
    for key in keys(ui):
        if scrolled(key) and key.button is not None and key.button.chosen:
            assert skin_of(key.button).fill != theme.ACCENT, key.role


class Sample(BasePage):
    """Thirty buttons, and a line to write in."""

    def __init__(self, house: Companion) -> None:
        super().__init__(house)
        self.done: list[str] = []
        self.written = ""
        self.field = False

    def do(self, act: str) -> None:
        self.done.append(act)

    def typed(self, text: str) -> None:
        self.written = text

    def view(self) -> PageView:
        return PageView(
            name="sample",
            title="Sample",
            sections=tuple(
                Section(f"Part {n}", rows=((Button(f"act {n}", f"Button {n}"),),))
                for n in range(30)
            ),
            back=Button("back", "Back", icon="back"),
            foot=(Button("save", "Save", tone="accent"),),
            field=("A name", self.written) if self.field else None,
        )


@pytest.fixture
def sample(ui: Driver) -> Sample:
    place = Sample(ui.companion)
    ui.companion.go(place)
    ui.companion.changed()
    ui.pump(3)
    return place


def body(ui: Driver) -> Any:
    return ui.screen.body


def test_a_tap_is_done_when_it_is_lifted(ui: Driver, sample: Sample) -> None:
    finger = ui.finger("act 0")
    finger.down()
    ui.pump()
    assert sample.done == []
    finger.up()
    ui.pump()
    assert sample.done == ["act 0"]


def test_a_finger_that_moves_scrolls_and_presses_nothing(ui: Driver, sample: Sample) -> None:
    ui.drag("act 1", (640, 700))
    ui.drag((640, 200), (640, 600))
    assert sample.done == []
    assert body(ui).offset > 100


def test_a_button_that_the_page_was_scrolled_by_is_not_lit(ui: Driver, sample: Sample) -> None:
    finger = ui.finger("act 1")
    finger.down()
    ui.pump()
    assert [key.role for key in keys(ui) if key.pressed] == ["act 1"]
    x, y = ui.place("act 1")
    for up in range(4, 200, 4):
        finger.move_to(x, y + up)
        ui.pump()
    assert not [key.role for key in keys(ui) if key.pressed]
    finger.up()
    ui.advance(5)
    assert not [key.role for key in keys(ui) if key.pressed]
    assert sample.done == []


def test_a_long_press_that_became_scrolling_does_nothing(ui: Driver, sample: Sample) -> None:
    ui.find("act 1").held = "held 1"
    x, y = ui.place("act 1")
    finger = ui.finger("act 1")
    finger.down()
    finger.move_to(x, y + 20)
    finger.move_to(x, y + 30)
    ui.advance(1)
    finger.up()
    ui.pump()
    assert sample.done == []


def test_a_page_ends_at_its_ends(ui: Driver, sample: Sample) -> None:
    for _ in range(12):
        ui.drag((640, 150), (640, 650))
        ui.advance(1)
    assert body(ui).offset == body(ui).most
    ui.tap("act 29")
    assert sample.done == ["act 29"]
    for _ in range(12):
        ui.drag((640, 650), (640, 150))
        ui.advance(1)
    assert body(ui).offset == 0


def test_a_fling_goes_on_and_stops(ui: Driver, sample: Sample) -> None:
    ui.drag((640, 300), (640, 600), steps=3)
    at = body(ui).offset
    ui.advance(0.1)
    assert body(ui).offset > at
    ui.advance(5)
    rest = body(ui).offset
    ui.advance(1)
    assert body(ui).offset == rest
    assert sample.done == []


def test_what_lies_under_the_bar_is_not_touched(ui: Driver, sample: Sample) -> None:
    below = [key for key in keys(ui) if scrolled(key) and room(key)[3] < body(ui).y]
    assert below
    for key in below:
        x, y = key.to_window(*key.center)
        if y >= 0:
            ui.tap((x, y))
    assert set(sample.done) <= {"save"}


@pytest.mark.usefixtures("sample")
def test_scrolling_stays_when_the_page_is_drawn_anew(ui: Driver) -> None:
    ui.drag((640, 300), (640, 600))
    ui.advance(3)
    at = body(ui).offset
    ui.companion.changed()
    ui.pump(2)
    assert body(ui).offset == at


def test_a_line_is_written_and_taken_with_enter(ui: Driver, sample: Sample) -> None:
    sample.field = True
    ui.companion.changed()
    ui.pump(4)
    ui.type("Фил, «пятница»")
    assert sample.written == "Фил, «пятница»"
    ui.key("enter")
    assert sample.done == ["save"]


def test_a_game_is_renamed_by_hand(ui: Driver) -> None:
    STATES["game"](ui)
    ui.tap("rename")
    ui.pump(3)
    for _ in range(len("Friday")):
        ui.key("backspace")
    ui.type("Суббота")
    ui.tap("save")
    assert "Суббота" in ui.seen()


def test_a_correction_by_hand(ui: Driver) -> None:
    STATES["menu"](ui)
    for act in ("correct", "subject theseus", "tap D4"):
        ui.tap(act)
    assert "changed" in ui.seen()
    ui.tap("set theseus health 1")
    assert "3 to 1" in ui.seen()
    ui.tap("done")
    theseus = ui.companion.pages[-1].state.captive("theseus")
    assert (theseus.at, theseus.health) == ("D4", 1)


def test_four_buttons_share_two_lines_of_the_bar_on_a_phone(ui: Driver) -> None:
    """In one line the fourth would have letters that nobody can read."""
    STATES["box-tiles"](ui)
    ui.resize(412, 915)
    drop, *others = sorted(ui.screen.foot, key=lambda key: key.y, reverse=True)
    assert drop.role == "drop"
    assert drop.width > 2 * others[0].width
    for one, other in combinations(ui.screen.foot, 2):
        assert not overlap(one, other)
    assert min(key.height for key in ui.screen.foot) >= 56


@pytest.mark.parametrize(("size", "beside"), [((1280, 800), True), ((412, 915), False)])
def test_a_notice_is_no_column_of_single_words(
    ui: Driver, size: tuple[int, int], beside: bool
) -> None:
    """Its button stands beside it only where that does not make it higher."""
    ui.speak("ru")
    STATES["box-board"](ui)
    ui.resize(*size)
    notice = ui.screen.notice
    key = ui.find("as-it-was")
    assert (abs(key.center_y - notice.center_y) < 2) is beside
    assert notice.height < 160
