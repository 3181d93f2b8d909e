"""Answers to the desk itself: yes or no to a card, the number of a choice."""

from __future__ import annotations

from functools import cache

from companion.engine.languages import Language
from companion.speech.expected import TALK, WORDINGS
from companion.speech.patterns import phrases
from companion.speech.transcript import Transcript
from companion.speech.words import tokens


def confirmed(transcript: Transcript, language: Language) -> bool | None:
    """None: neither yes nor no, or perhaps either."""
    wordings, talk = WORDINGS[language], TALK[language]
    yes = _listed((*wordings.CONFIRM, *talk.YES))
    no = _listed((*wordings.REFUSE, *wordings.SAID["undo"], *talk.NO, *talk.UNDO))
    found = {text in yes for text in _heard(transcript) if text in yes | no}
    return found.pop() if len(found) == 1 else None


def chosen(transcript: Transcript, count: int, language: Language) -> int | None:
    """The number chosen; 0 for none of them; None: no answer, or perhaps one of several."""
    wordings = WORDINGS[language]
    numbers = dict.fromkeys(_listed(wordings.NONE), 0)
    for number in range(1, count + 1):
        said = (wordings.CHOICES[number - 1], wordings.FIRST[number - 1])
        numbers |= dict.fromkeys((*_listed(said), str(number)), number)
    found = {numbers[text] for text in _heard(transcript) if text in numbers}
    return found.pop() if len(found) == 1 else None


def _heard(transcript: Transcript) -> tuple[str, ...]:
    """The text as a phrase of the patterns is written: small letters, no marks."""
    return tuple(map(_plain, transcript.texts)) if transcript.accepted else ()


def _plain(text: str) -> str:
    return " ".join(tokens(text.replace("ё", "е")))


@cache
def _listed(patterns: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_plain(phrase) for pattern in patterns for phrase in phrases(pattern))
