"""What can be wrong with a table script, by code and language."""

from typing import Final

from companion.games.island.setup.checks import Sentences
from companion.games.island.setup_sentences import SETUP

TABLE: Final[Sentences] = {
    **SETUP,
    "empty": {
        "en": "the file holds no table; begin it with game: paradox-island",
        "ru": "в файле нет стола; начни его с game: paradox-island",
    },
    "entry": {
        "en": "a line of the script is one WHO: TEXT; write, for example: - theseus: move NW",
        "ru": "строка сценария — это одно КТО: ТЕКСТ; напиши, например: - theseus: move NW",
    },
    "unknown-who": {
        "en": "nobody here is called {found}; a line begins with one of: {known}, expect",
        "ru": "{found} здесь нет; строка начинается с одного из: {known}, expect",
    },
    "order": {
        "en": "{found} is no order to draw; write each number from 0 up once, as in 2 0 1",
        "ru": "{found} — не порядок, который выпадает; напиши каждое число от 0 один раз,"
        " например 2 0 1",
    },
    "too-long": {
        "en": "nobody says that much in one breath; keep a line under {longest} letters",
        "ru": "столько за раз никто не говорит; уложи строку в {longest} букв",
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
        " {options}. If the refusal is wanted, put an expect with error: {code} after it.",
        "ru": "{place}: «{text}», {who}: отказ ({code}): {why} Сейчас можно сказать: {options}."
        " Если отказ и нужен, поставь следом expect с error: {code}.",
    },
    "failed": {
        "en": "{place}: expected {key}: {wanted}; instead there was: {found}",
        "ru": "{place}: ожидалось {key}: {wanted}; вместо этого было: {found}",
    },
}

# What is said of an island that stands in no game yet.
ISLAND: Final[Sentences] = {
    **SETUP,
    "code": {"en": "Island {code}", "ru": "Остров {code}"},
    "seeded": {
        "en": "From seed {seed}; the same again: {again}",
        "ru": "Номер случайного острова: {seed}; ещё раз такой же: {again}",
    },
    "wished": {
        "en": "{wishes} Islands drawn to find it: {n}.",
        "ru": "{wishes} Чтобы его найти, вытянуто островов: {n}.",
    },
    "wish": {
        "en": "{found} is no wish; write one of: {known}",
        "ru": "{found} — не пожелание; напиши одно из: {known}",
    },
    "good": {
        "en": "The island is legal: nothing is wrong with it.",
        "ru": "Остров правильный: всё на месте.",
    },
    "buildable": {
        "en": "It can be built from the tiles of this box.",
        "ru": "Его можно сложить из плиток этой коробки.",
    },
    "not-buildable": {
        "en": "It cannot be built from the tiles of this box.",
        "ru": "Из плиток этой коробки его не сложить.",
    },
    "tiles-unknown": {
        "en": "It is not known whether it can be built: the box file does not tell the tile pairs.",
        "ru": "Можно ли его сложить, неизвестно: в файле коробки нет пар для плиток.",
    },
    "misfit": {
        "en": "the tiles of the box do not fit this island; with as many laid as possible these are"
        " left over: {tiles}; and no tile covers {at}: change what lies there",
        "ru": "из плиток коробки этот остров не сложить; если положить сколько можно, останутся:"
        " {tiles}; и ничем не накрыты {at}: поменяй что-нибудь там",
    },
    "strange-knots": {
        "en": "the box has no such knots as at {at}; its kinds are {known}: give them other arrows",
        "ru": "таких узлов, как на {at}, в коробке нет; её виды: {known}; задай им другие стрелки",
    },
    "same-kind": {
        "en": "the knots at {at} are of one kind, however they are turned; a box has three"
        " different ones: give all but one of them other arrows",
        "ru": "узлы на {at} одного вида, как их ни поворачивай, а в коробке все три разные: оставь"
        " такие стрелки только одному",
    },
    "no-island": {
        "en": "no island stands in this file; write island: and seven rows of spaces",
        "ru": "в этом файле нет острова; напиши island: и семь рядов клеток",
    },
    "seed": {
        "en": "{found} is no seed; write a whole number of at most 18 digits",
        "ru": "{found} — не номер случайного острова; напиши целое число не длиннее 18 цифр",
    },
}

# What is said of the rules besides what stands in the rulebook.
RULES: Final[Sentences] = {
    "nothing": {
        "en": "nothing is found for {query}; try another word, or fewer words",
        "ru": "по запросу {query} ничего не найдено; попробуй другое слово или меньше слов",
    },
    "empty": {
        "en": "name what to look up, such as: rules whirl",
        "ru": "назови, что найти, например: rules водоворот",
    },
    "too-long": {
        "en": "a query has at most {longest} letters; a few words are enough",
        "ru": "в запросе не больше {longest} букв; хватит нескольких слов",
    },
    "more": {
        "en": "{number} more: add a word to narrow it down.",
        "ru": "И ещё {number}: добавь слово, чтобы сузить поиск.",
    },
    "example": {"en": "Example: {example}", "ru": "Пример: {example}"},
}
