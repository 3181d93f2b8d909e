"""The page of whoever has won, in the window: whole at every size, alive at once, and no secret."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.ending.appearing import SECONDS
from companion.ui.island.ending.page import EndingPage
from companion.ui.kit.drawn.icon import pictures
from companion.ui.kit.drawn.lettering import FINE, Writing, text_scale
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.touch_guard import NEW
from tests.ui.driver import FRAME, Driver
from tests.ui.finger import Finger
from tests.ui.tables import open_table
from tools.states.ending import WINS

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]


def to_the_end(ui: Driver, who: str = "hempel") -> Desk:
    """By touch, from the last announcement."""
    desk = open_table(ui, WINS[who])
    ui.read_on()
    ui.tap("announced")
    assert isinstance(ui.companion.pages[-1], EndingPage)
    return desk


def writings(ui: Driver) -> list[Writing]:
    found: list[Writing] = list(ui.screen._words)
    for press in ui.screen.children:
        if isinstance(press, Press):
            found += [press._label, press._second]
    return [one for one in found if one.label is not None]


def sp_of(writing: Writing) -> float:
    assert writing.label is not None
    return float(writing.label.options["font_size"]) / FINE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("who", ["hempel", "op"])
def test_everything_is_there_and_large_enough_to_read(
    ui: Driver, size: tuple[int, int], language: Language, who: str
) -> None:
    ui.speak(language)
    ui.resize(*size)
    to_the_end(ui, who)
    ui.pump(3)
    view = ui.companion.view()
    seen = ui.seen().replace("\n", " ")
    for text in (view.kicker, view.title, view.epilogue, view.others, view.reveal.label):
        assert text in seen
    small = 12 if size[0] < 700 else 13
    assert all(sp_of(one) >= small for one in writings(ui))
    assert sp_of(ui.screen._words[2]) >= 15, "the epilogue"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("who", ["theseus", "granddead", "op"])
def test_the_title_is_one_line(
    ui: Driver, size: tuple[int, int], language: Language, who: str
) -> None:
    ui.speak(language)
    ui.resize(*size)
    to_the_end(ui, who)
    ui.pump(3)
    title = ui.screen._words[1]
    assert "\n" not in title.label.text
    assert title.height < 1.6 * sp_of(title)


@pytest.mark.parametrize("size", SIZES)
def test_no_star_is_behind_words(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    to_the_end(ui)
    ui.pump(3)
    screen: Any = ui.screen
    words = [one.place for one in screen._words if one.label is not None]
    stars = [star.pos for colour, star in screen.scene._sky._stars if colour.a > 0]
    assert stars
    assert not [pos for pos in stars if any(place.holds(*pos) for place in words)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 5])
@pytest.mark.parametrize("who", ["granddead", "op"])
def test_all_words_have_room_in_every_text_size(
    ui: Driver, size: tuple[int, int], text_size: int, who: str
) -> None:
    ui.speak("ru")
    ui.companion.change_settings(revised(ui.companion.settings, {"text_size": text_size}))
    ui.resize(*size)
    to_the_end(ui, who)
    ui.pump(3)
    words = [one for one in ui.screen._words if one.label is not None]
    assert len(words) == 4
    assert min(one.place.y for one in words) >= ui.screen.reveal.top - 4
    assert all(sp_of(one) >= 14 * text_scale() - 1 for one in words)


@pytest.mark.parametrize("size", SIZES)
def test_the_words_stay_in_their_place(ui: Driver, size: tuple[int, int]) -> None:
    ui.speak("ru")
    ui.resize(*size)
    to_the_end(ui)
    ui.pump(3)
    words = [one for one in ui.screen._words if one.label is not None]
    low = ui.screen.reveal.top
    for upper, lower in pairwise(words):
        assert upper.place.y >= lower.place.y
    assert words[-1].place.y >= low - 1
    assert words[0].place.top <= size[1] + 8


# Nothing of the island


def drawn(ui: Driver) -> set[str]:
    from tests.ui.app.test_showable_screens import drawn_pictures

    return drawn_pictures(ui)


def test_no_picture_is_drawn_but_those_on_the_ring(ui: Driver) -> None:
    to_the_end(ui)
    ui.advance(SECONDS)
    marks = {mark.picture for mark in ui.companion.view().ring}
    assert len(marks) == 5
    assert drawn(ui) & (pictures().keys() - {"logo"}) == marks
    assert not [text for text in ui.texts() if text in HEXES]


def test_it_has_no_map_to_touch(ui: Driver) -> None:
    to_the_end(ui)
    assert sorted(ui.roles()) == ["again", "replay", "reveal", "share", "to-shelf", "undo"]


# Motion


def test_buttons_stand_still_and_count_while_it_appears(ui: Driver) -> None:
    ui.app.still = False
    to_the_end(ui)
    before = {role: ui.place(role) for role in ui.roles()}
    ui.advance(NEW + FRAME)
    assert {role: ui.place(role) for role in ui.roles()} == before
    assert ui.screen._come.running
    ui.tap("reveal")
    assert not isinstance(ui.companion.pages[-1], EndingPage)


def test_a_touch_anywhere_ends_what_moves(ui: Driver) -> None:
    ui.app.still = False
    to_the_end(ui)
    ui.advance(NEW)
    ui.tap((20.0, 20.0))
    assert not ui.screen._come.running
    assert ui.screen._come.value == SECONDS


def test_without_motion_everything_is_there_in_the_first_frame(ui: Driver) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "none"}))
    to_the_end(ui)
    assert not ui.screen._come.running
    assert not ui.screen._turned.running
    assert ui.screen._come.value == SECONDS


def test_rays_turn_where_the_settings_want_all_motion_and_stop_when_it_is_left(ui: Driver) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "full"}))
    ui.app.still = False
    to_the_end(ui)
    screen: Any = ui.screen
    ui.advance(12)
    assert 5 <= screen.scene.rays.degrees <= 7
    ui.tap("to-shelf")
    turned = screen.scene.rays.degrees
    ui.advance(3)
    assert screen.scene.rays.degrees == turned


# Guards


def test_it_takes_no_touch_in_its_first_moments(ui: Driver) -> None:
    """The finger that said *Announced* twice opens nothing of the page that came."""
    desk = to_the_end(ui)
    won = desk.state
    for role in ui.roles():
        finger = Finger(ui.window, *ui.place(role))
        finger.down()
        ui.pump()
        finger.up()
        ui.pump()
        assert isinstance(ui.companion.pages[-1], EndingPage), role
    assert desk.state is won


def test_undo_by_touch_and_the_game_goes_on(ui: Driver) -> None:
    desk = to_the_end(ui)
    before = desk.session.steps[-2].entries[-1].outcome.state
    ui.tap("undo")
    assert ui.companion.pages[-1] == desk
    assert desk.state == before
    assert "We take back" in ui.said()
    ui.tap("redo")
    ui.read_on()
    ui.tap("announced")
    assert isinstance(ui.companion.pages[-1], EndingPage)
