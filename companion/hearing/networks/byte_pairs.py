"""Words in the tokens that Whisper was taught with: pairs of bytes, joined in a fixed order."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Final

# What is never joined with its neighbours; the ends of "i'm" and "i'll", a hyphen, digits.
_PARTS: Final = re.compile(r"'(?:s|t|re|ve|m|ll|d)| ?[^\W\d_]+| ?\d+| ?[^\s\w]+")


@cache
def _letters() -> tuple[str, ...]:
    """For each byte the letter that stands for it in the vocabulary."""
    plain = (*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100))
    others = (byte for byte in range(0x100) if byte not in plain)
    shown = dict(zip(plain, plain, strict=True))
    shown |= {byte: 0x100 + place for place, byte in enumerate(others)}
    return tuple(chr(shown[byte]) for byte in range(0x100))


class BytePairs:
    """`vocabulary`, `merges`: what stands in vocab.json and merges.txt."""

    def __init__(self, vocabulary: str, merges: str) -> None:
        self.ids: dict[str, int] = json.loads(vocabulary)
        pairs = (tuple(line.split()) for line in merges.splitlines() if line[:1] != "#")
        self._rank = {pair: place for place, pair in enumerate(pairs)}
        self._known: dict[str, tuple[int, ...]] = {}

    def tokens(self, text: str) -> tuple[int, ...]:
        return tuple(token for part in _PARTS.findall(text) for token in self._part(part))

    def _part(self, part: str) -> tuple[int, ...]:
        if part not in self._known:
            self._known[part] = tuple(self.ids[one] for one in self._joined(part))
        return self._known[part]

    def _joined(self, part: str) -> list[str]:
        letters = _letters()
        return joined([letters[byte] for byte in part.encode()], self._rank)


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
