"""The end of a game: the page of whoever has won, and the island that is opened to all."""

from __future__ import annotations

from companion.engine.languages import Topic

ENDING: Topic = {
    "by-mission": {"en": "ROUND {n} · MISSION {done} OF {of}",
                   "ru": "РАУНД {n} · МИССИЯ {done} ИЗ {of}"},
    "by-deaths": {"en": "ROUND {n} · DEATH {done} OF {of}",
                  "ru": "РАУНД {n} · ГИБЕЛЬ {done} ИЗ {of}"},
    "and": {"en": "and", "ru": "и"},
    "stay": {"en": "{{names}} stays here for ever.|{{names}} stay here for ever.",
             "ru": "{{names}} остаётся здесь навсегда.|{{names}} остаются здесь"
                   " навсегда.|{{names}} остаются здесь навсегда."},
    # Buttons
    "reveal": {"en": "Open the island to all", "ru": "Открыть остров всем"},
    "turn-it": {"en": "turn the tablet to the table", "ru": "поверни устройство к столу"},
    "again": {"en": "Again with the same people", "ru": "Ещё раз с теми же"},
    "harder": {"en": "Again, a little harder", "ru": "Ещё раз, чуть труднее"},
    "harder-short": {"en": "Again, harder", "ru": "Ещё раз, труднее"},
    "strength": {"en": "strength: {strength}", "ru": "сила: {strength}"},
    "replay": {"en": "Replay", "ru": "Повтор игры"},
    "share": {"en": "Share", "ru": "Поделиться"},
    "to-shelf": {"en": "To the shelf", "ru": "Ко всем играм"},
    "undo": {"en": "Undo the last move", "ru": "Отменить ход"},
    # The island opens
    "closed": {"en": "The island is closed", "ru": "Остров закрыт"},
    "opens": {"en": "The island opens", "ru": "Остров открывается"},
    "open": {"en": "The island is open", "ru": "Остров открыт"},
    "rows": {"en": "Row by row, from the north.", "ru": "Ряд за рядом, с севера."},
    "way": {"en": "Here is {whose} way, as it truly was.",
            "ru": "Вот путь {whose}, каким он был на самом деле."},
    "ways": {"en": "{whose} way lies in front, the others are pale.",
             "ru": "Путь {whose} лежит сверху, остальные бледнее."},
    "no-way": {"en": "Touch a name, and its way is drawn.", "ru": "Нажми на имя, и появится путь."},
    "spaces": {"en": "{n} space|{n} spaces", "ru": "{n} клетка|{n} клетки|{n} клеток"},
    "deaths": {"en": "{n} death|{n} deaths", "ru": "{n} гибель|{n} гибели|{n} гибелей"},
    "all-at-once": {"en": "Open all at once", "ru": "Открыть всё сразу"},
    "watch": {"en": "Watch the replay", "ru": "Посмотреть повтор"},
    "give-back": {"en": "Give the tablet back", "ru": "Вернуть устройство"},
    "again-short": {"en": "Again, same people", "ru": "Ещё раз с теми же"},
}  # fmt: skip
