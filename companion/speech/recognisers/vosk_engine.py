"""Vosk: it counts the pairs of words in a list of phrases, so a cover of the grammar is enough."""

from __future__ import annotations

import json
from typing import Any, Final

from companion.speech.grammar import Grammar
from companion.speech.recognisers.engine import RATE, Recipe
from companion.speech.recognisers.heard import NOTHING, Transcript, Unavailable
from companion.speech.recognisers.spellings import as_heard, as_spelled

_UNKNOWN: Final = "[unk]"
_SURE: Final = 0.6  # mean confidence of the words


class VoskEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._model: Any = None
        self._recogniser: Any = None
        self._grammar: Grammar | None = None
        self._words: list[dict[str, Any]] = []

    def load(self) -> None:
        if self._model is not None:
            return
        try:
            import vosk
        except (ImportError, OSError):  # OSError: there is no library for this machine
            raise Unavailable("no-engine") from None
        vosk.SetLogLevel(-1)
        try:
            self._model = vosk.Model(self._recipe.model)
        except Exception:  # noqa: BLE001 (that is what Vosk raises for a bad folder)
            raise Unavailable("no-model") from None

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._words = []
        if grammar == self._grammar:
            self._recogniser.Reset()
            return
        import vosk

        phrases = as_heard(grammar.cover(), grammar.language)
        listed = json.dumps([*phrases, _UNKNOWN], ensure_ascii=False)
        self._recogniser = vosk.KaldiRecognizer(self._model, RATE, listed)
        self._recogniser.SetWords(True)
        self._grammar = grammar

    def feed(self, sound: bytes) -> str:
        if self._recogniser.AcceptWaveform(sound):
            self._keep(self._recogniser.Result())
        rest = json.loads(self._recogniser.PartialResult()).get("partial", "")
        return self._spelled([*(word["word"] for word in self._words), *rest.split()])

    def _keep(self, result: str) -> None:
        self._words += json.loads(result).get("result", [])

    def _spelled(self, words: list[str]) -> str:
        known = [word for word in words if word != _UNKNOWN]
        return as_spelled(" ".join(known), self._recipe.language)

    def end(self) -> Transcript:
        self._keep(self._recogniser.FinalResult())
        said = [word for word in self._words if word["word"] != _UNKNOWN]
        if not said:
            return NOTHING
        confidence = sum(word["conf"] for word in said) / len(said)
        sure = confidence > _SURE and len(said) == len(self._words)
        return Transcript((self._spelled([word["word"] for word in said]),), confidence, sure)

    def close(self) -> None:
        self._recogniser = self._model = self._grammar = None
