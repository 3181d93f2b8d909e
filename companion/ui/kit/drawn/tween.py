"""A number that goes from one value to another in its time, on the app's clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from weakref import WeakSet

from kivy.app import App
from kivy.clock import Clock

from companion.ui.kit.motion import Ease, linear


def moves() -> bool:
    """True unless the settings want no motion at all; what stands without the app has none.

    Where they want calm everything moves but what is there for its beauty alone: rays, a tile that
    floats.
    """
    return getattr(App.get_running_app(), "motion", "none") != "none"


class Tween:
    """`changed` is called whenever the value is another, also with the last one."""

    def __init__(self, changed: Callable[[], None], value: float = 0.0) -> None:
        self.value = self.end = value
        self._changed = changed
        self._start, self._seconds, self._passed = value, 0.0, 0.0
        self._ease: Ease = linear
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

    def go(
        self,
        end: float,
        seconds: float,
        after: Callable[[], None] | None = None,
        *,
        ease: Ease = linear,
        wait: float = 0.0,
    ) -> None:
        """From where it is; `after`: called when it has come there, and not if it is stopped.

        `wait`: seconds before it sets out.
        """
        self.stop()
        self._start, self.end, self._after, self._ease = self.value, end, after, ease
        self._seconds, self._passed = seconds, -wait
        self._running = Clock.schedule_interval(self._step, 0)

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = self._after = None

    def finish(self) -> None:
        """Be at the end of the way at once, if it is on its way."""
        if self.running:
            self._arrive()

    def _step(self, seconds: float) -> None:
        self._passed += seconds
        if self._passed >= self._seconds:
            self._arrive()
        elif self._passed > 0:
            share = self._ease(self._passed / self._seconds)
            self.value = self._start + (self.end - self._start) * share
            self._changed()

    def _arrive(self) -> None:
        after, self.value = self._after, self.end
        self.stop()
        self._changed()
        if after is not None:
            after()


class Motion(Tween):
    """One that is there to be looked at: a touch ends it, and nothing waits for it.

    Without motion it is at its end at once.
    """

    def play(
        self,
        start: float,
        end: float,
        seconds: float,
        after: Callable[[], None] | None = None,
        *,
        ease: Ease = linear,
        wait: float = 0.0,
    ) -> None:
        """From `start`, wherever it is."""
        if moves():
            self.jump(start)
            self.go(end, seconds, after, ease=ease, wait=wait)
            _PLAYING.add(self)
            return
        self.jump(end)
        if after is not None:
            after()

    def stop(self) -> None:
        super().stop()
        _PLAYING.discard(self)


_PLAYING: Final[WeakSet[Motion]] = WeakSet()


def end_motions() -> None:
    """Be at the end of every motion: somebody touches the screen, or another one comes."""
    for one in list(_PLAYING):
        one.finish()
