"""The shelf: the games that are kept, and what can be done with each."""

from __future__ import annotations

from companion.engine.languages import Topic

SHELF: Topic = {
    "title": {"en": "Paradox Island", "ru": "Парадокс"},
    "resume": {"en": "Continue: {name}", "ru": "Продолжить: {name}"},
    "new": {"en": "New game", "ru": "Новая игра"},
    "settings": {"en": "Settings", "ru": "Настройки"},
    "welcome": {"en": "Welcome to the island", "ru": "Добро пожаловать на остров"},
    "welcome-text": {
        "en": "You are the OP: you alone see the island and move everybody on it. Enter what the"
              " captives say, read out what is on the card, and show the screen to nobody.",
        "ru": "Ты — ПВ: только ты видишь остров и двигаешь на нём все фигурки. Вводи, что говорят"
              " пленники, читай вслух то, что на карточке, и никому не показывай экран."},
    "unfinished": {"en": "Other games", "ru": "Другие игры"},
    "finished": {"en": "Finished games", "ru": "Законченные игры"},
    "around": {"en": "Also here", "ru": "Ещё здесь"},
    "deleted": {"en": "Deleted games: {n}", "ru": "Удалённые игры: {n}"},
    "set-up-waits": {"en": "goes on where you left the set-up",
                     "ru": "с того места, где остановилась подготовка"},
    "practice": {"en": "Practice", "ru": "Тренировка"},
    "five-minutes": {"en": "five minutes, the app plays the captives",
                     "ru": "пять минут, за пленников играет приложение"},
    "waits": {"en": "goes on at step {n} of {all}", "ru": "продолжение с шага {n} из {all}"},
    "played": {"en": "played to the end", "ru": "пройдена до конца"},
    "check-box": {"en": "Check your box", "ru": "Проверить коробку"},
    "import": {"en": "Add a game from a file", "ru": "Добавить игру из файла"},
    "more": {"en": "More", "ru": "Ещё"},
    "unnamed": {"en": "A game without a name", "ru": "Игра без названия"},
    # The state of a game
    "status": {"en": "Round {round}, {name} to move, {ago}",
               "ru": "Раунд {round}, ходит {name}, {ago}"},
    # A long one, while it is played again
    "opening": {"en": "Opening the game", "ru": "Открываю игру"},
    "it-is-long": {"en": "It is long and is being played again from its file.",
                   "ru": "Она длинная и разыгрывается заново по файлу."},
    "played-again": {"en": "DONE SO FAR", "ru": "УЖЕ СДЕЛАНО"},
    "reading": {"en": "Reading the file", "ru": "Читаю файл"},
    "lines": {"en": "{n} of {of} lines", "ru": "Строк: {n} из {of}"},
    "leave-it": {"en": "Stop", "ru": "Остановить"},
    "won": {"en": "Won by {name}, {ago}", "ru": "Победа: {name}, {ago}"},
    "broken": {"en": "Cannot be opened", "ru": "Не открывается"},
    # Times since
    "just-now": {"en": "just now", "ru": "только что"},
    "minutes": {"en": "{n} minute ago|{n} minutes ago",
                "ru": "{n} минуту назад|{n} минуты назад|{n} минут назад"},
    "hours": {"en": "{n} hour ago|{n} hours ago",
              "ru": "{n} час назад|{n} часа назад|{n} часов назад"},
    "days": {"en": "{n} day ago|{n} days ago", "ru": "{n} день назад|{n} дня назад|{n} дней назад"},
    "months": {"en": "{n} month ago|{n} months ago",
               "ru": "{n} месяц назад|{n} месяца назад|{n} месяцев назад"},
    "years": {"en": "{n} year ago|{n} years ago",
              "ru": "{n} год назад|{n} года назад|{n} лет назад"},
    # One game
    "back": {"en": "Back", "ru": "Назад"},
    "open": {"en": "Open", "ru": "Открыть"},
    "replay": {"en": "Replay", "ru": "Повтор игры"},
    "replay-text": {"en": "Step by step, or on its own", "ru": "По шагам или подряд"},
    "share": {"en": "Share", "ru": "Поделиться"},
    "share-text": {"en": "A picture, what was said, a page to go on by hand",
                   "ru": "Картинка, всё сказанное, страница для игры на бумаге"},
    "rename": {"en": "Rename", "ru": "Переименовать"},
    "export": {"en": "Save to a file", "ru": "Сохранить в файл"},
    "export-text": {"en": "Another tablet can add the game from it.",
                    "ru": "Из него игру можно добавить на другом устройстве."},
    "exported": {"en": "Saved to: {path}", "ru": "Сохранено в файл: {path}"},
    "delete": {"en": "Delete", "ru": "Удалить"},
    "delete-text": {"en": "It stays among the deleted games and can be restored.",
                    "ru": "Она останется среди удалённых, её можно вернуть."},
    "deleted-one": {"en": "Deleted: “{name}”.", "ru": "Удалена игра «{name}»."},
    "undo": {"en": "Undo", "ru": "Вернуть"},
    "what-now": {"en": "What can be done", "ru": "Что можно сделать"},
    "new-name": {"en": "The name of the game", "ru": "Название игры"},
    "save": {"en": "Save", "ru": "Сохранить"},
    # The deleted ones
    "deleted-title": {"en": "Deleted games", "ru": "Удалённые игры"},
    "none-deleted": {"en": "There are none.", "ru": "Таких нет."},
    "restore": {"en": "Restore", "ru": "Вернуть"},
    "for-good": {"en": "Delete for good", "ru": "Удалить навсегда"},
    "for-good-sure": {"en": "Yes, delete for good", "ru": "Да, удалить навсегда"},
    "not-undone": {"en": "This cannot be undone", "ru": "Отменить будет нельзя"},
    # From another tablet
    "import-text": {"en": "Drop a .game file or a table script on this window, choose it,"
                          " or put .game files into this folder: {folder}",
                    "ru": "Перетащи файл .game или сценарий стола в это окно, выбери его"
                          " или положи файлы .game в эту папку: {folder}"},
    "found": {"en": "Files found there", "ru": "Найденные файлы"},
    "none-found": {"en": "There are none yet.", "ru": "Пока их нет."},
    "imported": {"en": "Added: “{name}”.", "ru": "Добавлена игра «{name}»."},
    # Troubles found on opening
    "troubles": {"en": "Before you continue", "ru": "Прежде чем продолжить"},
    "go-on": {"en": "Continue", "ru": "Продолжить"},
}  # fmt: skip
