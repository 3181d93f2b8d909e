"""plyer 2.1, as far as the app uses it."""

from typing import Any

class _Accelerometer:
    @property
    def acceleration(self) -> tuple[float | None, float | None, float | None]: ...
    def enable(self) -> None: ...
    def disable(self) -> None: ...

class _Vibrator:
    def exists(self) -> bool: ...
    def pattern(self, pattern: tuple[float, ...] = (0, 1), repeat: int = -1) -> None: ...

accelerometer: _Accelerometer
vibrator: _Vibrator
stt: Any
