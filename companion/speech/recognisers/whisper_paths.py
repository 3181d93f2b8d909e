"""The paths that Whisper may take: every phrase of the grammar, token by token."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from companion.speech.recognisers.byte_pairs import BytePairs
from companion.speech.recognisers.whisper_spellings import written

_ENDS: Final = ".!?"


@dataclass(slots=True, eq=False)
class Place:
    """`phrase`: what has been said if it ends here."""

    onward: dict[int, Place] = field(default_factory=dict)
    phrase: str = ""


def paths(phrases: Iterable[str], pairs: BytePairs) -> Place:
    """Whisper writes sentences: with a mark at the end, or without."""
    start = Place()
    ends = [token for mark in _ENDS for token in pairs.tokens(mark)]
    for phrase in phrases:
        for text in written(phrase):
            place = start
            for word in text.split():
                for token in pairs.tokens(f" {word}"):
                    place = place.onward.setdefault(token, Place())
            place.phrase = place.phrase or phrase
            for end in ends:
                place.onward.setdefault(end, Place(phrase=place.phrase))
    return start
