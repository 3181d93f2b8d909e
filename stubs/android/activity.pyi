from collections.abc import Callable

from android_api import Intent

# Called in the thread of Android's screens, not in Kivy's.
def bind(*, on_activity_result: Callable[[int, int, Intent | None], None]) -> None: ...
