"""The menu over the desk, and the table rulings."""

from __future__ import annotations

from companion.engine.languages import Topic

MENU: Topic = {
    "title": {"en": "Menu", "ru": "Меню"},
    "back": {"en": "Back", "ru": "Назад"},
    "to-desk": {"en": "Back to the game", "ru": "К игре"},
    "where": {"en": "What space are they on?", "ru": "На какой они клетке?"},
    "where-text": {
        "en": "Anybody may ask, at any time. Touch the captive, and read out the answer.",
        "ru": "Спросить может кто угодно и когда угодно. Нажми на пленника и прочитай ответ."},
    "told-to": {"en": "What each has been told", "ru": "Что каждому сказано"},
    "start-again": {"en": "Show the start again", "ru": "Показать старт ещё раз"},
    "start-text": {"en": "Only the captive you touch may look.",
                   "ru": "Смотрит только тот пленник, на которого нажмёшь."},
    "repeat": {"en": "Repeat what was said last", "ru": "Повторить последнее объявление"},
    "table": {"en": "At the table", "ru": "За столом"},
    "deaths": {"en": "Deaths so far: {n} of {of}.", "ru": "Гибелей: {n} из {of}."},
    "correct": {"en": "Correct something", "ru": "Поправить что-нибудь"},
    "share": {"en": "Share, or go on by hand", "ru": "Поделиться или играть на бумаге"},
    "rulings": {"en": "Table rulings", "ru": "Как играем за этим столом"},
    "app": {"en": "The app", "ru": "Приложение"},
    "settings": {"en": "Settings", "ru": "Настройки"},
    "shelf": {"en": "To all games", "ru": "Ко всем играм"},
    "shelf-second": {"en": "This game is saved", "ru": "Эта игра сохранена"},
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
