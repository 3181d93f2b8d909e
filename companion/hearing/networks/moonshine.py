"""Moonshine, a network that was taught English: how likely it finds the phrases of a grammar."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final

from companion.hearing.networks.beams import Breadth, Ended, likeliest
from companion.hearing.networks.byte_pairs import Pieces
from companion.hearing.networks.opened import opened
from companion.hearing.networks.paths import Node, paths
from companion.hearing.networks.steps import Steps
from companion.speech.expected import Grammar
from companion.speech.transcript import Unavailable

_START, _END = 1, 2
_LOUDEST: Final = 32768
_OWN: Final = Breadth(most=10, behind=8.0, close=4.0)
_ALL: Final = Breadth(most=80, behind=inf, close=inf)


class Moonshine:
    """`folder`: its own. `words`: what stands in its tokenizer.json. Raises Unavailable."""

    def __init__(self, folder: str, words: str) -> None:
        self._encoder = opened(f"{folder}/encoder_model.onnx", {})
        self._decoder = opened(f"{folder}/decoder_model_merged.onnx", {})
        try:
            self._pieces = Pieces(words)
        except (ValueError, KeyError, TypeError, AttributeError):  # a torn file, or another's
            raise Unavailable("no-model") from None
        self._start = Node()

    def expect(self, grammar: Grammar) -> None:
        self._start = paths(grammar.phrases(), self._pieces.tokens)

    def likely(self, sound: bytes, phrases: Iterable[str]) -> dict[str, Ended]:
        """Each of these, and whatever else of the grammar it finds likely itself."""
        import numpy as np

        heard: Any = np.frombuffer(sound, "<i2").astype(np.float32)[None] / _LOUDEST
        (hidden,) = self._encoder.run(["last_hidden_state"], {"input_values": heard})
        found = self._searched(hidden, self._start, _OWN)
        others = [phrase for phrase in phrases if phrase not in found]
        if others:
            found |= self._searched(hidden, paths(others, self._pieces.tokens), _ALL)
        return found

    def _searched(self, hidden: Any, start: Node, breadth: Breadth) -> dict[str, Ended]:
        return likeliest(Steps(self._decoder, hidden), (_START,), start, _END, breadth)
