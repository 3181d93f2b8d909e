"""Answers to the desk itself: yes or no to a card, the number of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from companion.engine.languages import Language
from companion.speech.expected import WORDINGS, no_to_a_card, yes_to_a_card
from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import tokens
from companion.speech.transcript import Transcript
from companion.speech.veto import contradicts

Reply = TypeVar("Reply", bool, int)


def confirmed(transcript: Transcript, language: Language) -> bool | None:
    """None: neither yes nor no, or perhaps either; or a dictated text says something else."""
    yes, no = _listed(yes_to_a_card(language)), _listed(no_to_a_card(language))
    return _agreed(transcript, {**dict.fromkeys(no, False), **dict.fromkeys(yes, True)})


def chosen(transcript: Transcript, count: int, language: Language) -> int | None:
    """The number chosen; 0 for none of them; None: no answer, or perhaps one of several."""
    wordings = WORDINGS[language]
    numbers = dict.fromkeys(_listed(wordings.NONE), 0)
    for number in range(1, count + 1):
        said = (wordings.CHOICES[number - 1], wordings.FIRST[number - 1])
        numbers |= dict.fromkeys((*_listed(said), str(number)), number)
    return _agreed(transcript, numbers)


def _agreed(transcript: Transcript, replies: Mapping[str, Reply]) -> Reply | None:
    """The one reply that was heard, and dictated where that can be read.

    By the list alone it is none where the dictated text says something against it.
    """
    texts = tuple(map(_plain, transcript.likely))
    found = {replies[text] for text in texts if text in replies}
    if len(found) != 1 or _is_vetoed(transcript, replies):
        return None
    return found.pop()


def _is_vetoed(transcript: Transcript, replies: Mapping[str, Reply]) -> bool:
    if not transcript.dictated or _plain(transcript.dictated[0]) in replies:
        return False
    listed = (text for text in transcript.texts if _plain(text) in replies)
    return any(contradicts(transcript.dictated[0], text) for text in listed)


def _plain(text: str) -> str:
    """The text as a phrase of the patterns is written: small letters, no marks."""
    return " ".join(tokens(text.replace("ё", "е")))


@cache
def _listed(patterns: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_plain(phrase) for pattern in patterns for phrase in phrases(pattern))
