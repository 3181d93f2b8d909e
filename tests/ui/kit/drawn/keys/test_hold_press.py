"""The ring that has to be held: 800 ms, emptied in 200, and dead for a while where it says so."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.ui.kit.drawn.keys.hold_press import HoldRing
from companion.ui.kit.parts import Button, Hold
from tests.ui.driver import FRAME, Driver
from tests.ui.finger import Finger

PLACE = (700, 400)


@pytest.fixture
def done(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    acts: list[str] = []
    monkeypatch.setattr(ui.companion, "do", acts.append)
    return acts


def ring(ui: Driver, dead: float = 0.0) -> HoldRing:
    """A ring over the shelf, held at its middle."""
    made = HoldRing(pos=(500, 350), size=(440, 104))
    made.render(Hold(Button("look", "Look", "hold"), dead=dead, waits="wait"))
    ui.screen.add_widget(made)
    ui.app.guard.changes()
    ui.pump()
    ui.advance(0.4)  # it has been seen
    return made


def down(ui: Driver) -> Finger:
    finger = Finger(ui.window, *PLACE)
    finger.down()
    ui.pump()
    return finger


def test_it_is_full_after_800_ms_and_acts_once(ui: Driver, done: list[str]) -> None:
    made = ring(ui)
    finger = down(ui)
    ui.advance(0.7)
    assert 0.8 < made.share < 1
    assert done == []
    ui.advance(0.2)
    assert done == ["look"]
    ui.advance(2)
    finger.up()
    ui.pump(2)
    assert done == ["look"]


def test_letting_go_empties_it_in_200_ms(ui: Driver, done: list[str]) -> None:
    ui.app.still = False
    made = ring(ui)
    finger = down(ui)
    ui.advance(0.6)
    finger.up()
    ui.advance(0.1)
    assert 0 < made.share < 0.6
    ui.advance(0.1 + 2 * FRAME)
    assert made.share == 0
    ui.advance(1)
    assert done == []


def test_without_motion_it_is_empty_at_once(ui: Driver, done: list[str]) -> None:
    ui.app.still = False
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "none"}))
    made = ring(ui)
    finger = down(ui)
    ui.advance(0.6)
    finger.up()
    ui.pump()
    assert made.share == 0
    assert done == []


def test_while_it_is_dead_it_takes_nothing_and_says_so(ui: Driver, done: list[str]) -> None:
    made = ring(ui, dead=2)
    assert made.text == "Look\nwait"
    finger = down(ui)
    ui.advance(1.7)
    assert made.share == 0
    assert done == []
    assert not made.is_dead
    assert made.text == "Look\nhold"
    ui.advance(1.5)
    assert done == [], "a finger that came down before does not count"
    finger.up()
    ui.pump()
    down(ui)
    ui.advance(0.9)
    assert done == ["look"]


def test_it_is_not_rendered_dead_again(ui: Driver) -> None:
    made: Any = ring(ui, dead=2)
    ui.advance(2)
    made.render(Hold(Button("look", "Look again", "hold"), dead=2, waits="wait"))
    assert not made.is_dead
