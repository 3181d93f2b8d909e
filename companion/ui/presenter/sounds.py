"""The microphone of the machine, and its voice: what the presenter asks for and does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from companion.hearing.speech_input import SpeechInput, Told
    from companion.hearing.voices.aloud import Reported, Voice
    from companion.text.languages import Language


class Sounds(Protocol):
    """`by_system`: what hears belongs to the system, and might ask the network."""

    by_system: bool

    def ears(self, language: Language, told: Told, *, offline_only: bool) -> SpeechInput:
        """Raises Unavailable."""

    def voice(self, reported: Reported) -> Voice:
        """Raises Voiceless."""


class Soundless:
    """There is neither."""

    by_system = False

    def ears(self, language: Language, told: Told, *, offline_only: bool) -> SpeechInput:  # noqa: ARG002
        from companion.speech.transcript import Unavailable

        raise Unavailable("no-engine")

    def voice(self, reported: Reported) -> Voice:  # noqa: ARG002
        from companion.hearing.voices.aloud import Voiceless

        raise Voiceless("no-voice")
