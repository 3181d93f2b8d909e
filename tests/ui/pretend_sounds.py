"""A microphone and a voice with nobody behind them: what they were asked, and what they tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.engine.languages import Language
from companion.hearing.speech_input import Reports
from companion.hearing.voices.aloud import Mute, Reported, Voiceless
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript, Trouble, Unavailable


@dataclass
class PretendEars:
    """As `speech_input.SpeechInput`; `says` is the table speaking."""

    language: Language
    offline_only: bool
    told: Reports
    calls: list[str] = field(default_factory=list)
    grammar: Any = None

    def warm(self) -> None:
        self.calls.append("warm")

    def start(self, grammar: Grammar) -> None:
        self.calls.append("start")
        self.grammar = grammar
        self._post(lambda: self.told.state("listening"))

    def until_silence(self) -> None:
        self.calls.append("until-silence")

    def stop(self) -> None:
        self.calls.append("stop")
        self._post(lambda: self.told.state("thinking"))

    def cancel(self) -> None:
        self.calls.append("cancel")

    def close(self) -> None:
        self.calls.append("close")

    def _post(self, call: Any) -> None:
        self.told.post(call)

    def sounds_like(self, text: str) -> None:
        self._post(lambda: self.told.partial(text))

    def loud(self, level: float) -> None:
        self._post(lambda: self.told.level(level))

    def says(self, *texts: str, accepted: bool = True) -> None:
        self._post(lambda: self.told.final(Transcript(texts, 1.0, accepted)))
        self._post(lambda: self.told.state("idle"))

    def fails(self, trouble: Trouble) -> None:
        self._post(lambda: self.told.error(trouble))
        self._post(lambda: self.told.state("idle"))


@dataclass
class PretendVoice:
    """As `aloud.Voice`."""

    reported: Reported
    said: list[tuple[str, Language]] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)

    def say(self, text: str, language: Language) -> None:
        self.said.append((text, language))

    def hush(self) -> None:
        self.calls.append("hush")

    def close(self) -> None:
        self.calls.append("close")

    def begins(self) -> None:
        self.reported.post(self.reported.begun)

    def ends(self) -> None:
        self.reported.post(self.reported.ended)

    def fails(self, mute: Mute) -> None:
        self.reported.post(lambda: self.reported.failed(mute))


class PretendSounds:
    """`trouble`, `mute`: what the machine lacks."""

    def __init__(self, *, by_system: bool = False) -> None:
        self.by_system = by_system
        self.trouble: Trouble | None = None
        self.mute: Mute | None = None
        self.made: list[PretendEars] = []
        self.voices: list[PretendVoice] = []

    def ears(self, language: Language, told: Reports, *, offline_only: bool) -> PretendEars:
        if self.trouble is not None:
            raise Unavailable(self.trouble)
        self.made.append(PretendEars(language, offline_only, told))
        return self.made[-1]

    def voice(self, reported: Reported) -> PretendVoice:
        if self.mute is not None:
            raise Voiceless(self.mute)
        self.voices.append(PretendVoice(reported))
        return self.voices[-1]

    @property
    def ear(self) -> PretendEars:
        """The recogniser of now."""
        return self.made[-1]

    @property
    def now(self) -> PretendVoice:
        return self.voices[-1]
