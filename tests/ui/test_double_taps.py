"""A double tap plays once: two touches 130 ms apart, on everything that can be touched."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock

from companion.ui.presenter.desk import Desk
from tests.ui.driver import FRAME, LOOK, Driver
from tests.ui.finger import Finger
from tests.ui.tables import open_table
from tools.states import STATES

APART: Final = 0.13  # seconds between two touches of a finger that trembles
TAPS: Final = 2000
# What the same touch does beside its act: the microphone hears where a finger is lifted.
LIFTED: Final = ("listen-on", "listen-off", "listen-drop", "tick")
# What says the same again does the same again.
AGAIN: Final = frozenset(("previous", "next", "round-back", "round-on", "turn"))


class Acts:
    """What the app was asked to do; `held`: and does not do."""

    def __init__(self, ui: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.held = False
        really = ui.companion.do

        def do(act: str) -> None:
            if act not in LIFTED:
                self.done.append(act)
            if not self.held:
                really(act)

        monkeypatch.setattr(ui.companion, "do", do)
        monkeypatch.setattr(ui.app, "stop", lambda *_: None)


def frame(ui: Driver) -> None:
    """A frame that nobody looks at."""
    ui.clock.now += FRAME
    Clock.tick()
    EventLoop.dispatch_input()
    Clock.tick_draw()
    ui.app.drawn()


def look(ui: Driver) -> None:
    """Long enough to have seen what there is."""
    ui.clock.now += LOOK
    frame(ui)


def double(ui: Driver, place: tuple[float, float]) -> None:
    """Each touch is a frame long; between the two there are as many as make up the time."""
    for _ in range(2):
        finger = Finger(ui.window, *place)
        finger.down()
        frame(ui)
        finger.up()
        for _ in range(round(APART / FRAME) - 1):
            frame(ui)


def place_of(ui: Driver, role: str) -> tuple[float, float] | None:
    """None: it lies below the edge of a page, or stands there twice."""
    try:
        return ui.place(role)
    except AssertionError:
        return None


@pytest.mark.long
@pytest.mark.parametrize("name", STATES)
def test_each_target_of_each_screen_acts_once(
    ui: Driver, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """First without what would come of it, then one of them with it."""
    STATES[name](ui)
    ui.companion.ears.cancel()
    acts = Acts(ui, monkeypatch)
    acts.held = True
    roles = list(dict.fromkeys(ui.roles()))
    for role in roles:
        place = place_of(ui, role)
        if place is not None and role not in AGAIN:
            look(ui)
            acts.done.clear()
            double(ui, place)
            assert len(acts.done) <= 1, role
    acts.held = False
    role = Random(name).choice(roles)
    place = place_of(ui, role)
    if place is not None:
        look(ui)
        acts.done.clear()
        double(ui, place)
        assert len(acts.done) <= 1 or role in AGAIN, role
