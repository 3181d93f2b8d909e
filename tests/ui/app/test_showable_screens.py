"""Screens for a player hold no secret: not in a text, a picture or a widget (L16.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from kivy.core.window import Window
from kivy.graphics.instructions import InstructionGroup, VertexInstruction
from kivy.utils import get_color_from_hex

from companion.games.island.board.hexes import HEXES
from companion.games.island.setup.random_table import random_table
from companion.games.island.terms import FRUITS
from companion.text.island.names import name, space
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import pictures
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver
from tests.ui.tables import kept_table

SEED = 7
BUSH = random_table(SEED).bush_fruit
FIRST, SECOND = [fruit for fruit in FRUITS if fruit != BUSH][:2]


def to_the_hand_over(ui: Driver) -> None:
    """Theseus starts on FIRST and is shown it, then Phil on SECOND."""
    place = Wizard(ui.companion, new_draft(SEED))
    for act in ("character phil", "character theseus"):
        place.do(act)
    ui.companion.go(place)
    ui.companion.changed()
    ui.pump(2)
    for act in ("quick", f"fruit {FIRST}", f"fruit {SECOND}", "show-starts"):
        ui.tap(act)


def drawn_pictures(ui: Driver) -> set[str]:
    """The pictures of the atlas that some canvas holds, folded away or not."""
    names = {id(texture): name for name, texture in pictures().items()}
    found = (names.get(id(one.texture)) for one in _vertices(ui.window.canvas))
    return {name for name in found if name is not None}


def _vertices(group: InstructionGroup) -> Iterator[VertexInstruction]:
    for one in group.children:
        if isinstance(one, InstructionGroup):
            yield from _vertices(one)
        elif isinstance(one, VertexInstruction):
            yield one


def secrets_of(language: Language, allowed: set[str]) -> list[re.Pattern[str]]:
    """Everything that a captive may not learn here, as it would be written."""
    spaces = ("knot", "oracle", "camp-a", "camp-b", "snakes", "zombies", "ufo", "portal-1",
              "portal-2", "portal-3", "lake:bend", *FRUITS)  # fmt: skip
    words = [space(one, language) for one in spaces if one not in allowed]
    words += [name(one, language) for one in ("wave", "rock", "bush", "phil", "theseus")
              if one not in allowed]  # fmt: skip
    names = [re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE) for word in words]
    return [*names, *(re.compile(rf"\b{at}\b") for at in HEXES)]


def leaks(ui: Driver, language: Language, allowed: set[str]) -> list[str]:
    texts = ui.texts()
    return [text for text in texts for one in secrets_of(language, allowed) if one.search(text)]


def test_the_search_finds_what_there_is_to_find(ui: Driver) -> None:
    ui.companion.home(Desk(ui.companion, kept_table(ui)))
    ui.companion.changed()
    ui.pump(2)
    assert leaks(ui, "en", set())
    assert drawn_pictures(ui) > {"orange", "rock", "oracle"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, ui: Driver) -> Language:
    spoken: Language = request.param
    ui.speak(spoken)
    return spoken


def test_the_hand_over_tells_whose_turn_to_look_it_is(ui: Driver, language: Language) -> None:
    to_the_hand_over(ui)
    assert ui.app.stage.kind == (HandOverView, "")
    assert ui.roles() == ["show", "to-op"]
    assert leaks(ui, language, {"theseus"}) == []
    assert drawn_pictures(ui) == set()


def test_the_start_is_one_lit_space_of_an_empty_island(ui: Driver, language: Language) -> None:
    to_the_hand_over(ui)
    ui.press("show")
    assert ui.app.stage.kind == (ShowView, "")
    assert ui.roles() == ["give-back"]
    assert leaks(ui, language, {"theseus", FIRST}) == []
    assert drawn_pictures(ui) == {FIRST}


def test_the_next_captive_sees_nothing_of_the_one_before(ui: Driver, language: Language) -> None:
    to_the_hand_over(ui)
    ui.press("show")
    ui.press("give-back")
    assert ui.app.stage.kind == (HandOverView, "")
    assert leaks(ui, language, {"phil"}) == []
    assert drawn_pictures(ui) == set()
    ui.press("show")
    assert leaks(ui, language, {"phil", SECOND}) == []
    assert drawn_pictures(ui) == {SECOND}


def test_the_map_that_is_shown_cannot_be_touched(ui: Driver) -> None:
    to_the_hand_over(ui)
    ui.press("show")
    before = ui.companion.view()
    ui.tap(ui.screen.map)
    ui.hold(ui.screen.map)
    assert ui.companion.view() == before


def test_the_cover_hides_the_desk(ui: Driver, language: Language) -> None:
    ui.companion.home(Desk(ui.companion, kept_table(ui)))
    ui.companion.do("cover")
    ui.pump(2)
    assert ui.app.stage.kind == (CoverView, "")
    assert ui.roles() == ["look"]
    assert leaks(ui, language, set()) == []
    assert drawn_pictures(ui) == set()


def test_a_short_tap_does_not_lift_the_cover_and_a_long_one_does(ui: Driver) -> None:
    ui.companion.do("cover")
    ui.pump(2)
    ui.tap("look")
    ui.hold("look", 0.7)
    assert ui.companion.covered
    ui.advance(2)
    assert ui.companion.covered, "a finger that has left does not go on holding"
    ui.hold("look", 0.9)
    assert not ui.companion.covered


def test_a_finger_that_slips_off_has_to_begin_anew(ui: Driver) -> None:
    ui.companion.do("cover")
    ui.pump(2)
    finger = ui.finger("look")
    finger.down()
    ui.advance(0.6)
    finger.move_to(10, 10)
    ui.advance(0.6)
    finger.up()
    ui.pump(2)
    assert ui.companion.covered


def test_the_last_showing_ends_under_the_cover(ui: Driver) -> None:
    to_the_hand_over(ui)
    for act in ("show", "give-back", "show", "give-back"):
        ui.press(act)
    assert ui.app.stage.kind == (CoverView, "")
    assert ui.roles() == ["look"]


@pytest.mark.pixels
@pytest.mark.parametrize("size", [(1280, 800), (412, 915)])
def test_every_pixel_of_the_rim_is_bright(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    ui.companion.do("cover")
    ui.pump(3)
    wanted = tuple(round(255 * part) for part in get_color_from_hex(theme.SHOW_BG))
    width, height = size
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert ui.pixel(x, y) == wanted
    assert Window.clearcolor == get_color_from_hex(theme.SHOW_BG)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (412, 915)])
@pytest.mark.parametrize("text_size", [0, 5])
def test_the_way_back_is_always_whole(ui: Driver, size: tuple[int, int], text_size: int) -> None:
    ui.speak("ru")
    settings = ui.companion.settings
    ui.companion.change_settings(
        settings.__class__(language="ru", said_in="ru", text_size=text_size)
    )
    ui.resize(*size)
    to_the_hand_over(ui)
    for act in ("show", "give-back"):
        key = ui.find(act)
        assert key.y >= 0
        assert key.right <= size[0]
        assert key.top <= size[1]
        assert min(key.size) >= 56
        ui.press(act)
