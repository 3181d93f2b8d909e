"""Refusals: one sentence for each code, or the finer reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.refused import Why
from companion.games.island.refusals.reasons import FOR_THE_OP
from companion.games.island.terms import Who
from companion.text.island.en import reasons as reasons_en
from companion.text.island.labels import LEAPS, label
from companion.text.island.ru import reasons as reasons_ru
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised, listed

if TYPE_CHECKING:
    from companion.text.island.protocols import Reasons

_REFUSALS: Final[dict[Language, Mapping[str, str]]] = {
    "en": {
        "not-your-turn": "Somebody else has to act or answer first.",
        "not-now": "That does not answer what is asked now.",
        "no-actions": "No actions are left in this turn.",
        "no-energy": "There is not enough energy for that.",
        "no-such-bonus": "That bonus has not been obtained yet.",
        "bonus-spent": "That bonus is crossed out and cannot be used.",
        "own-turn-only": "That bonus works only in its owner’s own turn.",
        "illegal": "The rules do not allow that here.",
        "unclear": "That could mean more than one thing.",
        "unknown": "Not understood: say it another way.",
    },
    "ru": {
        "not-your-turn": "Сначала должен ответить или сходить другой игрок.",
        "not-now": "Это не ответ на то, о чём сейчас спрашивают.",
        "no-actions": "Действий в этом ходу больше не осталось.",
        "no-energy": "На это не хватает энергии.",
        "no-such-bonus": "Этот бонус ещё не получен.",
        "bonus-spent": "Этот бонус зачёркнут, применить его нельзя.",
        "own-turn-only": "Этот бонус можно применить только в свой ход.",
        "illegal": "Здесь правила этого не разрешают.",
        "unclear": "Это можно понять по-разному.",
        "unknown": "Не понято: скажи иначе.",
    },
}
_WHICH: Final[dict[Language, tuple[str, str, str, str]]] = {
    "en": ("Which one is meant", "“", "”", "or"),
    "ru": ("Что имеется в виду", "«", "»", "или"),
}

LANGUAGE_REASONS: Final[dict[Language, Reasons]] = {"en": reasons_en, "ru": reasons_ru}

Datum = str | int | tuple[str, ...]


def refusal(
    code: str,
    language: Language,
    choices: tuple[str, ...] = (),
    tokens: Tokens = NO_TOKENS,
    board: Who | None = None,
    why: Why = (),
) -> str:
    """`choices`: what an unclear phrase could mean, as words of the notation.

    `why`: the finer reason, for the OP's screen; a table script's output has the code's sentence.
    """
    if code != "unclear" or not choices:
        return reason(why, language) if why else _REFUSALS[language][code]
    which, opening, closing, conjunction = _WHICH[language]
    labels = [
        f"{opening}{label(choice, language, tokens, two_over=board == LEAPS)}{closing}"
        for choice in choices
    ]
    meant = listed(labels, conjunction)
    if why or len(choices) == 1:
        return LANGUAGE_REASONS[language].DID_YOU_MEAN.format(choices=meant)
    return f"{which}: {meant}?"


# The finer reasons


def reason(why: Why, language: Language) -> str:
    """The OP alone sees it, and may read it out: one that would tell a place says so first."""
    texts = LANGUAGE_REASONS[language]
    word, *about = why
    text = texts.REASONS[word]  # type: ignore[index]
    if word == "asked":
        return capitalised(text.format(asked=texts.ASKED[about[0]]))  # type: ignore[index]
    if word == "asked-first":
        return capitalised(text.format(asked=texts.ASKED_FIRST[str(about[0])]))
    said = text.format(*(_named(one, texts) for one in about))
    if word in FOR_THE_OP:
        return texts.FOR_YOU_ALONE.format(reason=said)
    return capitalised(said)


def _named(one: Datum, texts: Reasons) -> object:
    """A name in its language; a number as it is; several names as a list."""
    if isinstance(one, tuple):
        return listed([str(texts.NAMED[name]) for name in one], texts.OR)
    return texts.NAMED.get(one, one) if isinstance(one, str) else texts.number(one)
