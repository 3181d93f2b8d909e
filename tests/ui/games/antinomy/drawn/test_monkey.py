"""A monkey at a small game: many touches on whatever is there, and nothing breaks."""

from __future__ import annotations

from random import Random

import pytest

from companion.ui.table.board import TableBoard
from companion.ui.table.set_up import TableSetUp
from tests.ui.driver import Driver
from tests.ui.played import begun_small

TOUCHES = 150
# Ways out of the small game.
OUT = ("rules", "settings", "to-shelf", "to-shelf near", "to-shelf far", "back")
SIZES = ((1280, 800), (1024, 600), (412, 915))


def small(ui: Driver) -> bool:
    return any(isinstance(page, TableBoard | TableSetUp) for page in ui.companion.pages)


@pytest.mark.long
@pytest.mark.parametrize("keep", ["score", "all"])
def test_a_monkey_at_the_table(ui: Driver, keep: str) -> None:
    dice, steps = Random(11), 0
    ui.app.still = False
    for touch in range(TOUCHES):
        if touch % 50 == 0 or not small(ui):
            more = {"codex": "red"} if keep == "score" else {}
            which = begun_small(ui.companion, keep=keep, **more).id
            ui.companion.leave(1)
            ui.companion.do(f"open {which}")
            ui.companion.changed()
            ui.resize(*dice.choice(SIZES))
        roles = [role for role in ui.roles() if role not in OUT or dice.random() < 0.1]
        try:
            ui.tap(dice.choice(roles or ui.roles()))
        except AssertionError:
            continue  # it lies below the edge of a page, or stands there twice
        for page in ui.companion.pages:
            steps += len(page.session.journal) if isinstance(page, TableBoard) else 0
    assert steps
