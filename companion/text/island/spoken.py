"""A captive's command as a person says it, each captive in words of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.commands import Command, End, Move, Restore, UseBonus, UseExtra
from companion.games.island.notation import write
from companion.games.island.terms import Who
from companion.text.island.en.nouns import DIRECTIONS as DIRECTIONS_EN
from companion.text.island.labels import LANGUAGE_LABELS, LEAPS, label
from companion.text.island.ru.nouns import DIRECTIONS as DIRECTIONS_RU
from companion.text.languages import Language, Tokens, capitalised

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.engine.languages import Topic
    from companion.games.island.questions import Question

# `{way}`: a direction. Whoever plays two figures names the one that is meant.
_MOVES: Final[Topic] = {
    "theseus": {"en": "I’m moving {way}", "ru": "Иду на {way}"},
    "phil": {"en": "I’ll go {way}", "ru": "Я пойду на {way}"},
    "schrodie": {"en": "I’m going {way}", "ru": "Я иду на {way}"},
    "achilles": {"en": "I go {way}", "ru": "Перехожу на {way}"},
    "hempel": {"en": "I move {way}", "ru": "Двигаюсь на {way}"},
    "granddead": {"en": "I’m heading {way}", "ru": "Направляюсь на {way}"},
}  # fmt: skip
_RESTORES: Final[Topic] = {
    "theseus": {"en": "I restore energy.", "ru": "Восстанавливаю энергию."},
    "phil": {"en": "I’ll restore energy.", "ru": "Восстановлю энергию."},
    "schrodie": {"en": "I’m restoring energy.", "ru": "Я восстанавливаю энергию."},
    "achilles": {"en": "I rest.", "ru": "Отдыхаю."},
    "hempel": {"en": "I restore energy.", "ru": "Восстанавливаю энергию."},
    "granddead": {"en": "I take a rest.", "ru": "Я отдыхаю."},
}  # fmt: skip
_ENDS: Final[Topic] = {
    "theseus": {"en": "I end my turn.", "ru": "Завершаю ход."},
    "phil": {"en": "I’ll end my turn.", "ru": "Я завершаю ход."},
    "schrodie": {"en": "I’m done.", "ru": "У меня всё."},
    "achilles": {"en": "End of turn.", "ru": "Конец хода."},
    "hempel": {"en": "I end my turn.", "ru": "Завершаю ход."},
    "granddead": {"en": "My turn is over.", "ru": "Мой ход окончен."},
}  # fmt: skip
_OTHERS: Final[Topic] = {
    "bonus": {"en": "I use the {bonus}.", "ru": "Использую {bonus}."},
    "extra": {"en": "I use my {bonus}.", "ru": "Использую {bonus}."},
}  # fmt: skip
_WAYS: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": DIRECTIONS_EN, "ru": DIRECTIONS_RU,
}  # fmt: skip


def spoken(
    command: Command,
    question: Question | None,
    language: Language,
    tokens: Tokens,
    board: Who | None = None,
) -> str:
    """`question`: the one that is open; `board`: whose board the figure plays by (L15.1)."""
    who = command.who
    two_over = (board or who) == LEAPS
    match command:
        case Move():
            way = _WAYS[language][command.direction]
            parts = [_MOVES[who][language].format(way=way), *_how(command, language, two_over)]
            return f"{', '.join(parts)}."
        case Restore():
            return _RESTORES[who][language]
        case End():
            return _ENDS[who][language]
        case UseBonus(fruit=fruit):
            bonus = LANGUAGE_LABELS[language].bonus(fruit)
            return _OTHERS["bonus"][language].format(bonus=bonus)
        case UseExtra(extra=extra):
            bonus = label(f"extra {extra}", language)
            return _OTHERS["extra"][language].format(bonus=bonus)
        case _:
            word = label(write(command), language, tokens, two_over=two_over, question=question)
            return f"{capitalised(word)}."


def _how(move: Move, language: Language, two_over: bool) -> list[str]:
    words = LANGUAGE_LABELS[language]
    over = [words.TWO_OVER if two_over else words.LABELS["over"]] if move.over else []
    return over + ([words.LABELS["safe"]] if move.safe else [])
