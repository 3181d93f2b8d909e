"""Names of the spaces and of everybody on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from companion.games.island.terms import OP, Who
from companion.text.island.en import nouns as nouns_en
from companion.text.island.ru import nouns as nouns_ru
from companion.text.languages import Language

_NAMES: Final[dict[Language, Mapping[str, str]]] = {
    "en": {**nouns_en.CAPTIVES, **nouns_en.PIECES, OP: "OP"},
    "ru": {**nouns_ru.MET, OP: "ПВ"},
}
_IN_SENTENCE: Final[dict[Language, Mapping[str, str]]] = {
    "en": {**nouns_en.MET, OP: "the OP"},
    "ru": _NAMES["ru"],
}
_ACTED_ON: Final[dict[Language, Mapping[str, str]]] = {
    "en": _IN_SENTENCE["en"],
    "ru": nouns_ru.MET_ACCUSATIVE,
}
_WHOSE: Final[dict[Language, Mapping[str, str]]] = {
    "en": {who: f"{named}’s" for who, named in nouns_en.CAPTIVES.items()},
    "ru": {who: noun.genitive for who, noun in nouns_ru.CAPTIVES.items()},
}
_GIVEN_TO: Final[dict[Language, Mapping[str, str]]] = {
    "en": nouns_en.CAPTIVES,
    "ru": {who: noun.dative for who, noun in nouns_ru.CAPTIVES.items()},
}
_SPACES: Final[dict[Language, Mapping[str, str]]] = {"en": nouns_en.NAME, "ru": nouns_ru.NAME}

# On a captive's disc; Granddead's Russian letter is Д, for А is Ахилл's.
LETTERS: Final[dict[Language, dict[Who, str]]] = {
    "en": {
        "theseus": "T", "phil": "P", "schrodie": "S", "achilles": "A", "hempel": "H",
        "granddead": "G",
    },
    "ru": {
        "theseus": "Т", "phil": "Ф", "schrodie": "Ш", "achilles": "А", "hempel": "Г",
        "granddead": "Д",
    },
}  # fmt: skip


def name(who: Who, language: Language) -> str:
    return _NAMES[language][who]


def called(who: Who, person: str, language: Language) -> str:
    """The figure with the name of who plays it, if there is one: `Hempel (Anna)`."""
    return f"{name(who, language)} ({person})" if person else name(who, language)


def in_sentence(who: Who, language: Language) -> str:
    """Within a sentence, in the nominative: `the OP`, `the Rock`, `Theseus`."""
    return _IN_SENTENCE[language][who]


def acted_on(who: Who, language: Language) -> str:
    """The same as an object: `the Rock`, «Глыбу»; of captives and OP pieces."""
    return _ACTED_ON[language][who]


def whose(who: Who, language: Language) -> str:
    """A captive's own things: `Theseus’s`, «Тесея»."""
    return _WHOSE[language][who]


def given_to(who: Who, language: Language) -> str:
    """The receiver of something: `Theseus`, «Тесею»."""
    return _GIVEN_TO[language][who]


def space(named: str, language: Language) -> str:
    """The spoken name of a space, in the nominative, without an article: `straight lake`."""
    return _SPACES[language][named]


def letter(who: Who, language: Language) -> str:
    """The letter on a captive's disc."""
    return LETTERS[language][who]


def by_captives(captives: Iterable[Who], language: Language) -> str:
    """The name of a game that was given none: `Theseus, Phil`."""
    return ", ".join(name(who, language) for who in captives)
