"""Words in the pieces that Moonshine was taught with: letters, joined in a fixed order."""

from __future__ import annotations

import json
from typing import Final

from companion.hearing.networks.byte_pairs import joined

_SPACE: Final = "▁"


class Pieces:
    """`words`: what stands in its tokenizer.json."""

    def __init__(self, words: str) -> None:
        model = json.loads(words)["model"]
        self.ids: dict[str, int] = model["vocab"]
        self._known: dict[str, tuple[int, ...]] = {}
        self._rank = {tuple(pair.split(" ")): place for place, pair in enumerate(model["merges"])}

    def tokens(self, text: str) -> tuple[int, ...]:
        if text not in self._known:
            pieces = joined(list(text.replace(" ", _SPACE)), self._rank)
            self._known[text] = tuple(self.ids[one] for one in pieces)
        return self._known[text]
