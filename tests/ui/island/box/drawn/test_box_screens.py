"""Check your box by fingers, from the shelf on: the generic page draws all of it."""

from __future__ import annotations

from companion.store.island.own_box import OwnBox
from tests.ui.driver import Driver


def kept(ui: Driver) -> OwnBox:
    return OwnBox(ui.companion.shelf.folder)


def check_box(ui: Driver, *roles: str) -> None:
    ui.pump(2)
    ui.drag((640, 200), (640, 700))  # it is the last of the settings
    ui.advance(1)
    for role in ("check-box", *roles):
        ui.tap(role)


def test_a_board_is_looked_at_in_three_taps(ui: Driver) -> None:
    check_box(ui, "look theseus", "so", "back")
    assert "Checked" in ui.seen()
    assert not [entry for entry in kept(ui).box.assumed if "theseus" in entry]


def test_a_knot_is_picked_on_its_picture(ui: Driver) -> None:
    check_box(ui, "look knots", "tap D4", "tap E3")
    assert kept(ui).box.knots == ("a", "e", "c")
    ui.tap("tap D2")
    assert "What does knot 1 look like?" in ui.seen()


def test_tiles_are_touched_two_by_two(ui: Driver) -> None:
    check_box(ui, "look tiles", "lay orange", "lay camp-a", "lay lime")
    assert "Orange + camp A" in ui.seen()
    assert kept(ui).draft == {"tiles": [["orange", "camp-a"], ["lime"]]}


def test_a_token_is_typed(ui: Driver) -> None:
    check_box(ui, "look tokens", "token token-6", "write name en")
    ui.type("Fog")
    ui.tap("save")
    assert "Fog" in ui.seen()
    assert kept(ui).box.tokens["token-6"].name == {"en": "Fog"}


def test_the_enter_key_saves(ui: Driver) -> None:
    check_box(ui, "look tokens", "token token-7", "write text en")
    ui.type("Bonuses cannot be used")
    ui.key("enter")
    assert kept(ui).box.tokens["token-7"].text == {"en": "Bonuses cannot be used"}
