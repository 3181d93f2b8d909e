"""Words of the game that dictation favours: names, ways and manners, and what is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from companion.engine.languages import Language
from companion.speech.gist.tags import kind_of
from companion.speech.languages import english, russian

_WORDS: Final[dict[Language, Mapping[str, str]]] = {"en": english.WORDS, "ru": russian.WORDS}
_ACTS: Final = frozenset((
    "safe", "unsafe", "restore", "over", "activate", "bonus", "energy", "health", "end", "camp",
    "camp-a", "camp-b", "wave", "token", "lake", "decline", "extra", "ocean", "oracle", "ability",
    "undo", "where", "turn", "use", "space", "2", "3",
))  # fmt: skip
_SHORTEST: Final = 3
# English writes them as one word; Russian words of directions have their own tags.
_COMPOUND: Final[dict[Language, tuple[str, ...]]] = {
    "en": tuple(f"{one}-{other}" for one in ("north", "south") for other in ("east", "west")),
    "ru": (),
}


@cache
def favoured_words(language: Language) -> tuple[str, ...]:
    """Each as it stands within a sentence, and as it begins one."""
    words = {word for word, tag in _WORDS[language].items() if _is_favoured(word, tag)}
    words.update(_COMPOUND[language])
    return tuple(sorted(spelled for word in words for spelled in _spelled(word)))


def _is_favoured(word: str, tag: str) -> bool:
    plain = tag.removeprefix("at ")
    letters = word.replace("-", "").isalpha() and len(word) >= _SHORTEST
    return letters and (kind_of(plain) != "" or plain in _ACTS)


def _spelled(word: str) -> Iterator[str]:
    yield word
    yield word.capitalize()
