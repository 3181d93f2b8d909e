"""What is marked again on a board (L17), as it is said to whose board it is."""

from __future__ import annotations

from typing import Final

from companion.games.island.rules.missions import MARKS
from companion.text.island.ru.nouns import plural
from companion.text.languages import Language, Tokens, capitalised
from companion.text.marks import extra_marked, fruit_marked, palm_marked, symbol_marked
from companion.text.tokens import token_in_force

_BOARD: Final[dict[Language, str]] = {
    "en": "your board again: {marks}.",
    "ru": "поправь свой планшет: {marks}.",
}
_COUNTS: Final[dict[str, dict[Language, str]]] = {
    "health": {"en": "health {n}", "ru": "здоровье {n}"},
    "energy": {"en": "energy {n}", "ru": "энергия {n}"},
    "max": {"en": "at most {n} energy", "ru": "энергии не больше {n}"},
    "mission": {"en": f"mission {{n}} of {MARKS}", "ru": f"миссия {{n}} из {MARKS}"},
    "deaths": {"en": "deaths counted: {n}", "ru": "засчитано гибелей: {n}"},
}
_TOKEN: Final[dict[Language, str]] = {
    "en": "the power token in force is {name}",
    "ru": "действует жетон силы {name}",
}
_NO_TOKEN: Final[dict[Language, str]] = {
    "en": "no power token is in force",
    "ru": "ни один жетон силы сейчас не действует",
}


def again(marks: tuple[str, ...], to_one: bool, language: Language, tokens: Tokens) -> str:
    """Of one's own board, or of what lies beside the island for all to see."""
    told = [_marked(mark.split(), language, tokens) for mark in marks]
    if to_one:
        return _BOARD[language].format(marks=", ".join(told))
    return f"{'. '.join((told[0], *map(capitalised, told[1:])))}."


def _marked(mark: list[str], language: Language, tokens: Tokens) -> str:
    match mark:
        case ["token", "none"]:
            return _NO_TOKEN[language]
        case ["token", token]:
            return _TOKEN[language].format(name=token_in_force(token, language, tokens))
        case ["extra", extra, how]:
            return extra_marked(extra, how, language)
        case ["symbol", piece, how]:
            return symbol_marked(piece, how, language)
        case [fruit, "palm", palm]:
            return palm_marked(fruit, int(palm), language)
        case ["actions", n]:
            return _actions_left(int(n), language)
        case [count, n] if count in _COUNTS:
            return _COUNTS[count][language].format(n=n)
        case [fruit, how]:
            return fruit_marked(fruit, how, language)
        case _:
            raise ValueError(mark)


def _actions_left(n: int, language: Language) -> str:
    if language == "en":
        return "1 action left" if n == 1 else f"{n} actions left"
    return f"осталось {plural(n, 'действие', 'действия', 'действий')}"
