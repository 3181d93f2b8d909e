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


def strip(desk: Desk, count: int, **changes: Any) -> list[Any]:
    captives = tuple(
        revised(one, {"fruits": MARKED, **changes}) for one in sample.CAPTIVE_TURN.captives
    )
    screen = desk.show(revised(sample.CAPTIVE_TURN, {"captives": captives[:count]}))
    return [*reversed(screen.captives.children)]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
@pytest.mark.parametrize("count", [2, 3])
def test_every_marked_fruit_is_in_a_high_strip(
    desk: Desk, size: tuple[int, int], count: int
) -> None:
    """More than four overlap; in a low strip they are where the captive is touched."""
    desk.ui.resize(*size)
    for cell in strip(desk, count):
        marks = [mark for mark in cell._fruits if mark._sign._key]
        assert [mark._sign._key[3] for mark in marks] == [fruit for fruit, _ in MARKED]
        for mark in marks:
            x, y, side, _ = mark._sign._key
            assert side >= 14
            assert cell.x < x - 0.6 * side
            assert x + 0.6 * side < cell.right
            assert cell.y < y - 0.6 * side


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("numbers", [(3, 4), (0, 6), (2, 2)])
def test_name_and_numbers_are_whole(
    desk: Desk, size: tuple[int, int], count: int, numbers: tuple[int, int]
) -> None:
    """So many hearts and bolts as there can be, those that are lost in another colour."""
    desk.ui.resize(*size)
    health, energy = numbers
    cells = strip(desk, count, health=(min(1, health), health), energy=(1, energy))
    for cell in cells:
        assert cell._name._label.options["font_size"] / words.FINE >= SMALLEST
        for row, many in ((cell._hearts, health), (cell._bolts, energy)):
            shown = [sign for sign in row._signs if sign._key]
            assert len(shown) == many
            assert all(cell.x < sign._key[0] < cell.right for sign in shown)
            assert all(sign._key[2] >= 8 for sign in shown)


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_has_as_many_bright_arcs_as_marks(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    for cell in strip(desk, 3, mission=(3, 5)):
        colours = [arc._key[1] for arc in cell._ring._arcs]
        off = theme.TOLD_EDGE if cell.captive.turn else theme.RING_OFF
        assert colours == [theme.MISSION] * 3 + [off] * 2


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("note", ["off the island", "вне острова"])
def test_a_note_can_be_read(desk: Desk, size: tuple[int, int], note: str) -> None:
    desk.ui.resize(*size)
    for cell in strip(desk, 2, note=note, turn=False, dots=None):
        assert cell._note._label.text == note
        assert cell._note._label.options["font_size"] / words.FINE >= SMALLEST


@pytest.mark.pixels
def test_ready_and_used_differ_in_more_than_colour(desk: Desk) -> None:
    """One is struck through, the other has a ring."""
    desk.ui.resize(1280, 800)
    cell = strip(desk, 2)[1]
    ready, used = cell._fruits[:2]
    assert ready._ring._key
    assert not ready._stroke._key
    assert used._stroke._key
    assert not used._ring._key
