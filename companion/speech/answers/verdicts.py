"""How a phrase answers the yes/no question that is open: the sheets of this folder, by tags."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from companion.speech.answers import answers_en as sheet_en
from companion.speech.answers import answers_ru as sheet_ru
from companion.speech.answers.answer_words import Verdict
from companion.speech.answers.question_names import AT_SEA, Asked, Key
from companion.speech.fruit_places import placed
from companion.speech.patterns import phrases
from companion.speech.tagged import Phrase, heard_as, phrase_of, tags_of
from companion.speech.words import words_of

SHEETS: Final = (sheet_en.OWN, sheet_ru.OWN)
_ANY: Final = "banana"
# They say nothing about what is asked.
_BESIDE: Final = frozenset(("is", "may", "line", "see", "по", "be"))


def verdict(asked: Asked, phrase: Phrase) -> Verdict | None:
    """None: these are no words of this question."""
    bag = _bag(phrase)
    found = _table(asked.key).get(bag)
    if bag - {"thing", "lake"} == {"undo-go"}:
        return "unclear"  # "undo the swim": a no to it, or the last move is taken back
    if bag == {"fruit"} and asked.key in AT_SEA:
        # The name of the bonus, or of the space that the captive returns to.
        return "unclear" if phrase.names["fruit"] == [asked.start] else None
    if found == "home":
        # L8.3: only to the fruit that the captive began on.
        return "no" if phrase.names["fruit"] == [asked.start] else "unclear"
    return found


def bags(key: Key) -> Iterator[tuple[Verdict, str, frozenset[str]]]:
    """Every phrase of the sheets, with its tags."""
    for sheet in SHEETS:
        for answer, patterns in sheet[key].verdicts():
            for pattern in patterns:
                for text in phrases(pattern.format(fruit=_ANY)):
                    words = heard_as(words_of(text), None)
                    yield answer, text, _bag(placed(words, phrase_of(tags_of(words, None), None)))


@cache
def _table(key: Key) -> dict[frozenset[str], Verdict]:
    return {tags: answer for answer, _, tags in bags(key)}


def _bag(phrase: Phrase) -> frozenset[str]:
    return phrase.tags - _BESIDE
