"""Parts turned to their players: touches act where they are seen, and tests find them there."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.kit.drawn.panel import Covering, Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import controls
from companion.ui.kit.drawn.turned import Turned
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from tests.ui.driver import Driver
from tests.ui.finger import Finger

# The half's place, and where in its upright rectangle the key lies.
PLACE = Rect(100, 300, 640, 240)
KEY = Rect(20, 10, 150, 60)
SEEN = {
    0: Rect(120, 310, 150, 60),
    90: Rect(670, 320, 60, 150),
    180: Rect(570, 470, 150, 60),
    270: Rect(110, 370, 60, 150),
}


@pytest.fixture
def done(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    acts: list[str] = []
    monkeypatch.setattr(ui.companion, "do", acts.append)
    return acts


def half(ui: Driver, degrees: int) -> Turned:
    """A key in a turned part, in a panel over the shelf."""
    made, key = Turned(degrees), Press(Button("count", "Count it"))
    put(made, PLACE)
    put(key, KEY)
    made.add_widget(key)
    over = Covering(size=ui.window.size)
    over.add_widget(made)
    ui.screen.add_widget(over)
    ui.app.guard.changes()
    ui.pump()
    ui.advance(0.4)  # it has been seen
    return made


def at(place: Rect) -> tuple[float, ...]:
    return tuple(round(part) for part in (place.x, place.y, place.w, place.h))


@pytest.mark.parametrize("degrees", SEEN)
def test_a_control_is_told_where_it_is_seen(ui: Driver, degrees: int) -> None:
    half(ui, degrees)
    (found,) = [one for one in controls(ui.screen) if one.role == "count"]
    assert at(found.place) == at(SEEN[degrees])
    assert ui.place("count") == pytest.approx(SEEN[degrees].middle)


@pytest.mark.parametrize("degrees", SEEN)
def test_a_touch_acts_where_it_is_seen_and_nowhere_else(
    ui: Driver, done: list[str], degrees: int
) -> None:
    half(ui, degrees)
    for other, place in SEEN.items():
        if other != degrees:
            ui.tap(place.middle)
    assert done == []
    ui.tap(SEEN[degrees].middle)
    assert done == ["count"]


@pytest.mark.parametrize("degrees", SEEN)
def test_a_finger_that_slides_off_does_nothing(ui: Driver, done: list[str], degrees: int) -> None:
    made = half(ui, degrees)
    (key,) = made.children
    x, y = SEEN[degrees].middle
    finger = Finger(ui.window, x, y)
    finger.down()
    ui.pump()
    assert key.pressed
    finger.move_to(x + 12, y)  # still on it
    ui.pump()
    assert key.pressed
    finger.move_to(x + 300, y + 300)
    ui.pump()
    assert not key.pressed
    finger.up()
    ui.pump(2)
    assert done == []


def test_a_second_touch_is_dropped_there_too(ui: Driver, done: list[str]) -> None:
    half(ui, 180)
    for _ in range(2):
        finger = Finger(ui.window, *SEEN[180].middle)
        finger.down()
        ui.pump()
        finger.up()
        ui.advance(0.13)
    assert done == ["count"]


def test_what_lies_over_it_covers_its_controls(ui: Driver) -> None:
    made = half(ui, 180)
    lid: Any = Panel(pos=(560, 460), size=(200, 200))
    lid.covers = True
    made.parent.add_widget(lid)
    assert "count" not in [one.role for one in controls(ui.screen)]


def test_a_lid_within_covers_what_lies_below_it_there(ui: Driver) -> None:
    made = half(ui, 180)
    lid: Any = Panel(pos=(0, 0), size=(200, 200))
    lid.covers = True
    made.add_widget(lid)
    assert "count" not in [one.role for one in controls(ui.screen)]


def test_turned_again_it_lies_the_other_way(ui: Driver) -> None:
    made = half(ui, 0)
    made.turn(180)
    assert ui.place("count") == pytest.approx(SEEN[180].middle)
