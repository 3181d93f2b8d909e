"""The power tokens by where they lie: "the second token", "the left one" (L12.1)."""

from __future__ import annotations

from typing import Final

from companion.games.island.state import State
from companion.speech.joins import joined
from companion.speech.words import WORDS, words_of

_PLACES: Final = {"1st": 0, "left": 0, "2nd": 1, "right": 1}
_BESIDE: Final = frozenset(("token", "take", "1", "use", "is"))


def token_by_place(state: State, text: str) -> str | None:
    """The OP sees two cards side by side; the first is the left one."""
    question = state.question
    words = words_of(text)
    if question is None or question.what != "token" or any(word not in WORDS for word in words):
        return None
    tags = joined(filter(None, (WORDS[word] for word in words)))
    said = [tag for tag in tags if tag in _PLACES]
    if len(said) != 1 or any(tag not in _BESIDE for tag in tags if tag not in _PLACES):
        return None
    return question.options[_PLACES[said[0]]]
