"""A correction in words (L17): for the OP's eyes, because it may name spaces of the grid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.terms import CHARACTERS
from companion.text.island.en import labels as labels_en
from companion.text.island.en import nouns as nouns_en
from companion.text.island.ru import labels as labels_ru
from companion.text.island.ru import nouns as nouns_ru
from companion.text.languages import Language, Tokens
from companion.text.marks import extra_marked, fruit_marked, symbol_marked
from companion.text.tokens import token_name

_CORRECTION: Final[dict[Language, str]] = {"en": "correction", "ru": "поправка"}

_TERMS: Final[dict[Language, Mapping[str, str]]] = {
    "en": {
        **nouns_en.NAME,
        **labels_en.LABELS,
        "at": "on",
        "on": "counted",
        "off": "off the map",
        "off-island": "off the island",
        "lying": "lying",
        "standing": "standing",
        "health": "health",
        "energy": "energy",
        "action": "action",
        "max": "maximum",
        "actions": "actions",
        "palm": "palm of bonus",
        "visited": "has visited",
        "mission": "mission",
        "immune": "immune to",
        "none": "none",
        "anomaly": "anomaly",
        "deaths": "deaths",
        "token": "power token",
        "drawn": "drawn",
        "turn": "turn",
        "op": "OP",
    },
    "ru": {
        **nouns_ru.NAME,
        **labels_ru.LABELS,
        "at": "на клетке",
        "on": "засчитано",
        "off": "вне поля",
        "off-island": "вне острова",
        "lying": "лежит",
        "standing": "стоит",
        "health": "здоровье",
        "energy": "энергия",
        "action": "действие",
        "max": "максимум",
        "actions": "действия",
        "palm": "в пальме бонуса",
        "visited": "посещено",
        "mission": "миссия",
        "immune": "иммунитет",
        "none": "нет",
        "anomaly": "аномалия",
        "deaths": "гибели",
        "token": "жетон силы",
        "drawn": "вытянуты",
        "turn": "ход",
        "op": "ПВ",
    },
}
_NOT_COUNTED: Final[dict[Language, str]] = {"en": "not counted", "ru": "не засчитано"}


def correction(words: list[str], language: Language, tokens: Tokens) -> str:
    """`correction: Theseus — health 2`."""
    subject, *rest = words
    terms = _TERMS[language]
    match words:
        case ["drawn", one, other]:
            value = ", ".join(token_name(token, language, tokens) for token in (one, other))
        case [who, "off"] if who in CHARACTERS:
            value = terms["off-island"]
        case ["token", token] if token != "none":
            value = token_name(token, language, tokens)
        case ["anomaly", space, effect]:
            value = f"{space}, {terms.get(f'anomaly:{effect}', effect)}"
        case [_, "mission", *mark, counted]:
            # Phil's marks are the effects of anomalies.
            shown = " ".join(terms.get(f"anomaly:{word}", terms.get(word, word)) for word in mark)
            ends = terms["on"] if counted == "on" else _NOT_COUNTED[language]
            value = f"{terms['mission']}, {shown}, {ends}"
        case [_, "extra", extra, mark]:
            value = extra_marked(extra, mark, language)
        case [_, "symbol", piece, mark]:
            value = symbol_marked(piece, mark, language)
        case [_, fruit, "circled" | "crossed" | "free" as mark]:
            value = fruit_marked(fruit, mark, language)
        case _:
            value = " ".join(terms.get(word, word) for word in rest)
    return f"{_CORRECTION[language]}: {terms.get(subject, subject)} — {value}"
