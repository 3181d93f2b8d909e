"""Reading aloud by a program that stands in for espeak-ng, and by the real one where it is."""

from __future__ import annotations

import shutil
import stat
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.hearing.voices.aloud import Reported, Voiceless
from companion.hearing.voices.espeak import PROGRAMS, Espeak

SLOW = 'cat > {told}; echo "$@" > {how}; touch {on}; exec sleep 30'
QUICK = "cat > {told}; exit {code}"


class Heard:
    """The events told, in order."""

    def __init__(self, post: Callable[[Callable[[], None]], None] | None = None) -> None:
        self.told: list[str] = []
        self.to = Reported(
            begun=lambda: self.told.append("begun"),
            ended=lambda: self.told.append("ended"),
            failed=self.told.append,
            post=post or (lambda call: call()),
        )


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A script in place of espeak-ng, and the folder that it writes into."""

    def made(script: str, code: int = 0) -> Path:
        path = tmp_path / PROGRAMS[0]
        names = {name: tmp_path / name for name in ("told", "how", "on")}
        path.write_text("#!/bin/sh\n" + script.format(code=code, **names))
        path.chmod(path.stat().st_mode | stat.S_IEXEC)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        return tmp_path

    return made


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_text_goes_in_by_no_argument_and_the_language_by_its_voice(
    program: Callable[[str], Path],
) -> None:
    folder, heard = program(SLOW), Heard()
    voice = Espeak(heard.to)
    voice.say("Тесей, твой ход.", "ru")
    until(lambda: heard.told == ["begun"])
    assert (folder / "told").read_text() == "Тесей, твой ход."
    how = (folder / "how").read_text().split()
    assert how[how.index("-v") + 1] == "ru"
    assert "-w" not in how
    voice.close()
    voice.join()


def test_it_is_cut_off_at_once_and_nothing_more_is_told(program: Callable[[str], Path]) -> None:
    program(SLOW)
    heard = Heard()
    voice = Espeak(heard.to)
    voice.say("A long announcement.", "en")
    until(lambda: bool(heard.told))
    began = time.monotonic()
    voice.hush()
    voice.join()
    assert time.monotonic() - began < 5  # and not the 30 seconds of the program
    assert heard.told == ["begun"]


def test_the_next_text_cuts_off_the_last(program: Callable[[str], Path]) -> None:
    folder, heard = program(SLOW), Heard()
    voice = Espeak(heard.to)
    voice.say("The first.", "en")
    until(lambda: heard.told == ["begun"])
    voice.say("The second.", "en")
    until(lambda: heard.told == ["begun", "begun"])
    assert (folder / "told").read_text() == "The second."
    voice.hush()
    voice.join()


@pytest.mark.parametrize("code", [0, 1])
def test_whoever_is_done_at_once_has_said_nothing(
    program: Callable[[str, int], Path], code: int
) -> None:
    """espeak-ng without a loudspeaker ends so, and calls it good."""
    program(QUICK, code)
    heard = Heard()
    voice = Espeak(heard.to)
    voice.say("Theseus, your turn.", "en")
    voice.join()
    assert heard.told == ["no-sound"]


def test_what_arrives_after_a_hush_is_not_told(program: Callable[[str], Path]) -> None:
    program(QUICK)
    posted: list[Callable[[], None]] = []
    heard = Heard(posted.append)
    voice = Espeak(heard.to)
    voice.say("Theseus, your turn.", "en")
    voice.join()
    voice.hush()
    for call in posted:
        call()
    assert posted
    assert heard.told == []


def test_where_no_voice_is_installed_there_is_one_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Voiceless) as why:
        Espeak(Heard().to)
    assert why.value.mute == "no-voice"


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="voice: no espeak-ng here")
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Theseus, you are on portal 2."), ("ru", "Тесей, ты на портале 2.")],
)
def test_the_real_one_speaks_into_a_file(tmp_path: Path, language: str, text: str) -> None:
    into, heard = tmp_path / "said.wav", Heard()
    voice = Espeak(heard.to, str(into))
    voice.say(text, "ru" if language == "ru" else "en")
    voice.join()
    assert heard.told == ["begun", "ended"]
    assert loudest(into) > 3000


def loudest(path: Path) -> int:
    with wave.open(str(path)) as file:
        assert file.getnframes() > file.getframerate()  # more than a second
        return int(max(map(abs, array("h", file.readframes(file.getnframes())))))
