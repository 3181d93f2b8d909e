"""The bar: Undo names what it takes back as far as it can be read."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.engine.frozen import revised
from companion.ui.kit.drawn import lettering as words
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk

SMALLEST: Final = 12  # sp
LONG: Final = "Поправка: Шредди — миссия, мираж со змеями: засчитано"
SHORT: Final = "Тесей: СВ, через клетку, безопасно"


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def keys(desk: Desk, undo: str) -> list[Any]:
    screen = desk.show(revised(sample.UPRIGHT, {"bar": sample.bar(undo, "ru")}))
    return [*reversed(screen.bar.children)]


@pytest.mark.parametrize("size", [*SIZES, LEAST, (915, 412)])
@pytest.mark.parametrize("undo", [LONG, SHORT, "Ход"])
def test_every_label_can_be_read(desk: Desk, size: tuple[int, int], undo: str) -> None:
    desk.ui.resize(*size)
    for key in keys(desk, undo):
        assert key._label._label.options["font_size"] / words.FINE >= SMALLEST, key.role


@pytest.mark.parametrize("size", SIZES)
def test_undo_is_shortened_at_the_end_of_a_word(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    (shown,) = [text for text in desk_texts(desk) if text.startswith("Поправка")]
    if shown != LONG:
        assert shown.endswith(" …")
        assert shown.removesuffix(" …") in LONG
        assert len(shown) > 15
    assert (shown == LONG) == (size[0] > 640)


def desk_texts(desk: Desk) -> list[str]:
    keys(desk, LONG)
    return desk.ui.seen().splitlines()


def test_what_comes_next_is_not_shortened_by_what_was_there(desk: Desk) -> None:
    desk.ui.resize(412, 915)
    keys(desk, LONG)
    assert keys(desk, "Ход")[0].button.label == "Ход"
