"""Marks that captives make again on their boards (L17), said to the owner of the board."""

from __future__ import annotations

from typing import Final

from companion.games.island.rules.missions import MARKS
from companion.text.counted import counted
from companion.text.island.marks import extra_marked, fruit_marked, palm_marked, symbol_marked
from companion.text.island.tokens import token_in_force
from companion.text.languages import Language, Tokens, capitalised

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
_ACTIONS_LEFT: Final[dict[Language, str]] = {
    "en": "{n} action left|{n} actions left",
    "ru": "осталось {n} действие|осталось {n} действия|осталось {n} действий",
}
_TOKEN: Final[dict[Language, str]] = {
    "en": "the power token in force is {name}",
    "ru": "действует жетон силы {name}",
}
_NO_TOKEN: Final[dict[Language, str]] = {
    "en": "no power token is in force",
    "ru": "ни один жетон силы сейчас не действует",
}


def marks_again(marks: tuple[str, ...], to_one: bool, language: Language, tokens: Tokens) -> str:
    """Sentences on one's own board, or on what lies beside the island for all to see."""
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
            return counted(_ACTIONS_LEFT[language], int(n), language)
        case [count, n] if count in _COUNTS:
            return _COUNTS[count][language].format(n=n)
        case [fruit, how]:
            return fruit_marked(fruit, how, language)
        case _:
            raise ValueError(mark)
