"""The effect of each bonus, in a few words for a button (box-data.md)."""

from __future__ import annotations

from companion.engine.languages import Topic

BONUSES: Topic = {
    "meeting": {"en": "others meet: +2 energy", "ru": "встреча других: +2 энергии"},
    "locate": {"en": "see where an OP piece is", "ru": "увидеть место фигурки ПВ"},
    "back": {"en": "ocean: back where he came from", "ru": "океан: назад, откуда пришёл"},
    "number": {"en": "move 1 to 6 spaces", "ru": "пройти от 1 до 6 клеток"},
    "to-captive": {"en": "ocean: to another captive", "ru": "океан: к другому пленнику"},
    "action": {"en": "one extra action", "ru": "ещё одно действие"},
    "around": {"en": "hear all six spaces around", "ru": "узнать все шесть клеток вокруг"},
    "trade": {"en": "trade health and energy", "ru": "обменять здоровье и энергию"},
    "free-step": {"en": "a free move, over or safely",
                  "ru": "шаг без затрат: через клетку или безопасно"},
    "to-fruit": {"en": "to a fruit he has visited", "ru": "на посещённый фрукт"},
    "circle": {"en": "circle an extra box", "ru": "обвести дополнительный бонус"},
    "replenish": {"en": "circle a crossed-out fruit", "ru": "вернуть зачёркнутый фрукт"},
    "immunity": {"en": "immune to an OP piece", "ru": "иммунитет к фигурке ПВ"},
    "line": {"en": "hear a whole line", "ru": "узнать целую линию"},
    "reward": {"en": "anomaly: +1 health, +1 energy", "ru": "аномалия: +1 здоровье, +1 энергия"},
    "neighbour": {"en": "hear the space next to a piece", "ru": "узнать клетку рядом с фигуркой"},
    "refuse": {"en": "do not activate knot or portal", "ru": "не активировать узел или портал"},
    "heal": {"en": "regain 1 health", "ru": "вернуть 1 здоровье"},
}  # fmt: skip
