"""pocketsphinx: its model comes with the package, and it is English; Russian is spelled onto it.

It takes anything for something it expects. So the same sound is also scored as a row of any sounds
at all, and what is much likelier so was nothing that was expected.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any, Final

from companion.engine.languages import Language
from companion.hearing.engine import BYTES_A_SECOND, Recipe
from companion.hearing.sounds import ENGLISH_NAMES, russian_sounds
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript, Unavailable

_FRAMES_A_SECOND: Final = 100
_SHORTEST: Final = 0.2  # seconds
# Of the logarithm of the likelihoods' ratio, for each frame.
_SURE: Final[dict[Language, float]] = {"en": -15.0, "ru": -20.0}
_BASE: Final = log(1.0001)
_SAID, _ANY, _ALONE = "said", "any", "alone"
# How much the grammar weighs beside the sound. It is used to the weights of dictation, at which a
# phrase among many, or a pause in it, is as good as impossible.
_GRAMMAR: Final = 1.0
# A pause before "safely" sounds like more of it: the other word must be likelier by so much.
_DOUBTED: Final[dict[str, str]] = {"unsafely": "safely"}
_DOUBT: Final = 120.0


class SphinxEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._language = recipe.language
        self._decoder: Any = None
        self._grammar: Grammar | None = None
        self._phrases: frozenset[str] = frozenset()
        self._sound = bytearray()

    def load(self) -> None:
        if self._decoder is not None:
            return
        try:
            import pocketsphinx
        except (ImportError, OSError):
            raise Unavailable("no-engine") from None
        model = f"{pocketsphinx.get_model_path()}/en-us"
        try:
            self._decoder = pocketsphinx.Decoder(
                hmm=f"{model}/en-us", dict=f"{model}/cmudict-en-us.dict", lm=None, lw=_GRAMMAR,
                loglevel="FATAL",
            )  # fmt: skip
        except RuntimeError:
            raise Unavailable("no-model") from None
        self._decoder.add_allphone_file(_ANY, None)

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._sound.clear()
        if grammar == self._grammar:
            return
        self._learn(grammar)
        self._decoder.add_jsgf_string(_SAID, grammar.jsgf())
        self._phrases = frozenset(grammar.phrases())
        self._grammar = grammar

    def _learn(self, grammar: Grammar) -> None:
        for word in sorted(grammar.words()):
            if self._decoder.lookup_word(word) is None:
                for number, sounds in enumerate(_sounds(word, self._language), 1):
                    spelled = word if number == 1 else f"{word}({number})"
                    self._decoder.add_word(spelled, sounds, False)

    def feed(self, sound: bytes) -> str:
        self._sound += sound
        return ""

    def end(self) -> Transcript:
        sound = bytes(self._sound)
        self._sound.clear()
        if len(sound) < _SHORTEST * BYTES_A_SECOND:
            return NOTHING
        said, likelihood = self._decoded(_SAID, sound)
        if said not in self._phrases:  # half of one is what it has when nothing came to an end
            return NOTHING
        said = self._undoubted(said, sound)
        _, otherwise = self._decoded(_ANY, sound)
        frames = len(sound) / BYTES_A_SECOND * _FRAMES_A_SECOND
        confidence = (likelihood - otherwise) / frames
        return Transcript((said,), confidence, confidence > _SURE[self._language])

    def _undoubted(self, said: str, sound: bytes) -> str:
        rather = " ".join(_DOUBTED.get(word, word) for word in said.split())
        if rather == said or self._alone(said, sound) > self._alone(rather, sound) + _DOUBT:
            return said
        return rather

    def _alone(self, phrase: str, sound: bytes) -> float:
        """The likelihood, if nothing else could have been said."""
        self._decoder.add_jsgf_string(_ALONE, Grammar(self._language, (phrase,)).jsgf())
        return self._decoded(_ALONE, sound)[1]

    def _decoded(self, search: str, sound: bytes) -> tuple[str, float]:
        decoder = self._decoder
        decoder.activate_search(search)
        decoder.start_utt()
        decoder.process_raw(sound, no_search=False, full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        if found is None or found.score <= 0:
            return "", 0.0
        return found.hypstr, log(found.score) / _BASE

    def close(self) -> None:
        self._decoder = self._grammar = None


_SOUNDS: Final[dict[Language, Callable[[str], tuple[str, ...]]]] = {
    "en": ENGLISH_NAMES.__getitem__,
    "ru": russian_sounds,
}


def _sounds(word: str, language: Language) -> tuple[str, ...]:
    return _SOUNDS[language](word)
