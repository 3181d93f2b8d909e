"""The journal's screen: the list at one side, the moment at the other."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.island.replay.drawn.step_list import StepKey
from companion.ui.island.replay.journal import Journal
from tests.ui.driver import Driver
from tests.ui.tables import open_table


@pytest.fixture
def journal(ui: Driver) -> Any:
    """Of a whole game, with the last step taken back."""
    desk = open_table(ui)
    desk.do("announced")
    desk.do("undo")
    ui.companion.go(Journal(ui.companion, desk))
    ui.companion.changed()
    ui.pump(4)
    return desk


def steps(ui: Driver) -> list[StepKey]:
    """From the top."""
    found = [widget for widget in ui.walk() if isinstance(widget, StepKey)]
    return sorted(found, key=lambda key: -key.y)


@pytest.mark.usefixtures("journal")
def test_it_opens_at_the_last_step(ui: Driver) -> None:
    last = steps(ui)[-1]
    assert last.line is not None
    assert last.line.struck
    assert last.line.chosen
    assert last.y >= ui.screen.list.y - 1


@pytest.mark.usefixtures("journal")
def test_only_lines_in_view_have_a_widget(ui: Driver) -> None:
    view = ui.companion.view()
    count = sum(len(lines) for _, lines in view.rounds)
    assert len(steps(ui)) < count
    ui.drag(ui.screen.list, (ui.screen.list.center_x, 20))
    assert len(steps(ui)) < count


@pytest.mark.usefixtures("journal")
def test_a_touched_step_is_looked_at_and_the_list_stays_where_it_is(ui: Driver) -> None:
    key = steps(ui)[1]
    at = ui.screen.list.offset
    ui.tap(key)
    assert ui.screen.list.offset == at
    shown = ui.companion.view()
    assert key.line is not None
    assert key.line.chosen
    assert shown.said in ui.seen()


def test_two_taps_go_back_to_a_step(ui: Driver, journal: Any) -> None:
    before = len(journal.session.steps)
    ui.tap(steps(ui)[1])
    ui.tap("return")
    ui.tap("return sure")
    assert len(journal.session.steps) < before
    assert ui.companion.pages[-1] is journal


@pytest.mark.usefixtures("journal")
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (412, 915)])
def test_nothing_lies_on_anything_else(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    ui.pump(2)
    screen = ui.screen
    parts = [screen.list, screen.map, screen.card, screen.strip, screen.back, screen.here]
    for one in parts:
        assert one.x >= 0
        assert one.right <= size[0] + 1
        assert min(one.width, one.height) >= 56
        for other in parts:
            apart = (
                one.right <= other.x + 1 or other.right <= one.x + 1
                or one.top <= other.y + 1 or other.top <= one.y + 1
            )  # fmt: skip
            assert one is other or apart
    assert all(key.height >= 56 for key in steps(ui))
    assert min(screen.map.width, screen.map.height) >= 240
