"""The title: the logo stands as its last O, and all of it lies in its place."""

from __future__ import annotations

import pytest
from kivy.uix.widget import Widget

from companion.text.languages import LANGUAGES, Language
from companion.ui.kit.drawn.icon import large, pictures
from companion.ui.kit.drawn.wordmark import Wordmark, wordmark_size
from companion.ui.kit.rect import Rect
from tests.ui.driver import Driver

PLACE = Rect(48, 300, 700, 300)
WRITTEN = {
    ("en", False): ["PARAD", "X ISLAND"],
    ("en", True): ["PARAD", "X", "ISLAND"],
    ("ru", False): ["ПАРАД", "КС"],
    ("ru", True): ["ПАРАД", "КС"],
}


@pytest.fixture
def mark(ui: Driver) -> Wordmark:
    ground = Widget()
    ui.window.add_widget(ground)
    return Wordmark(ground.canvas)


def letters(mark: Wordmark) -> list[str]:
    return [writing.label.text for writing in mark._letters if writing.label is not None]


def logo(mark: Wordmark) -> Rect:
    return Rect(*mark._logo.pos, *mark._logo.size)


@pytest.mark.parametrize(("language", "stacked"), WRITTEN)
def test_the_logo_stands_between_the_letters(
    mark: Wordmark, language: Language, stacked: bool
) -> None:
    mark.draw(PLACE, 68, language, stacked=stacked)
    assert letters(mark) == WRITTEN[language, stacked]
    before, after = (writing.place for writing in mark._letters[:2])
    x, y = logo(mark).middle
    assert before.x < before.x + mark._letters[0].width < x < after.x
    assert before.y < y < before.top
    assert logo(mark).top <= PLACE.top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [(150, 80), (600, 30), (2000, 400)])
def test_it_shrinks_to_its_place_and_never_grows(
    mark: Wordmark, language: Language, room: tuple[int, int]
) -> None:
    wide, high = wordmark_size(40, language)
    mark.draw(Rect(0, 0, *room), 40, language)
    last = mark._letters[-1]
    assert last.place.x + last.width <= min(room[0], wide) + 2
    assert logo(mark).h <= min(room[1], high)


def test_a_large_one_has_the_large_picture(mark: Wordmark) -> None:
    mark.draw(PLACE, 40, "ru")
    assert mark._logo.texture is pictures()["logo"]
    mark.draw(PLACE, 120, "ru")
    assert mark._logo.texture is large("logo")


def test_it_changes_its_language_and_goes(mark: Wordmark) -> None:
    mark.draw(PLACE, 68, "en", stacked=True)
    mark.draw(PLACE, 68, "ru")
    assert letters(mark) == ["ПАРАД", "КС"]
    mark.hide()
    assert letters(mark) == []
    assert logo(mark).h == 0
