"""The tablet, as the app sees any machine it runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from android import mActivity
from android.runnable import run_on_ui_thread
from jnius import autoclass
from kivy.app import App
from kivy.clock import Clock

from companion.engine.languages import Language, language_named
from companion.ui.android import rim
from companion.ui.android.face_down import FaceDown
from companion.ui.android.files import Files
from companion.ui.desktop import Desktop, Insets
from companion.ui.shell.machine import Felt

if TYPE_CHECKING:
    from companion.hearing.speech_input import Reports, SpeechInput
    from companion.hearing.voices.aloud import Reported, Voice

LOOKED: Final = 1.0  # seconds: the bars may change sides, and nobody says so
UNSEEN: Final = 33  # the API that lets an app be left out of the pictures of the last apps
# Seconds of rest and of shaking, in turns.
SHAKES: Final[dict[Felt, tuple[float, ...]]] = {
    "commit": (0, 0.01), "refusal": (0, 0.02, 0.06, 0.02), "death": (0, 0.06),
}  # fmt: skip

_version = autoclass("android.os.Build$VERSION")


class Tablet(Files, Desktop):
    reaches = True
    by_system = True

    def __init__(self) -> None:
        super().__init__()
        self._rim = Insets()
        self._face_down: FaceDown | None = None

    def begin(self, rearrange: Callable[[], None], laid_down: Callable[[], None]) -> None:
        if _version.SDK_INT >= UNSEEN:
            leave_no_picture()
        Clock.schedule_interval(lambda _seconds: self._look(rearrange), LOOKED)
        self._face_down = FaceDown(laid_down)
        self._face_down.watch()

    def language(self) -> Language:
        told = autoclass("java.util.Locale").getDefault().getLanguage()
        return language_named(told) or "en"

    def at_front(self, front: bool) -> None:
        if self._face_down is not None:
            self._face_down.watch() if front else self._face_down.rest()

    def insets(self) -> Insets:
        self._rim = rim.insets()
        return self._rim

    def feel(self, felt: Felt) -> None:
        from plyer import vibrator

        if vibrator.exists():
            vibrator.pattern(SHAKES[felt])

    def leave(self) -> bool:
        App.get_running_app().pause()
        return True

    def ears(self, language: Language, told: Reports, *, offline_only: bool) -> SpeechInput:
        from companion.ui.android.ears import AndroidInput, ask_permission, system_stt

        made = AndroidInput(system_stt(), language, told, later, ask_permission)
        made.offline_only = offline_only
        return made

    def voice(self, reported: Reported) -> Voice:
        from companion.ui.android.voice import SystemVoice

        return SystemVoice(reported, later)

    def _look(self, rearrange: Callable[[], None]) -> None:
        if rim.insets() != self._rim:
            rearrange()


@run_on_ui_thread
def leave_no_picture() -> None:
    """Keep the app out of the system's picture: it may be faster than our cover."""
    mActivity.setRecentsScreenshotEnabled(False)


def later(call: Callable[[], None], seconds: float) -> None:
    """Call it later, in the thread that draws."""
    Clock.schedule_once(lambda _: call(), seconds)
