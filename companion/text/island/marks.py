"""A mark on a captive's board in words: `orange circled`, «вишня обведена»."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.languages import InBoth, Language
from companion.games.island.terms import EXTRAS, FRUITS, PIECES
from companion.text.island.en import nouns as nouns_en
from companion.text.island.ru import nouns as nouns_ru
from companion.text.island.ru.nouns import agreed

_EN: Final = {"circled": "circled", "crossed": "crossed out", "free": "unmarked"}
# Masculine, feminine, neuter.
_RU: Final = {
    "circled": ("обведён", "обведена", "обведено"),
    "crossed": ("зачёркнут", "зачёркнута", "зачёркнуто"),
    "free": ("без отметки", "без отметки", "без отметки"),
}
_FRUITS: Final[dict[Language, Mapping[str, str]]] = {
    "en": {fruit: fruit for fruit in FRUITS},
    "ru": {fruit: noun.nominative for fruit, noun in nouns_ru.FRUITS.items()},
}
# As the mark agrees with the fruit.
_FRUIT_MARKS: Final[dict[Language, Mapping[str, Mapping[str, str]]]] = {
    "en": dict.fromkeys(FRUITS, _EN),
    "ru": {
        fruit: {mark: agreed(noun, *forms) for mark, forms in _RU.items()}
        for fruit, noun in nouns_ru.FRUITS.items()
    },
}
# As they agree with a box and with a symbol.
_MARKS: Final[dict[Language, Mapping[str, str]]] = {
    "en": _EN,
    "ru": {mark: forms[0] for mark, forms in _RU.items()},
}
_PALM: Final[InBoth] = {
    "en": "{fruit} in a palm of your {bonus} bonus",
    "ru": "{fruit} в пальме {bonus} бонуса",
}
_BONUS: Final[dict[Language, Mapping[int, str]]] = {
    "en": {1: "first", 2: "second", 3: "third"},
    "ru": {1: "первого", 2: "второго", 3: "третьего"},
}
_EXTRA: Final[InBoth] = {"en": "{box} box {mark}", "ru": "дополнительный бонус {box} {mark}"}
_BOXES: Final[dict[Language, Mapping[str, str]]] = {
    "en": {"energy": "energy", "health": "health", "action": "action"},
    "ru": {"energy": "энергии", "health": "здоровья", "action": "действия"},
}
_SYMBOL: Final[InBoth] = {"en": "symbol of {piece} {mark}", "ru": "символ {piece} {mark}"}
_OF_PIECE: Final[dict[Language, Mapping[str, str]]] = {
    "en": nouns_en.THE_PIECE,
    "ru": {piece: noun.genitive for piece, noun in nouns_ru.PIECES.items()},
}


# On a page of the app, where the thing itself stands as a picture.
_SHOWN_EN: Final = {
    "circled": "ready", "crossed": "used", "free": "not yet", "visited": "visited",
}  # fmt: skip
_SHOWN_RU: Final = {
    "circled": ("готов", "готова", "готово"),
    "crossed": ("потрачен", "потрачена", "потрачено"),
    "free": ("ещё нет", "ещё нет", "ещё нет"),
    "visited": ("посещён", "посещена", "посещено"),
}
_SYMBOL_EN: Final = {"crossed": "crossed out", "free": "free"}
_SYMBOL_RU: Final = {
    "crossed": ("зачёркнут", "зачёркнута", "зачёркнуто"),
    "free": ("свободен", "свободна", "свободно"),
}
_Shown = dict[Language, Mapping[str, Mapping[str, str]]]
_FRUITS_SHOWN: Final[_Shown] = {
    "en": dict.fromkeys(FRUITS, _SHOWN_EN),
    "ru": {
        fruit: {mark: agreed(noun, *forms) for mark, forms in _SHOWN_RU.items()}
        for fruit, noun in nouns_ru.FRUITS.items()
    },
}
_EXTRAS_SHOWN: Final[_Shown] = {
    "en": dict.fromkeys(EXTRAS, _SHOWN_EN),
    "ru": {
        extra: {mark: forms[gender] for mark, forms in _SHOWN_RU.items()}
        for extra, gender in (("energy", 1), ("health", 2), ("action", 2))
    },
}
_SYMBOLS_SHOWN: Final[_Shown] = {
    "en": dict.fromkeys(PIECES, _SYMBOL_EN),
    "ru": {
        piece: {mark: agreed(noun, *forms) for mark, forms in _SYMBOL_RU.items()}
        for piece, noun in nouns_ru.PIECES.items()
    },
}


def fruit_mark(fruit: str, mark: str, language: Language) -> str:
    """The mark alone, as it agrees with the fruit."""
    return _FRUIT_MARKS[language][fruit][mark]


def fruit_shown(fruit: str, mark: str, language: Language) -> str:
    """The mark in one word below the picture of the fruit."""
    return _FRUITS_SHOWN[language][fruit][mark]


def extra_shown(extra: str, mark: str, language: Language) -> str:
    return _EXTRAS_SHOWN[language][extra][mark]


def symbol_shown(piece: str, mark: str, language: Language) -> str:
    return _SYMBOLS_SHOWN[language][piece][mark]


def fruit_visited(fruit: str, language: Language) -> str:
    """Of a fruit where Theseus has been."""
    return _FRUITS_SHOWN[language][fruit]["visited"]


def fruit_marked(fruit: str, mark: str, language: Language) -> str:
    return f"{_FRUITS[language][fruit]} {fruit_mark(fruit, mark, language)}"


def palm_marked(fruit: str, palm: int, language: Language) -> str:
    """L14.4: Hempel writes each fruit in the palm box of one of his bonuses."""
    return _PALM[language].format(fruit=_FRUITS[language][fruit], bonus=_BONUS[language][palm])


def extra_marked(extra: str, mark: str, language: Language) -> str:
    return _EXTRA[language].format(box=_BOXES[language][extra], mark=_MARKS[language][mark])


def symbol_marked(piece: str, mark: str, language: Language) -> str:
    return _SYMBOL[language].format(piece=_OF_PIECE[language][piece], mark=_MARKS[language][mark])
