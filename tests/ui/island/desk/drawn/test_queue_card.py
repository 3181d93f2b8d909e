"""The card drawn: in the question zone, whole, above the floors, and by fingers and letters."""

from __future__ import annotations

from typing import Any

import pytest

from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.zones import zones
from tests.ui.driver import Driver
from tests.ui.finger import Finger
from tests.ui.island.desk.drawn.desk_in_window import SIZES
from tests.ui.legible import FLOOR
from tests.ui.tables import open_table

TEXT: dict[Language, dict[str, str]] = {
    "en": {
        "two": "west, then north-west",
        "three": "west, then safely north-east, then end my turn",
        "correction": "no, south-east",
        "row": "End turn · not yet",
        "rest": "Waiting: 1",
    },
    "ru": {
        "two": "на запад, потом на северо-запад",
        "three": "на запад, потом безопасно на северо-восток, потом конец хода",
        "correction": "нет, на юго-восток",
        "row": "Завершить ход · потом",
        "rest": "Ждёт: 1",
    },
}


def at_desk(ui: Driver, language: Language = "en") -> Desk:
    ui.speak(language)
    desk = open_table(ui, lines=0)
    ui.companion.do("announced")
    ui.pump(2)
    return desk


def entered(ui: Driver, text: str) -> None:
    """Typed, and the Enter key, wherever the line is."""
    ui.tap("write" if "write" in ui.roles() else "keyboard")
    ui.type(text)
    ui.key("enter")
    ui.pump(3)


def journal(desk: Desk) -> list[str]:
    lines = (getattr(line, "words", str(line)) for line in desk.session.journal)
    return [line for line in lines if line != "announced"]


def place(widget: Any) -> tuple[float, float, float, float]:
    return (*widget.pos, *widget.size)


# Where it stands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_stands_on_the_question_zone_and_its_keys_in_the_zones_height(
    ui: Driver, size: tuple[int, int], language: Language
) -> None:
    ui.resize(*size)
    at_desk(ui, language)
    entered(ui, TEXT[language]["three"])
    zone, card = zones(*size).question.place, ui.screen.queue
    assert (card.x, card.y, card.width) == pytest.approx((zone.x, zone.y, zone.w))
    assert card.height >= zone.h - 0.5
    assert card.top <= zones(*size).say.place.top + 0.5
    for key in card.keys:
        assert key.y >= zone.y
        assert key.top <= zone.top + 0.5
        assert min(key.size) >= (55.9 if min(size) >= 700 else 43.9), key.role
    pad = ui.screen.compass
    assert not card.collide_widget(pad) or size == (640, 800)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_row_is_read_whole_and_no_letter_is_below_the_floor(
    ui: Driver, size: tuple[int, int], language: Language
) -> None:
    ui.resize(*size)
    at_desk(ui, language)
    entered(ui, TEXT[language]["three"])
    seen = ui.seen()
    for words in ("1", "2", "3", TEXT[language]["row"]):
        assert words in seen.splitlines(), words
    rows = ui.screen.queue.rows
    for writing in (rows._head, *rows._words):
        if writing.label is not None:
            assert writing.label.options["font_size"] / 2 >= FLOOR - 0.5  # drawn twice as large


def test_on_a_tablet_three_rows_stay_in_the_zone(ui: Driver) -> None:
    at_desk(ui)
    entered(ui, TEXT["en"]["three"])
    assert ui.screen.queue.height == pytest.approx(zones(1280, 800).question.place.h)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_it_comes_and_goes(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    at_desk(ui)
    parts = ("island", "captives", "bar", "card", "question", "compass", "keys")
    before = {name: place(getattr(ui.screen, name)) for name in parts}
    entered(ui, TEXT["en"]["three"])
    assert {name: place(getattr(ui.screen, name)) for name in parts} == before
    ui.tap("take")
    assert {name: place(getattr(ui.screen, name)) for name in parts} == before
    assert ui.screen.queue.parent is None


@pytest.mark.parametrize("size", SIZES)
def test_the_way_to_what_waits_lies_beside_the_answers(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    at_desk(ui)
    entered(ui, TEXT["en"]["three"])
    ui.tap("take")
    ui.companion.do("announced")
    ui.pump(2)
    while ui.bar.turns:
        ui.tap("say-next")
    key, zone = ui.find("rest"), zones(*size).question.place
    assert min(key.size) >= (55.9 if min(size) >= 700 else 43.9)
    assert key.right <= zone.right
    for role in ("answer yes", "answer no"):
        assert ui.find(role).right <= key.x


# By hand


@pytest.mark.parametrize("language", ["en", "ru"])
def test_typed_shown_done_asked_and_gone_on_with(ui: Driver, language: Language) -> None:
    """From the keys to the journal, and nothing is taken before *Do it*."""
    desk, text = at_desk(ui, language), TEXT[language]
    entered(ui, text["three"])
    assert journal(desk) == []
    ui.tap("take")
    assert journal(desk) == ["move W", "move NE safe"]
    assert text["rest"] in ui.seen()
    while ui.bar.turns:
        ui.tap("say-next")
    ui.tap("rest")
    assert text["row"] in ui.seen()
    ui.tap("close")
    ui.tap("answer no")
    assert text["row"].partition(" · ")[0] in ui.seen().splitlines()
    ui.tap("take")
    assert journal(desk)[-1] == "end"
    assert "take" not in ui.roles()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_correction_is_typed_over_the_card(ui: Driver, language: Language) -> None:
    desk, text = at_desk(ui, language), TEXT[language]
    entered(ui, text["two"])
    entered(ui, text["correction"])
    ui.tap("meant 2")
    ui.tap("take")
    assert journal(desk) == ["move W", "move SE"]


@pytest.mark.parametrize(("language", "no"), [("en", "no"), ("ru", "нет")])
def test_a_typed_no_alone_drops_it(ui: Driver, language: Language, no: str) -> None:
    desk = at_desk(ui, language)
    entered(ui, TEXT[language]["two"])
    entered(ui, no)
    assert "take" not in ui.roles()
    assert journal(desk) == []


@pytest.mark.parametrize("role", ["take", "drop", "rest", "close"])
def test_two_taps_in_a_row_do_one_thing(ui: Driver, role: str) -> None:
    """130 ms apart: what comes to stand there has not been read yet."""
    desk = at_desk(ui)
    entered(ui, TEXT["en"]["three"])
    for before in {"rest": ("take",), "close": ("take", "rest")}.get(role, ()):
        ui.tap(before)
        ui.companion.do("announced")
        ui.pump(2)
        while ui.bar is not None and ui.bar.turns:
            ui.tap("say-next")
    ui.look_first(role)
    steps, at = len(desk.session.steps), ui.place(role)
    tapped(ui, at)
    ui.advance(0.13)
    after, card = len(desk.session.journal), desk.talk.proposal
    tapped(ui, at)
    assert len(desk.session.journal) == after
    assert desk.talk.proposal == card
    assert len(desk.session.steps) - steps == (2 if role == "take" else 0)


def tapped(ui: Driver, at: tuple[float, float]) -> None:
    """At once, whatever stands there."""
    finger = Finger(ui.window, *at)
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(2)
