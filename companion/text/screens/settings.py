"""The settings."""

from __future__ import annotations

from companion.text.screens import Sheet

SETTINGS: Sheet = {
    "title": {"en": "Settings", "ru": "Настройки"},
    "language": {"en": "Language of the app", "ru": "Язык приложения"},
    "said-in": {"en": "Language of the announcements", "ru": "Язык объявлений"},
    # Each in its own language, so that whoever is lost finds the way back.
    "en": {"en": "English", "ru": "English"},
    "ru": {"en": "Русский", "ru": "Русский"},
    "text-size": {"en": "Text size", "ru": "Размер текста"},
    "sample": {"en": "Like this: {text}", "ru": "Вот так: {text}"},
    "size": {"en": "Size {n}", "ru": "Размер {n}"},
    "cover": {"en": "Cover automatically", "ru": "Скрывать автоматически"},
    "cover-text": {
        "en": "When nobody has touched the screen for a while.",
        "ru": "Когда экрана какое-то время никто не касается.",
    },
    "cover-never": {"en": "Never", "ru": "Никогда"},
    "cover-minutes": {
        "en": "After {n} minute|After {n} minutes",
        "ru": "Через {n} минуту|Через {n} минуты|Через {n} минут",
    },
    "awake": {"en": "Keep the screen on", "ru": "Не гасить экран"},
    "awake-on": {"en": "On", "ru": "Да"},
    "awake-off": {"en": "Off", "ru": "Нет"},
    "drawing": {
        "en": "Drawing the power tokens",
        "ru": "Тянуть жетоны силы",
    },
    "put-back": {
        "en": "Putting OP pieces back at the end of a turn",
        "ru": "Возвращать фигурки ПВ на поле в конце хода",
    },
    "lake-exit": {
        "en": "Picking the lake space that somebody leaves from",
        "ru": "Выбирать клетку озера, с которой выходят",
    },
    "ask": {"en": "Ask me", "ru": "Спрашивать меня"},
    "do": {"en": "Do it for me", "ru": "Делать за меня"},
    "back": {"en": "Back", "ru": "Назад"},
}
