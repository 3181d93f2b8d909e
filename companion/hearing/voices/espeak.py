"""espeak-ng, where it is installed: one process for each text, which is ended to cut it off."""

from __future__ import annotations

from collections.abc import Callable
from shutil import which
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Lock, Thread
from typing import Final

from companion.engine.languages import Language
from companion.hearing.voices.aloud import Mute, Reported, Voiceless

PROGRAMS: Final = ("espeak-ng", "espeak")
_VOICES: Final[dict[Language, str]] = {"en": "en", "ru": "ru"}
_PACE: Final = "150"  # words a minute: it is to be understood across a table
_AT_ONCE: Final = 0.15  # seconds: whoever is done before has said nothing


class _Text:
    """The text that is read now, and the process that reads it."""

    def __init__(self, text: str, language: Language) -> None:
        self.text = text
        self.language = language
        self.process: Popen[bytes] | None = None
        self.dropped = False


class Espeak:
    """`into`: the path of a wav file that it speaks into, in place of the loudspeaker."""

    def __init__(self, reported: Reported, into: str = "") -> None:
        program = next((path for name in PROGRAMS if (path := which(name))), None)
        if program is None:
            raise Voiceless("no-voice")
        self._program = program
        self._reported = reported
        self._into = into
        self._text: _Text | None = None
        self._threads: list[Thread] = []
        self._beginning = Lock()  # between the start of a process and the word to end it

    def say(self, text: str, language: Language) -> None:
        self.hush()
        said = self._text = _Text(text, language)
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        thread = Thread(target=self._read, args=(said,), name="voice", daemon=True)
        self._threads.append(thread)
        thread.start()

    def hush(self) -> None:
        text, self._text = self._text, None
        if text is None:
            return
        with self._beginning:
            text.dropped = True
            if text.process is not None:
                text.process.terminate()

    def close(self) -> None:
        self.hush()

    def join(self) -> None:
        """Until nothing is being read any more."""
        for thread in self._threads:
            thread.join()

    # In the thread

    def _read(self, text: _Text) -> None:
        process = self._began(text)
        if process is None:
            return
        with process:
            try:
                process.communicate(text.text.encode(), _AT_ONCE)
            except TimeoutExpired:
                self._post(text, self._reported.begun)
                process.communicate()
                self._post(text, self._reported.ended)
                return
        self._done_at_once(text, good=process.returncode == 0 and bool(self._into))

    def _began(self, text: _Text) -> Popen[bytes] | None:
        command = [self._program, "-v", _VOICES[text.language], "-s", _PACE, "-b", "1", "--stdin"]
        if self._into:
            command += ["-w", self._into]
        with self._beginning:
            if text.dropped:
                return None
            try:
                process = Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
            except OSError:
                self._post(text, lambda: self._reported.failed("no-voice"))
                return None
            text.process = process
            return process

    def _done_at_once(self, text: _Text, *, good: bool) -> None:
        """A file takes no time; without a loudspeaker it ends at once, and calls that good."""
        if good:
            self._post(text, self._reported.begun)
            self._post(text, self._reported.ended)
            return
        mute: Mute = "no-sound"
        self._post(text, lambda: self._reported.failed(mute))

    def _post(self, text: _Text, call: Callable[[], None]) -> None:
        """It may have been cut off by the time that the call arrives."""
        self._reported.post(lambda: None if text.dropped else call())
