"""The cover, and the tablet's way from hand to hand. All of it may be seen by everybody."""

from __future__ import annotations

from companion.engine.languages import Topic

COVERS: Topic = {
    "title": {"en": "Covered", "ru": "Скрыто"},
    "text": {"en": "The island is the OP’s secret.", "ru": "Остров — тайна ПВ."},
    "look": {"en": "Hold to look", "ru": "Удерживай, чтобы открыть"},
    "hand-over": {"en": "Hand the tablet to {name}", "ru": "Передай устройство {name}"},
    "hand-over-text": {"en": "Only {name} may look at the next picture.",
                       "ru": "На следующую картинку смотрит только {name}."},
    "i-am": {"en": "I am {name}: show me", "ru": "Это я, {name}: показать"},
    "give-back": {"en": "Give the tablet back", "ru": "Вернуть устройство"},
}  # fmt: skip
