"""The system's voice, and its recogniser, on a pretended Android. No real one has run them yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kivy.clock import Clock

from companion.hearing.voices.aloud import Reported
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript
from companion.ui.desktop import Desktop
from tests.hearing.fakes import Notes
from tests.ui.android.pretend_android import PretendAndroid

EARS = "companion.ui.android.ears"


class Heard:
    def __init__(self) -> None:
        self.told: list[str] = []
        self.posted: list[Callable[[], None]] = []
        self.to = Reported(
            begun=lambda: self.told.append("begun"),
            ended=lambda: self.told.append("ended"),
            failed=self.told.append,
            post=self.posted.append,
        )

    def arrive(self) -> None:
        """In the thread that draws."""
        while self.posted:
            self.posted.pop(0)()


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def voice(tablet: Any, heard: Heard) -> Any:
    return tablet.voice(heard.to)


@pytest.fixture
def engine(system: PretendAndroid, voice: Any) -> Any:  # noqa: ARG001
    """Not ready yet."""
    return system.speech.made[-1]


def ready(engine: Any, heard: Heard, status: int = 0) -> None:
    engine.listener.onInit(status)
    heard.arrive()


def wait(kivy_window: tuple[Any, Any], seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        kivy_window[1].now += 0.1
        Clock.tick()


def test_a_tablet_hears_by_its_system_and_a_desktop_by_itself(tablet: Any) -> None:
    assert (tablet.by_system, Desktop().by_system) == (True, False)


@pytest.mark.parametrize(("language", "tag"), [("en", "en-US"), ("ru", "ru-RU")])
def test_it_speaks_in_the_language_of_the_announcements(
    voice: Any, engine: Any, heard: Heard, language: str, tag: str
) -> None:
    ready(engine, heard)
    voice.say("Theseus.", language)
    assert engine.said == [("Theseus.", tag)]
    assert heard.told == ["begun"]


def test_what_is_to_be_said_waits_until_the_engine_is_ready(
    voice: Any, engine: Any, heard: Heard
) -> None:
    voice.say("The first.", "en")
    voice.say("The second.", "en")
    assert engine.said == []
    ready(engine, heard)
    assert engine.said == [("The second.", "en-US")]


def test_it_is_over_when_the_engine_is_silent(
    voice: Any, engine: Any, heard: Heard, kivy_window: tuple[Any, Any]
) -> None:
    ready(engine, heard)
    voice.say("Theseus.", "en")
    wait(kivy_window, 2)
    assert heard.told == ["begun"]
    engine.speaking = False
    wait(kivy_window, 1)
    assert heard.told == ["begun", "ended"]


def test_a_hush_stops_it_and_nothing_more_is_told(
    voice: Any, engine: Any, heard: Heard, kivy_window: tuple[Any, Any]
) -> None:
    ready(engine, heard)
    voice.say("Theseus.", "en")
    voice.hush()
    wait(kivy_window, 5)
    assert engine.calls[-1] == "stop"
    assert heard.told == ["begun"]


def test_a_hush_before_it_was_ready_says_nothing(voice: Any, engine: Any, heard: Heard) -> None:
    voice.say("Theseus.", "en")
    voice.hush()
    ready(engine, heard)
    assert (engine.said, heard.told) == ([], [])


def test_without_an_engine_or_its_language_there_is_one_word(
    tablet: Any, voice: Any, engine: Any, heard: Heard, system: PretendAndroid
) -> None:
    engine.voices = ("en-US",)
    ready(engine, heard)
    voice.say("Тесей.", "ru")
    assert (engine.said, heard.told) == ([], ["no-voice-language"])
    other = tablet.voice(heard.to)
    ready(system.speech.made[-1], heard, status=-1)
    other.say("Theseus.", "en")
    assert heard.told[-1] == "no-voice"


def test_what_is_not_heard_is_told(
    voice: Any, engine: Any, heard: Heard, kivy_window: tuple[Any, Any]
) -> None:
    ready(engine, heard)
    engine.fault = -1
    voice.say("Theseus.", "en")
    assert heard.told == ["no-sound"]
    engine.fault = 0
    voice.hush()
    engine.speak = lambda *_: 0  # taken, and never spoken
    voice.say("Theseus.", "en")
    wait(kivy_window, 5)
    assert heard.told == ["no-sound", "no-sound"]


def test_off_gives_the_engine_back(voice: Any, engine: Any, heard: Heard) -> None:
    ready(engine, heard)
    voice.close()
    assert engine.calls == ["stop", "shutdown"]


class Stt:
    """plyer's facade, with nobody behind it."""

    def __init__(self, there: bool) -> None:
        self.there = there
        self.offline_only: bool | None = None
        self.biased_to: tuple[str, ...] = ()
        self.results: list[str] = []
        self.partial_results: list[str] = []
        self.errors: list[str] = []
        self.language, self.decibels, self.started = "", 0.0, 0

    def exist(self) -> bool:
        return self.there

    def start(self) -> None:
        self.started += 1

    def stop(self) -> None: ...

    finish = free = stop


@pytest.mark.parametrize("offline_only", [True, False])
def test_the_systems_recogniser_is_asked_as_the_settings_want_it(
    tablet: Any, monkeypatch: pytest.MonkeyPatch, kivy_window: tuple[Any, Any], offline_only: bool
) -> None:
    stt, notes = Stt(there=True), Notes()
    monkeypatch.setattr(f"{EARS}.system_stt", lambda: stt)
    monkeypatch.setattr(f"{EARS}.ask_permission", lambda answered: answered(True))
    ears = tablet.ears("ru", notes.to, offline_only=offline_only)
    ears.warm()
    assert (stt.started, notes.told) == (0, [])
    ears.start(Grammar("ru", ("восток",)))
    assert (stt.language, stt.offline_only, stt.started) == ("ru-RU", offline_only, 1)
    stt.results = ["восток"]
    wait(kivy_window, 0.3)
    assert notes.told == ["listening", Transcript(("восток",)), "idle"]


def test_a_system_without_a_recogniser_says_so(
    tablet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = Notes()
    monkeypatch.setattr(f"{EARS}.system_stt", lambda: Stt(there=False))
    tablet.ears("en", notes.to, offline_only=True).warm()
    assert notes.told == ["no-engine"]
