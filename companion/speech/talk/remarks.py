"""Remarks beside a command: a fear, a hope, the state of one's board, a name of somebody present.

"South-east, safely, in case the Wave is there", «у меня ноль энергии, так что отдыхаю»: the remark
goes, and what is left must be understood for itself. A remark has no direction, manner or "not".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from companion.speech.languages.words import WORDS
from companion.speech.talk import remark_words as words
from companion.speech.talk import unsettled_words
from companion.speech.talk.idle import may_be_meant_otherwise
from companion.speech.talk.sequences import MARK, Sequences, said, written

_OPENERS: Final = Sequences({"": (words.FEARING,)})
_ALWAYS_OPEN: Final = Sequences({"": (words.IN_CASE,)})
_OWN: Final = Sequences({"": (words.HAVING,)})
_SAYINGS: Final = Sequences({"": (words.SAYINGS,)})
_FEARED: Final = frozenset(words.FEARED.replace("ё", "е").split())
_HAD: Final = frozenset(words.HAD.replace("ё", "е").split())
_SO: Final = frozenset(("so", "then", "поэтому"))
_LONGEST: Final = 9  # words
# Called by name: a capital, no word of the game, nor one misspelt.
_CALLED: Final = re.compile(r"(?<=[,.!?…] )([A-ZА-ЯЁ][a-zа-яё]{2,9})(?=\s*(?:[,.!?…]|$))")
# To begin with, only who asks something may be calling somebody.
_ASKED: Final = re.compile(r"^([A-ZА-ЯЁ][a-zа-яё]{2,9})(?=,.*\?\s*$)")
# They put a text in doubt, and call nobody: "Remember, …".
_DOUBTING: Final = unsettled_words.RECALLING | {
    word
    for sheet in (unsettled_words.POSTPONED, unsettled_words.KEPT, unsettled_words.SUPPOSED,
                  unsettled_words.REPORTED)
    for word in re.findall(r"[\w'-]+", sheet)
}  # fmt: skip
_TURN_OF: Final = re.compile(r"\b([A-Z][a-z]{2,9})['’]s (turn|go)\b")


def without_remarks(text: str) -> str:
    """The text without them; the same text where it has none, or nothing else."""
    plain = _TURN_OF.sub(_next_one, _CALLED.sub(_nobody, _ASKED.sub(_nobody, text)))
    tokens = said(plain)
    kept = list(_without(tokens))
    if not any(token != MARK for token in kept):
        return text
    return text if kept == tokens and plain == text else written(kept)


def is_remark(clause: Sequence[str]) -> bool:
    """True of a whole clause."""
    if not clause or len(clause) > _LONGEST:
        return False
    if _SAYINGS.whole(clause) is not None:
        return True
    for openers, beside in ((_OPENERS, _FEARED), (_ALWAYS_OPEN, _FEARED), (_OWN, _HAD)):
        found = openers.at(clause, 0)
        if found is not None and beside.issuperset(clause[found[0] :]):
            return openers is _OWN or found[0] < len(clause)
    return False


def _without(tokens: list[str]) -> Iterator[str]:
    """Up to a mark, or up to a "so" that draws a conclusion; "in case" needs no mark before it."""
    for clause, mark in _parts(tokens):
        if is_remark(clause):
            continue
        at = next((at for at in range(1, len(clause)) if _opens(clause, at)), len(clause))
        end = next((at for at, word in enumerate(clause) if at and word in _SO), 0)
        if end and is_remark(clause[:end]):
            yield from clause[end + 1 :]
        elif at < len(clause) and is_remark(clause[at:]):
            yield from clause[:at]
        else:
            yield from clause
        yield from mark


def _opens(clause: list[str], at: int) -> bool:
    return _ALWAYS_OPEN.at(clause, at) is not None


def _parts(tokens: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    clause: list[str] = []
    for token in tokens:
        if token == MARK:
            yield clause, [MARK]
            clause = []
        elif token == "?":
            if not is_remark(clause):
                yield clause, ["?"]
            clause = []
        else:
            clause.append(token)
    yield clause, []


def _is_nobody_of_the_game(name: str) -> bool:
    word = name.lower().replace("ё", "е")
    return word not in WORDS and word not in _DOUBTING and not may_be_meant_otherwise(word)


def _nobody(found: re.Match[str]) -> str:
    return "" if _is_nobody_of_the_game(found[1]) else found[0]


def _next_one(found: re.Match[str]) -> str:
    return f"next player's {found[2]}" if _is_nobody_of_the_game(found[1]) else found[0]
