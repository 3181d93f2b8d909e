"""The sounds of a table beside the speaker: noise, and other people talking."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, Literal

import numpy as np

from benchmarks.shared.questions import off_topic
from benchmarks.shared.voices import Voice, is_here, spoken, voices
from companion.hearing.engine import RATE

# `far`: from across a room that rings. `phone`: by the band of a telephone.
Noise = Literal["clean", "far", "phone", "pink", "babble"]


_AT_ONCE: Final = 5  # voices of a babble
_SECONDS: Final = 60
_FRAME: Final = RATE // 100
_RING: Final = 0.4
_ECHOES: Final = 0.7  # of what comes straight
_FAR_OFF: Final = 0.25
_PHONE: Final = (300, 3400)  # hertz
_SPOKEN: Final = 0.001  # of the loudest frame's power; what is quieter is a pause


def among(sound: bytes, noise: Noise, decibels: int, voice: Voice, text: str) -> bytes:
    """`decibels`: how much louder the speech is than the noise, where there is speech."""
    if noise == "clean":
        return sound
    if noise in ("far", "phone"):
        heard = _far(sound) if noise == "far" else _phone(sound)
        return bytes((heard * min(1.0, 32000 / np.abs(heard).max())).astype("<i2").tobytes())
    bed = _pink() if noise == "pink" else _babble(voice)
    speech = np.frombuffer(sound, "<i2").astype(np.float64)
    begin = Random(f"{voice.name} {text} {noise}").randrange(len(bed) - len(speech))
    beside = bed[begin : begin + len(speech)]
    wanted = np.sqrt(_power(speech) / np.mean(beside**2) / 10 ** (decibels / 10))
    mixed = speech + beside * wanted
    return bytes((mixed * min(1.0, 32000 / np.abs(mixed).max())).astype("<i2").tobytes())


def _far(sound: bytes) -> Any:
    """Quieter, and followed by its echoes: they fade by 60 decibels in `_RING` seconds."""
    dice = np.random.default_rng(7)
    times = np.arange(int(_RING * RATE)) / RATE
    room = dice.standard_normal(len(times)) * 10 ** (-3 * times / _RING)
    room *= _ECHOES / np.sqrt(np.sum(room**2))
    room[0] += 1.0
    speech = np.frombuffer(sound, "<i2").astype(np.float64)
    length = len(speech) + len(room) - 1
    rung = np.fft.irfft(np.fft.rfft(speech, length) * np.fft.rfft(room, length), length)
    return rung[: len(speech)] * _FAR_OFF


def _phone(sound: bytes) -> Any:
    speech = np.frombuffer(sound, "<i2").astype(np.float64)
    spectrum = np.fft.rfft(speech)
    hertz = np.fft.rfftfreq(len(speech), 1 / RATE)
    spectrum[(hertz < _PHONE[0]) | (hertz > _PHONE[1])] = 0
    return np.fft.irfft(spectrum, len(speech))


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
