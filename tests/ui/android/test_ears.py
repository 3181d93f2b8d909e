"""Android's recogniser against fakes of plyer, pyjnius and android.speech: NOT a device.

They show that the calls are made as the documentation has them, and what comes of each answer.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript
from companion.ui.android.ears import AndroidInput
from tests.hearing.fakes import Notes

SAID = Grammar("ru", ("иду на запад",))
MODULE = "companion.ui.android.stt"


class Intent:
    def __init__(self, action: str) -> None:
        self.action = action
        self.extras: dict[str, Any] = {}

    def putExtra(self, name: str, value: Any) -> None:  # noqa: N802
        self.extras[name] = value

    putStringArrayListExtra = putExtra  # noqa: N815


class Recognizer:
    """android.speech.SpeechRecognizer, as far as it is asked."""

    RESULTS_RECOGNITION = "results_recognition"
    made: ClassVar[list["Recognizer"]] = []
    on_device = True

    def __init__(self, where: str) -> None:
        self.where = where
        self.calls: list[str] = []
        self.intents: list[Intent] = []
        self.listener: Any = None
        Recognizer.made.append(self)

    @staticmethod
    def isRecognitionAvailable(activity: object) -> bool:  # noqa: N802
        return activity is not None

    @staticmethod
    def isOnDeviceRecognitionAvailable(activity: object) -> bool:  # noqa: N802
        return activity is not None and Recognizer.on_device

    @staticmethod
    def createSpeechRecognizer(activity: object) -> "Recognizer":  # noqa: N802
        assert activity is not None
        return Recognizer("system")

    @staticmethod
    def createOnDeviceSpeechRecognizer(activity: object) -> "Recognizer":  # noqa: N802
        assert activity is not None
        return Recognizer("device")

    def setRecognitionListener(self, listener: object) -> None:  # noqa: N802
        self.listener = listener

    def startListening(self, intent: Intent) -> None:  # noqa: N802
        self.calls.append("start")
        self.intents.append(intent)

    def stopListening(self) -> None:  # noqa: N802
        self.calls.append("stop")

    def cancel(self) -> None:
        self.calls.append("cancel")

    def destroy(self) -> None:
        self.calls.append("destroy")


class Strings(list[str]):
    """java.util.ArrayList, and the Bundle that it comes in."""

    add = list.append

    def getStringArrayList(self, name: str) -> "Strings":  # noqa: N802
        assert name == Recognizer.RESULTS_RECOGNITION
        return self

    def toArray(self) -> list[str]:  # noqa: N802
        return list(self)


class Constants:
    def __getattr__(self, name: str) -> str:
        return name


JAVA = {
    "java.util.ArrayList": Strings,
    "android.content.Intent": Intent,
    "android.speech.SpeechRecognizer": Recognizer,
    "android.speech.RecognizerIntent": Constants(),
}


class Facade:
    """plyer.facades.STT of plyer 2.1, as far as it matters."""

    _language = "en-US"
    _supported_languages: tuple[str, ...] = ("en-US", "pl-PL")
    prefer_offline = True
    listening = False

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language in self._supported_languages:
            self._language = language

    def exist(self) -> bool:
        return bool(self._exist())  # type: ignore[attr-defined]


def module(name: str, **names: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(names)
    return made


def pass_on(_signature: str) -> Callable[[Any], Any]:
    return lambda method: method


@pytest.fixture(params=[34])
def speech(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The facade, as a phone of this API has it."""
    Recognizer.made, Recognizer.on_device = [], True
    activity = SimpleNamespace(getPackageName=lambda: "org.companion")
    for made in (
        module("jnius", autoclass=JAVA.__getitem__, java_method=pass_on, PythonJavaClass=object),
        module("android"),
        module("android.runnable", run_on_ui_thread=lambda method: method),
        module("plyer"),
        module("plyer.facades", STT=Facade),
        module("plyer.platforms"),
        module("plyer.platforms.android", SDK_INT=request.param, activity=activity),
    ):
        monkeypatch.setitem(sys.modules, made.__name__, made)
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    yield import_module(MODULE).instance()
    sys.modules.pop(MODULE, None)


class Clock:
    """Kivy's, moved by hand."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def later(self, call: Callable[[], None], _seconds: float) -> None:
        self.waiting.append(call)

    def tick(self, times: int = 1) -> None:
        for _ in range(times):
            waiting, self.waiting = self.waiting, []
            for call in waiting:
                call()


class Tablet:
    def __init__(self, speech: Any, given: bool = True) -> None:
        self.speech = speech
        self.notes = Notes()
        self.clock = Clock()
        self.input = AndroidInput(
            speech, "ru", self.notes.to, self.clock.later, lambda answered: answered(given)
        )

    @property
    def recognizer(self) -> Recognizer:
        (made,) = Recognizer.made
        return made

    @property
    def listener(self) -> Any:
        return self.recognizer.listener


@pytest.fixture
def tablet(speech: Any) -> Tablet:
    return Tablet(speech)


def test_russian_is_asked_for_as_the_documentation_has_it(tablet: Tablet) -> None:
    tablet.input.start(SAID)
    extras = tablet.recognizer.intents[0].extras
    assert extras["EXTRA_LANGUAGE"] == "ru-RU"
    assert extras["EXTRA_LANGUAGE_MODEL"] == "LANGUAGE_MODEL_FREE_FORM"
    assert extras["EXTRA_PREFER_OFFLINE"] is True
    assert extras["EXTRA_PARTIAL_RESULTS"] is True
    assert extras["EXTRA_MAX_RESULTS"] == 10
    assert sorted(extras["android.speech.extra.BIASING_STRINGS"]) == ["запад", "иду", "на"]
    assert tablet.notes.told == ["listening"]


@pytest.mark.parametrize("speech", [26], indirect=True)
def test_an_old_system_is_not_told_the_words(tablet: Tablet) -> None:
    tablet.input.start(SAID)
    assert "android.speech.extra.BIASING_STRINGS" not in tablet.recognizer.intents[0].extras


def test_released_the_result_still_comes(tablet: Tablet) -> None:
    """Plyer's own destroys the recogniser first, and the phrase is lost."""
    tablet.input.start(SAID)
    tablet.listener.onRmsChanged(4.0)
    tablet.listener.onPartialResults(Strings(["иду"]))
    tablet.clock.tick()
    tablet.listener.onPartialResults(Strings(["иду на запад"]))
    tablet.clock.tick()
    tablet.input.stop()
    assert tablet.recognizer.calls == ["start", "stop"]
    tablet.clock.tick(3)
    tablet.listener.onResults(Strings(["иду на запад", "иду на закат"]))
    tablet.clock.tick()
    assert tablet.notes.told == [
        "listening", ("partial", "иду"), ("partial", "иду на запад"), "thinking",
        Transcript(("иду на запад", "иду на закат")), "idle",
    ]  # fmt: skip
    assert 0.4 < tablet.notes.levels[0] < 0.6
    tablet.clock.tick(3)
    assert tablet.clock.waiting == []


def test_one_recogniser_serves_phrase_after_phrase(tablet: Tablet) -> None:
    for text in ("иду", "иду на запад"):
        tablet.input.start(SAID)
        tablet.listener.onResults(Strings([text]))
        tablet.clock.tick()
    finals = [one for one in tablet.notes.told if isinstance(one, Transcript)]
    assert finals == [Transcript(("иду",)), Transcript(("иду на запад",))]
    tablet.input.close()
    assert tablet.recognizer.calls == ["start", "start", "cancel", "destroy"]


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (1, "no-network"), (2, "no-network"), (3, "no-microphone"), (4, "stopped"),
        (5, "stopped"), (6, "silence"), (7, "silence"), (9, "no-permission"),
        (12, "no-language"), (13, "no-language"), (99, "stopped"),
    ],
)  # fmt: skip
def test_every_error_is_one_word_and_the_next_phrase_begins_anew(
    tablet: Tablet, number: int, word: str
) -> None:
    tablet.input.start(SAID)
    tablet.listener.onError(number)
    tablet.clock.tick()
    assert tablet.notes.told == ["listening", word, "idle"]
    tablet.input.start(SAID)
    tablet.clock.tick()
    assert tablet.notes.told[3:] == ["listening"]


def test_a_busy_recogniser_is_tried_once_more(tablet: Tablet) -> None:
    tablet.input.start(SAID)
    for _ in range(2):
        tablet.listener.onError(8)
        tablet.clock.tick(2)
    assert tablet.recognizer.calls == ["start", "start"]
    assert tablet.notes.told == ["listening", "busy", "idle"]


@pytest.mark.parametrize("empty", [Strings(), None])
def test_no_texts_are_no_match(tablet: Tablet, empty: Strings | None) -> None:
    tablet.input.start(SAID)
    bundle = SimpleNamespace(getStringArrayList=lambda _: empty)
    tablet.listener.onPartialResults(bundle)
    tablet.listener.onResults(bundle)
    tablet.clock.tick()
    assert tablet.notes.told == ["listening", "silence", "idle"]


def test_a_result_that_never_comes_is_not_waited_for(tablet: Tablet) -> None:
    tablet.input.start(SAID)
    tablet.listener.onPartialResults(Strings(["иду на запад"]))
    tablet.clock.tick(130)  # nobody releases the button
    assert tablet.recognizer.calls == ["start", "stop"]
    tablet.clock.tick(60)
    assert tablet.notes.plain == [
        "listening", "thinking", Transcript(("иду на запад",), 0.5), "idle",
    ]  # fmt: skip


def test_cancelled_nothing_follows(tablet: Tablet) -> None:
    tablet.input.start(SAID)
    tablet.input.cancel()
    tablet.listener.onResults(Strings(["иду"]))
    tablet.clock.tick(5)
    assert tablet.notes.told == ["listening", "idle"]


def test_without_permission_nothing_is_asked(speech: Any) -> None:
    tablet = Tablet(speech, given=False)
    tablet.input.start(SAID)
    assert tablet.notes.told == ["no-permission", "idle"]
    assert Recognizer.made == []


def test_offline_only_is_on_the_device_or_not_at_all(tablet: Tablet) -> None:
    tablet.input.offline_only = True
    tablet.input.start(SAID)
    assert tablet.recognizer.where == "device"
    tablet.input.close()
    Recognizer.made, Recognizer.on_device = [], False
    tablet.input.start(SAID)
    tablet.clock.tick()
    assert Recognizer.made == []
    assert tablet.notes.told[-3:] == ["listening", "no-network", "idle"]


@pytest.mark.parametrize("speech", [28], indirect=True)
def test_before_api_31_nothing_is_surely_offline(tablet: Tablet) -> None:
    tablet.input.offline_only = True
    tablet.input.start(SAID)
    tablet.clock.tick()
    assert tablet.notes.told == ["listening", "no-network", "idle"]


def test_a_tablet_without_a_recogniser_says_so(
    speech: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = Tablet(speech)
    tablet.input.warm()
    assert tablet.notes.told == []
    monkeypatch.setattr(Recognizer, "isRecognitionAvailable", lambda _: False)
    tablet.input.warm()
    assert tablet.notes.told == ["no-engine"]
