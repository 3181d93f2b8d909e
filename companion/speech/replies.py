"""What answers the desk itself: yes or no to a card, the number of a choice."""

from __future__ import annotations

from functools import cache

from companion.speech.grammar import SHEETS, Language
from companion.speech.patterns import phrases
from companion.speech.recognisers.heard import Transcript
from companion.speech.words import tokens


def confirmed(transcript: Transcript, language: Language) -> bool | None:
    """None: neither yes nor no."""
    sheet = SHEETS[language]
    for text in _heard(transcript):
        if text in _listed(sheet.CONFIRM):
            return True
        if text in _listed((*sheet.REFUSE, *sheet.SAID["undo"])):
            return False
    return None


def chosen(transcript: Transcript, count: int, language: Language) -> int | None:
    """From 1; 0 for none of them; None: that was no answer."""
    sheet = SHEETS[language]
    for text in _heard(transcript):
        for number in range(1, count + 1):
            said = (sheet.CHOICES[number - 1], sheet.FIRST[number - 1])
            if text == str(number) or text in _listed(said):
                return number
        if text in _listed(sheet.NONE):
            return 0
    return None


def _heard(transcript: Transcript) -> tuple[str, ...]:
    """As a phrase of the patterns is written: small letters, no marks."""
    return tuple(map(_plain, transcript.texts)) if transcript.accepted else ()


def _plain(text: str) -> str:
    return " ".join(tokens(text.replace("ё", "е")))


@cache
def _listed(patterns: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_plain(phrase) for pattern in patterns for phrase in phrases(pattern))
