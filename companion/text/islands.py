"""Islands in words: what is wrong with a code."""

from __future__ import annotations

from typing import Final

from companion.games.island.checks import printable
from companion.games.island.island_code import LENGTH, BadCode
from companion.text.languages import Language
from companion.text.screens import Sheet
from companion.text.screens.counted import counted

# No code has them, because they look alike; the last two are Russian.
_ALIKE: Final = "01OoIiLlОо"

_BAD_CODES: Final[Sheet] = {
    "empty": {
        "en": "There is no code here: a code has 25 letters and digits, in five groups of five.",
        "ru": "Кода здесь нет: в коде 25 букв и цифр, пять групп по пять.",
    },
    "alike": {
        "en": "Letter {place} of group {group} is “{letter}”, but no code has 0, O, 1, I or L:"
        " look at it again.",
        "ru": "В группе {group} на месте {place} стоит «{letter}», а 0, O, 1, I и L в кодах не"
        " бывает: проверь этот знак.",
    },
    "unknown-letter": {
        "en": "Letter {place} of group {group} is “{letter}”, but codes are written with the"
        " letters A to Y and the digits 2 to 9.",
        "ru": "В группе {group} на месте {place} стоит «{letter}», а коды пишут латинскими буквами"
        " от A до Y и цифрами от 2 до 9.",
    },
    "too-short": {
        "en": "This code is too short: {n} letter is missing of 25."
        "|This code is too short: {n} letters are missing of 25.",
        "ru": "Код слишком короткий: не хватает {n} знака из 25."
        "|Код слишком короткий: не хватает {n} знаков из 25."
        "|Код слишком короткий: не хватает {n} знаков из 25.",
    },
    "too-long": {
        "en": "This code is too long: it has {n} letter more than 25."
        "|This code is too long: it has {n} letters more than 25.",
        "ru": "Код слишком длинный: в нём на {n} знак больше, чем 25."
        "|Код слишком длинный: в нём на {n} знака больше, чем 25."
        "|Код слишком длинный: в нём на {n} знаков больше, чем 25.",
    },
    "check": {
        "en": "This is no island’s code: a letter is wrong, or two have changed places. Compare it"
        " with the original, group by group.",
        "ru": "Такого кода ни у одного острова нет: какой-то знак неверен, или два знака"
        " переставлены. Сверь его с оригиналом, группу за группой.",
    },
    "version": {
        "en": "This code begins with “{letter}”: it was made by a newer version of the app, and"
        " this one cannot read it.",
        "ru": "Этот код начинается на «{letter}»: его сделала более новая версия приложения, а эта"
        " прочитать его не может.",
    },
}


def bad_code(bad: BadCode, language: Language) -> str:
    """What is wrong with an island's code, and where to look."""
    group, place = divmod(bad.place - 1, 5)
    kind = "alike" if bad.kind == "unknown-letter" and bad.letter in _ALIKE else bad.kind
    text = _BAD_CODES[kind][language]
    if "|" in text:
        return counted(text, abs(bad.found - LENGTH), language)
    return text.format(letter=printable(bad.letter), place=place + 1, group=group + 1)
