"""Vosk's model, and an ear that hears a grammar by it.

It counts the pairs of words in a list of phrases. So a cover of the grammar is enough, but it makes
of them what nobody says too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from typing import Any, Final, NamedTuple

from companion.hearing.engine import RATE
from companion.hearing.gist import by_gist, gist
from companion.hearing.spellings import as_heard, as_spelled
from companion.speech.expected import Grammar
from companion.speech.transcript import Unavailable

UNKNOWN: Final = "[unk]"
_BETWEEN_PAUSES: Final = 3  # alternatives of each part, where a pause has parted the phrase


class Found(NamedTuple):
    """`likely`: a logarithm. `phrase`: what of the grammar it is; empty for what nobody says."""

    likely: float
    text: str
    phrase: str = ""


def opened(folder: str) -> Any:
    """Raises Unavailable."""
    try:
        import vosk
    except (ImportError, OSError):  # OSError: there is no library for this machine
        raise Unavailable("no-engine") from None
    vosk.SetLogLevel(-1)
    try:
        return vosk.Model(folder)
    except Exception:  # noqa: BLE001 (that is what Vosk raises for a bad folder)
        raise Unavailable("no-model") from None


class Ear:
    """`beside`: what it may hear other than the grammar. `most`: alternatives."""

    def __init__(self, model: Any, grammar: Grammar, beside: Iterable[str], most: int) -> None:
        import vosk

        self._language = grammar.language
        listed = [*as_heard(grammar.cover(), grammar.language), *beside]
        self._recogniser = vosk.KaldiRecognizer(model, RATE, json.dumps(listed, ensure_ascii=False))
        self._recogniser.SetMaxAlternatives(most)
        self._phrases = frozenset(grammar.phrases())
        self._by_gist = by_gist(self._phrases, grammar.language)
        self._parts: list[list[Found]] = []

    def again(self) -> None:
        """A new phrase begins."""
        self._parts = []
        self._recogniser.Reset()

    def feed(self, sound: bytes) -> str:
        """The text so far."""
        if self._recogniser.AcceptWaveform(sound):
            self._keep(self._recogniser.Result())
        rest = json.loads(self._recogniser.PartialResult()).get("partial", "")
        said = " ".join((*(part[0].text for part in self._parts), rest)).split()
        return self._spelled(" ".join(word for word in said if word != UNKNOWN))

    def _keep(self, result: str) -> None:
        found = json.loads(result).get("alternatives", [])
        part = [Found(one["confidence"], one["text"].strip()) for one in found]
        if any(one.text for one in part):
            self._parts.append(part)

    def end(self) -> list[Found]:
        """The likeliest first."""
        self._keep(self._recogniser.FinalResult())
        texts = ((one.likely, self._spelled(one.text)) for one in _joined(self._parts))
        return [Found(likely, text, self._phrase(text)) for likely, text in texts]

    def _spelled(self, text: str) -> str:
        return as_spelled(text, self._language)

    def _phrase(self, text: str) -> str:
        if text in self._phrases:
            return text
        return self._by_gist.get(gist(text, self._language), "")


def _joined(parts: list[list[Found]]) -> list[Found]:
    """The whole phrase, the likeliest first."""
    if len(parts) == 1:
        return parts[0]
    rows = product(*(part[:_BETWEEN_PAUSES] for part in parts)) if parts else ()
    whole = (
        Found(sum(one.likely for one in row), " ".join(filter(None, (one.text for one in row))))
        for row in rows
    )
    return sorted(whole, key=lambda one: -one.likely)
