"""The words that one captive has heard, for the OP alone."""

from __future__ import annotations

from companion.engine.languages import Topic
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.terms import PARTS
from companion.text.island.names import given_to, in_sentence
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.secret import part, space

TOLD: Topic = {
    "last": {"en": "SAID TO {name} LAST", "ru": "ПОСЛЕДНЕЕ, ЧТО СКАЗАНО {name}"},
    "where": {"en": "IF SOMEBODY ASKS WHERE {name} IS", "ru": "ЕСЛИ СПРОСЯТ, ГДЕ {name}"},
    "nothing": {"en": "Nothing has been said yet.", "ru": "Пока ничего не сказано."},
    "round": {"en": "Told in round {n}", "ru": "Сказано в раунде {n}"},
    "set-up": {"en": "Told before the first turn", "ru": "Сказано до первого хода"},
    "to-one": {"en": "Only what {name} was told", "ru": "Только сказанное {name}"},
    "to-all": {"en": "All that was said aloud", "ru": "Всё, что сказано вслух"},
    "start": {"en": "Shown to {name} alone: the start, {place}.",
              "ru": "Показано только {name}: старт, {place}."},
    "piece": {"en": "Shown to {name} alone: {piece}, {place}.",
              "ru": "Показано только {name}: {piece}, {place}."},
}  # fmt: skip


def shown_alone(fact: StartShown | PieceShown, language: Language) -> str:
    """The line on what one captive was shown, with its place on the grid: the OP sees it too."""
    texts, named = words(TOLD, language), given_to(fact.to, language)
    if isinstance(fact, StartShown):
        return texts["start"].format(name=named, place=space(fact.at, language))
    place = part(fact.at, language) if fact.at in PARTS else space(fact.at, language)
    return texts["piece"].format(name=named, piece=in_sentence(fact.piece, language), place=place)
