"""The cover, and the tablet's way from hand to hand. All of it may be seen by everybody."""

from __future__ import annotations

from companion.engine.languages import Topic

COVERS: Topic = {
    "title": {"en": "Covered", "ru": "Скрыто"},
    "text": {"en": "The island is the OP’s secret.", "ru": "Остров — тайна ПВ."},
    "to-the-op": {"en": "Give the tablet back to the OP", "ru": "Верни устройство ПВ"},
    "look": {"en": "Uncover", "ru": "Открыть"},
    "hold": {"en": "hold until the ring is full", "ru": "удерживай до полного кольца"},
    "hand-over": {"en": "Give the tablet to {name}", "ru": "Передай устройство {name}"},
    "hand-over-text": {"en": "The others look away. The next page is for {name} alone.",
                       "ru": "Остальные не смотрят. На следующую страницу смотрит только {name}."},
    "i-am": {"en": "I am {name}", "ru": "Это я, {name}"},
    "to-op": {"en": "Back to the OP", "ru": "Вернуть ПВ"},
    "give-back": {"en": "I have marked it", "ru": "Отмечено"},
    "in-2-seconds": {"en": "in 2 seconds", "ru": "можно через 2 секунды"},
    # The place of a space, which has no name for a captive: the row, and the place in it.
    "row-1": {"en": "top row", "ru": "верхний ряд"},
    "row-2": {"en": "second row from the top", "ru": "второй ряд сверху"},
    "row-3": {"en": "third row from the top", "ru": "третий ряд сверху"},
    "row-4": {"en": "middle row", "ru": "средний ряд"},
    "row-5": {"en": "third row from the bottom", "ru": "третий ряд снизу"},
    "row-6": {"en": "second row from the bottom", "ru": "второй ряд снизу"},
    "row-7": {"en": "bottom row", "ru": "нижний ряд"},
    "left-1": {"en": "first from the left", "ru": "первая клетка слева"},
    "left-2": {"en": "second from the left", "ru": "вторая клетка слева"},
    "left-3": {"en": "third from the left", "ru": "третья клетка слева"},
    "middle": {"en": "in the middle", "ru": "клетка посередине"},
    "right-3": {"en": "third from the right", "ru": "третья клетка справа"},
    "right-2": {"en": "second from the right", "ru": "вторая клетка справа"},
    "right-1": {"en": "first from the right", "ru": "первая клетка справа"},
    "place": {"en": "{row}, {column}", "ru": "{row}, {column}"},
    "in-ocean": {"en": "in the ocean: {part}", "ru": "в океане: {part}"},
}  # fmt: skip
