"""Android's own recogniser as plyer's `stt`, mended.

plyer 2.1's takes no Russian and loses what is said last; this one stands in its place behind the
same facade. Written from the documentation of android.speech. NOT VERIFIED: no device has run it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from android.runnable import run_on_ui_thread
from jnius import PythonJavaClass, autoclass, java_method
from plyer.facades import STT
from plyer.platforms.android import SDK_INT, activity

_ArrayList: Final = autoclass("java.util.ArrayList")
_Intent: Final[Any] = autoclass("android.content.Intent")
_Recognizer: Final = autoclass("android.speech.SpeechRecognizer")
_Asking: Final = autoclass("android.speech.RecognizerIntent")

_BIASED_TO: Final = "android.speech.extra.BIASING_STRINGS"
_ON_DEVICE_SINCE, _BIASED_SINCE = 31, 33
_ALTERNATIVES: Final = 10

# By the numbers of SpeechRecognizer; those above 9 came with API 31 and later.
ERRORS: Final = {
    1: "network_timeout", 2: "network", 3: "audio", 4: "server", 5: "client",
    6: "speech_timeout", 7: "no_match", 8: "recognizer_busy", 9: "insufficient_permissions",
    10: "too_many_requests", 11: "server_disconnected", 12: "language_not_supported",
    13: "language_unavailable",
}  # fmt: skip


def _texts(bundle: Any) -> list[str]:
    found = bundle.getStringArrayList(_Recognizer.RESULTS_RECOGNITION)
    if found is None:
        return []
    return [one.decode() if isinstance(one, bytes) else str(one) for one in found.toArray()]


class Listener(PythonJavaClass):
    __javainterfaces__ = ("android/speech/RecognitionListener",)

    def __init__(self, speech: SystemSpeech) -> None:
        super().__init__()
        self._speech = speech

    @java_method("(Landroid/os/Bundle;)V")
    def onReadyForSpeech(self, params: Any) -> None:  # noqa: N802
        pass

    @java_method("()V")
    def onBeginningOfSpeech(self) -> None:  # noqa: N802
        pass

    @java_method("(F)V")
    def onRmsChanged(self, decibels: float) -> None:  # noqa: N802
        self._speech.decibels = decibels

    @java_method("([B)V")
    def onBufferReceived(self, buffer: Any) -> None:  # noqa: N802
        pass

    @java_method("()V")
    def onEndOfSpeech(self) -> None:  # noqa: N802
        pass

    @java_method("(I)V")
    def onError(self, number: int) -> None:  # noqa: N802
        self._speech.came_to_nothing(ERRORS.get(number, "unknown"))

    @java_method("(Landroid/os/Bundle;)V")
    def onPartialResults(self, bundle: Any) -> None:  # noqa: N802
        texts = _texts(bundle)
        if texts:
            self._speech.partial_results = texts  # each is the whole so far

    @java_method("(Landroid/os/Bundle;)V")
    def onResults(self, bundle: Any) -> None:  # noqa: N802
        texts = _texts(bundle)
        if texts:
            self._speech.came_to(texts)
        else:
            self._speech.came_to_nothing("no_match")

    @java_method("(ILandroid/os/Bundle;)V")
    def onEvent(self, kind: int, params: Any) -> None:  # noqa: N802
        pass


class SystemSpeech(STT):
    """`prefer_offline`: as plyer has it. `offline_only`: on the device, or not at all."""

    _supported_languages = ("en-US", "ru-RU")

    def __init__(self) -> None:
        super().__init__()
        self.results: list[str] = []
        self.partial_results: list[str] = []
        self.errors: list[str] = []
        self.offline_only = False
        self.biased_to: tuple[str, ...] = ()
        self.decibels = 0.0
        self._recognizer: Any = None
        # Java holds it only by its proxy: without this Python would drop it (pyjnius 59).
        self._listener = Listener(self)

    def start(self) -> None:
        if self.listening:
            return
        self.results, self.partial_results, self.errors = [], [], []
        self.listening = True
        self._start()

    def stop(self) -> None:
        """Drop what is being said."""
        self.listening = False
        self._cancel()

    def finish(self) -> None:
        """End the phrase: its result is still to come."""
        self._finish()

    def free(self) -> None:
        self.listening = False
        self._destroy()

    def came_to(self, texts: list[str]) -> None:
        self.results = texts
        self.listening = False

    def came_to_nothing(self, error: str) -> None:
        self.errors = [error]
        self.listening = False

    def _exist(self) -> bool:
        return bool(_Recognizer.isRecognitionAvailable(activity))

    @run_on_ui_thread
    def _start(self) -> None:
        if self._recognizer is None and not self._make():
            self.came_to_nothing("no_offline")
            return
        self._recognizer.startListening(self._asked())

    def _make(self) -> bool:
        on_device = SDK_INT >= _ON_DEVICE_SINCE and bool(
            _Recognizer.isOnDeviceRecognitionAvailable(activity)
        )
        if self.offline_only and not on_device:
            return False
        made = (
            _Recognizer.createOnDeviceSpeechRecognizer
            if self.offline_only
            else _Recognizer.createSpeechRecognizer
        )
        self._recognizer = made(activity)
        self._recognizer.setRecognitionListener(self._listener)
        return True

    def _asked(self) -> Any:
        asked = _Intent(_Asking.ACTION_RECOGNIZE_SPEECH)
        asked.putExtra(_Asking.EXTRA_CALLING_PACKAGE, activity.getPackageName())
        asked.putExtra(_Asking.EXTRA_LANGUAGE, self.language)
        asked.putExtra(_Asking.EXTRA_LANGUAGE_MODEL, _Asking.LANGUAGE_MODEL_FREE_FORM)
        asked.putExtra(_Asking.EXTRA_MAX_RESULTS, _ALTERNATIVES)
        asked.putExtra(_Asking.EXTRA_PARTIAL_RESULTS, True)
        asked.putExtra(_Asking.EXTRA_PREFER_OFFLINE, self.prefer_offline or self.offline_only)
        if SDK_INT >= _BIASED_SINCE and self.biased_to:
            asked.putStringArrayListExtra(_BIASED_TO, _listed(self.biased_to))
        return asked

    @run_on_ui_thread
    def _finish(self) -> None:
        if self._recognizer is not None:
            self._recognizer.stopListening()

    @run_on_ui_thread
    def _cancel(self) -> None:
        if self._recognizer is not None:
            self._recognizer.cancel()

    @run_on_ui_thread
    def _destroy(self) -> None:
        recognizer, self._recognizer = self._recognizer, None
        if recognizer is not None:
            recognizer.destroy()


def _listed(words: Iterable[str]) -> Any:
    listed = _ArrayList()
    for word in words:
        listed.add(word)
    return listed


def instance() -> SystemSpeech:
    """The instance that plyer asks a platform's module for."""
    return SystemSpeech()
