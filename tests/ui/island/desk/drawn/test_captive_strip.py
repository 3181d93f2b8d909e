"""The captives' strip: at every size it shows what stands on a captive's board."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.engine.frozen import revised
from companion.games.island.terms import FRUITS
from companion.ui.kit import theme
from companion.ui.kit.drawn import lettering as words
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk

MARKED: Final = tuple(
    (fruit, "crossed" if at % 2 else "circled") for at, fruit in enumerate(FRUITS)
)
SMALLEST: Final = 12  # sp


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def strip(desk: Desk, count: int) -> list[Any]:
    captives = tuple(revised(one, {"fruits": MARKED}) for one in sample.CAPTIVE_TURN.captives)
    screen = desk.show(revised(sample.CAPTIVE_TURN, {"captives": captives[:count]}))
    return [*reversed(screen.captives.children)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3])
def test_every_marked_fruit_is_in_the_strip(desk: Desk, size: tuple[int, int], count: int) -> None:
    desk.ui.resize(*size)
    for cell in strip(desk, count):
        marks = [mark for mark in cell._fruits if mark._sign._key]
        assert [mark._sign._key[3] for mark in marks] == [fruit for fruit, _ in MARKED]
        low = min(number._key[0].y for number in cell._numbers)
        for mark in marks:
            x, y, side, _ = mark._sign._key
            assert side >= 10
            assert cell.y < y - 0.6 * side
            assert y + 0.6 * side <= low + 2
            assert cell.x < x - 0.6 * side
            assert x + 0.6 * side < cell.right


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("count", [2, 3])
def test_name_and_numbers_can_be_read(desk: Desk, size: tuple[int, int], count: int) -> None:
    desk.ui.resize(*size)
    for cell in strip(desk, count):
        for writing in (cell._name, *cell._numbers):
            assert writing._label.options["font_size"] / words.FINE >= SMALLEST


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("note", ["off the island", "вне острова"])
def test_a_note_can_be_read(desk: Desk, size: tuple[int, int], count: int, note: str) -> None:
    desk.ui.resize(*size)
    captives = tuple(
        revised(one, {"note": note, "turn": False, "dots": None, "fruits": MARKED[:3]})
        for one in sample.CAPTIVE_TURN.captives[:count]
    )
    screen = desk.show(revised(sample.CAPTIVE_TURN, {"captives": captives}))
    for cell in screen.captives.children:
        assert cell._note._label.text.replace("\n", " ") == note
        assert cell._note._label.options["font_size"] / words.FINE >= SMALLEST
        right = max(mark._sign._key[0] + mark._sign._key[2] for mark in cell._fruits[:3])
        note_place = cell._note._key[0]
        low = note_place.y < cell._fruits[0]._sign._key[1]
        assert not low or right <= note_place.right - cell._note.width + 2


@pytest.mark.pixels
def test_circled_and_crossed_differ_in_shape(desk: Desk) -> None:
    """A ring leaves the corners free, a square fills them; and only one is struck through."""
    desk.ui.resize(1280, 800)
    cell = strip(desk, 2)[1]
    circled, crossed = cell._fruits[:2]
    for mark, filled in ((circled, False), (crossed, True)):
        x, y, side, _ = mark._sign._key
        seen = desk.ui.pixel(x - 0.53 * side, y + 0.53 * side)[:3]
        waiting = tuple(int(theme.WAITING[at : at + 2], 16) for at in (1, 3, 5))
        assert (seen != waiting) == filled
