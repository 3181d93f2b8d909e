"""The paths that Whisper may take: every phrase of the grammar, token by token."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from companion.speech.recognisers.byte_pairs import BytePairs


@dataclass(slots=True, eq=False)
class Place:
    """`phrase`: what has been said if it ends here."""

    onward: dict[int, Place] = field(default_factory=dict)
    phrase: str = ""


def paths(phrases: Iterable[str], pairs: BytePairs) -> Place:
    """Whisper writes sentences: a capital first, at the end perhaps a stop."""
    start, (stop,) = Place(), pairs.tokens(".")
    for phrase in phrases:
        place = start
        for word in _written(phrase):
            for token in pairs.tokens(word):
                place = place.onward.setdefault(token, Place())
        place.phrase = phrase
        place.onward.setdefault(stop, Place()).phrase = phrase
    return start


def _written(phrase: str) -> Iterator[str]:
    for place, word in enumerate(phrase.split()):
        yield f" {word}" if place else f" {word[:1].upper()}{word[1:]}"
