"""The words of a phrase that carry its meaning. The rest is faint, and noise sounds like it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.engine.languages import Language

Gist = tuple[str, ...]

# Words that tell no two phrases of a grammar apart.
_MERE: Final[dict[Language, frozenset[str]]] = {
    "en": frozenset(
        ("i", "i'm", "i'll", "am", "the", "a", "to", "of", "on", "it", "my", "that", "please")
    ),
    "ru": frozenset(),
}


def gist(text: str, language: Language) -> Gist:
    """A phrase that has nothing else is all of it told by them."""
    words = text.split()
    told = tuple(word for word in words if word not in _MERE[language])
    return told or tuple(words)


def by_gist(phrases: Iterable[str], language: Language) -> dict[Gist, str]:
    """The shortest phrase of each: what was heard need not be said in all its words."""
    found: dict[Gist, str] = {}
    for phrase in sorted(phrases, key=len, reverse=True):
        found[gist(phrase, language)] = phrase
    return found
