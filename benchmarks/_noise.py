"""The sounds of a table beside the speaker: noise, and other people talking."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, Literal

import numpy as np

from benchmarks._questions import off_topic
from benchmarks._voices import Voice, is_here, spoken, voices
from companion.hearing.engine import RATE

Noise = Literal["clean", "pink", "babble"]

_AT_ONCE: Final = 5  # voices of a babble
_SECONDS: Final = 60
_FRAME: Final = RATE // 100
_SPOKEN: Final = 0.001  # of the loudest frame's power; what is quieter is a pause


def among(sound: bytes, noise: Noise, decibels: int, voice: Voice, text: str) -> bytes:
    """`decibels`: how much louder the speech is than the noise, where there is speech."""
    if noise == "clean":
        return sound
    bed = _pink() if noise == "pink" else _babble(voice)
    speech = np.frombuffer(sound, "<i2").astype(np.float64)
    begin = Random(f"{voice.name} {text} {noise}").randrange(len(bed) - len(speech))
    beside = bed[begin : begin + len(speech)]
    wanted = np.sqrt(_power(speech) / np.mean(beside**2) / 10 ** (decibels / 10))
    mixed = speech + beside * wanted
    return bytes((mixed * min(1.0, 32000 / np.abs(mixed).max())).astype("<i2").tobytes())


def _power(speech: Any) -> Any:
    frames = speech[: len(speech) // _FRAME * _FRAME].reshape(-1, _FRAME)
    power = (frames**2).mean(1)
    return power[power > power.max() * _SPOKEN].mean()


@cache
def _pink() -> Any:
    """As loud in each octave as in the next."""
    dice = np.random.default_rng(7)
    spectrum = np.fft.rfft(dice.standard_normal(_SECONDS * RATE))
    return np.fft.irfft(spectrum / np.sqrt(np.maximum(np.arange(len(spectrum)), 1)))


@cache
def _babble(listened_to: Voice) -> Any:
    """Others of the same side, each going from one remark to the next."""
    sides = voices(listened_to.language, listened_to.side)
    others = [voice for voice in sides if is_here(voice) and voice != listened_to]
    return sum(map(_talk, Random(listened_to.name).sample(others, min(_AT_ONCE, len(others)))))


@cache
def _talk(voice: Voice) -> Any:
    remarks = list(off_topic(voice.language, voice.side)) * 3
    Random(voice.name).shuffle(remarks)
    sounds = [np.frombuffer(spoken(voice, one), "<i2").astype(np.float64) for one in remarks]
    row = np.concatenate(sounds)[: _SECONDS * RATE]
    row = np.pad(row, (0, _SECONDS * RATE - len(row)))
    return row / np.sqrt(np.mean(row**2))
