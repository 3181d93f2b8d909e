"""A word of the notation in a language, uncapitalised: `north-west, a space over, safely`.

Everything is written out, also what only the OP may see: for the table's ears there is `entries`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.questions import Question
from companion.games.island.terms import DIRECTIONS, STONES, Who
from companion.text.island.corrections import correction
from companion.text.island.en import labels as labels_en
from companion.text.island.ru import labels as labels_ru
from companion.text.island.tokens import token_name
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised

if TYPE_CHECKING:
    from companion.text.island.protocols import Labels

LANGUAGE_LABELS: Final[dict[Language, Labels]] = {"en": labels_en, "ru": labels_ru}


# L14.6: on her board, `over` is two spaces over.
LEAPS: Final = "schrodie"


def option(
    word: str,
    question: Question,
    language: Language,
    tokens: Tokens = NO_TOKENS,
    board: Who | None = None,
) -> str:
    """`board`: whose board the speaker plays by, where that is not their own (L15.1)."""
    two_over = (board or question.who) == LEAPS
    return capitalised(label(word, language, tokens, two_over=two_over, question=question))


def _answer(word: str, question: Question, words: Labels) -> str | None:
    """An answer in the words of what is asked, where it has its own: `go through`, `no bonus`."""
    if question.what == "palm":
        return words.PALMS.get(word)
    by = (question.by or "").partition("-")[0].partition(":")[0]
    answers = words.ANSWERS
    return answers.get((question.what, by, word)) or answers.get((question.what, "", word))


def label(
    word: str,
    language: Language,
    tokens: Tokens = NO_TOKENS,
    *,
    two_over: bool = False,
    question: Question | None = None,
) -> str:
    """`two_over`: the speaker moves two spaces over (L14.6). `question`: what `word` answers.

    Other words stay as they are.
    """
    words = LANGUAGE_LABELS[language]
    labels = words.LABELS
    own = None if question is None else _answer(word, question, words)
    if own is not None:
        return own
    match word.split():
        case _ if word in labels:
            return labels[word]
        case ["move", *how]:
            return _in_turn(how, words, two_over)
        case ["bonus", fruit, *answers]:
            return ", ".join(filter(None, (words.bonus(fruit), _in_turn(answers, words, two_over))))
        case ["token", token]:
            return token_name(token, language, tokens)
        case ["wave", "hits", whom]:
            return words.wave_hits(whom)
        case ["wave" as piece, where] | [("rock" | "bush") as piece, where]:
            return words.goes(piece, where)
        case [piece, "pushes", whom, direction] if piece in STONES:
            return words.push(piece, whom, direction)
        case ["where", whom]:
            return words.where(whom)
        case ["shuffled", *_]:
            return words.THIS_ORDER
        case ["set", *correct] if correct:
            return correction(correct, language, tokens)
        case [one, two] if one in DIRECTIONS and two in DIRECTIONS:
            return words.ways(one, two)
        case _:
            return word


def _in_turn(parts: list[str], words: Labels, two_over: bool) -> str:
    labels = words.LABELS
    return ", ".join(
        words.TWO_OVER if part == "over" and two_over else labels.get(part, part) for part in parts
    )
