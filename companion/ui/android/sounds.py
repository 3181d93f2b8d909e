"""The tablet's microphone, through the system's own recogniser, and the system's voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock

if TYPE_CHECKING:
    from companion.hearing.speech_input import SpeechInput, Told
    from companion.hearing.voices.aloud import Reported, Voice
    from companion.text.languages import Language


class TabletSounds:
    by_system = True

    def ears(self, language: Language, told: Told, *, offline_only: bool) -> SpeechInput:
        from companion.ui.android.ears import AndroidInput, ask_permission, system_stt

        made = AndroidInput(system_stt(), language, told, later, ask_permission)
        made.offline_only = offline_only
        return made

    def voice(self, reported: Reported) -> Voice:
        from companion.ui.android.voice import SystemVoice

        return SystemVoice(reported, later)


def later(call: Callable[[], None], seconds: float) -> None:
    """In the thread that draws."""
    Clock.schedule_once(lambda _: call(), seconds)
