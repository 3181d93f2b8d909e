"""The ways in which a game leaves the app."""

from __future__ import annotations

from companion.engine.languages import Topic

SHARE: Topic = {
    "title": {"en": "Share this game", "ru": "Поделиться игрой"},
    "back": {"en": "Back", "ru": "Назад"},
    "for-all": {"en": "For everybody", "ru": "Для всех"},
    "for-all-text": {"en": "No secret is in it while the game is on.",
                     "ru": "Пока игра идёт, тайн в этом нет."},
    "said": {"en": "What was said, as a text", "ru": "Всё сказанное, текстом"},
    "said-second": {"en": "Round by round", "ru": "По раундам"},
    "picture": {"en": "The island as a picture", "ru": "Остров картинкой"},
    "pictures": {"en": "Every step as a picture", "ru": "Каждый шаг картинкой"},
    "when-over": {"en": "Once the game is over", "ru": "Когда игра закончится"},
    "still-secret": {"en": "The game is on: a picture of the island would tell everybody its"
                           " secret.",
                     "ru": "Игра идёт: на картинке каждый увидел бы тайну острова."},
    "for-op": {"en": "For the OP alone", "ru": "Только для ПВ"},
    "for-op-over": {"en": "For the OP", "ru": "Для ПВ"},
    "for-op-text": {"en": "Anyone who sees this knows the island.",
                    "ru": "Кто это увидит, будет знать остров."},
    "over": {"en": "The game is over: nothing in it is a secret any more.",
             "ru": "Игра окончена: тайн в этом больше нет."},
    "paper": {"en": "A page to go on by hand", "ru": "Страница для игры на бумаге"},
    "paper-second": {"en": "To be printed", "ru": "Для печати"},
    "script": {"en": "The game as a table script", "ru": "Игра в виде сценария"},
    "script-second": {"en": "It can be played again", "ru": "Её можно сыграть заново"},
    "saved": {"en": "Saved to: {path}", "ru": "Сохранено: {path}"},
    # The names of the files
    "said-file": {"en": "{name}, said", "ru": "{name}, сказано"},
    "picture-file": {"en": "{name}, island", "ru": "{name}, остров"},
    "paper-file": {"en": "{name}, by hand", "ru": "{name}, на бумаге"},
    "script-file": {"en": "{name}, script", "ru": "{name}, сценарий"},
    "folder": {"en": "{name}, steps", "ru": "{name}, шаги"},
    "unnamed": {"en": "Paradox Island", "ru": "Парадокс"},
    "picture-foot": {"en": "Paradox Island. {name}", "ru": "Парадокс. {name}"},
    # Long work
    "working": {"en": "Drawing every step", "ru": "Рисую каждый шаг"},
    "drawn": {"en": "DRAWN SO FAR", "ru": "УЖЕ НАРИСОВАНО"},
    "progress": {"en": "{n} of {of}", "ru": "{n} из {of}"},
    "stop": {"en": "Stop", "ru": "Остановить"},
    "stopped": {"en": "Stopped: {n} of {of} are in {path}", "ru": "Прервано: {n} из {of} в {path}"},
}  # fmt: skip
