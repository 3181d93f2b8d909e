from typing import Any

SDK_INT: int
activity: Any
