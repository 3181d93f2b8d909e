"""A tablet that is laid on its face: whoever lifts it next need not be the OP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock

LOOKED: Final = 0.5  # seconds
DOWN: Final = -8.0  # of gravity's 9.8 m/s²: within 35 degrees of flat


class FaceDown:
    """A watch on the sensor, which tells once each time; a tablet without one never does."""

    def __init__(self, laid_down: Callable[[], None]) -> None:
        self._laid_down = laid_down
        self._lies = False
        self._looks: Any = None

    def watch(self) -> None:
        from plyer import accelerometer  # noqa: PLC0415 (wanted once the first frame stands)

        accelerometer.enable()
        self._looks = self._looks or Clock.schedule_interval(self._look, LOOKED)

    def rest(self) -> None:
        from plyer import accelerometer  # noqa: PLC0415

        accelerometer.disable()
        if self._looks is not None:
            self._looks.cancel()
            self._looks = None

    def _look(self, _seconds: float) -> None:
        from plyer import accelerometer  # noqa: PLC0415

        _, _, up = accelerometer.acceleration  # None before it is first felt
        lies = up is not None and up < DOWN
        if lies and not self._lies:
            self._laid_down()
        self._lies = lies
