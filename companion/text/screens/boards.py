"""A captive's board: for the OP's eyes, captives do not see each other's (L16.5)."""

from __future__ import annotations

from companion.engine.languages import Topic

BOARDS: Topic = {
    "free-palms": {"en": "no fruit yet", "ru": "пока без фрукта"},
    "immune": {"en": "Immune until their next turn: {pieces}.",
               "ru": "Иммунитет до следующего хода: {pieces}."},
    "extras": {"en": "Extra boxes: {boxes}.", "ru": "Дополнительно: {boxes}."},
    "box-energy": {"en": "energy", "ru": "бонус энергии"},
    "box-health": {"en": "health", "ru": "бонус здоровья"},
    "box-action": {"en": "action", "ru": "бонус действия"},
    "ready": {"en": "circled", "ru": "обведён"},
    "used": {"en": "crossed out", "ru": "зачёркнут"},
    "open": {"en": "free", "ru": "свободен"},
    "visited": {"en": "Fruits visited: {fruits}.", "ru": "Посещённые фрукты: {fruits}."},
    "symbols": {"en": "Symbols crossed out: {pieces}.", "ru": "Зачёркнутые символы: {pieces}."},
}  # fmt: skip
