"""Words in the tokens that a network was taught with, joined in pairs in a fixed order.

Whisper's are pairs of bytes, Moonshine's of letters.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from typing import Final

# What is never joined with its neighbours; the ends of "i'm" and "i'll", a hyphen, digits.
_PARTS: Final = re.compile(r"'(?:s|t|re|ve|m|ll|d)| ?[^\W\d_]+| ?\d+| ?[^\s\w]+")
_SPACE: Final = "▁"
_SPACES: Final = (_SPACE, "Ġ")


@cache
def _letters() -> tuple[str, ...]:
    """The letter, for each byte, that stands for it in the vocabulary."""
    plain = (*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100))
    others = (byte for byte in range(0x100) if byte not in plain)
    shown = dict(zip(plain, plain, strict=True))
    shown |= {byte: 0x100 + place for place, byte in enumerate(others)}
    return tuple(chr(shown[byte]) for byte in range(0x100))


@cache
def _bytes() -> dict[str, int]:
    return {letter: byte for byte, letter in enumerate(_letters())}


class BytePairs:
    """`vocabulary`, `merges`: what stands in vocab.json and merges.txt."""

    def __init__(self, vocabulary: str, merges: str) -> None:
        self.ids: dict[str, int] = json.loads(vocabulary)
        self._pieces = {token: piece for piece, token in self.ids.items()}
        pairs = (tuple(line.split()) for line in merges.splitlines() if line[:1] != "#")
        self._rank = {pair: place for place, pair in enumerate(pairs)}
        self._known: dict[str, tuple[int, ...]] = {}

    def tokens(self, text: str) -> tuple[int, ...]:
        return tuple(token for part in _PARTS.findall(text) for token in self._part(part))

    def text(self, tokens: Iterable[int]) -> str:
        """The letters that they spell; half a letter at the end is left out."""
        letters = "".join(self._pieces.get(token, "") for token in tokens)
        return bytes(_bytes()[one] for one in letters).decode(errors="ignore").strip()

    def _part(self, part: str) -> tuple[int, ...]:
        if part not in self._known:
            self._known[part] = tuple(self.ids[one] for one in self._joined(part))
        return self._known[part]

    def _joined(self, part: str) -> list[str]:
        letters = _letters()
        return joined([letters[byte] for byte in part.encode()], self._rank)


class Pieces:
    """`words`: what stands in its tokenizer.json."""

    def __init__(self, words: str) -> None:
        model = json.loads(words)["model"]
        self.ids: dict[str, int] = model["vocab"]
        self._pieces = {token: piece for piece, token in self.ids.items()}
        self._known: dict[str, tuple[int, ...]] = {}
        self._rank = {tuple(pair.split(" ")): place for place, pair in enumerate(model["merges"])}

    def tokens(self, text: str) -> tuple[int, ...]:
        if text not in self._known:
            pieces = joined(list(text.replace(" ", _SPACE)), self._rank)
            self._known[text] = tuple(self.ids[one] for one in pieces)
        return self._known[text]

    def text(self, tokens: Iterable[int]) -> str:
        """The letters that they spell; a byte of a letter that it has no piece for is left out."""
        pieces = (self._pieces.get(token, "") for token in tokens)
        return "".join(one for one in pieces if one[:1] != "<").replace(_SPACE, " ").strip()


def beginnings(ids: Mapping[str, int]) -> frozenset[int]:
    """The tokens that a word begins with, and marks."""
    return frozenset(
        token for piece, token in ids.items()
        if piece[:1] in _SPACES or (piece.isascii() and not any(map(str.isalnum, piece)))
    )  # fmt: skip


def joined(pieces: list[str], rank: Mapping[tuple[str, ...], int]) -> list[str]:
    """Two by two, in the order of their rank."""
    while len(pieces) > 1:
        pairs = list(pairwise(pieces))
        first = min(pairs, key=lambda pair: rank.get(pair, len(rank)))
        if first not in rank:
            break
        at = pairs.index(first)
        pieces[at : at + 2] = ["".join(first)]
    return pieces
