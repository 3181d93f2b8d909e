"""The app is killed at the end of a game: the same end is there again, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.ui.island.ending.page import EndingPage
from companion.ui.shell.views import CoverView
from tests.ui.app.test_covered import Tablet
from tests.ui.island.ending.drawn.test_ending_screen import to_the_end


@pytest.fixture
def tablet(kivy_window: tuple[Any, Any], tmp_path: Path) -> Tablet:
    return Tablet(kivy_window, tmp_path / "data")


def test_from_the_shelf_its_end_is_opened_again(tablet: Tablet) -> None:
    with tablet.on() as ui:
        desk = to_the_end(ui)
        won, which = desk.state, desk.session.id  # type: ignore[attr-defined]
        before = desk.session.steps[-2].entries[-1].outcome.state
    with tablet.on() as ui:
        ui.companion.do(f"open {which}")
        ui.pump(2)
        page = ui.companion.pages[-1]
        assert isinstance(page, EndingPage)
        assert page.session.state == won
        assert "Hempel\nescapes!" in ui.seen() or "Hempel escapes!" in ui.seen()
        ui.tap("undo")
        assert ui.companion.pages[-1].state == before


def test_what_was_covered_there_is_covered_and_then_its_end(tablet: Tablet) -> None:
    with tablet.on() as ui:
        to_the_end(ui)
        ui.companion.left()
        ui.pump(2)
        assert isinstance(ui.companion.view(), CoverView)
    with tablet.on() as ui:
        assert ui.roles() == ["look"]
        ui.hold("look")
        assert isinstance(ui.companion.pages[-1], EndingPage)


def test_killed_while_the_island_opens_nothing_is_lost(tablet: Tablet) -> None:
    with tablet.on() as ui:
        desk = to_the_end(ui)
        won, which = desk.state, desk.session.id  # type: ignore[attr-defined]
        ui.tap("reveal")
        ui.advance(1.5)
    with tablet.on() as ui:
        ui.companion.do(f"open {which}")
        ui.pump(2)
        page = ui.companion.pages[-1]
        assert isinstance(page, EndingPage)
        assert page.session.state == won
