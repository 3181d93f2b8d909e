"""The paths that a model of language may take: every phrase of the grammar, token by token."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from companion.hearing.networks.paths import written

_ENDS: Final = ".!?"

# The tokens of a text; a word that another stands before begins with a space.
Tokens = Callable[[str], tuple[int, ...]]


@dataclass(slots=True, eq=False)
class Place:
    """`phrase`: what has been said if it ends here."""

    onward: dict[int, Place] = field(default_factory=dict)
    phrase: str = ""


def paths(phrases: Iterable[str], tokens: Tokens) -> Place:
    """What is taught with books writes sentences: with a mark at the end, or without."""
    start = Place()
    ends = [token for mark in _ENDS for token in tokens(mark)]
    for phrase in phrases:
        for text in written(phrase):
            place = start
            for word in text.split():
                for token in tokens(f" {word}"):
                    place = place.onward.setdefault(token, Place())
            place.phrase = place.phrase or phrase
            for end in ends:
                place.onward.setdefault(end, Place(phrase=place.phrase))
    return start
