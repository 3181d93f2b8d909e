"""A number that goes from one value to another in its time, on the app's clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.clock import Clock


def moves() -> bool:
    """True unless the settings want no motion at all."""
    return bool(getattr(App.get_running_app(), "moves", True))


class Tween:
    """`changed` is called whenever the value is another, also with the last one."""

    def __init__(self, changed: Callable[[], None], value: float = 0.0) -> None:
        self.value = self.end = value
        self._changed = changed
        self._start, self._seconds, self._passed = value, 0.0, 0.0
        self._after: Callable[[], None] | None = None
        self._running: Any = None

    @property
    def running(self) -> bool:
        return self._running is not None

    def jump(self, value: float) -> None:
        """Stop where it is to be."""
        self.stop()
        different, self.value, self.end = value != self.value, value, value
        if different:
            self._changed()

    def go(self, end: float, seconds: float, after: Callable[[], None] | None = None) -> None:
        """From where it is; `after`: called when it has come there, and not if it is stopped."""
        self.stop()
        self._start, self.end, self._after = self.value, end, after
        self._seconds, self._passed = seconds, 0.0
        self._running = Clock.schedule_interval(self._step, 0)

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = self._after = None

    def _step(self, seconds: float) -> None:
        self._passed += seconds
        share = min(1.0, self._passed / self._seconds) if self._seconds else 1.0
        self.value = self._start + (self.end - self._start) * share
        after = self._after
        if share == 1.0:
            self.stop()
        self._changed()
        if share == 1.0 and after is not None:
            after()
