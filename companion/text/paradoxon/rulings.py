"""The table rulings of PARADOXON (X12), and in short what each choice means."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

RULING_NAMES: Final[Topic] = {
    "item-twice": {"en": "The same item of one card twice in a turn",
                   "ru": "Один предмет одной карты дважды за ход"},
    "look-short": {"en": "Fewer cards to look at than wanted",
                   "ru": "Смотреть надо больше карт, чем есть"},
    "echo-none": {"en": "Nothing fades: Echo's plan", "ru": "Ничто не угасло: план Эха"},
    "lay-order": {"en": "The cards put away at the set-up", "ru": "Карты, убранные при раздаче"},
    "armor-scope": {"en": "Armor: the items are on", "ru": "Бронежилет: предметы берут"},
    "armor-chain": {"en": "Armor through armor", "ru": "Бронежилет через бронежилет"},
    "item-scoring": {"en": "Scored by aces or a knife", "ru": "Засчитано тузами или ножом"},
    "fewest": {"en": "Money: fewer fragments", "ru": "Деньги: фрагментов меньше"},
}  # fmt: skip
# By the ruling and the value.
RULING_VALUES: Final[Topic] = {
    "item-twice yes": {"en": "allowed", "ru": "можно"},
    "item-twice no": {"en": "not allowed", "ru": "нельзя"},
    "look-short look": {"en": "look at what there is", "ru": "смотреть сколько есть"},
    "look-short ends": {"en": "the game is over", "ru": "игра окончена"},
    "echo-none replace": {"en": "is replaced", "ru": "меняется"},
    "echo-none keep": {"en": "stays", "ru": "остаётся"},
    "lay-order starter first": {"en": "the starter's first", "ru": "сначала того, кто начинает"},
    "armor-scope their display": {"en": "the other's display", "ru": "из ряда соперника"},
    "armor-scope any item facing them": {"en": "any card, facing the other",
                                         "ru": "с любой карты, к сопернику"},
    "armor-chain no armor through armor": {"en": "never", "ru": "никогда"},
    "item-scoring turn goes on": {"en": "the turn goes on", "ru": "ход продолжается"},
    "item-scoring ends it": {"en": "ends the turn", "ru": "кончает ход"},
    "fewest strictly fewer": {"en": "really fewer, not as many", "ru": "именно меньше, не поровну"},
}  # fmt: skip
