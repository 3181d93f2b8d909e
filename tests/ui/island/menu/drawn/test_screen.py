"""The menu in its window: one grid, in reach at every size."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from companion.store.settings import Settings
from companion.ui.island.desk.controller import Desk
from companion.ui.kit.drawn.press import Press
from tests.ui.driver import Driver
from tests.ui.played import begun
from tools.states.every import STATES

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def overlap(one: Any, other: Any) -> bool:
    across = one.x < other.right - 1 and other.x < one.right - 1
    return across and one.y < other.top - 1 and other.y < one.top - 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_everything_is_large_enough_and_apart(
    ui: Driver, size: tuple[int, int], text_size: Any
) -> None:
    ui.companion.change_settings(Settings("ru", "ru", text_size=text_size))
    STATES["menu"](ui)
    ui.resize(*size)
    column = ui.screen.column
    keys = [one for one in column.walk(restrict=True) if isinstance(one, Press)]
    for key in keys:
        assert min(key.size) >= 56, key.role
        assert column.x - 1 <= key.x, key.role
        assert key.right <= column.right + 1, key.role
    for one, other in combinations(keys, 2):
        assert not overlap(one, other), (one.role, other.role)
    widths = {round(key.width) for key in ui.screen.column.tiles[:6]}
    assert max(widths) - min(widths) <= 1, "one grid"


def test_at_1280_nothing_has_to_be_scrolled(ui: Driver) -> None:
    STATES["menu"](ui)
    assert ui.screen.body.most == 0
    ui.resize(800, 1280)
    assert ui.screen.body.most == 0


@pytest.mark.parametrize("size", [(1024, 600), (640, 800)])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3])
def test_no_row_is_cut_in_a_small_window(
    ui: Driver, size: tuple[int, int], language: Any, players: int
) -> None:
    ui.speak(language)
    if players == 3:
        session = begun(ui.companion, ("theseus", "phil", "schrodie"), 4)
        ui.companion.home(Desk(ui.companion, session))
        ui.companion.do("menu")
    else:
        STATES["menu"](ui)
    ui.resize(*size)
    assert ui.screen.body.most == 0


def test_from_the_table_to_the_card(ui: Driver) -> None:
    STATES["menu"](ui)
    ui.tap("where phil")
    assert "Phil" in ui.seen()
    assert "Menu" not in ui.app.stage.kind
