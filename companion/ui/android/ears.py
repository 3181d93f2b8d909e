"""A tablet's own recogniser, by plyer's `stt` facade: asked again and again, for it tells nothing.

NOT VERIFIED on a device; what is tested is tested against fakes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Protocol

from companion.engine.languages import Language
from companion.hearing.speech_input import LONGEST, Reports
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript, Trouble

_EVERY: Final = 0.1  # seconds
_RESULT_AFTER: Final = 5.0  # seconds that the system may think
_AGAIN_AFTER: Final = 0.3  # seconds, when it was still busy with the phrase before
_QUIET, _LOUD = -2.0, 10.0  # what Android's level goes from and to, about
_TAGS: Final[dict[Language, str]] = {"en": "en-US", "ru": "ru-RU"}
_BUSY: Final = frozenset(("recognizer_busy", "server_disconnected", "too_many_requests"))
_TROUBLES: Final[dict[str, Trouble]] = {
    "insufficient_permissions": "no-permission", "audio": "no-microphone",
    "network": "no-network", "network_timeout": "no-network", "no_offline": "no-network",
    "language_not_supported": "no-language", "language_unavailable": "no-language",
    "no_match": "silence", "speech_timeout": "silence",
    **dict.fromkeys(_BUSY, "busy"),
}  # fmt: skip


class Stt(Protocol):
    """plyer's facade, with what its platform's own lacks."""

    language: str
    offline_only: bool
    biased_to: tuple[str, ...]
    results: list[str]
    partial_results: list[str]
    errors: list[str]
    decibels: float

    def exist(self) -> bool: ...
    def start(self) -> None: ...
    def stop(self) -> None: ...
    def finish(self) -> None: ...
    def free(self) -> None: ...


# Calls a function after some seconds, in the thread that draws (Kivy's Clock.schedule_once).
Later = Callable[[Callable[[], None], float], None]
# Asks for the microphone, and says later whether it was given.
Permission = Callable[[Callable[[bool], None]], None]


def system_stt() -> Stt:
    """The recogniser of stt.py in place of plyer's own."""
    from companion.ui.android import stt as repaired

    sys.modules["plyer.platforms.android.stt"] = repaired
    from plyer import stt

    facade: Stt = stt
    return facade


def ask_permission(answered: Callable[[bool], None]) -> None:
    from android.permissions import Permission as Named
    from android.permissions import check_permission, request_permissions

    if check_permission(Named.RECORD_AUDIO):
        answered(True)
    else:
        request_permissions([Named.RECORD_AUDIO], lambda _, given: answered(all(given)))


class AndroidInput:
    """The tablet's recogniser as `speech_input.SpeechInput` asks for it."""

    def __init__(
        self, stt: Stt, language: Language, told: Reports, later: Later, permission: Permission
    ) -> None:
        self._stt = stt
        self._language = language
        self._told = told
        self._later = later
        self._permission = permission
        self._phrase = 0  # of how many so far; what belongs to an older one is nobody's
        self._waited = 0.0
        self._finished = self._tried_again = False
        self._partial = ""
        self.offline_only = False

    def warm(self) -> None:
        if not self._stt.exist():
            self._told.error("no-engine")

    def start(self, grammar: Grammar) -> None:
        self._phrase += 1
        phrase = self._phrase
        self._stt.biased_to = tuple(sorted(grammar.words()))
        self._permission(lambda given: self._told.post(lambda: self._may_start(phrase, given)))

    def _may_start(self, phrase: int, given: bool) -> None:
        if phrase != self._phrase:
            return
        if not given:
            self._end("no-permission")
            return
        self._waited, self._partial = 0.0, ""
        self._finished = self._tried_again = False
        self._begin(phrase)
        self._told.state("listening")

    def _begin(self, phrase: int) -> None:
        if phrase != self._phrase:
            return
        self._stt.language = _TAGS[self._language]
        self._stt.offline_only = self.offline_only
        self._stt.start()
        self._later(lambda: self._look(phrase), _EVERY)

    def until_silence(self) -> None:
        """Do nothing: the system stops by itself in any case."""

    def stop(self) -> None:
        if not self._finished:
            self._finished, self._waited = True, 0.0
            self._stt.finish()
            self._told.state("thinking")

    def cancel(self) -> None:
        self._phrase += 1
        self._stt.stop()
        self._told.state("idle")

    def close(self) -> None:
        self.cancel()
        self._stt.free()

    def _look(self, phrase: int) -> None:
        if phrase != self._phrase:
            return
        self._waited += _EVERY
        if self._stt.results:
            self._end(Transcript(tuple(self._stt.results)))
        elif self._stt.errors:
            self._failed(phrase, self._stt.errors[-1])
        elif self._waited > (_RESULT_AFTER if self._finished else LONGEST):
            self._late()
            self._later(lambda: self._look(phrase), _EVERY)
        else:
            self._tell()
            self._later(lambda: self._look(phrase), _EVERY)

    def _late(self) -> None:
        """Ask for a result that did not come; asked before, make do with what was heard so far."""
        if not self._finished:
            self.stop()
            return
        heard = (self._partial,) if self._partial else ()
        self._stt.stop()
        self._end(Transcript(heard, 0.5) if heard else "silence")

    def _failed(self, phrase: int, error: str) -> None:
        if error in _BUSY and not self._tried_again and not self._finished:
            self._tried_again = True
            self._later(lambda: self._begin(phrase), _AGAIN_AFTER)
            return
        self._end(_TROUBLES.get(error, "stopped"))

    def _tell(self) -> None:
        if not self._finished:
            loud = (self._stt.decibels - _QUIET) / (_LOUD - _QUIET)
            self._told.level(min(1.0, max(0.0, loud)))
        partial = self._stt.partial_results[0] if self._stt.partial_results else ""
        if partial and partial != self._partial:
            self._partial = partial
            self._told.partial(partial)

    def _end(self, came: Transcript | Trouble) -> None:
        self._phrase += 1
        if isinstance(came, Transcript):
            self._told.final(came)
        else:
            self._told.error(came)
        self._told.state("idle")
