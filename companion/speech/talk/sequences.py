"""Sequences of words looked up in a text: the longest that begins at a place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import WORDS, parts

MARK: Final = ","
_TOKENS: Final = re.compile(r"[\w'-]*\w'?|[,.;:!?…]|(?<=\s)[-–—]+(?=\s)")
_DRAWN_OUT: Final = re.compile(r"(\w)\1{2,}")  # "ummm"
_PARTICLE: Final = re.compile(r"-(?:то|ка|таки)$")
_WRITTEN: Final = str.maketrans(
    {"ё": "е", "’": "'", "`": "'", "´": "'", **dict.fromkeys("‐‑−", "-")}
)

Match = tuple[int, str]


def said(text: str) -> list[str]:
    """Small words and marks in their order; every mark is a comma, but a question mark."""
    lower = unicodedata.normalize("NFC", text).lower().translate(_WRITTEN)
    lower = lower.replace("w/o ", "without ").replace("w/ ", "with ")
    found: list[str] = []
    for token in _TOKENS.findall(_DRAWN_OUT.sub(r"\1\1", lower)):
        mark = not token[0].isalnum()
        if mark and token != "?":
            if found and found[-1] != MARK:
                found.append(MARK)
        elif "-" in token and token not in WORDS and WORDS.keys() >= set(words := [*parts(token)]):
            found += words  # «нет-нет», «пойду-ка»
        elif token not in WORDS and (stem := _PARTICLE.sub("", token)) != token and _is_sure(stem):
            found.append(stem)
        else:
            found.append(token)
    while found and found[-1] == MARK:
        found.pop()
    return found


def written(tokens: Iterable[str]) -> str:
    return " ".join(tokens).replace(" ,", ",").replace(" ?", "?").strip(", ")


def _is_sure(stem: str) -> bool:
    """«Фил-то» is Phil, but «где-то» is somewhere."""
    return WORDS.get(stem, "") not in ("", "where", "what", "1", "whence")


class Sequences:
    """Listed sequences of words and what each stands for."""

    def __init__(self, listed: Mapping[str, Iterable[str]]) -> None:
        self._by_first: dict[str, dict[tuple[str, ...], str]] = {}
        for meant, patterns in listed.items():
            for pattern in patterns:
                for phrase in phrases(pattern.replace("ё", "е")):
                    words = tuple(phrase.split())
                    self._by_first.setdefault(words[0], {}).setdefault(words, meant)
        self._longest = max(
            (len(words) for some in self._by_first.values() for words in some), default=0
        )

    def at(self, tokens: Sequence[str], place: int, *, marks: bool = False) -> Match | None:
        """The end of the longest one, and what it stands for. `marks`: also over marks."""
        some = self._by_first.get(tokens[place])
        if some is None:
            return None
        found: Match | None = None
        words: tuple[str, ...] = ()
        for end in range(place, len(tokens)):
            if tokens[end] == MARK and marks:
                continue
            words = (*words, tokens[end])
            if len(words) > self._longest:
                break
            if words in some:
                found = end + 1, some[words]
        return found

    def whole(self, tokens: Sequence[str]) -> str | None:
        found = self.at(tokens, 0) if tokens else None
        return found[1] if found is not None and found[0] == len(tokens) else None

    def ends(self, tokens: Sequence[str]) -> int:
        """The beginning of the longest one that ends the text; the text's length: none does."""
        for place in range(max(0, len(tokens) - self._longest), len(tokens)):
            found = self.at(tokens, place)
            if found is not None and found[0] == len(tokens):
                return place
        return len(tokens)
