"""The journal: what was done, and the moment that is looked at."""

from __future__ import annotations

from companion.engine.languages import Topic

JOURNAL: Topic = {
    "title": {"en": "Journal", "ru": "Журнал"},
    "back": {"en": "Back", "ru": "Назад"},
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    "before": {"en": "Before the first turn", "ru": "До первого хода"},
    "set-up": {"en": "The set-up", "ru": "Подготовка к игре"},
    "replay": {"en": "Replay from here", "ru": "Повтор отсюда"},
    "return": {"en": "Back to here", "ru": "Вернуться сюда"},
    "takes-back": {"en": "It takes back {n} step|It takes back {n} steps",
                   "ru": "Отменится {n} шаг|Отменятся {n} шага|Отменится {n} шагов"},
    "sure": {"en": "Yes, back to here", "ru": "Да, вернуться сюда"},
    "now": {"en": "This is now", "ru": "Это сейчас"},
    "struck": {"en": "This was taken back", "ru": "Это отменено"},
    "nothing-said": {"en": "Nothing was said.", "ru": "Ничего не объявлялось."},
}  # fmt: skip
