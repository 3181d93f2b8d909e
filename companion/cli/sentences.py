"""Sentences of the command line, by code and language."""

from typing import Final

from companion.engine.languages import Topic
from companion.games.island.setup.fault_sentences import SETUP

# Faults while a script is played.
RUN: Final[Topic] = {
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

# Sentences on an island that stands in no game yet.
ISLAND: Final[Topic] = {
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
}

# Sentences around the entries of the rulebook.
RULES: Final[Topic] = {
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

# One line on each command, for the page of all and for its own.
SUMMARIES: Final[Topic] = {
    "table": {
        "en": "play a table script, or check one; one JSON object a line",
        "ru": "сыграть сценарий стола или проверить его; строка вывода — объект JSON",
    },
    "script": {
        "en": "print a saved game as a table script that plays to the very same state",
        "ru": "напечатать сохранённую игру как сценарий стола, который ведёт к тому же положению",
    },
    "island": {
        "en": "draw an island at random, show the one behind a code, or check a layout",
        "ru": "вытянуть случайный остров, показать остров по коду или проверить раскладку",
    },
    "rules": {
        "en": "look something up in the rules",
        "ru": "найти что-нибудь в правилах",
    },
    "hear": {
        "en": "tell what a sound file says, and what that stands for at a table; one JSON object",
        "ru": "сказать, что звучит в файле и что это значит за столом; один объект JSON",
    },
    "game": {
        "en": "watch the computer play a whole game of Paradox Island, against itself",
        "ru": "посмотреть, как компьютер сам с собой играет в «Остров парадоксов»",
    },
    "repl": {
        "en": "open Python with a random game at hand",
        "ru": "открыть Python, где под рукой случайная игра",
    },
}

# The help pages: headings, and a line on each argument.
ARGUMENTS: Final[Topic] = {
    "usage": {"en": "usage", "ru": "вызов"},
    "program": {
        "en": "usage: {program} [COMMAND …]\n\ncommands:\n{commands}\n"
        "Without a command the app is opened. More on a command: {program} COMMAND --help",
        "ru": "вызов: {program} [КОМАНДА …]\n\nкоманды:\n{commands}\n"
        "Без команды откроется приложение. Подробнее о команде: {program} КОМАНДА --help"
        " --language ru",
    },
    "words": {"en": "words", "ru": "слова"},
    "options": {"en": "options, in any order", "ru": "параметры, в любом порядке"},
    "--help": {"en": "show this page", "ru": "показать эту страницу"},
    "--language": {
        "en": "of sentences and complaints: English or Russian",
        "ru": "язык фраз и сообщений: английский или русский",
    },
    "--json": {"en": "for programs: JSON on one line", "ru": "для программ: JSON в одну строку"},
    "--game": {
        "en": "whose rules; those of Paradox Island, if no game is named",
        "ru": "чьи правила; если игра не названа — «Острова парадоксов»",
    },
    "--plain": {"en": "for people: words only", "ru": "для людей: только слова"},
    "--knows": {
        "en": "beside each line, the least that this captive can know of the island",
        "ru": "у каждой строки — сколько самое меньшее может знать об острове этот пленник",
    },
    "--seed": {
        "en": "a whole number; the same one draws the same again",
        "ru": "целое число; по тому же выпадет то же самое",
    },
    "--check": {
        "en": "say what is wrong with the layout of a file",
        "ru": "сказать, что не так с раскладкой из файла",
    },
    "--wish": {
        "en": "what a random island must be like, given as often as wanted: no-shore-lake,"
        " camps-apart, knots-apart, gentle, cruel",
        "ru": "каким должен быть случайный остров, можно повторять: no-shore-lake, camps-apart,"
        " knots-apart, gentle, cruel",
    },
    "--box": {
        "en": "a file on your box: its tiles, knots and arrows",
        "ru": "файл о твоей коробке: плитки, узлы, стрелки",
    },
    "--table": {
        "en": "a table script; heard is what is said at its end",
        "ru": "сценарий стола; слушаем то, что сказано в его конце",
    },
    "--engine": {"en": "what is to hear it", "ru": "чем распознавать"},
    "--op": {
        "en": "how strong the computer plays the OP: gentle, even, strong",
        "ru": "насколько сильно компьютер играет за ПВ: gentle (мягко), even (ровно), strong"
        " (сильно)",
    },
    "--style": {
        "en": "the OP's manner: fair (spreads the harm), hunter (goes for the leader), trickster"
        " (moves the pieces about)",
        "ru": "манера ПВ: fair (вредит поровну), hunter (охотится на лидера), trickster (гоняет"
        " фигуры)",
    },
    "--captives": {
        "en": "who plays the captives, one to three of: random, explorer, omniscient; for example"
        " explorer,explorer",
        "ru": "кто играет за пленников, от одного до трёх из: random (наугад), explorer (по"
        " услышанному), omniscient (видит остров); например explorer,explorer",
    },
    "FILE.yaml": {"en": "a table script", "ru": "сценарий стола"},
    "FILE.game": {"en": "a saved game", "ru": "сохранённая игра"},
    "FILE.wav": {"en": "a sound file", "ru": "звуковой файл"},
    "CODE": {"en": "the code of an island", "ru": "код острова"},
    "QUERY": {"en": "what to look up", "ru": "что найти"},
}

# The first lines in Python, on the game that is at hand.
REPL: Final[Topic] = {
    "begin": {
        "en": "Here is a random game, from seed {seed}. Say what is said at the table:"
        ' game.say("north-east, safely")\n'
        "Look at it: print(game), game.question, game.options, game.undo(); all of it: help(game)",
        "ru": "Вот случайная игра, её номер {seed}. Говори, что говорят за столом:"
        ' game.say("на северо-восток, осторожно")\n'
        "Смотри: print(game), game.question, game.options, game.undo(); всё остальное: help(game)",
    },
}

# A game that the computer plays against itself.
GAME: Final[Topic] = {
    "begin": {
        "en": "A random table, from seed {seed}.",
        "ru": "Случайный стол, его номер {seed}.",
    },
    "end": {
        "en": "The game is over. Rounds: {rounds}; deaths: {deaths}; missions: {marks}.",
        "ru": "Игра окончена. Кругов: {rounds}; смертей: {deaths}; миссии: {marks}.",
    },
    "unfinished": {
        "en": "Nobody has won, and here it stops. Rounds: {rounds}; deaths: {deaths}; missions:"
        " {marks}.",
        "ru": "Никто не победил, на этом остановимся. Кругов: {rounds}; смертей: {deaths}; миссии:"
        " {marks}.",
    },
    "other-game": {
        "en": "--op is for Paradox Island alone; leave it out for this game",
        "ru": "--op есть только у «Острова парадоксов»; для этой игры его не надо",
    },
}

# The fog over the island for one captive.
KNOWS: Final[Topic] = {
    "line": {
        "en": "[{who} can know at least {bits} of {whole} bits; {place}; certain, {n}: {certain}]",
        "ru": "[{who} может знать самое меньшее {bits} бит из {whole}; {place}; наверняка, {n}:"
        " {certain}]",
    },
    "none": {"en": "nothing", "ru": "ничего"},
    "there": {"en": "place: {at}", "ru": "место: {at}"},
    "somewhere": {"en": "place: one of {n}", "ru": "место: одно из {n}"},
    "nowhere": {"en": "place: unknown", "ru": "место: неизвестно"},
    "nobody": {
        "en": "{found} does not play at this table; name one of: {known}",
        "ru": "{found} за этим столом не играет; назови кого-нибудь из: {known}",
    },
    "other-game": {
        "en": "--knows is for Paradox Island alone; leave it out for this game",
        "ru": "--knows есть только у «Острова парадоксов»; для этой игры его не надо",
    },
}

# Words for a value on a help page.
METAVARS: Final[Topic] = {
    "FILE": {"en": "FILE", "ru": "ФАЙЛ"},
    "TABLE": {"en": "TABLE", "ru": "СТОЛ"},
    "CODE": {"en": "CODE", "ru": "КОД"},
    "QUERY": {"en": "QUERY", "ru": "ЗАПРОС"},
    "WISH": {"en": "WISH", "ru": "ПОЖЕЛАНИЕ"},
    "N": {"en": "N", "ru": "N"},
    "WHO": {"en": "WHO", "ru": "КТО"},
    "STRENGTH": {"en": "STRENGTH", "ru": "СИЛА"},
    "STYLE": {"en": "STYLE", "ru": "МАНЕРА"},
    "KINDS": {"en": "KINDS", "ru": "ВИДЫ"},
}

# Faults of the arguments, told below the usage.
MISUSED: Final[Topic] = {
    "command": {"en": "there is no command {found}", "ru": "команды {found} нет"},
    "unknown": {
        "en": "{found} is nothing that this command takes; see --help",
        "ru": "{found} этой команде ни к чему; что ей нужно, скажет --help",
    },
    "missing": {"en": "this is missing: {found}", "ru": "не хватает: {found}"},
    "no-value": {
        "en": "{option} needs a value after it",
        "ru": "после {option} должно стоять значение",
    },
    "no-value-wanted": {
        "en": "{option} takes no value",
        "ru": "у {option} не бывает значения",
    },
    "choice": {
        "en": "{option}: {found} is none of these: {known}",
        "ru": "{option}: {found} — ничто из этого: {known}",
    },
    "seed": {
        "en": "{found} is no seed; write a whole number of at most 18 digits",
        "ru": "{found} — не номер случайного острова; напиши целое число не длиннее 18 цифр",
    },
    "captives": {
        "en": "--captives: {found} is not one to three of these, with commas: {known}",
        "ru": "--captives: {found} — не то; напиши через запятую от одного до трёх из: {known}",
    },
    "twice": {"en": "{option} is given twice", "ru": "{option} стоит дважды"},
    "together": {
        "en": "{option} and {other} do not go together",
        "ru": "{option} и {other} вместе не бывают",
    },
}
