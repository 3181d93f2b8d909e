"""Vosk: it counts the pairs of words in a list of phrases, so a cover of the grammar is enough."""

from __future__ import annotations

import json
from itertools import product
from typing import Any, Final, NamedTuple

from companion.speech.grammar import Grammar
from companion.speech.recognisers.engine import RATE, Recipe
from companion.speech.recognisers.gist import Gist, by_gist, gist
from companion.speech.recognisers.heard import NOTHING, Transcript, Unavailable
from companion.speech.recognisers.spellings import as_heard, as_spelled

_UNKNOWN: Final = "[unk]"
_ALTERNATIVES: Final = 8
_BETWEEN_PAUSES: Final = 3  # alternatives of each part, where a pause has parted the phrase
_CLOSE: Final = 0.5  # logarithm of how much less likely something else is that may have been said


class Likely(NamedTuple):
    likely: float  # a logarithm
    text: str


class VoskEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._model: Any = None
        self._recogniser: Any = None
        self._grammar: Grammar | None = None
        self._phrases: frozenset[str] = frozenset()
        self._by_gist: dict[Gist, str] = {}
        self._parts: list[list[Likely]] = []

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
        self._parts = []
        if grammar == self._grammar:
            self._recogniser.Reset()
            return
        import vosk

        phrases = as_heard(grammar.cover(), grammar.language)
        listed = json.dumps([*phrases, _UNKNOWN], ensure_ascii=False)
        self._recogniser = vosk.KaldiRecognizer(self._model, RATE, listed)
        self._recogniser.SetMaxAlternatives(_ALTERNATIVES)
        self._phrases = frozenset(grammar.phrases())
        self._by_gist = by_gist(self._phrases, grammar.language)
        self._grammar = grammar

    def feed(self, sound: bytes) -> str:
        if self._recogniser.AcceptWaveform(sound):
            self._keep(self._recogniser.Result())
        rest = json.loads(self._recogniser.PartialResult()).get("partial", "")
        said = " ".join((*(part[0].text for part in self._parts), rest)).split()
        return self._spelled(" ".join(word for word in said if word != _UNKNOWN))

    def _keep(self, result: str) -> None:
        found = json.loads(result).get("alternatives", [])
        part = [Likely(one["confidence"], one["text"].strip()) for one in found]
        if any(one.text for one in part):
            self._parts.append(part)

    def _spelled(self, text: str) -> str:
        return as_spelled(text, self._recipe.language)

    def end(self) -> Transcript:
        """It knows pairs of words alone, and makes of them what nobody says. That does not count.

        Of what is left whatever is about as likely as the best may have been said too.
        """
        self._keep(self._recogniser.FinalResult())
        found = [Likely(one.likely, self._spelled(one.text)) for one in _joined(self._parts)]
        if not found:
            return NOTHING
        said = [Likely(one.likely, phrase) for one in found if (phrase := self._phrase(one.text))]
        if not said:
            return Transcript((found[0].text,), 0.0, accepted=False)
        close = (one.text for one in said if one.likely > said[0].likely - _CLOSE)
        return Transcript(tuple(dict.fromkeys(close)), said[0].likely - found[0].likely)

    def _phrase(self, text: str) -> str:
        """What of the grammar that is; empty for what nobody says."""
        if text in self._phrases:
            return text
        return self._by_gist.get(gist(text, self._recipe.language), "")

    def close(self) -> None:
        self._recogniser = self._model = self._grammar = None


def _joined(parts: list[list[Likely]]) -> list[Likely]:
    """The whole phrase, the likeliest first."""
    if len(parts) == 1:
        return parts[0]
    rows = product(*(part[:_BETWEEN_PAUSES] for part in parts)) if parts else ()
    whole = (
        Likely(sum(one.likely for one in row), " ".join(filter(None, (one.text for one in row))))
        for row in rows
    )
    return sorted(whole, key=lambda one: -one.likely)
