"""Vosk alone: what nobody says does not count, and what is about as likely as the best does."""

from __future__ import annotations

from typing import Any, Final

from companion.hearing.engine import Recipe
from companion.hearing.vosk_ear import UNKNOWN, Ear, opened
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript

_ALTERNATIVES: Final = 8
_CLOSE: Final = 0.5  # logarithm of how much less likely something else is that may have been said


class VoskEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._model: Any = None
        self._ear: Ear | None = None
        self._grammar: Grammar | None = None

    def load(self) -> None:
        if self._model is None:
            self._model = opened(self._recipe.model)

    def expect(self, grammar: Grammar) -> None:
        self.load()
        if self._ear is None or grammar != self._grammar:
            self._ear = Ear(self._model, grammar, [UNKNOWN], _ALTERNATIVES)
            self._grammar = grammar
        else:
            self._ear.again()

    def feed(self, sound: bytes) -> str:
        assert self._ear is not None
        return self._ear.feed(sound)

    def end(self) -> Transcript:
        assert self._ear is not None
        found = self._ear.end()
        if not found:
            return NOTHING
        said = [one for one in found if one.phrase]
        if not said:
            return Transcript((found[0].text,), 0.0, accepted=False)
        close = (one.phrase for one in said if one.likely > said[0].likely - _CLOSE)
        return Transcript(tuple(dict.fromkeys(close)), said[0].likely - found[0].likely)

    def close(self) -> None:
        self._ear = self._model = self._grammar = None
