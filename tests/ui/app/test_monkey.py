"""A monkey at the desk: thousands of touches on whatever is there, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock

from companion.engine.session import Session
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard import wizard
from tests.ui.driver import FRAME, Driver
from tests.ui.tables import open_table

TOUCHES = 3000


def tick(ui: Driver) -> None:
    """A frame that nobody looks at."""
    ui.clock.now += FRAME
    Clock.tick()
    EventLoop.dispatch_input()
    Clock.tick_draw()


def touch(ui: Driver, role: str) -> None:
    try:
        finger = ui.finger(role)
    except AssertionError:
        return  # it lies below the edge of a page, or stands there twice
    finger.down()
    tick(ui)
    finger.up()
    tick(ui)
    tick(ui)


def chosen(dice: Random, roles: list[str]) -> str:
    """Most often what brings the game on, so that it comes to its end."""
    onward = [role for role in roles if role.startswith(("answer ", "go ", "end", "tap "))]
    return dice.choice(onward if onward and dice.random() < 0.7 else roles)


def the_desk(ui: Driver) -> Desk | None:
    return next((p for p in ui.companion.pages if isinstance(p, Desk)), None)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey(ui: Driver, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    dice = Random(seed)
    monkeypatch.setattr(wizard, "randbelow", dice.randrange)
    monkeypatch.setattr(ui.app, "stop", lambda *_: None)
    ui.app.still = False  # things move, as they do for everybody
    open_table(ui)
    won = 0
    for count in range(TOUCHES):
        roles = ui.roles()
        if "look" in roles:
            ui.companion.do("look")
        elif roles:
            touch(ui, chosen(dice, roles))
        desk = the_desk(ui)
        if desk is not None and desk.state.won:
            won += 1
        if count % 100 == 0:
            ui.pump()
            leave_pages(ui)
        if desk is None and dice.random() < 0.2:
            open_table(ui)
    desk = the_desk(ui)
    if desk is not None:
        same_again(desk.session)
    assert ui.companion.shelf.games()


def leave_pages(ui: Driver) -> None:
    """Pages are easily lost in: every now and then the game is what lies on top."""
    desk = the_desk(ui)
    while desk is not None and ui.companion.pages[-1] is not desk:
        ui.companion.back()
    ui.companion.changed()
    tick(ui)


def same_again(session: Any) -> None:
    again = Session(session.game, session.start, session.seed)
    again.replay(session.journal)
    assert again.state == session.state
