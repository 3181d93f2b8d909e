"""The table rulings of Antinomy (A12), and in short what each choice means."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

RULING: Final[Topic] = {
    "codex-end": {"en": "At which end of the row lies the Codex, for whoever begins?",
                  "ru": "С какой стороны ряда лежит Кодекс у того, кто начинает?"},
    "paradox": {"en": "A Paradox in the hand", "ru": "Парадокс на руке"},
    "tie-value": {"en": "A tie: a shown card of the covered colour counts",
                  "ru": "Ничья: открытая карта закрытого цвета считается за"},
    "first-clash": {"en": "Nobody clashes", "ru": "Схваток нет"},
}  # fmt: skip
# By the ruling and the value.
RULED: Final[Topic] = {
    "codex-end right": {"en": "right", "ru": "справа"},
    "codex-end left": {"en": "left", "ru": "слева"},
    "paradox may": {"en": "may be declared", "ru": "можно объявить"},
    "paradox must": {"en": "must be declared", "ru": "надо объявить"},
    "tie-value zero": {"en": "0", "ru": "0"},
    "tie-value printed": {"en": "its number", "ru": "своё число"},
    "first-clash turn": {"en": "on the first turn", "ru": "на первом ходу"},
    "first-clash setup": {"en": "at the set-up", "ru": "при расстановке"},
    "first-clash each": {"en": "on each first turn", "ru": "на первом ходу каждого"},
}  # fmt: skip
