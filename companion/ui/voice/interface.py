"""Protocols of the machine's microphone and voice, and of the companion that they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.hearing.speech_input import Reports, SpeechInput
    from companion.hearing.voices.aloud import Reported, Voice
    from companion.store.settings import Settings
    from companion.text.languages import Language


class Sounds(Protocol):
    """`by_system`: what hears belongs to the system, and might ask the network."""

    by_system: bool

    def ears(self, language: Language, told: Reports, *, offline_only: bool) -> SpeechInput:
        """Raises Unavailable."""

    def voice(self, reported: Reported) -> Voice:
        """Raises Voiceless."""


class VoiceHost(Protocol):
    """The companion as microphone and voice see it."""

    @property
    def settings(self) -> Settings: ...

    @property
    def sounds(self) -> Sounds: ...

    @property
    def changed(self) -> Callable[[], None]:
        """Called after everything that a screen may have to show."""

    @property
    def post(self) -> Callable[[Callable[[], None]], None]:
        """Calls later, in the thread that draws."""

    @property
    def louder(self) -> Callable[[float], None]:
        """Called with how loud it is at the microphone."""


class Soundless:
    """A machine with neither."""

    by_system = False

    def ears(self, language: Language, told: Reports, *, offline_only: bool) -> SpeechInput:  # noqa: ARG002
        from companion.speech.transcript import Unavailable

        raise Unavailable("no-engine")

    def voice(self, reported: Reported) -> Voice:  # noqa: ARG002
        from companion.hearing.voices.aloud import Voiceless

        raise Voiceless("no-voice")
