"""What the spaces and everybody on them are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.terms import OP, Who
from companion.text.island.en import nouns as nouns_en
from companion.text.island.ru import nouns as nouns_ru
from companion.text.languages import Language

_NAMES: Final[dict[Language, Mapping[str, str]]] = {
    "en": {**nouns_en.CAPTIVES, **nouns_en.PIECES, OP: "OP"},
    "ru": {**nouns_ru.MET, OP: "ПВ"},
}
_SPACES: Final[dict[Language, Mapping[str, str]]] = {"en": nouns_en.NAME, "ru": nouns_ru.NAME}


def name(who: Who, language: Language) -> str:
    return _NAMES[language][who]


def called(who: Who, person: str, language: Language) -> str:
    """With the name of whoever plays the figure, if they gave one: `Hempel (Anna)`."""
    return f"{name(who, language)} ({person})" if person else name(who, language)


def in_sentence(who: Who, language: Language) -> str:
    """Within a sentence, in the nominative: `the OP`, `the Rock`, `Theseus`."""
    return nouns_en.MET.get(who, "the OP") if language == "en" else name(who, language)


def acted_on(who: Who, language: Language) -> str:
    """The same as an object: `the Rock`, «Глыбу»; of captives and OP pieces."""
    return nouns_ru.MET_ACCUSATIVE[who] if language == "ru" else in_sentence(who, language)


def whose(who: Who, language: Language) -> str:
    """A captive's own things: `Theseus’s`, «Тесея»."""
    return nouns_ru.CAPTIVES[who].genitive if language == "ru" else f"{name(who, language)}’s"


def given_to(who: Who, language: Language) -> str:
    """Whom something is handed to: `Theseus`, «Тесею»."""
    return nouns_ru.CAPTIVES[who].dative if language == "ru" else name(who, language)


def space(named: str, language: Language) -> str:
    """What is said of a space, in the nominative, without an article: `straight lake`."""
    return _SPACES[language][named]
