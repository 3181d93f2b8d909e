"""plyer 2.1, as far as the app uses it."""

from typing import Any

class _Vibrator:
    def exists(self) -> bool: ...
    def vibrate(self, time: float = 1) -> None: ...

stt: Any  # of the voice
vibrator: _Vibrator
