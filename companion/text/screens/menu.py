"""The menu over the desk, and the table rulings."""

from __future__ import annotations

from companion.engine.languages import Topic

MENU: Topic = {
    "title": {"en": "Menu", "ru": "Меню"},
    "back": {"en": "Back", "ru": "Назад"},
    "to-desk": {"en": "Back to the game", "ru": "К игре"},
    "round": {"en": "Round {n} · {deaths}", "ru": "Раунд {n} · {deaths}"},
    "deaths": {"en": "{n} death of {{of}}|{n} deaths of {{of}}",
               "ru": "{n} гибель из {{of}}|{n} гибели из {{of}}|{n} гибелей из {{of}}"},
    # A table: a row for each captive, a column for each question
    "asks": {"en": "A captive asks", "ru": "Пленник спрашивает"},
    "asks-text": {"en": "touch, and read out the answer", "ru": "нажми и прочитай ответ"},
    "ask-where": {"en": "What space\nam I on?", "ru": "На какой\nя клетке?"},
    "ask-repeat": {"en": "Repeat what\nI was told", "ru": "Повтори, что\nмне сказали"},
    "ask-start": {"en": "Show my\nstart again", "ru": "Показать\nстарт"},
    "nothing-told": {"en": "Nothing has been said to this captive yet.",
                     "ru": "Этому пленнику ещё ничего не говорили."},
    "known": {"en": "What they know", "ru": "Что они знают"},
    "told": {"en": "all that was said", "ru": "всё, что сказано"},
    "start-again": {"en": "Show the start again", "ru": "Показать старт ещё раз"},
    # The tiles
    "correct": {"en": "Correct something", "ru": "Поправить что-нибудь"},
    "correct-second": {"en": "the boards on the table are right", "ru": "верно то, что на столе"},
    "rulings": {"en": "Table rulings", "ru": "Как играем за этим столом"},
    "rulings-second": {"en": "what the rules leave open", "ru": "там, где в правилах пробел"},
    "share": {"en": "Share, or go on by hand", "ru": "Поделиться или играть на бумаге"},
    "share-second": {"en": "paper page, picture, file", "ru": "листок, картинка, файл"},
    "journal": {"en": "Journal", "ru": "Журнал"},
    "journal-second": {"en": "every step, and back to it", "ru": "каждый шаг и возврат к нему"},
    "settings": {"en": "Settings", "ru": "Настройки"},
    "settings-second": {"en": "reading, voice, chores", "ru": "чтение, голос, дела за ПВ"},
    "repeat": {"en": "Repeat", "ru": "Повторить"},
    "repeat-second": {"en": "what was said last", "ru": "последнее объявление"},
    "shelf": {"en": "To the shelf", "ru": "Ко всем играм"},
    "shelf-second": {"en": "this game is saved", "ru": "эта игра сохранена"},
    # One captive
    "where-is": {"en": "What space is {name} on?", "ru": "На какой клетке {name}?"},
    "mission": {"en": "Mission: {marks} of {of}", "ru": "Миссия: {marks} из {of}"},
    "bonuses": {"en": "Bonuses", "ru": "Бонусы"},
    "on-board": {"en": "Also on the board", "ru": "Ещё на планшете"},
    # The rulings
    "rulings-text": {"en": "Where the printed rules leave a gap, this table plays like this:",
                     "ru": "Там, где в правилах пробел, за этим столом играют так:"},
    "choose-rulings": {"en": "Where the printed rules leave a gap, choose how this table plays.",
                       "ru": "Там, где в правилах пробел, выбери, как играют за этим столом."},
    "otherwise": {"en": "Other tables: {text}", "ru": "Бывает иначе: {text}"},
}  # fmt: skip
