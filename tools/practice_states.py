"""Moments of the practice game: at which task, and what is touched then."""

from __future__ import annotations

from typing import Final

from companion.ui.presenter.practice.door import PracticeDoor
from tests.games.island.practice.lessons import at
from tests.ui.driver import Driver

MOMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {}


def at_task(ui: Driver, name: str, *acts: str) -> None:
    """The practice desk as it is when this task begins; then these are touched."""
    ui.companion.shelf.keep_practice(at(name).course.tree)
    ui.companion.go(PracticeDoor(ui.companion))
    ui.companion.do("begin")
    ui.pump(2)
    for act in acts:
        ui.tap(act)
    ui.pump(3)
