"""What stands on a captive's board: for the OP's eyes, captives do not see each other's (L16.5)."""

from __future__ import annotations

from companion.text.screens import Sheet

BOARDS: Sheet = {
    "free-palms": {"en": "no fruit yet", "ru": "пока без фрукта"},
    "immune": {
        "en": "Immune until the next own turn: {pieces}.",
        "ru": "Иммунитет до следующего своего хода: {pieces}.",
    },
    "extras": {"en": "Extra boxes: {boxes}.", "ru": "Дополнительные бонусы: {boxes}."},
    "box-energy": {"en": "energy", "ru": "энергия"},
    "box-health": {"en": "health", "ru": "здоровье"},
    "box-action": {"en": "action", "ru": "действие"},
    "ready": {"en": "circled", "ru": "обведён"},
    "used": {"en": "crossed out", "ru": "зачёркнут"},
    "open": {"en": "free", "ru": "свободен"},
    "visited": {"en": "Fruits visited: {fruits}.", "ru": "Посещённые фрукты: {fruits}."},
    "symbols": {"en": "Symbols crossed out: {pieces}.", "ru": "Зачёркнутые символы: {pieces}."},
}
