"""Moonshine, a network that was taught English.

It tells how likely it finds the phrases of a grammar, and writes down what it hears itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any, Final

from companion.hearing.engine import BYTES_A_SECOND
from companion.hearing.favoured_words import favoured_words
from companion.hearing.networks.beams import Breadth, Ended, likeliest
from companion.hearing.networks.byte_pairs import Pieces, beginnings
from companion.hearing.networks.dictation import Favoured, Text, Width, dictated, spelled
from companion.hearing.networks.opened import opened
from companion.hearing.networks.paths import Node, paths
from companion.hearing.networks.steps import Steps
from companion.speech.expected import Grammar
from companion.speech.transcript import Unavailable

_START, _END = 1, 2
_LOUDEST: Final = 32768
_OWN: Final = Breadth(most=10, behind=8.0, close=4.0)
_ALL: Final = Breadth(most=80, behind=inf, close=inf)
_WIDTH: Final = Width(most=2, close=0.5, longest=0)
_FAVOUR: Final = 1.25
# Of the tokens of a text: at least so many may be there, and so many more a second.
_AT_LEAST, _A_SECOND = 6, 7
_SURE: Final = -0.75  # the logarithm of how likely each token is, on the average


class Moonshine:
    """`folder`: its own. `words`: what stands in its tokenizer.json. Raises Unavailable."""

    def __init__(self, folder: str, words: str) -> None:
        self._encoder = opened(f"{folder}/encoder_model.onnx", {})
        self._decoder = opened(f"{folder}/decoder_model_merged.onnx", {})
        try:
            self._pieces = Pieces(words)
        except (ValueError, KeyError, TypeError, AttributeError):  # a torn file, or another's
            raise Unavailable("no-model") from None
        tokens = (self._pieces.tokens(f" {word}") for word in favoured_words("en"))
        self._favoured = Favoured(tokens, _FAVOUR, beginnings(self._pieces.ids) | {_END})
        self._start = Node()
        self._hidden: Any = None
        self._seconds = 0.0

    def expect(self, grammar: Grammar) -> None:
        self._start = paths(grammar.phrases(), self._pieces.tokens)

    def hear(self, sound: bytes) -> None:
        """The sound that is spoken of from here on."""
        import numpy as np

        heard: Any = np.frombuffer(sound, "<i2").astype(np.float32)[None] / _LOUDEST
        (self._hidden,) = self._encoder.run(["last_hidden_state"], {"input_values": heard})
        self._seconds = len(sound) / BYTES_A_SECOND

    def dictated(self) -> Text:
        """The text that it hears by itself."""
        width = _WIDTH._replace(longest=_AT_LEAST + int(_A_SECOND * self._seconds))
        found = dictated(
            self._steps(), (_START,), _END, width, len(self._pieces.ids), self._favoured
        )
        return spelled(found, self._pieces.text, _SURE)

    def likely(self, phrases: Iterable[str]) -> dict[str, Ended]:
        """Each of these, and whatever else of the grammar it finds likely itself."""
        found = self._searched(self._start, _OWN)
        return found | self.alone([phrase for phrase in phrases if phrase not in found])

    def alone(self, phrases: Sequence[str]) -> dict[str, Ended]:
        """Each of these."""
        return self._searched(paths(phrases, self._pieces.tokens), _ALL) if phrases else {}

    def _searched(self, start: Node, breadth: Breadth) -> dict[str, Ended]:
        return likeliest(self._steps(), (_START,), start, _END, breadth)

    def _steps(self) -> Steps:
        return Steps(self._decoder, self._hidden)
