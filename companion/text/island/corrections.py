"""A correction in words (L17): for the OP's eyes, because it may name spaces of the grid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.languages import Topic
from companion.games.island.corrections import facts_of
from companion.games.island.terms import CHARACTERS
from companion.text.island.en import labels as labels_en
from companion.text.island.en import nouns as nouns_en
from companion.text.island.marks import extra_marked, fruit_marked, fruit_visited, symbol_marked
from companion.text.island.ru import labels as labels_ru
from companion.text.island.ru import nouns as nouns_ru
from companion.text.island.tokens import token_name
from companion.text.languages import Language, Tokens
from companion.text.screens import InOne

_CORRECTION: Final[dict[Language, str]] = {"en": "correction", "ru": "поправка"}

_WORDS: Final[Topic] = {
    "at": {"en": "on", "ru": "на клетке"},
    "on": {"en": "counted", "ru": "засчитано"},
    "off": {"en": "off the map", "ru": "вне поля"},
    "off-island": {"en": "off the island", "ru": "вне острова"},
    "lying": {"en": "lying", "ru": "лежит"},
    "standing": {"en": "standing", "ru": "стоит"},
    "health": {"en": "health", "ru": "здоровье"},
    "energy": {"en": "energy", "ru": "энергия"},
    "action": {"en": "action", "ru": "действие"},
    "max": {"en": "maximum", "ru": "максимум"},
    "actions": {"en": "actions", "ru": "действия"},
    "palm": {"en": "palm of bonus", "ru": "в пальме бонуса"},
    "mission": {"en": "mission", "ru": "миссия"},
    "immune": {"en": "immune to", "ru": "иммунитет"},
    "none": {"en": "none", "ru": "нет"},
    "anomaly": {"en": "anomaly", "ru": "аномалия"},
    "deaths": {"en": "deaths", "ru": "гибели"},
    "token": {"en": "power token", "ru": "жетон силы"},
    "drawn": {"en": "drawn", "ru": "вытянуты"},
    "turn": {"en": "turn", "ru": "ход"},
    "op": {"en": "OP", "ru": "ПВ"},
}
_TERMS: Final[dict[Language, Mapping[str, str]]] = {
    "en": {**nouns_en.NAME, **labels_en.LABELS, **InOne(_WORDS, "en")},
    "ru": {**nouns_ru.NAME, **labels_ru.LABELS, **InOne(_WORDS, "ru")},
}
_NOT_COUNTED: Final[dict[Language, str]] = {"en": "not counted", "ru": "не засчитано"}


def correction(words: list[str], language: Language, tokens: Tokens) -> str:
    """`correction: Theseus — health 2; Phil — energy 3`."""
    facts = "; ".join(fact_set([*fact], language, tokens) for fact in facts_of(words) if fact)
    return f"{_CORRECTION[language]}: {facts}"


def fact_set(words: list[str], language: Language, tokens: Tokens) -> str:
    """`Theseus — health 2`."""
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
        case [_, "visited", fruit]:
            value = f"{terms[fruit]} {fruit_visited(fruit, language)}"
        case [_, "extra", extra, mark]:
            value = extra_marked(extra, mark, language)
        case [_, "symbol", piece, mark]:
            value = symbol_marked(piece, mark, language)
        case [_, fruit, "circled" | "crossed" | "free" as mark]:
            value = fruit_marked(fruit, mark, language)
        case _:
            value = " ".join(terms.get(word, word) for word in rest)
    return f"{terms.get(subject, subject)} — {value}"
