"""Voices made by machines: who there is, and what they say, kept in build/voice/."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import wave
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from benchmarks.shared.questions import BUILD, Side
from companion.hearing.engine import BYTES_A_SECOND, RATE
from companion.text.languages import Language
from tools.fetch_voices import PYTHON, SILERO_FOLDER, has_festival_voice

_LIST: Final = Path(__file__).parents[1] / "speech" / "voices.txt"
_QUIET: Final = bytes(BYTES_A_SECOND * 3 // 10 // 2 * 2)
_PATIENCE: Final = 3600  # seconds for all that a slow speaker says


@dataclass(frozen=True, slots=True)
class Voice:
    language: Language
    side: Side
    program: str
    name: str

    def file(self, text: str) -> Path:
        key = hashlib.sha256(text.encode()).hexdigest()[:16]
        return BUILD / "spoken" / self.language / f"{self.program}-{self.name}" / f"{key}.wav"


@cache
def voices(language: Language, side: Side) -> tuple[Voice, ...]:
    """All that are listed, whether this machine has them or not."""
    lines = (line.split() for line in _LIST.read_text("utf-8").splitlines() if line[:1] != "#")
    every = (Voice(*fields) for fields in lines)  # type: ignore[arg-type]
    return tuple(one for one in every if (one.language, one.side) == (language, side))


def is_here(voice: Voice) -> bool:
    match voice.program:
        case "silero" | "piper":
            return PYTHON.is_file() and SILERO_FOLDER.is_dir()
        case "festival":
            return has_festival_voice(voice.name)
        case program:
            return shutil.which(_PROGRAMS[program]) is not None


_PROGRAMS: Final = {
    "flite": "flite", "rhvoice": "RHVoice-test", "pico": "pico2wave", "espeak": "espeak-ng",
}  # fmt: skip


def spoken(voice: Voice, text: str) -> bytes:
    """With a little silence before and after. It must have been said before (`say`)."""
    with wave.open(str(_at_our_rate(voice.file(text)))) as file:
        sound: bytes = file.readframes(file.getnframes())
    return _QUIET + sound + _QUIET


def _at_our_rate(path: Path) -> Path:
    """Beside the file: what reads sound for the app would take as long again each time."""
    import numpy as np  # a benchmark's, and the tests read who speaks

    ours = path.with_suffix(".16k.wav")
    if ours.is_file():
        return ours
    with wave.open(str(path)) as file:
        rate, frames = file.getframerate(), file.readframes(file.getnframes())
    spectrum = np.fft.rfft(np.frombuffer(frames, "<i2"))
    count = len(frames) // 2 * RATE // rate
    sound = np.fft.irfft(spectrum[: count // 2 + 1], count) * (RATE / rate)
    beside = path.with_suffix(f".part{os.getpid()}.wav")
    with wave.open(str(beside), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(np.clip(sound, -32767, 32767).astype("<i2").tobytes())
    return beside.replace(ours)


def say(voices: Iterable[Voice], texts: Iterable[str]) -> None:
    """All of it by each of them, if it is not there yet."""
    texts = tuple(texts)
    for voice in voices:
        new = [text for text in texts if not voice.file(text).is_file()]
        if new:
            print(f"{voice.program} {voice.name} says {len(new)} phrases", flush=True)
            voice.file("").parent.mkdir(parents=True, exist_ok=True)
            _BY.get(voice.program, _one_by_one)(voice, new)


def _one_by_one(voice: Voice, texts: list[str]) -> None:
    for text in texts:
        path = voice.file(text).with_suffix(".part.wav")
        command, given = _command(voice, text, str(path))
        subprocess.run(command, input=given.encode(), check=True, capture_output=True)
        path.replace(voice.file(text))


def _command(voice: Voice, text: str, path: str) -> tuple[list[str], str]:
    """And what stands on its standard input."""
    match voice.program:
        case "flite":
            return ["flite", "-voice", voice.name, "-t", text, "-o", path], ""
        case "rhvoice":
            return ["RHVoice-test", "-p", voice.name, "-o", path], text
        case "pico":
            return ["pico2wave", "-l", voice.name, "-w", path, text], ""
        case "espeak":
            return ["espeak-ng", "-v", voice.name, "-w", path, text], ""
        case program:
            assert program == "festival", program
            return ["text2wave", "-eval", f"(voice_{voice.name})", "-o", path], text


# Silero says nothing where a letter stands alone.
_LETTERS: Final = {
    "A": "ay", "B": "bee", "C": "see", "D": "dee", "E": "ee", "F": "eff", "G": "gee",
}  # fmt: skip


def _spelled(text: str) -> str:
    return " ".join(_LETTERS.get(word.strip(","), word) for word in text.split())


def _in_one_go(voice: Voice, texts: list[str]) -> None:
    """By a program that takes long to begin: in a process, and with packages, of its own."""
    lines = "".join(f"{voice.file(text)}\t{_spelled(text)}\n" for text in texts)
    subprocess.run(
        [PYTHON, Path(__file__).parent / "speak.py", voice.program, voice.language, voice.name,
         SILERO_FOLDER],
        input=lines.encode(), check=True, timeout=_PATIENCE,
    )  # fmt: skip


_BY: Final[dict[str, Callable[[Voice, list[str]], None]]] = {
    "silero": _in_one_go, "piper": _in_one_go,
}  # fmt: skip
