"""Tiles, colours and timeframes in words."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic
from companion.games.paradominetor.tiles import (
    BLACK,
    Front,
    Tile,
    back_of,
    colour_of,
    front_of,
    value_of,
)
from companion.text.languages import Language, listed
from companion.text.wording import PlayerNames, called

# The colour of a tile, which is feminine in Russian.
LYING: Final[Topic] = {
    "green": {"en": "green", "ru": "зелёная"},
    "blue": {"en": "blue", "ru": "синяя"},
    "yellow": {"en": "yellow", "ru": "жёлтая"},
    "red": {"en": "red", "ru": "красная"},
    "purple": {"en": "purple", "ru": "фиолетовая"},
    "black": {"en": "black", "ru": "чёрная"},
}
# The same of a tile that is played.
_PLAYED: Final[Topic] = {
    "green": {"en": "green", "ru": "зелёную"},
    "blue": {"en": "blue", "ru": "синюю"},
    "yellow": {"en": "yellow", "ru": "жёлтую"},
    "red": {"en": "red", "ru": "красную"},
    "purple": {"en": "purple", "ru": "фиолетовую"},
    "black": {"en": "black", "ru": "чёрную"},
}
# A colour by itself.
COLOURS: Final[Topic] = {
    "green": {"en": "green", "ru": "зелёный"},
    "blue": {"en": "blue", "ru": "синий"},
    "yellow": {"en": "yellow", "ru": "жёлтый"},
    "red": {"en": "red", "ru": "красный"},
    "purple": {"en": "purple", "ru": "фиолетовый"},
}
BACKS: Final[Topic] = {
    "past": {"en": "from the past", "ru": "из прошлого"},
    "present": {"en": "from the present", "ru": "из настоящего"},
    "future": {"en": "from the future", "ru": "из будущего"},
}
_AND: Final = {"en": "and", "ru": "и"}


def front(word: Front, language: Language) -> str:
    """`red 4`, «красная 4»; `black`."""
    return _with_value(LYING, word, language)


def front_played(word: Front, language: Language) -> str:
    """`red 4`, «красную 4»: a tile to which something is done."""
    return _with_value(_PLAYED, word, language)


def tile(word: Tile, language: Language) -> str:
    """`red 4 from the past`; a front alone where its back is not told."""
    back = back_of(word)
    named = front(front_of(word), language)
    return named if back is None or word == BLACK else f"{named} {BACKS[back][language]}"


def points_shown(halved: int) -> str:
    """Points that are counted in halves: `3½`."""
    whole, rest = divmod(halved, 2)
    return (f"{whole}½" if whole else "½") if rest else str(whole)


def tiles(words: tuple[Tile, ...], language: Language) -> str:
    return ", ".join(tile(word, language) for word in words)


def people(who: tuple[str, ...], language: Language, names: PlayerNames) -> str:
    return listed([called(one, language, names) for one in who], _AND[language])


def _with_value(adjectives: Topic, word: Front, language: Language) -> str:
    colour = colour_of(word)
    if colour is None:
        return adjectives[BLACK][language]
    return f"{adjectives[colour][language]} {value_of(word)}"
