"""The shelf: the games that are kept, and what can be done with each."""

from __future__ import annotations

from companion.text.screens import Sheet

SHELF: Sheet = {
    "title": {"en": "Paradox Island", "ru": "Парадокс"},
    "resume": {"en": "Go on: {name}", "ru": "Продолжить: {name}"},
    "new": {"en": "New game", "ru": "Новая игра"},
    "settings": {"en": "Settings", "ru": "Настройки"},
    "welcome": {"en": "Welcome to the island", "ru": "Добро пожаловать на остров"},
    "welcome-text": {
        "en": "You are the OP: you alone see the island and move everybody on it. Enter what the"
        " captives say, read out what stands on the card, and keep the tablet to yourself.",
        "ru": "Ты — ПВ: только ты видишь остров и двигаешь на нём все фигурки. Вводи, что говорят"
        " пленники, читай вслух то, что на карточке, и никому не показывай экран.",
    },
    "unfinished": {"en": "Other games", "ru": "Другие игры"},
    "finished": {"en": "Finished games", "ru": "Законченные игры"},
    "kept": {"en": "Kept on this tablet", "ru": "Хранятся на этом устройстве"},
    "deleted": {"en": "Deleted games: {n}", "ru": "Удалённые игры: {n}"},
    "set-up-waits": {
        "en": "goes on where the set-up was left",
        "ru": "с того места, где остановилась подготовка",
    },
    "import": {"en": "Import a game", "ru": "Загрузить игру"},
    "more": {"en": "More", "ru": "Ещё"},
    "unnamed": {"en": "A game without a name", "ru": "Игра без имени"},
    # How a game stands
    "status": {
        "en": "Round {round}, {name} to move, {ago}",
        "ru": "Раунд {round}, ходит {name}, {ago}",
    },
    "won": {"en": "Won by {name}, {ago}", "ru": "Победа: {name}, {ago}"},
    "broken": {"en": "Cannot be opened", "ru": "Не открывается"},
    # How long ago
    "just-now": {"en": "just now", "ru": "только что"},
    "minutes": {
        "en": "{n} minute ago|{n} minutes ago",
        "ru": "{n} минуту назад|{n} минуты назад|{n} минут назад",
    },
    "hours": {
        "en": "{n} hour ago|{n} hours ago",
        "ru": "{n} час назад|{n} часа назад|{n} часов назад",
    },
    "days": {
        "en": "{n} day ago|{n} days ago",
        "ru": "{n} день назад|{n} дня назад|{n} дней назад",
    },
    "months": {
        "en": "{n} month ago|{n} months ago",
        "ru": "{n} месяц назад|{n} месяца назад|{n} месяцев назад",
    },
    "years": {
        "en": "{n} year ago|{n} years ago",
        "ru": "{n} год назад|{n} года назад|{n} лет назад",
    },
    # One game
    "back": {"en": "Back", "ru": "Назад"},
    "open": {"en": "Open", "ru": "Открыть"},
    "rename": {"en": "Rename", "ru": "Переименовать"},
    "export": {"en": "Export", "ru": "Выгрузить"},
    "export-text": {
        "en": "A file that another tablet can import.",
        "ru": "Файл, который можно загрузить на другом устройстве.",
    },
    "exported": {"en": "Exported to: {path}", "ru": "Выгружено в файл: {path}"},
    "delete": {"en": "Delete", "ru": "Удалить"},
    "delete-text": {
        "en": "It stays among the deleted games and can be restored.",
        "ru": "Она останется среди удалённых, её можно вернуть.",
    },
    "deleted-one": {"en": "Deleted: {name}.", "ru": "Удалено: {name}."},
    "undo": {"en": "Undo", "ru": "Вернуть"},
    "what-now": {"en": "What can be done", "ru": "Что можно сделать"},
    "new-name": {"en": "The name of the game", "ru": "Имя игры"},
    "save": {"en": "Save", "ru": "Сохранить"},
    # The deleted ones
    "deleted-title": {"en": "Deleted games", "ru": "Удалённые игры"},
    "none-deleted": {"en": "There are none.", "ru": "Таких нет."},
    "restore": {"en": "Restore", "ru": "Вернуть на полку"},
    "for-good": {"en": "Delete for good", "ru": "Удалить навсегда"},
    "for-good-sure": {"en": "Yes, delete for good", "ru": "Да, удалить навсегда"},
    "not-undone": {"en": "This cannot be undone", "ru": "Отменить будет нельзя"},
    # From another tablet
    "import-text": {
        "en": "Put .game files into this folder: {folder}",
        "ru": "Положи файлы .game в эту папку: {folder}",
    },
    "found": {"en": "Files found there", "ru": "Найденные файлы"},
    "none-found": {"en": "There are none yet.", "ru": "Пока их нет."},
    "imported": {"en": "Imported: {name}.", "ru": "Загружено: {name}."},
    # What opening has found
    "troubles": {"en": "Before you go on", "ru": "Прежде чем продолжить"},
    "go-on": {"en": "Go on", "ru": "Продолжить"},
}
