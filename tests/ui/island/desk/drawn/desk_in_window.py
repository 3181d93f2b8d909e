"""A desk on its own in the window, without a game behind it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from kivy.clock import Clock

from companion.ui.island.desk.views import DeskView
from tests.ui.driver import Driver

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
LEAST: Final = (412, 700)  # the smallest window that a desk is made for


class Desk:
    """The desk of a sample in the window; `acts` is what it has sent."""

    def __init__(self, ui: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ui = ui
        self.acts: list[str] = []
        self.typed: list[str] = []
        monkeypatch.setattr(ui.companion, "do", self.acts.append)
        monkeypatch.setattr(ui.companion, "typed", self.typed.append)

    def show(self, view: DeskView) -> Any:
        """Laid out, and drawn when somebody asks for a pixel."""
        self.ui.app.stage.show(view)
        self.settle()
        return self.ui.screen

    def tap(self, role: str) -> None:
        self.settle()
        finger = self.ui.finger(role)
        finger.down()
        finger.up()
        self.settle()

    def settle(self) -> None:
        """A frame without its drawing."""
        Clock.tick()
        Clock.tick_draw()
        self.ui.app.drawn()


def read(desk: Desk) -> str:
    """The texts of the screen as they are read: a sentence is drawn in runs of words."""
    return " ".join(desk.ui.seen().split())
