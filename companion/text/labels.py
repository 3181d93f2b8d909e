"""A word of the notation in a language, uncapitalised: `north-west, a space over, safely`.

Everything is written out, also what only the OP may see: for the table's ears there is `entries`.
"""

from collections.abc import Mapping
from typing import Final, Protocol

from companion.games.island.terms import DIRECTIONS, STONES
from companion.text import labels_en, labels_ru
from companion.text.corrections import correction
from companion.text.languages import NO_TOKENS, Language, Tokens
from companion.text.tokens import token_name


class Labels(Protocol):
    """What the notation needs of a language: `labels_en` and `labels_ru` have it."""

    LABELS: Mapping[str, str]
    PALMS: Mapping[str, str]
    TWO_OVER: str
    WAVE_MOVES: str
    A_CORRECTION: str
    AN_ANSWER: str
    THIS_ORDER: str

    def bonus(self, fruit: str) -> str: ...
    def push(self, piece: str, whom: str, direction: str) -> str: ...
    def wave_hits(self, whom: str) -> str: ...
    def where(self, whom: str) -> str: ...
    def ways(self, one: str, two: str) -> str: ...


LANGUAGE_LABELS: Final[dict[Language, Labels]] = {"en": labels_en, "ru": labels_ru}


def label(
    word: str, language: Language, tokens: Tokens = NO_TOKENS, *, two_over: bool = False
) -> str:
    """`two_over`: whoever speaks moves two spaces over (L14.6). Other words stay as they are."""
    words = LANGUAGE_LABELS[language]
    labels = words.LABELS
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
            return f"{labels[piece]}: {labels[where]}"
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
