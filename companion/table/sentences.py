"""What can be wrong with a table script, by code and language."""

from typing import Final

from companion.games.island.checks import Sentences
from companion.games.island.setup_sentences import SETUP

TABLE: Final[Sentences] = {
    **SETUP,
    "empty": {
        "en": "the file holds no table; begin it with game: paradox-island",
        "ru": "в файле нет стола; начните его с game: paradox-island",
    },
    "entry": {
        "en": "a line of the script is one WHO: TEXT; write as in: - theseus: move NW",
        "ru": "строка сценария — это одно КТО: ТЕКСТ; напиши, например: - theseus: move NW",
    },
    "unknown-who": {
        "en": "nobody here is called {found}; a line begins with one of: {known}, expect",
        "ru": "{found} здесь нет; строка начинается с одного из: {known}, expect",
    },
    "too-long": {
        "en": "nobody says that much in one breath; keep a line under {longest} letters",
        "ru": "столько за раз никто не говорит; уложите строку в {longest} букв",
    },
}

# What can go wrong while a script is played.
RUN: Final[Sentences] = {
    "place": {
        "en": "{file}: line {at}: script entry {number}",
        "ru": "{file}: строка {at}: запись {number} сценария",
    },
    "refused": {
        "en": '{place}: "{text}" by {who} is refused ({code}): {why} What can be said now:'
        " {options}. Where the refusal is wanted, let an expect with error: {code} follow.",
        "ru": "{place}: «{text}», {who}: отказ ({code}): {why} Сейчас можно сказать: {options}."
        " Если отказ и нужен, поставьте следом expect с error: {code}.",
    },
    "failed": {
        "en": "{place}: expected {key}: {wanted}; instead there was: {found}",
        "ru": "{place}: ожидалось {key}: {wanted}; вместо этого было: {found}",
    },
}
