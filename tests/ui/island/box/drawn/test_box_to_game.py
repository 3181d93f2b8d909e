"""The owner's box by touch, and then a game with it: what was told counts."""

from __future__ import annotations

import pytest

from companion.games.island.board.buildable import can_be_made
from companion.games.island.board.knots import kind
from companion.games.island.box.box import InForce
from companion.store.island.own_box import OwnBox
from companion.ui.island.wizard import wizard
from tests.games.island.building.islands import TILES
from tests.ui.driver import Driver
from tests.ui.island.wizard.drawn.test_setup_paths import draft, quick, touch


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wizard, "randbelow", lambda _: 7)


def type_in(ui: Driver, text: str) -> None:
    ui.pump(3)
    ui.type(text)
    ui.key("enter")


def test_a_new_game_is_laid_and_played_with_the_box_that_was_told(ui: Driver) -> None:
    touch(ui, "check-box", "look tiles")
    touch(ui, *(f"lay {space}" for tile in TILES for space in tile), "back")
    touch(ui, "look knots", "tap D2", "tap E3", "so", "back")
    touch(ui, "look tokens", "token token-6", "write name en")
    type_in(ui, "Fog")
    touch(ui, "add op-actions 1", "back", "back", "back")

    touch(ui, "choose-game", "ways", "new", "character phil", "character theseus", "next")
    box = OwnBox(ui.companion.shelf.folder).box
    for _ in range(5):
        island = draft(ui).laid.island
        assert can_be_made(island, box)
        assert sorted(map(kind, island.knots.values())) == ["b", "c", "e"]
        assert any("Your tiles can make it." in section.text
                   for section in ui.companion.view().sections)  # fmt: skip
        touch(ui, "random")
    touch(ui, "step tokens", "stack own")

    desk = quick(ui, "step tokens")
    for _ in range(2):
        ui.end_turn()
    ui.read_on()
    touch(ui, "choose", "drew token-6", "drew ivy")
    assert "Fog" in ui.seen()
    touch(ui, "answer token token-6")
    assert desk.state.table.box.tokens["token-6"].does == InForce(op_actions=4)
    assert desk.state.op_actions == 4
