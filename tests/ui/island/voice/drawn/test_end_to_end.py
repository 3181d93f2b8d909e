"""A spoken move goes in, the announcement is on the card, and a voice says it: all of it real."""

from __future__ import annotations

import shutil
import subprocess
import time
from array import array
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.engine.languages import Language
from companion.hearing.choice import choose
from companion.hearing.sources import Recorded, Source
from companion.hearing.voices.aloud import Reported, Voice
from companion.hearing.voices.espeak import Espeak
from companion.speech.transcript import Unavailable
from companion.store.sound_file import read_sound
from companion.store.voice_models import voice_models
from companion.ui.desktop import Desktop
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver
from tests.ui.island.voice.drawn import virtual_card
from tests.ui.tables import open_table

LOADED = 60  # seconds, beside other tests
# What is said; as what it is understood; what is then announced.
MOVES: dict[Language, tuple[str, str, str]] = {
    "en": (
        "moving east",
        "East",
        "You are on the strawberry. Circle it.",
    ),
    "ru": ("иду на юго-восток", "Юго-восток", "Ты в лагере А"),
}


def need(language: Language) -> None:
    """An engine that hears it, and a voice that speaks to it."""
    if shutil.which("espeak-ng") is None:
        pytest.skip("voice: no program here speaks (espeak-ng)")
    try:
        choose(language, voice_models())
    except Unavailable as unavailable:
        pytest.skip(f"voice: {unavailable.trouble} for {language} (./run voice-models)")


def speak(text: str, language: Language, into: Path) -> Path:
    """espeak-ng speaks slowly, for it is hardly like a person."""
    command = ["espeak-ng", "-v", f"{language}+m3", "-s", "120", "-b", "1", "-w", str(into), text]
    if language == "en" and shutil.which("flite"):
        command = ["flite", "-voice", "slt", "-t", text, "-o", str(into)]
    subprocess.run(command, check=True, capture_output=True)
    return into


class Machine(Desktop):
    """The desktop, with a file for its microphone, and another for its loudspeaker."""

    def __init__(self, said: bytes, into: Path) -> None:
        self.said, self.into = said, into

    def microphone(self) -> Source:
        return Recorded(self.said)

    def voice(self, reported: Reported) -> Voice:
        return Espeak(reported, str(self.into))


def at_desk(ui: Driver, sounds: Any, language: Language) -> Desk:
    ui.speak(language)
    ui.companion.sounds = sounds
    settings = revised(ui.companion.settings, {"voice_in": True, "voice_out": "touch"})
    ui.companion.change_settings(settings)
    return open_table(ui, lines=0)


@pytest.fixture
def closed(ui: Driver) -> Iterator[None]:
    """The recogniser's process and threads are at their end before the next test."""
    yield
    ears = ui.companion.ears._input
    ui.companion.close()
    if ears is not None:
        ears.join()
    assert active_children() == []  # its memory goes back with it


@pytest.mark.usefixtures("closed")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_spoken_move_is_announced_by_a_voice(
    ui: Driver, language: Language, tmp_path: Path
) -> None:
    need(language)
    text, understood, announced = MOVES[language]
    quiet = bytes(16_000)
    said = quiet + read_sound(speak(text, language, tmp_path / "said.wav")) + quiet
    desk = at_desk(ui, Machine(said, tmp_path / "read.wav"), language)
    hold_and_speak(ui)
    assert understood in ui.seen()
    assert desk.session.journal == []
    ui.tap("take")
    assert announced in ui.seen().replace("\n", " ").replace("\xa0", " ")
    ui.tap("aloud")
    ui.wait(lambda: desk.telling.heard, LOADED)
    assert loudest(tmp_path / "read.wav") > 3000


def hold_and_speak(ui: Driver, sound: Path | None = None) -> None:
    """The finger rests on the microphone until all has been said."""
    finger = ui.finger("listen")
    finger.down()
    if sound is not None:
        ui.wait(lambda: ui.companion.ears.open, LOADED)
        time.sleep(virtual_card.ON_ITS_WAY)
        # The engine may still be loading; what is said meanwhile waits at the microphone.
        virtual_card.play(sound).wait()
        time.sleep(virtual_card.ON_ITS_WAY)
    ui.advance(0.6)
    finger.up()
    ui.pump()
    ui.wait(lambda: ui.companion.ears.phase == "idle", LOADED)
    ui.pump(2)


def loudest(path: Path) -> int:
    sound = array("h", path.read_bytes()[44:])
    return int(max(map(abs, sound), default=0))


class OnTheCard(Desktop):
    """The desktop as it is, but for the name of its microphone."""

    def microphone(self) -> Source:
        from companion.hearing.microphone import Microphone

        return Microphone(virtual_card.PLUGINS)


@pytest.mark.skipif(bool(virtual_card.missing()), reason=virtual_card.missing())
@pytest.mark.usefixtures("closed")
def test_the_same_through_a_sound_card(
    ui: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("en")
    text, understood, _ = MOVES["en"]
    said = speak(text, "en", tmp_path / "said.wav")
    with virtual_card.card(tmp_path, monkeypatch):
        _find_the_card()
        desk = at_desk(ui, OnTheCard(), "en")
        hold_and_speak(ui, said)
        assert understood in ui.seen()
        ui.tap("take")
        with virtual_card.recorded(tmp_path / "heard.raw"):
            ui.tap("aloud")
            ui.wait(lambda: desk.telling.heard, LOADED)
            ui.wait(lambda: not ui.companion.aloud.reading, LOADED)
        assert loudest(tmp_path / "heard.raw") > 3000


def _find_the_card() -> None:
    """PortAudio looks for sound cards once, and this one was not there then."""
    sounddevice = pytest.importorskip("sounddevice", reason="voice: no sounddevice here")
    sounddevice._terminate()
    sounddevice._initialize()
    if not any(one["name"] == virtual_card.PLUGINS for one in sounddevice.query_devices()):
        pytest.skip("voice: ALSA has no way to pulseaudio (libasound2-plugins)")
