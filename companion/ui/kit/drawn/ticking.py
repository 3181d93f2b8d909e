"""A clock for screens that go on by themselves: the act `tick`, after a while, if still wanted."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from companion.ui.kit.drawn.touched import do


class Ticking:
    """A screen that has been left does not tick any more."""

    def __init__(self, screen: Any) -> None:
        self._due: Any = None
        self._after = 0.0
        screen.fbind("parent", self._left)

    def wait(self, seconds: float) -> None:
        """Wait for the next tick; the same wait goes on when other things are drawn anew."""
        if self._due is not None and seconds == self._after:
            return
        self.stop()
        if seconds:
            self._after = seconds
            self._due = Clock.schedule_once(self._tick, seconds)

    def stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _tick(self, _seconds: float) -> None:
        self._due = None
        do("tick")

    def _left(self, _screen: Any, parent: Any) -> None:
        if parent is None:
            self.stop()
