"""The microphone: from the touch on it to what was heard. One recogniser, while voice is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from companion.hearing.speech_input import Reports, SpeechInput
    from companion.speech.expected import Grammar
    from companion.speech.transcript import Phase, Transcript, Trouble
    from companion.text.languages import Language
    from companion.ui.voice.interface import VoiceHost

# The acts of whoever speaks, and of whoever says whether that was meant; a count goes on meanwhile.
TALKED: Final = frozenset(
    ("listen", "listen-on", "listen-off", "listen-drop", "take", "drop", "meant", "tick")
)
# Acts of a lifted finger begin nothing new: what was said to the touch stays to be read.
LIFTED: Final = frozenset(("listen-on", "listen-off", "listen-drop"))


class Listener(Protocol):
    """The page that wants to know what was said."""

    def heard(self, transcript: Transcript) -> None: ...

    def missed(self, trouble: Trouble) -> None: ...

    def drop(self) -> None:
        """Called when something else is done: what was understood counts no more."""


class VoiceIn:
    """`partial`: what it sounds like so far. `trouble`: why nothing can be heard at all.

    `open`: the microphone takes in what is said; that may be a moment after the touch.
    """

    def __init__(self, house: VoiceHost) -> None:
        self.house = house
        self.phase: Phase = "idle"
        self.partial = ""
        self.open = False
        self.trouble: Trouble | None = None
        self._input: SpeechInput | None = None
        self._made_for: tuple[Language, bool] | None = None
        self._listener: Listener | None = None
        self._made = 0  # recognisers so far: what an older one still tells is nobody's

    # Switched on and off

    def settle(self) -> None:
        """Load what the settings want now, or give everything back."""
        settings = self.house.settings
        wanted = (settings.said_in, settings.offline_only) if settings.voice_in else None
        if wanted != self._made_for:
            self.close()
            if wanted is not None:
                self._make(*wanted)

    def _make(self, language: Language, offline_only: bool) -> None:
        """Make a recogniser; nothing of one is imported before."""
        from companion.speech.transcript import Unavailable

        self._made_for = (language, offline_only)
        try:
            self._input = self.house.sounds.ears(language, self._told(), offline_only=offline_only)
        except Unavailable as unavailable:
            self.trouble = unavailable.trouble
        else:
            self._input.warm()

    def close(self) -> None:
        """Give memory and microphone back."""
        self.cancel()
        self._made += 1
        self.trouble, self._made_for = None, None
        given_back, self._input = self._input, None
        if given_back is not None:
            given_back.close()

    # One phrase

    def listen(self, listener: Listener, expected: Callable[[], Grammar]) -> None:
        """Begin a phrase. What was in the way before may have been mended meanwhile."""
        if self._input is None:
            self._made_for = None
            self.settle()
        if self._input is None:
            if self.trouble is not None:
                listener.missed(self.trouble)
            return
        self._stop_listening()
        self._listener, self.trouble = listener, None
        self.phase, self.partial, self.open = "listening", "", False
        self._input.start(expected())

    def until_silence(self) -> None:
        if self._input is not None and self.phase == "listening":
            self._input.until_silence()

    def stop(self) -> None:
        if self._input is not None and self.phase == "listening":
            self._input.stop()

    def cancel(self, *, typing: bool = False) -> None:
        """Drop all that was said: something else is done. What is typed may correct it."""
        self._stop_listening()
        if self._listener is not None and not typing:
            listener, self._listener = self._listener, None
            listener.drop()

    def _stop_listening(self) -> None:
        if self._input is not None and self.phase != "idle":
            self.phase = "idle"
            self._input.cancel()

    # Called by the recogniser, in the thread that draws

    def _told(self) -> Reports:
        from companion.hearing.speech_input import Reports

        number = self._made

        def post(call: Callable[[], None]) -> None:
            self.house.post(lambda: call() if number == self._made else None)

        return Reports(self._final, self._error, self._state, self._partial, self._level, post)

    def _final(self, transcript: Transcript) -> None:
        if self._end() and self._listener is not None:
            self._listener.heard(transcript)
        self.house.changed()

    def _error(self, trouble: Trouble) -> None:
        """Called with what went wrong; while nobody speaks, it could not be loaded."""
        if not self._end():
            self.trouble = trouble
        elif self._listener is not None:
            self._listener.missed(trouble)
        self.house.changed()

    def _state(self, phase: Phase) -> None:
        if self.phase != "idle":  # it begins by a touch alone
            self.phase, self.open = phase, phase == "listening"
            self.house.changed()

    def _partial(self, text: str) -> None:
        if self.phase != "idle":
            self.partial = text
            self.house.changed()

    def _level(self, loud: float) -> None:
        """Called ten times a second, and so past the view."""
        if self.phase == "listening":
            self.house.louder(loud)

    def _end(self) -> bool:
        """True if a phrase was being heard."""
        was, self.phase = self.phase, "idle"
        return was != "idle"
