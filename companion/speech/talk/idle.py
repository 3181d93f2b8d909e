"""Clauses that say nothing of the game: "south-west, please, nothing fancy", «рискну, сил полно».

Such a clause may go where the others are a command. One with a word of the game, a number, a "not",
"or" or "if", with a word that may be one misspelt, or that takes something back or asks, stays; and
what is left of the text must be understood for itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.shapes import CLASSES
from companion.speech.reading.unmeant import CORRECTING
from companion.speech.talk import talk_en, talk_ru
from companion.speech.talk.around import outright
from companion.speech.talk.sequences import MARK, said, written
from companion.speech.talk.sheets import CORRECTIONS, TWICE
from companion.speech.talk.sheets import listed as sequences

_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_HARMLESS: Final = frozenset(("", "is", "a", "and", "to", "be"))
_WEIGHTY: Final = frozenset((*talk_en.WEIGHTY.split(), *talk_ru.WEIGHTY.replace("ё", "е").split()))
_IDIOMS: Final = sequences(talk_en.IDIOMS, talk_ru.IDIOMS)
_TURNS: Final = CORRECTING - {"me", "us"}
_BECAUSE: Final = frozenset(("because", "cause", "'cause", "cos", "cuz", "поскольку", "ибо"))
_ANSWERS: Final = frozenset(("yes", "no", "not", "none"))
_DONE: Final = frozenset(("go", "restore", "use", "end", "push", "hit", "activate", "stay", "jump"))
_ANDS: Final = frozenset(("and", "so", "и"))
_DASH: Final = re.compile(r"\s[-–—]+\s")
_MANNERS: Final = frozenset(("safe", "unsafe", "over", "energy", "health", "restore", "extra"))
# Of now: «чиню», «осмотрюсь»; and who does it in English.
_FIRST_PERSON: Final = re.compile(r"[а-я]{2,}(?:ю|(?<!ик)(?<![ьчшж]к)(?<![ое]м)(?<!ов)у)(?:сь)?$")
_AGENTS: Final = frozenset(("i", "i'll", "we", "we'll", "ill", "let's"))
_DETERMINERS: Final = frozenset((
    "the", "a", "an", "my", "his", "her", "their", "your", "our", "some",
))  # fmt: skip
_FEELINGS: Final = frozenset((*talk_en.FEELINGS.split(), *talk_ru.FEELINGS.split()))
_ALIKE: Final = 5  # letters: a word that begins as one of the game may be that word


def to_the_point(text: str, *, deeds: bool = False) -> str:
    """The text without its idle clauses; nothing where it has none, or no others.

    `deeds`: also without what is done and nobody has listed, so that the rest can be offered.
    """
    tokens = said(text)
    if "?" in tokens:
        return ""
    clauses = list(_clauses(tokens))
    kept = [clause for clause in clauses if not (is_idle(clause) or (deeds and is_deed(clause)))]
    if not kept or len(kept) == len(clauses) or not is_sentence(text, kept):
        return ""
    return written(word for clause in kept for word in (*clause, MARK))


def is_sentence(text: str, kept: list[list[str]]) -> bool:
    """A bare answer may be an exclamation, "oh no, I spilled it", and a dash a verb's place."""
    tags = {WORDS.get(word, word) for clause in kept for word in clause} - _HARMLESS
    if tags <= _ANSWERS:
        return False
    return not tags.isdisjoint(_DONE) or _DASH.search(text) is None


def _clauses(tokens: list[str]) -> Iterator[list[str]]:
    """Between marks; also "I lick my fur" before "and rest"."""
    clause: list[str] = []
    for token in tokens:
        if token in _ANDS and len(clause) > 1 and is_idle(clause):
            yield clause
            clause = []
            continue
        if token == MARK or token in _BECAUSE:
            if clause:
                yield clause
            clause = [] if token == MARK else [token]
        else:
            clause.append(token)
    if clause:
        yield clause


def is_idiom(clause: list[str]) -> bool:
    """Known to say nothing."""
    return _IDIOMS.whole(clause) is not None or HESITATIONS.issuperset(clause)


def is_idle(clause: list[str]) -> bool:
    """An assent is an answer; an idiom says nothing, though it has words of the game."""
    if _IDIOMS.whole(clause) is not None:
        return True
    if any(outright(clause[at:]) for at in range(len(clause))):
        return False
    if WORDS.keys() >= set(clause) or not _ASSENTS.isdisjoint(clause):
        return False
    if is_deed(clause):
        return False
    if any(CORRECTIONS.at(clause, at) or TWICE.at(clause, at) for at in range(len(clause))):
        return False
    return all(says_nothing(word) for word in clause)


def is_deed(clause: list[str]) -> bool:
    """True of a deed that nobody has listed: "repair the boat", «тяну карту»."""
    if any(_FIRST_PERSON.match(word) and _is_unlisted(word) for word in clause):
        return _FEELINGS.isdisjoint(clause)
    words = [word for word in clause if word not in HESITATIONS]
    if words[:1] and words[0] in _AGENTS:
        rest = [word for word in words[1:] if WORDS.get(word, "") or word not in WORDS]
        return bool(rest) and _is_unlisted(rest[0]) and _is_done_by_me(rest[0])
    if "your" in words[1:2]:
        return False  # "mind your toes"
    return len(words) > 1 and _is_unlisted(words[0]) and words[1] in _DETERMINERS


def _is_unlisted(word: str) -> bool:
    return word not in WORDS


def _is_done_by_me(word: str) -> bool:
    """A past or a feeling is no deed of now."""
    return not word.endswith("ed") and word not in _FEELINGS and word.isalpha()


def may_be_meant_otherwise(word: str) -> bool:
    """Of a word that nobody has listed: it turns a text, or may be a name misspelt or cut short."""
    if word in _WEIGHTY or word in _TURNS or word.endswith("n't"):
        return True
    return not word.replace("'", "").replace("-", "").isalpha() or _is_like_a_name(word)


@cache
def _is_like_a_name(word: str) -> bool:
    if len(word) < _ALIKE - 1:
        return False
    return any(
        (one.startswith(word) or _is_one_letter_off(one, word))
        for one, tag in WORDS.items()
        if _is_named(tag.removeprefix("at ")) and len(one) >= _ALIKE - 1
    )


def says_nothing(word: str) -> bool:
    """Of a word: none of the game, nor one that may be, nor one that turns a text."""
    if word in _WEIGHTY or word in _TURNS or not word.replace("'", "").isalpha():
        return word in HESITATIONS and word not in _TURNS
    if word in WORDS:
        return WORDS[word] in _HARMLESS
    return not word.endswith("n't") and not _is_like_one(word)


@cache
def _is_like_one(word: str) -> bool:
    if len(word) < _ALIKE - 1:
        return False
    return any(
        one[:_ALIKE] == word[:_ALIKE] or (_is_named(tag) and _is_one_letter_off(one, word))
        for one, tag in WORDS.items()
        if tag not in _HARMLESS and len(one) >= _ALIKE - 1
    )


def _is_named(tag: str) -> bool:
    return tag in COMPASS or tag in CLASSES or tag in _MANNERS


def _is_one_letter_off(one: str, other: str) -> bool:
    if abs(len(one) - len(other)) > 1 or (one[0] != other[0] and one[1:] != other[1:]):
        return False
    if len(one) == len(other):
        places = [at for at in range(len(one)) if one[at] != other[at]]
        swapped = len(places) == 2 and sorted(one) == sorted(other)
        return len(places) == 1 or (swapped and any(pair == tuple(places) for pair in _next(one)))
    short, long = sorted((one, other), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def _next(word: str) -> Iterator[tuple[int, int]]:
    yield from pairwise(range(len(word)))
