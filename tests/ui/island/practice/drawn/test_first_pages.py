"""The pages before the lesson by fingers: whole, readable and in their places at every size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.practice.drawn.first_pages import FirstPagesScreen
from companion.ui.island.practice.drawn.table_card import CardPanel
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.practice.views import FirstPageView
from companion.ui.kit.drawn.lettering import FINE, Writing
from companion.ui.shelf.views import ShelfView
from tests.ui.driver import Driver

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
LEAST = 14.0  # sp
each_size = pytest.mark.parametrize("size", SIZES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def opened(ui: Driver, language: Language, size: tuple[int, int], text_size: int = 2) -> None:
    ui.speak(language)
    ui.companion.change_settings(revised(ui.companion.settings, {"text_size": text_size}))
    ui.resize(*size)
    ui.tap("practice")
    assert isinstance(ui.screen, FirstPagesScreen)


def turned(ui: Driver) -> Iterator[FirstPageView]:
    """The view on the screen, until the next touch would begin the lesson."""
    for _ in range(20):
        view = ui.companion.view()
        yield view
        if view.go.act == "begin" and is_last_card(ui):
            return
        ui.tap(view.go.act)
    raise AssertionError("it never ends")


def is_last_card(ui: Driver) -> bool:
    return not ui.screen.alone or ui.screen.card == len(ui.screen.cards) - 1


def shown(ui: Driver) -> list[CardPanel]:
    return [card for card in ui.screen.cards if card.parent is not None]


def heading(ui: Driver) -> str:
    """Of the only card that is seen."""
    (panel,) = shown(ui)
    assert panel.card is not None
    return panel.card.heading


def letters(ui: Driver) -> dict[str, float]:
    """Each text that is drawn on a card or round it, and its size in sp."""
    found: dict[str, float] = {}
    for widget in ui.screen.walk():
        for writing in writings(widget):
            if writing.label is not None:
                found[writing.label.text] = writing.label.options["font_size"] / FINE
    return found


def writings(widget: Any) -> Iterator[Writing]:
    for part in vars(widget).values():
        for one in part if isinstance(part, list) else (part,):
            if isinstance(one, Writing):
                yield one
    if isinstance(widget, CardPanel):
        yield from widget.legend.words


@each_size
@each_language
def test_all_of_it_is_read_by_touching_next(
    ui: Driver, language: Language, size: tuple[int, int]
) -> None:
    opened(ui, language, size)
    read: list[str] = []
    wanted: list[str] = []
    for view in turned(ui):
        wanted += [card.heading for card in view.cards if card.heading not in wanted]
        for card in shown(ui):
            assert card.card is not None
            read.append(card.card.heading)
            seen = ui.seen().replace("\n", " ")
            for line in card.card.lines:
                assert line.text in seen
        assert view.title in ui.seen()
        assert view.promise in ui.seen()
    assert read == wanted
    assert len(read) == 9
    ui.tap("begin")
    assert isinstance(ui.companion.pages[-1], PracticeDesk)


@each_size
@each_language
def test_everything_can_be_read(ui: Driver, language: Language, size: tuple[int, int]) -> None:
    """At the usual text size nothing is under the floor but the letters on the pad."""
    opened(ui, language, size)
    for _ in turned(ui):
        for text, sp in letters(ui).items():
            small = len(text) <= 2 or "/" in text
            assert sp >= (12 if small else LEAST), (text, sp)


@each_size
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_everything_has_room_in_small_and_large_letters(
    ui: Driver, size: tuple[int, int], text_size: int
) -> None:
    opened(ui, "ru", size, text_size)
    least = LEAST * (0.8 if text_size == 0 else 1.0)
    for _ in turned(ui):
        for text, sp in letters(ui).items():
            if len(text) > 3:
                assert sp >= least, (text, sp)
        for card in shown(ui):
            for place in (one.place for one in card.legend.words if one.label is not None):
                assert card.y <= place.y + 4, card.text
                assert place.right <= card.right, card.text


@each_size
@each_language
def test_nothing_lies_over_anything_else(
    ui: Driver, language: Language, size: tuple[int, int]
) -> None:
    opened(ui, language, size)
    for view in turned(ui):
        screen = ui.screen
        parts = [screen.title, screen.note, screen.promise, screen.back, screen.go]
        parts += [screen.leave] if view.leave is not None else []
        parts += [screen.skip] if view.skip is not None else []
        parts += shown(ui)
        for at, one in enumerate(parts):
            assert 0 <= one.x <= one.right <= size[0], one
            assert 0 <= one.y <= one.top <= size[1], one
            for other in parts[at + 1 :]:
                apart = (
                    one.right <= other.x + 1 or other.right <= one.x + 1
                    or one.top <= other.y + 1 or other.top <= one.y + 1
                )  # fmt: skip
                assert apart, (one, other)


@each_size
def test_every_button_is_large_enough(ui: Driver, size: tuple[int, int]) -> None:
    opened(ui, "ru", size)
    for _ in turned(ui):
        for key in (ui.screen.leave, ui.screen.back, ui.screen.go, ui.screen.skip):
            if key.parent is not None:
                assert min(key.width, key.height) >= 48, key.role


@each_size
def test_the_dots_count_what_next_turns(ui: Driver, size: tuple[int, int]) -> None:
    opened(ui, "en", size)
    seen = [ui.screen.dots.at for _ in turned(ui)]
    assert [at for at, _ in seen] == [*range(len(seen))]
    assert {of for _, of in seen} == {len(seen)}
    assert len(seen) in (3, 9)


def test_on_a_tablet_three_cards_stand_beside_each_other(ui: Driver) -> None:
    """Picture 20: 384 wide each, 16 between them, 48 from the rim."""
    opened(ui, "en", (1280, 800))
    places = [(round(card.x), round(card.width)) for card in ui.screen.cards]
    assert places == [(48, 384), (448, 384), (848, 384)]
    assert (round(ui.screen.go.x), round(ui.screen.go.width)) == (848, 384)
    assert (round(ui.screen.back.x), round(ui.screen.back.width)) == (48, 200)


def test_on_a_phone_cards_are_turned_back_one_by_one(ui: Driver) -> None:
    opened(ui, "en", (412, 915))
    headings = [heading(ui) for _ in turned(ui)]
    backwards = [headings[-1]]
    while ui.companion.view().at or ui.screen.card:
        ui.tap(ui.companion.view().back.act)
        backwards.append(heading(ui))
    assert backwards == headings[::-1]
    ui.tap("back")
    assert isinstance(ui.companion.view(), ShelfView)


def test_nothing_on_a_card_takes_a_touch(ui: Driver) -> None:
    opened(ui, "en", (1280, 800))
    for view in turned(ui):
        buttons = {one.act for one in (view.back, view.leave, view.go, view.skip) if one}
        assert set(ui.roles()) == buttons
        for card in shown(ui):
            ui.tap((card.center_x, card.top - 80))
            assert ui.companion.view() == view


def test_it_can_be_left_and_skipped(ui: Driver) -> None:
    opened(ui, "en", (1024, 600))
    ui.tap("next")
    ui.tap("leave")
    assert isinstance(ui.companion.view(), ShelfView)
    ui.tap("practice")
    ui.tap("begin")
    assert isinstance(ui.companion.pages[-1], PracticeDesk)


def test_the_window_may_change_under_it(ui: Driver) -> None:
    """Cards one by one, then together, and back."""
    opened(ui, "en", (412, 915))
    ui.tap("next")
    assert len(shown(ui)) == 1
    ui.resize(1280, 800)
    assert len(shown(ui)) == 3
    ui.tap("next")
    assert ui.companion.view().at == 1
