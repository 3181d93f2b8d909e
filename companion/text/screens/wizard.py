"""The rail of the set-up, and the bar below it."""

from __future__ import annotations

from companion.engine.languages import Topic

WIZARD: Topic = {
    "step-table": {"en": "Table", "ru": "Стол"},
    "step-island": {"en": "Island", "ru": "Остров"},
    "step-tokens": {"en": "Tokens", "ru": "Жетоны"},
    "step-pieces": {"en": "Hidden pieces", "ru": "Скрытые фигурки"},
    "step-starts": {"en": "Starts", "ru": "Старты"},
    "step-ready": {"en": "Ready", "ru": "Готово"},
    "back": {"en": "Back", "ru": "Назад"},
    "next": {"en": "Next", "ru": "Дальше"},
    "quick": {"en": "Quick start", "ru": "Быстрый старт"},
    "quick-second": {"en": "the rest at random", "ru": "остальное случайно"},
}  # fmt: skip
