"""plyer 2.1, as far as the app uses it."""

class _Vibrator:
    def exists(self) -> bool: ...
    def vibrate(self, time: float = 1) -> None: ...

vibrator: _Vibrator
