"""Table mode on the screen: played by touch, and no widget of it knows more than its view."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

from companion.engine.session import Session
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptSession
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.table_mode.model import awaited
from companion.ui.island.table_mode.page import TableMode
from companion.ui.kit.pace import SECONDS
from companion.ui.shell.views import CoverView
from tests.store.saved import table
from tests.ui.driver import Driver
from tests.ui.island.table_mode.no_host import GRID, touchable
from tools.states.every import STATES

BRIGHT: Final = [name for name in STATES if name.startswith("table-mode")]
OVER: Final = {"table-mode-start", "table-mode-located"}  # one captive looks at one space


def opened(ui: Driver, seed: int, manner: str = "even fair") -> TableMode:
    session = ui.companion.shelf.begin(
        table(seed), seed, "Friday", shipped_box(), computer={OP: manner}
    )
    ui.companion.do(f"open {session.id}")
    ui.companion.covered = False
    ui.companion.changed()
    ui.pump(3)
    page = ui.companion.pages[-1]
    assert isinstance(page, TableMode)
    return page


def known_to_widgets(ui: Driver) -> list[str]:
    """The things that no widget here may hold, and one does: truth, a session, the island."""
    found = [f"{type(one).__name__} is a map" for one in ui.walk() if isinstance(one, IslandMap)]
    for widget in ui.walk():
        for name, value in vars(widget).items():
            found += [f"{type(widget).__name__}.{name}" for one in _values(value)
                      if isinstance(one, (State, Session, TableMode))]  # fmt: skip
    return found


def _values(value: Any, deep: int = 0) -> list[Any]:
    if deep > 6 or isinstance(value, (str, int, float, ModuleType)):
        return []
    if isinstance(value, dict):
        inside = [*value.values()]
    elif isinstance(value, (list, tuple, set, frozenset)):
        inside = [*value]
    else:
        inside = [getattr(value, one) for one in getattr(type(value), "__match_args__", ())]
    return [value, *(found for one in inside for found in _values(one, deep + 1))]


@pytest.mark.parametrize("name", BRIGHT)
def test_no_widget_knows_a_secret_in_any_state(ui: Driver, name: str) -> None:
    STATES[name](ui)
    texts = [text for text in ui.texts() if GRID.search(text)]
    assert texts == []
    if name not in OVER:
        assert known_to_widgets(ui) == []


def test_the_search_finds_what_there_is_to_find(ui: Driver) -> None:
    STATES["desk-captive-turn"](ui)
    assert [one for one in known_to_widgets(ui) if "map" in one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_by_random_legal_touches(ui: Driver, language: Language) -> None:
    ui.speak(language)
    page, dice = opened(ui, 5, "strong hunter"), Random(5)
    for _ in range(70):
        if page.state.won is not None:
            break
        view = page.view()
        role = "go-on" if view.op is not None else dice.choice(
            [act for act in touchable(view) if act in ui.roles()]
        )  # fmt: skip
        before = len(page.session.journal), page.chosen
        ui.tap(role)
        assert page.reason == "" or (len(page.session.journal), page.chosen) == before
        assert not [text for text in ui.texts() if GRID.search(text)]
    assert page.session.steps


def to_op(ui: Driver, page: TableMode) -> None:
    for _ in range(12):
        if awaited(page.state) == "op":
            return
        page.do("end")
        ui.companion.changed()
        ui.pump(2)


def test_the_op_goes_on_after_the_same_pause_by_itself(ui: Driver) -> None:
    ui.app.still = False
    page = opened(ui, 5)
    to_op(ui, page)
    ui.tap("go-on")
    passed: list[float] = []
    while awaited(page.state) == "op" and len(passed) < 3:
        before, began = page.table_model().place, ui.clock.now
        while page.table_model().place == before:
            ui.pump()
        passed.append(ui.clock.now - began)
    assert len(passed) == 3
    assert passed == pytest.approx([SECONDS["normal"]] * 3, abs=0.1)


def test_a_pause_stops_it_until_somebody_goes_on(ui: Driver) -> None:
    ui.app.still = False
    page = opened(ui, 5)
    to_op(ui, page)
    ui.tap("pause")
    before = page.table_model().place
    ui.advance(3 * SECONDS["normal"])
    assert page.table_model().place == before
    ui.tap("go-on")
    assert page.table_model().place != before


def test_all_of_it_turns_round_and_is_touched_where_it_is_seen(ui: Driver) -> None:
    page = opened(ui, 5)
    x, y = ui.place("turn-round")
    ui.tap("turn-round")
    assert page.turned
    there = ui.place("turn-round")
    assert there == pytest.approx((ui.window.width - x, ui.window.height - y), abs=2)
    ui.tap("turn-round")
    assert not page.turned


@pytest.mark.parametrize("told", [0, 2])
def test_it_comes_back_covered_after_a_kill(ui: Driver, told: int) -> None:
    page = opened(ui, 5)
    to_op(ui, page)
    for _ in range(told):
        ui.tap("go-on")
    assert isinstance(page.session, KeptSession)
    which, journal = page.session.id, list(page.session.journal)
    shelf = ui.companion.shelf
    shelf.close()
    ui.companion.leave(1)
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(3)
    assert isinstance(ui.companion.view(), CoverView)
    again = ui.companion.pages[-1]
    assert isinstance(again, TableMode)
    assert list(again.session.journal) == journal
    ui.hold("look")
    assert again is ui.companion.pages[-1]
    assert not ui.companion.covered


def test_leaving_to_the_desk_asks_and_has_to_be_held(ui: Driver) -> None:
    page = opened(ui, 5)
    ui.tap("menu")
    ui.tap("see-island")
    ui.tap("open-desk")
    assert not ui.companion.pages[-1].secret
    ui.tap("to-op")
    ui.tap("see-island")
    ui.hold("open-desk")
    assert type(ui.companion.pages[-1]).__name__ == "Desk"
    assert ui.companion.pages[-1].session is page.session
