"""plyer 2.1, as far as the recogniser of Android needs it."""

from typing import Any

stt: Any
