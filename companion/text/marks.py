"""A mark on a captive's board in words: `orange circled`, «вишня обведена»."""

from __future__ import annotations

from typing import Final

from companion.text.island.en import nouns as nouns_en
from companion.text.island.ru import nouns as nouns_ru
from companion.text.island.ru.nouns import agreed
from companion.text.languages import Language

_EN: Final = {"circled": "circled", "crossed": "crossed out", "free": "unmarked"}
# Masculine, feminine, neuter.
_RU: Final = {
    "circled": ("обведён", "обведена", "обведено"),
    "crossed": ("зачёркнут", "зачёркнута", "зачёркнуто"),
    "free": ("без отметки", "без отметки", "без отметки"),
}
_BOXES_RU: Final = {"energy": "энергии", "health": "здоровья", "action": "действия"}
_BONUS_EN: Final = {1: "first", 2: "second", 3: "third"}
_BONUS_RU: Final = {1: "первого", 2: "второго", 3: "третьего"}


def fruit_mark(fruit: str, mark: str, language: Language) -> str:
    """The mark alone, as it agrees with the fruit."""
    return _EN[mark] if language == "en" else agreed(nouns_ru.FRUITS[fruit], *_RU[mark])


def fruit_marked(fruit: str, mark: str, language: Language) -> str:
    named = fruit if language == "en" else nouns_ru.FRUITS[fruit].nominative
    return f"{named} {fruit_mark(fruit, mark, language)}"


def palm_marked(fruit: str, palm: int, language: Language) -> str:
    """L14.4: Hempel writes each fruit in the palm box of one of his bonuses."""
    if language == "en":
        return f"{fruit} in a palm of your {_BONUS_EN[palm]} bonus"
    return f"{nouns_ru.FRUITS[fruit].nominative} в пальме {_BONUS_RU[palm]} бонуса"


def extra_marked(extra: str, mark: str, language: Language) -> str:
    if language == "en":
        return f"{extra} box {_EN[mark]}"
    return f"дополнительный бонус {_BOXES_RU[extra]} {_RU[mark][0]}"


def symbol_marked(piece: str, mark: str, language: Language) -> str:
    if language == "en":
        return f"symbol of {nouns_en.THE_PIECE[piece]} {_EN[mark]}"
    return f"символ {nouns_ru.PIECES[piece].genitive} {_RU[mark][0]}"
