"""An engine's transcripts, refused where the sound was too long for their words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.hearing.engine import BYTES_A_SECOND, Engine
from companion.hearing.sources import level
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript

_PIECE: Final = BYTES_A_SECOND // 20
_FAINT: Final = 0.23  # of `level`: 14 decibels below the loudest, which is no speech any more
_QUIET: Final = 0.4  # 24 decibels: where talk beside it is louder, nobody can tell how long it was
# What the slowest voice takes: seconds of each phrase and of each letter.
_BEGIN: Final = 0.4
_LETTER: Final = 0.08


class Paced:
    """An engine whose transcripts count only if they take as long as the sound did."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._levels: list[float] = []
        self._rest = b""

    def load(self) -> None:
        self._engine.load()

    def expect(self, grammar: Grammar) -> None:
        self._levels, self._rest = [], b""
        self._engine.expect(grammar)

    def feed(self, sound: bytes) -> str:
        new = self._rest + sound
        whole = len(new) // _PIECE * _PIECE
        self._levels += [level(new[at : at + _PIECE]) for at in range(0, whole, _PIECE)]
        self._rest = new[whole:]
        return self._engine.feed(sound)

    def end(self) -> Transcript:
        heard = self._engine.end()
        if not heard.texts or spoken_for(self._levels) <= _BEGIN + _LETTER * len(heard.texts[0]):
            return heard
        return replace(heard, accepted=False)

    def close(self) -> None:
        self._engine.close()


def spoken_for(levels: list[float]) -> float:
    """Seconds; none where it is never quiet."""
    if not levels:
        return 0.0
    ranked = sorted(levels)
    loud, still = ranked[int(0.95 * (len(ranked) - 1))], ranked[int(0.1 * (len(ranked) - 1))]
    if loud - still < _QUIET:
        return 0.0
    return sum(one > loud - _FAINT for one in levels) * _PIECE / BYTES_A_SECOND
