"""Text in its box: it shrinks to fit, breaks between words, and «северо-восток» stays whole."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.ui.kit.drawn import lettering as words
from companion.ui.kit.drawn.lettering import (
    Lettering,
    Writing,
    fitting,
    lettering,
    letters,
    measured,
    reckoned,
    styled,
    text_height,
    text_width,
)
from companion.ui.kit.glyphs import GLYPHS
from companion.ui.kit.rect import Rect
from tests.ui.driver import Driver

RUSSIAN = "«Куст идёт на северо-восток: змеи. Там никого»."
STYLE = styled(700)

pytestmark = pytest.mark.usefixtures("ui")


def lines(label: Any) -> list[str]:
    return ["".join(word.text for word in line.words) for line in label._cached_lines]


@pytest.mark.parametrize("width", range(170, 500, 30))
def test_north_east_stays_on_one_line(width: int) -> None:
    size = fitting(RUSSIAN, STYLE, letters(30), (width, 400))
    found = lines(lettering(RUSSIAN, STYLE, size, width))
    assert any("северо-восток:" in line for line in found)
    assert "".join(found).replace(" ", "") == RUSSIAN.replace(" ", "")


@pytest.mark.parametrize("width", [90, 150, 300, 600])
@pytest.mark.parametrize("height", [20, 40, 90, 200])
def test_a_text_fits_its_room(width: int, height: int) -> None:
    size = fitting(RUSSIAN, STYLE, letters(30), (width, height))
    wide, high = measured(RUSSIAN, STYLE, size, width)
    assert wide <= width
    assert high <= height + 0.3 * size or size <= letters(6)


def test_what_is_reckoned_is_about_what_fits() -> None:
    for width in range(120, 600, 40):
        for height in (40, 80, 160):
            room = (width, height)
            guess = reckoned(RUSSIAN, STYLE, letters(40), room)
            assert fitting(RUSSIAN, STYLE, letters(40), room) == pytest.approx(guess, abs=4)


def test_the_text_size_of_the_settings_multiplies_every_size(ui: Driver) -> None:
    usual = text_height("Да", 300, 20), text_width("Да", 20)
    ui.companion.settings = revised(ui.companion.settings, {"text_size": 5})
    large = text_height("Да", 300, 20), text_width("Да", 20)
    assert [round(two / one, 1) for one, two in zip(usual, large, strict=True)] == [1.5, 1.5]


def test_a_sign_stands_inside_a_sentence() -> None:
    plain, signed = "−1 energy", f"−1 {GLYPHS['bolt']}"
    assert text_width(signed, 14, weight=700) < text_width(plain, 14, weight=700)
    assert measured(signed, STYLE, letters(14))[0] > measured("−1 ", STYLE, letters(14))[0]


def test_the_same_text_is_rendered_once(ui: Driver) -> None:
    writing = Writing(ui.screen.canvas)
    before = words.lettering.cache_info().misses
    for colour in ("#FFFFFF", "#000000", "#FFFFFF"):
        writing.draw(Rect(0, 0, 200, 50), "once and for all", colour=colour)
    assert words.lettering.cache_info().misses == before + 1


def test_words_follow_their_box(ui: Driver) -> None:
    label = Lettering("a few words", sp=20, size_hint=(None, None), size=(300, 40))
    ui.screen.add_widget(label)
    ui.pump()
    assert "a few words" in ui.seen()
    wide = label.writing.width
    label.size = (30, 40)
    ui.pump()
    assert label.writing.width < wide
    assert label.height_for(300) < label.height_for(80)
    label.text = ""
    ui.pump()
    assert "a few words" not in ui.seen()
