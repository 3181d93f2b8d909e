"""The ring that goes on by itself: the pause is the pace's, whatever comes after it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.store.settings import PaceSetting
from companion.ui.kit.drawn.go_on import GoOnPress
from companion.ui.kit.pace import SECONDS, GoOn, go_on, pace_segments
from tests.ui.driver import FRAME, Driver


@pytest.fixture
def done(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    acts: list[str] = []
    monkeypatch.setattr(ui.companion, "do", acts.append)
    return acts


def pause(before: object = 1, pace: PaceSetting = "normal", *, stopped: bool = False) -> GoOn:
    return go_on("go-on", pace, before, "en", stopped=stopped)


def press(ui: Driver, first: GoOn) -> GoOnPress:
    made = GoOnPress(pos=(500, 350), size=(224, 78))
    made.render(first)
    ui.screen.add_widget(made)
    ui.app.guard.changes()
    return made


@pytest.mark.parametrize("pace", SECONDS)
def test_the_pause_is_as_long_as_the_pace_says(
    ui: Driver, done: list[str], pace: PaceSetting
) -> None:
    made = press(ui, pause(pace=pace))
    ui.advance(SECONDS[pace] - 4 * FRAME)
    assert done == []
    ui.advance(6 * FRAME)
    assert done == ["go-on"]
    made.render(pause(pace=pace))
    ui.advance(2 * SECONDS[pace])
    assert done == ["go-on"], "once for each thing that it is before"


def test_it_says_how_long_it_still_waits(ui: Driver, done: list[str]) -> None:
    made = press(ui, pause())
    ui.pump()
    assert made.text == "Go on\nby itself in 4 s"
    ui.advance(2.5)
    assert made.text == "Go on\nby itself in 2 s"
    ui.advance(1.4)
    assert made.text == "Go on\nby itself in 1 s"
    assert done == []


def test_a_touch_hurries_it_and_the_ring_begins_anew(ui: Driver, done: list[str]) -> None:
    made = press(ui, pause())
    ui.advance(3)
    ui.tap(made)
    assert done == ["go-on"]
    made.render(pause(before=2))
    assert made.share == 0
    ui.advance(3.5)
    assert done == ["go-on"]
    ui.advance(0.6)
    assert done == ["go-on", "go-on"]


def test_a_touch_meant_for_the_last_pause_does_not_end_the_next(
    ui: Driver, done: list[str]
) -> None:
    made = press(ui, pause())
    ui.advance(3.9)
    x, y = made.center
    ui.advance(0.2)
    made.render(pause(before=2))
    ui.app.guard.changes()
    ui.pump()
    from tests.ui.finger import Finger

    finger = Finger(ui.window, x, y)
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(2)
    assert done == ["go-on"]


def test_a_stopped_ring_stands_and_runs_on_from_there(ui: Driver, done: list[str]) -> None:
    made = press(ui, pause())
    ui.advance(2)
    made.render(pause(stopped=True))
    assert made.text == "Go on\nit waits for you"
    ui.advance(20)
    assert done == []
    assert 0.4 < made.share < 0.6
    made.render(pause())
    ui.advance(1.8)
    assert done == []
    ui.advance(0.4)
    assert done == ["go-on"]


def test_another_pace_counts_at_once(ui: Driver, done: list[str]) -> None:
    made = press(ui, pause(pace="slow"))
    ui.advance(3.5)
    made.render(pause(pace="quick"))
    ui.advance(0.9)
    assert done == []
    ui.advance(0.2)
    assert done == ["go-on"]


def test_nothing_goes_on_where_nobody_sees_it(ui: Driver, done: list[str]) -> None:
    made: Any = press(ui, pause())
    ui.advance(3)
    screen = made.parent
    screen.remove_widget(made)
    ui.advance(9)
    assert done == []
    screen.add_widget(made)
    ui.advance(3.9)
    assert done == [], "what is seen again is a whole pause"
    ui.advance(0.2)
    assert done == ["go-on"]


def test_without_motion_the_ring_fills_in_quarters_in_the_same_time(
    ui: Driver, done: list[str]
) -> None:
    ui.app.still = False
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "none"}))
    made = press(ui, pause())
    ui.advance(1.9)
    assert made._arc() == 0.25
    ui.advance(2.2)
    assert done == ["go-on"]


@pytest.mark.parametrize("size", [(224, 78), (264, 128), (150, 60), (60, 56)])
def test_its_words_stand_where_they_have_room(ui: Driver, size: tuple[int, int]) -> None:
    made = GoOnPress(pos=(300, 300), size=size)
    made.render(pause(stopped=True))
    ui.screen.add_widget(made)
    ui.pump(2)
    assert ("Go on" in ui.seen()) == (size[0] > 100)


def test_the_paces_are_three_and_one_is_chosen() -> None:
    found = pace_segments("quick", "ru")
    assert [one.act for one in found] == ["pace slow", "pace normal", "pace quick"]
    assert [one.label for one in found if one.chosen] == ["бегом"]
