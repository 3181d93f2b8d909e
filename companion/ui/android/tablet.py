"""The tablet, as the app sees any machine it runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from android import mActivity
from android.runnable import run_on_ui_thread
from jnius import autoclass
from kivy.app import App
from kivy.clock import Clock

from companion.text.languages import Language
from companion.ui.android import rim
from companion.ui.android.face_down import Lying
from companion.ui.android.files import Files
from companion.ui.android.sounds import TabletSounds
from companion.ui.desktop import Desktop, Insets

LOOKED: Final = 1.0  # seconds: the bars may change sides, and nobody says so
UNSEEN: Final = 33  # the API that lets an app be left out of the pictures of the last apps
SHAKE: Final = 0.03  # seconds

_version = autoclass("android.os.Build$VERSION")


class Tablet(Files, TabletSounds, Desktop):
    reaches = True

    def __init__(self) -> None:
        super().__init__()
        self._rim = Insets()
        self._lying: Lying | None = None

    def begin(self, rearrange: Callable[[], None], laid_down: Callable[[], None]) -> None:
        if _version.SDK_INT >= UNSEEN:
            leave_no_picture()
        Clock.schedule_interval(lambda _seconds: self._look(rearrange), LOOKED)
        self._lying = Lying(laid_down)
        self._lying.watch()

    def language(self) -> Language:
        told = autoclass("java.util.Locale").getDefault().getLanguage()
        return "ru" if told == "ru" else "en"

    def at_front(self, front: bool) -> None:
        if self._lying is not None:
            self._lying.watch() if front else self._lying.rest()

    def insets(self) -> Insets:
        self._rim = rim.insets()
        return self._rim

    def felt(self) -> None:
        from plyer import vibrator  # noqa: PLC0415 (wanted when a finger has rested for a while)

        if vibrator.exists():
            vibrator.vibrate(SHAKE)

    def leave(self) -> bool:
        App.get_running_app().pause()
        return True

    def _look(self, rearrange: Callable[[], None]) -> None:
        if rim.insets() != self._rim:
            rearrange()


@run_on_ui_thread
def leave_no_picture() -> None:
    """The cover is drawn as well, but the system may have been faster."""
    mActivity.setRecentsScreenshotEnabled(False)
