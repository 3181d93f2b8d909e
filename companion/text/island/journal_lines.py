"""A step as a line: for the journal, for undo, and for all ears."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import CHARACTERS, OP, PARTS, Who
from companion.text.island.labels import LANGUAGE_LABELS, LEAPS, label
from companion.text.island.names import name
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised

# Answers that name what only the OP may know: a space, a part of the ocean (L16.2).
_SECRET: Final = frozenset((*HEXES, *PARTS))


def entry(
    who: Who, word: str, language: Language, tokens: Tokens = NO_TOKENS, board: Who | None = None
) -> str:
    """`Theseus: north-west, safely`, with all that the OP knows."""
    words = LANGUAGE_LABELS[language]
    if word == "end":
        return capitalised(words.end_of_turn(who))
    said = words.STEPS.get(word)
    if said is None:
        said = label(word, language, tokens, two_over=(board or who) == LEAPS)
    return capitalised(said) if who == OP else f"{name(who, language)}: {said}"


def public_entry(
    line: str, language: Language, tokens: Tokens = NO_TOKENS, board: Who | None = None
) -> str:
    """`theseus: move NW` for all ears: not where the Wave went, nor what was set (L16.2)."""
    who, _, word = line.rpartition(": ")
    if word == "end":
        return LANGUAGE_LABELS[language].end_of_turn(who)
    said = _public(word, board or who, language, tokens)
    return f"{name(who, language)}, {said}" if who in CHARACTERS else said


def _public(word: str, board: Who, language: Language, tokens: Tokens) -> str:
    words = LANGUAGE_LABELS[language]
    match word.split():
        case ["wave"] | ["wave", _]:
            return words.WAVE_MOVES
        case ["set", *_]:
            return words.A_CORRECTION
        case [answer] if answer in _SECRET:
            return words.AN_ANSWER
        case _ if word in words.STEPS:
            return words.STEPS[word]
        case _:
            return label(word, language, tokens, two_over=board == LEAPS).rstrip("?")
