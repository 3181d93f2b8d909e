"""Sources of sound, and its loudness."""

from __future__ import annotations

from array import array
from math import log10
from operator import mul
from typing import Final, Protocol

from companion.hearing.engine import BYTES_A_SECOND

BLOCK: Final = BYTES_A_SECOND // 10
_QUIETEST: Final = -60.0  # decibels that a level meter begins at


class Source(Protocol):
    def begin(self) -> None:
        """Raises Unavailable."""

    def read(self) -> bytes | None:
        """The next block; empty if there is none yet, None at the end."""

    def end(self) -> None:
        """Takes no more in. What is in already can still be read."""


class Recorded:
    """Sound that is there already."""

    def __init__(self, sound: bytes) -> None:
        self._sound = sound
        self._at = 0

    def begin(self) -> None:
        self._at = 0

    def read(self) -> bytes | None:
        block = self._sound[self._at : self._at + BLOCK]
        self._at += BLOCK
        return block or None

    def end(self) -> None:
        pass


def level(block: bytes) -> float:
    """The loudness, from 0, silence, to 1, as loud as can be."""
    numbers = array("h", block[: len(block) // 2 * 2])
    if not numbers:
        return 0.0
    power = sum(map(mul, numbers, numbers)) / len(numbers) / 0x8000**2
    decibels = 10 * log10(power) if power else _QUIETEST
    return min(1.0, max(0.0, 1 - decibels / _QUIETEST))


class Silence:
    """True if a speaker has come to an end: something was said, then nothing for a while."""

    PAUSE: Final = 0.8  # seconds
    _SPEECH: Final = 0.2  # above the quietest so far: 12 decibels
    _LEAST: Final = 0.3  # seconds of speech

    def __init__(self) -> None:
        self._quietest = 1.0
        self._spoken = 0.0
        self._quiet = 0.0

    def after(self, block: bytes) -> bool:
        seconds, loud = len(block) / BYTES_A_SECOND, level(block)
        self._quietest = min(self._quietest, loud)
        if loud > self._quietest + self._SPEECH:
            self._spoken += seconds
            self._quiet = 0.0
        else:
            self._quiet += seconds
        return self._spoken >= self._LEAST and self._quiet >= self.PAUSE
