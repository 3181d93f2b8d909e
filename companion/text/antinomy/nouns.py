"""Cards, colours and relics in words (box-small-games.yaml: our own where the box is unknown)."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic
from companion.games.antinomy.cards import COLOUR, NUMBER, RELIC, Alike, Card
from companion.text.languages import Language, listed

COLOURS: Final[Topic] = {
    "blue": {"en": "blue", "ru": "синий"},
    "green": {"en": "green", "ru": "зелёный"},
    "purple": {"en": "purple", "ru": "фиолетовый"},
    "red": {"en": "red", "ru": "красный"},
}
# The colour of a card, which is feminine in Russian: as it lies there, and as it is taken.
_LYING: Final[Topic] = {
    "blue": {"en": "blue", "ru": "синяя"},
    "green": {"en": "green", "ru": "зелёная"},
    "purple": {"en": "purple", "ru": "фиолетовая"},
    "red": {"en": "red", "ru": "красная"},
}
_TAKEN: Final[Topic] = {
    "blue": {"en": "blue", "ru": "синюю"},
    "green": {"en": "green", "ru": "зелёную"},
    "purple": {"en": "purple", "ru": "фиолетовую"},
    "red": {"en": "red", "ru": "красную"},
}
_RELICS: Final[Topic] = {
    "feather": {"en": "feather", "ru": "перо"},
    "key": {"en": "key", "ru": "ключ"},
    "ring": {"en": "ring", "ru": "кольцо"},
    "skull": {"en": "skull", "ru": "череп"},
}
_ALIKE: Final[Topic] = {
    "number": {"en": "all with a {0}", "ru": "на всех число {0}"},
    "colour": {"en": "all {0}", "ru": "все {0}"},
    "relic": {"en": "all with a {0}", "ru": "на всех {0}"},
}
_SEVERAL: Final[Topic] = {
    "blue": {"en": "blue", "ru": "синие"},
    "green": {"en": "green", "ru": "зелёные"},
    "purple": {"en": "purple", "ru": "фиолетовые"},
    "red": {"en": "red", "ru": "красные"},
}


def relic(word: Card, language: Language) -> str:
    """The relic of a card."""
    return _RELICS[RELIC[word]][language]


_AND: Final = {"en": "and", "ru": "и"}


def card(word: Card, language: Language) -> str:
    """`blue 1`, «синяя 1»: the canonical name of a card."""
    return f"{_LYING[COLOUR[word]][language]} {NUMBER[word]}"


def card_taken(word: Card, language: Language) -> str:
    """`blue 1`, «синюю 1»: a card to which something is done."""
    return f"{_TAKEN[COLOUR[word]][language]} {NUMBER[word]}"


def cards(words: tuple[Card, ...], language: Language) -> str:
    return listed([card(word, language) for word in words], _AND[language])


def cards_taken(words: tuple[Card, ...], language: Language) -> str:
    return listed([card_taken(word, language) for word in words], _AND[language])


def in_order(words: tuple[Card, ...], language: Language) -> str:
    return ", ".join(card(word, language) for word in words)


def alike(words: tuple[Card, ...], by: Alike, language: Language) -> str:
    """In what cards are alike: “all with a ring”."""
    each = {
        "number": str(NUMBER[words[0]]),
        "colour": _SEVERAL[COLOUR[words[0]]][language],
        "relic": _RELICS[RELIC[words[0]]][language],
    }
    return _ALIKE[by][language].format(each[by])
