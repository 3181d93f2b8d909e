"""An island with many wishes is drawn while the screen lives on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.wizard import Wizard
from tests.ui.driver import Driver


@pytest.fixture
def island(ui: Driver) -> Driver:
    ui.companion.go(Wizard(ui.companion, new_draft(7)))
    ui.companion.changed()
    ui.pump(2)
    ui.tap("next")
    return ui


def step(ui: Driver) -> Any:
    return ui.companion.pages[-1].step


def wish(ui: Driver, *wishes: str) -> None:
    for one in wishes:
        ui.companion.do(f"wish {one}")  # some lie below the edge of the page
    ui.pump(2)


def test_it_can_be_seen_and_stopped(island: Driver) -> None:
    wish(island, "no-shore-lake", "camps-apart", "knots-apart", "gentle")
    island.tap("random")
    seen = set()
    for _ in range(6):
        island.pump()
        seen |= {line for line in island.seen().splitlines() if line.endswith(" drawn")}
    assert len(seen) > 3, "every frame shows how far it has come"
    where = island.place("stop")
    island.tap("stop")
    assert "islands drawn had all of this" in island.seen()
    assert island.place("random") == where, "nothing moves under the finger"


def test_it_goes_on_by_itself_until_there_is_one(island: Driver) -> None:
    before = step(island).draft.laid.island
    wish(island, "no-shore-lake", "cruel")
    island.tap("random")
    for _ in range(2000):
        if "random" in island.roles():
            break
        island.pump()
    assert "random" in island.roles()
    assert step(island).draft.laid.island is not before
