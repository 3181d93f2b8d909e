"""The protocol of the machine under the app, and a desktop's fulfilment of it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from locale import getlocale
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from kivy.clock import Clock
from kivy.core.window import Window

from companion.engine.languages import Language, language_named
from companion.ui.shell.machine import Nowhere, Outside
from companion.ui.voice.interface import Sounds

if TYPE_CHECKING:
    from subprocess import Popen

    from companion.hearing.sources import Source
    from companion.hearing.speech_input import Reports, SpeechInput
    from companion.hearing.voices.aloud import Reported, Voice
    from companion.ui.shell.machine import Failed, Felt

LOOKED: Final = 0.3  # seconds between two looks whether a file could be opened


class Insets(NamedTuple):
    """The rim of the window that the system draws over, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


class Device(Outside, Sounds, Protocol):
    def begin(self, rearrange: Callable[[], None], laid_down: Callable[[], None]) -> None:
        """The first frame is about to be drawn.

        `rearrange`: the rim has changed. `laid_down`: on its face.
        """

    def language(self) -> Language:
        """The machine's own language, until somebody chooses: Russian, or else English."""

    def keep_awake(self, awake: bool) -> None: ...

    def at_front(self, front: bool) -> None:
        """Called when the app goes away or comes back: sensors cost power."""

    def insets(self) -> Insets: ...

    def feel(self, felt: Felt) -> None:
        """Let the hand that holds it feel what came of a touch."""

    def leave(self) -> bool:
        """Go to the background, where the machine has one; the back button ends so."""


class Desktop(Nowhere):
    by_system = False

    def begin(self, rearrange: Callable[[], None], laid_down: Callable[[], None]) -> None:
        """Its windows have no rim, and it lies on no face."""

    def language(self) -> Language:
        return language_named((getlocale()[0] or "")[:2]) or "en"

    def keep_awake(self, awake: bool) -> None:
        Window.allow_screensaver = not awake

    def at_front(self, front: bool) -> None:
        """It watches nothing."""

    def insets(self) -> Insets:
        return Insets()

    def feel(self, felt: Felt) -> None:
        """A mouse cannot shake."""

    def leave(self) -> bool:
        return False

    def show(self, path: str, failed: Failed) -> None:
        open_by_system(path, failed)

    def copy(self, text: str) -> None:
        _clipboard().copy(text)

    def pasted(self) -> str:
        return str(_clipboard().paste() or "")

    def ears(
        self,
        language: Language,
        told: Reports,
        *,
        offline_only: bool,  # noqa: ARG002 (what hears here has no network)
    ) -> SpeechInput:
        from companion.hearing.apart import Apart
        from companion.hearing.choice import choose
        from companion.hearing.speech_input import StreamInput
        from companion.store.voice_models import voice_models

        return StreamInput(Apart(choose(language, voice_models())), self.microphone(), told)

    def microphone(self) -> Source:
        from companion.hearing.microphone import Microphone

        return Microphone()

    def voice(self, reported: Reported) -> Voice:
        from companion.hearing.voices.espeak import Espeak

        return Espeak(reported)


def open_by_system(path: str, failed: Failed) -> None:
    """Open a file or a folder by the program that the desktop has for it, and wait for nothing.

    `failed` is called in the thread that draws: there is none, or it ended in a fault.
    """
    try:
        process = _begun(path)
    except OSError:
        failed()
        return
    if process is not None:
        _watch(process, failed)


def _begun(path: str) -> Popen[bytes] | None:
    """The program that opens it; None on Windows, which does so itself. Raises OSError."""
    if sys.platform == "win32":
        from os import startfile

        startfile(path)
        return None
    from subprocess import DEVNULL, Popen

    opener = "open" if sys.platform == "darwin" else "xdg-open"
    return Popen(
        [opener, path], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )


def _watch(process: Popen[bytes], failed: Failed) -> None:
    """Look now and then until it has ended: some desktops show the file in that very process."""

    def look(_seconds: float) -> bool:
        code = process.poll()
        if code:
            failed()
        return code is None  # False: not again

    Clock.schedule_interval(look, LOOKED)


def _clipboard() -> Any:
    from kivy.core.clipboard import Clipboard  # the first frame does without

    return Clipboard
