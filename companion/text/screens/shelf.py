"""The shelf: the games that are kept, and what can be done with each."""

from __future__ import annotations

from companion.engine.languages import Topic

SHELF: Topic = {
    "what-is-an-op": {
        "en": "One sees the island: the Omnipotence Paradox, called the OP. The others walk it"
              " blind. They say what they do; this tablet finds what happens, and writes what the"
              " OP says.",
        "ru": "Остров видит один игрок: Парадокс всемогущества, ПВ. Остальные идут по нему"
              " вслепую. Они говорят, что делают; планшет узнаёт, что случилось, и пишет, что"
              " сказать ПВ."},
    "going-on": {"en": "GOING ON NOW", "ru": "СЕЙЧАС ИДЁТ"},
    "to-move": {"en": "Round {round}, {name} to move", "ru": "Раунд {round}, ходит {name}"},
    "goes-on": {"en": "Continue", "ru": "Продолжить"},
    "covered": {"en": "covered: hold to open the island",
                "ru": "закрыто: подержи, чтобы открыть остров"},
    "new": {"en": "New game", "ru": "Новая игра"},
    "new-text": {"en": "2 to 4 people, one of them the OP", "ru": "2–4 человека, один из них ПВ"},
    "settings": {"en": "Settings", "ru": "Настройки"},
    "finished": {"en": "Finished games", "ru": "Сыгранные игры"},
    "other": {"en": "Other games", "ru": "Другие игры"},
    "all": {"en": "All {n}", "ru": "Все {n}"},
    "games": {"en": "Games", "ru": "Игры"},
    "how-many": {"en": "{n} game|{n} games", "ru": "{n} игра|{n} игры|{n} игр"},
    "watch": {"en": "Watch the replay", "ru": "Посмотреть"},
    "other-language": {"en": "Русский", "ru": "English"},
    "deleted": {"en": "Deleted games: {n}", "ru": "Удалённые игры: {n}"},
    "set-up-waits": {"en": "goes on where you left the set-up",
                     "ru": "с того места, где остановилась подготовка"},
    "practice": {"en": "Practice", "ru": "Тренировка"},
    "practice-first": {"en": "Practice as the OP", "ru": "Потренироваться за ПВ"},
    "five-minutes": {"en": "5 minutes: the app plays two captives",
                     "ru": "5 минут: за пленников играет планшет"},
    "waits": {"en": "goes on at step {n} of {all}", "ru": "продолжение с шага {n} из {all}"},
    "played": {"en": "played to the end", "ru": "пройдена до конца"},
    "check-box": {"en": "Check your box", "ru": "Проверить коробку"},
    "import": {"en": "Add a game", "ru": "Добавить игру"},
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
    "rounds": {"en": "{n} round|{n} rounds", "ru": "{n} раунд|{n} раунда|{n} раундов"},
    # Who has won
    "escaped-theseus": {"en": "Theseus escaped", "ru": "Тесей спасся"},
    "escaped-phil": {"en": "Phil escaped", "ru": "Фил спасся"},
    "escaped-schrodie": {"en": "Schrodie escaped", "ru": "Шредди спаслась"},
    "escaped-achilles": {"en": "Achilles escaped", "ru": "Ахилл спасся"},
    "escaped-hempel": {"en": "Hempel escaped", "ru": "Гемпель спасся"},
    "escaped-granddead": {"en": "Granddead escaped", "ru": "Ан-дед спасся"},
    "escaped-op": {"en": "The OP won", "ru": "Победил ПВ"},
    # Days
    "begun": {"en": "begun {day}, {time}", "ru": "начата {day} в {time}"},
    "today": {"en": "today", "ru": "сегодня"},
    "yesterday": {"en": "yesterday", "ru": "вчера"},
    "weekdays": {"en": "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
                 "ru": "в понедельник|во вторник|в среду|в четверг|в пятницу|в субботу"
                       "|в воскресенье"},
    "day-of-month": {
        "en": "{n} January|{n} February|{n} March|{n} April|{n} May|{n} June|{n} July|{n} August"
              "|{n} September|{n} October|{n} November|{n} December",
        "ru": "{n} января|{n} февраля|{n} марта|{n} апреля|{n} мая|{n} июня|{n} июля|{n} августа"
              "|{n} сентября|{n} октября|{n} ноября|{n} декабря"},
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
    "open-text": {"en": "The desk, as it stood at the end", "ru": "Игровой экран, как в конце"},
    "replay": {"en": "Replay", "ru": "Повтор игры"},
    "replay-text": {"en": "Step by step, or on its own", "ru": "По шагам или подряд"},
    "share": {"en": "Share", "ru": "Поделиться"},
    "share-text": {"en": "A picture, what was said, a page to go on by hand",
                   "ru": "Картинка, всё сказанное, страница для игры на бумаге"},
    "rename": {"en": "Rename", "ru": "Переименовать"},
    "rename-text": {"en": "A name of its own is found again", "ru": "По названию её легко найти"},
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
