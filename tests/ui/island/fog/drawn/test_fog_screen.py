"""The fog in the window: touched on the map and in the list, at every size."""

from __future__ import annotations

import pytest

from companion.ui.island.fog.page import FogPage
from tests.ui.driver import Driver
from tools.states.every import STATES
from tools.states.fog import thought_through

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]


@pytest.mark.parametrize("size", SIZES)
def test_a_space_and_a_line_are_touched(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    STATES["fog"](ui)
    page = ui.companion.pages[-1]
    assert isinstance(page, FogPage)
    known = page.watch.known(page.who)
    assert known is not None
    at = next(iter(known.fog.certain))
    ui.tap(f"tap {at}")
    thought_through(ui)
    assert page.at == at
    first = ui.screen.heard.rows[0]
    ui.tap(first.role)
    thought_through(ui)
    assert f"line {page.line}" == first.role
    assert page.at == at, "the list stays as it was under the finger"


def test_it_ticks_until_it_knows(ui: Driver) -> None:
    STATES["fog"](ui)
    page = ui.companion.pages[-1]
    assert isinstance(page, FogPage)
    other = next(one.act for one in page.view().tabs if not one.chosen)
    ui.tap(other)
    assert page.watch.thread is not None
    page.watch.thread.join()
    ui.advance(0.3)
    ui.pump(2)
    assert not page.thinking
    assert page.watch.known(page.who) is not None


def test_back_leads_to_the_desk(ui: Driver) -> None:
    STATES["fog"](ui)
    ui.tap("back")
    assert not isinstance(ui.companion.pages[-1], FogPage)
