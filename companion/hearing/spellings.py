"""Names that no English dictionary has, as a recogniser hears them, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from companion.engine.languages import Language

# Words that Vosk's English model has; any of several may be heard, and the ways in two words.
_HEARD: Final[dict[Language, dict[str, tuple[str, ...]]]] = {
    "en": {
        "granddead": ("grand dead", "grand dad"),
        "schrodie": ("schroder", "schrodinger", "shroud e", "shroud he", "jody", "scotty"),
        "lithophytes": ("lithe o fights",),
        **{
            f"{one}{other}": (f"{one}{other}", f"{one} {other}")
            for one in ("north", "south")
            for other in ("east", "west")
        },
    },
    "ru": {"ан-дед": ("андед", "ан дед"), "ан-деда": ("андеда", "ан деда")},
}

# What Vosk makes of a faint "un": nobody says so, and without it the move would be a safe one.
_SLIPS: Final[dict[Language, dict[str, str]]] = {
    "en": {f"{one} safely": "unsafely" for one in ("a", "am", "i'm", "on", "one")},
    "ru": {},
}


def as_heard(phrases: Iterable[str], language: Language) -> tuple[str, ...]:
    return tuple(heard for phrase in phrases for heard in _variants(phrase, language))


def _variants(phrase: str, language: Language) -> tuple[str, ...]:
    found: tuple[str, ...] = (phrase,)
    for name, variants in _HEARD[language].items():
        if name in phrase.split():
            found = tuple(_put(name, one, text) for text in found for one in variants)
    return found


def _put(word: str, instead: str, phrase: str) -> str:
    return " ".join(instead if one == word else one for one in phrase.split())


@lru_cache(maxsize=2)
def _back(language: Language) -> tuple[re.Pattern[str], dict[str, str]]:
    names = {heard: name for name, some in _HEARD[language].items() for heard in some}
    names |= _SLIPS[language]
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(longest_first)})\b"), names


def as_spelled(text: str, language: Language) -> str:
    pattern, names = _back(language)
    return pattern.sub(lambda found: names[found[0]], text)
