"""Android's own voice (android.speech.tts), as `hearing.voices` wants it.

Written from the documentation. NOT VERIFIED: no device has run it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from android import mActivity
from jnius import PythonJavaClass, autoclass, java_method
from jnius import cast as java_cast

from companion.hearing.voices.aloud import Reported

if TYPE_CHECKING:
    from android_api import TextToSpeechOnInitListener

    from companion.text.languages import Language

_Bundle = autoclass("android.os.Bundle")
_Locale = autoclass("java.util.Locale")
_String = autoclass("java.lang.String")
_Speech = autoclass("android.speech.tts.TextToSpeech")

_TAGS: Final[dict[Language, str]] = {"en": "en-US", "ru": "ru-RU"}
_EVERY: Final = 0.3  # seconds between two looks whether it still speaks: it says so to no Python
_SOON: Final = 3.0  # seconds in which it has to begin

# Calls a function after some seconds, in the thread that draws.
Later = Callable[[Callable[[], None], float], None]


class Ready(PythonJavaClass):
    __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

    def __init__(self, told: Callable[[bool], None]) -> None:
        super().__init__()
        self._told = told

    @java_method("(I)V")
    def onInit(self, status: int) -> None:  # noqa: N802
        self._told(status == _Speech.SUCCESS)


class SystemVoice:
    """One engine, which takes a while until it is ready; what is to be said waits for that."""

    def __init__(self, reported: Reported, later: Later) -> None:
        self._reported = reported
        self._later = later
        self._ready: bool | None = None
        self._waits: tuple[str, Language] | None = None
        self._said = 0  # texts so far: what belongs to an older one is nobody's
        # Java holds it only by its proxy: without this Python would drop it (pyjnius 59).
        self._listener = Ready(self._when_ready)
        self._engine = _Speech(mActivity, cast("TextToSpeechOnInitListener", self._listener))

    def say(self, text: str, language: Language) -> None:
        self.hush()
        if self._ready is None:
            self._waits = (text, language)
        else:
            self._begin(text, language)

    def hush(self) -> None:
        self._said += 1
        self._waits = None
        if self._ready:
            self._engine.stop()

    def close(self) -> None:
        self.hush()
        self._engine.shutdown()

    def _when_ready(self, good: bool) -> None:
        """Called in the thread of the system."""
        self._reported.post(lambda: self._go_on(good))

    def _go_on(self, good: bool) -> None:
        self._ready = good
        waits, self._waits = self._waits, None
        if waits is not None:
            self._begin(*waits)

    def _begin(self, text: str, language: Language) -> None:
        if not self._ready:
            self._reported.failed("no-voice")
            return
        able = self._engine.setLanguage(_Locale.forLanguageTag(_TAGS[language]))
        if able in (_Speech.LANG_MISSING_DATA, _Speech.LANG_NOT_SUPPORTED):
            self._reported.failed("no-voice-language")
            return
        # By a str alone pyjnius does not find the method.
        letters = java_cast("java.lang.CharSequence", _String(text))
        number = str(self._said)
        if self._engine.speak(letters, _Speech.QUEUE_FLUSH, _Bundle(), number) != _Speech.SUCCESS:
            self._reported.failed("no-sound")
            return
        self._look(self._said, 0.0, begun=False)

    def _look(self, said: int, waited: float, begun: bool) -> None:
        if said != self._said:
            return
        speaks = self._engine.isSpeaking()
        if speaks and not begun:
            self._reported.begun()
        if begun and not speaks:
            self._reported.ended()
        elif not speaks and waited > _SOON:
            self._reported.failed("no-sound")
        else:
            self._later(lambda: self._look(said, waited + _EVERY, begun or speaks), _EVERY)
