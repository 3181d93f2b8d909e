"""Why something cannot be taken: one sentence for each code, or the finer reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.refused import Code, Why
from companion.games.island.terms import Who
from companion.text.island.labels import LEAPS, label
from companion.text.languages import NO_TOKENS, Language, Tokens, listed
from companion.text.reasons import LANGUAGE_REASONS, reason

_REFUSALS: Final[dict[Language, Mapping[Code, str]]] = {
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
        "unknown": "That was not understood: please say it another way.",
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
        "unknown": "Не получилось понять: скажи, пожалуйста, иначе.",
    },
}
_WHICH: Final[dict[Language, tuple[str, str, str, str]]] = {
    "en": ("Which one is meant", "“", "”", "or"),
    "ru": ("Что имеется в виду", "«", "»", "или"),
}


def refusal(
    code: Code,
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
