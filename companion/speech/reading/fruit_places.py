"""A fruit that is named as a place: "to the lime" and "on the lime" use no bonus."""

from typing import Final

from companion.games.island.terms import FRUITS
from companion.speech.languages import english, russian
from companion.speech.languages.words import WORDS
from companion.speech.reading.tagged import Phrase

_FRUITS: Final = frozenset(FRUITS)
_UPON: Final = english.UPON | {"у"}
_STARTS: Final = frozenset(("start", "home", "старт", "старта", "старту", "старте"))
_OWNERS: Final = frozenset(("меня", "нас"))
_PLACES: Final = frozenset(("fruit", "start"))
_TOWARDS: Final = english.TOWARDS | russian.TOWARDS
# What is done with a fruit, or by it, so that "on" and "to" tell nothing of places.
_DONE: Final = frozenset((
    "bonus", "use", "unused", "thing", "cross", "lose", "circle", "restore", "activate", "inactive",
    "swap", "extra", "energy", "health", "action", "around", "against", "free", "ability",
))  # fmt: skip


def placed(words: list[str], phrase: Phrase) -> Phrase:
    """The phrase with `placed` for a way to a fruit, or `upon` for who is there, not `fruit`."""
    if phrase.tags.isdisjoint(_PLACES) or not phrase.tags.isdisjoint(_DONE):
        return phrase
    where = _where(words)
    if where == "upon":
        return Phrase(phrase.tags - _PLACES | {where}, phrase.names)
    if where and "fruit" in phrase.tags:
        return Phrase(phrase.tags - {"fruit"} | {where}, phrase.names)
    return phrase


def _where(words: list[str]) -> str:
    """By the last preposition before the fruit, with nothing but fillers in between."""
    before = ""
    for word in words:
        tag = WORDS.get(word, "")
        if tag in _FRUITS or word in _STARTS:
            return "upon" if before and word in russian.UPON else before
        if word in _TOWARDS:
            before = "placed"
        elif word in _UPON:
            before = before or "upon"
        elif tag not in ("", "space", "start", "a") or word in _OWNERS:  # «у меня банан»
            before = ""
    return ""
