"""Whisper held to the grammar: of all sentences it looks only at those that are expected.

How likely it would have found one of them by itself tells whether anything expected was said.
pocketsphinx listens too: it takes anything for something, but what both hear was said. Held to
nothing, Whisper writes down what it hears itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from companion.hearing.engine import BYTES_A_SECOND, Recipe
from companion.hearing.favoured_words import favoured_words
from companion.hearing.networks.beams import Breadth, Ended, likeliest
from companion.hearing.networks.byte_pairs import BytePairs, beginnings
from companion.hearing.networks.dictation import (
    NOBODY,
    Favoured,
    Text,
    Width,
    dictated,
    spelled,
    with_near,
)
from companion.hearing.networks.opened import opened
from companion.hearing.networks.paths import Node, paths
from companion.hearing.networks.steps import Steps
from companion.hearing.networks.whisper_sound import picture, places
from companion.hearing.sphinx_engine import SphinxEngine
from companion.hearing.weighing import weighed
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript, Unavailable

_LANGUAGES: Final = {"en": 50259, "ru": 50263}
_START, _TRANSCRIBE, _NO_TIMES, _END = 50258, 50359, 50363, 50257
_WIDTH: Final = 512  # numbers of each place in the sound
_SHORTEST: Final = 0.2  # seconds
_BREADTH: Final = Breadth(most=6, behind=9.0, close=3.0)
# Of `weighing`: how likely Whisper finds it, and of how many tokens; heard by both; anything.
_SCORE, _TOKEN, _BOTH, _ANY = 0.5, 0.77, 2.2, 3.0
_ENOUGH: Final = 0.0  # as likely as not
_WIDE: Final = Width(most=2, close=0.5, longest=0)
_FAVOUR: Final = 1.25
# Of the tokens of a text: at least so many may be there, and so many more a second.
_AT_LEAST, _A_SECOND = 8, 12
_SURE: Final = -0.75  # the logarithm of how likely each token is, on the average


class WhisperEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._second = SphinxEngine(recipe)
        self._pairs: BytePairs | None = None
        self._encoder: Any = None
        self._decoder: Any = None
        self._places: Any = None
        self._favoured = NOBODY
        self._start = Node()
        self._grammar: Grammar | None = None
        self._sound = bytearray()

    def load(self) -> None:
        if self._decoder is not None:
            return
        try:
            from onnxruntime import OrtValue
        except (ImportError, OSError):
            raise Unavailable("no-engine") from None
        try:
            self._pairs = BytePairs(self._recipe.vocabulary, self._recipe.merges)
        except ValueError:  # a torn file
            raise Unavailable("no-model") from None
        words = favoured_words(self._recipe.language)
        tokens = (self._pairs.tokens(f" {word}") for word in words)
        self._favoured = Favoured(tokens, _FAVOUR, beginnings(self._pairs.ids) | {_END})
        self._second.load()
        self._places = OrtValue.ortvalue_from_numpy(places(_WIDTH))
        self._encoder = self._opened("encoder_model", {"embed_positions.weight": self._places})
        self._decoder = self._opened("decoder_model_merged", {})

    def _opened(self, name: str, instead: dict[str, Any]) -> Any:
        return opened(f"{self._recipe.model}/onnx/{name}_quantized.onnx", instead)

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._sound.clear()
        self._second.expect(grammar)
        if grammar != self._grammar:
            assert self._pairs is not None
            self._start = paths(grammar.phrases(), self._pairs.tokens)
            self._grammar = grammar

    def feed(self, sound: bytes) -> str:
        self._sound += sound
        return self._second.feed(sound)

    def end(self) -> Transcript:
        sound = bytes(self._sound)
        self._sound.clear()
        if len(sound) < _SHORTEST * BYTES_A_SECOND:
            return NOTHING
        hidden = self._encoder.run(["last_hidden_state"], {"input_features": picture(sound)})[0]
        found = self._searched(hidden, self._start)
        second = self._second.end().texts
        if second and second[0] not in found:
            assert self._pairs is not None
            found |= self._searched(hidden, paths(second, self._pairs.tokens))
        listed = weighed(worth(found, second), _ENOUGH)
        near = listed.texts if listed.accepted else ()
        return replace(listed, dictated=with_near(self._dictated(hidden, sound), near, found))

    def _searched(self, hidden: Any, start: Node) -> dict[str, Ended]:
        return likeliest(Steps(self._decoder, hidden), self._begin, start, _END, _BREADTH)

    def _dictated(self, hidden: Any, sound: bytes) -> Text:
        assert self._pairs is not None
        longest = _AT_LEAST + int(_A_SECOND * len(sound) / BYTES_A_SECOND)
        found = dictated(
            Steps(self._decoder, hidden), self._begin, _END, _WIDE._replace(longest=longest), _END,
            self._favoured,
        )  # fmt: skip
        return spelled(found, self._pairs.text, _SURE)

    @property
    def _begin(self) -> tuple[int, ...]:
        return (_START, _LANGUAGES[self._recipe.language], _TRANSCRIBE, _NO_TIMES)

    def close(self) -> None:
        self._second.close()
        self._encoder = self._decoder = self._places = None
        self._pairs = self._grammar = None
        self._start = Node()


def worth(found: Mapping[str, Ended], second: tuple[str, ...]) -> dict[str, float]:
    """`second`: what pocketsphinx heard, if anything."""
    return {
        phrase: _ANY + _SCORE * one.score + _TOKEN * one.tokens + _BOTH * (phrase in second)
        for phrase, one in found.items()
    }
