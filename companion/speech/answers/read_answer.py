"""The answer to the open yes/no question, by the sheets of this folder: a word of the notation."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from typing import Final, assert_never

from companion.engine.refused import Refused
from companion.games.island.refusals.reasons import refused
from companion.games.island.terms import FRUITS
from companion.speech.answers import answers_en, answers_ru
from companion.speech.answers.answer_words import Verdict
from companion.speech.answers.question_names import ABILITIES, AT_SEA, BONUSES, AskedOf, Key
from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import words_of
from companion.speech.reading.fruit_places import placed
from companion.speech.reading.tagged import Phrase, heard_as, phrase_of, tags_of

WORDINGS: Final = (answers_en.ANSWER_WORDS, answers_ru.ANSWER_WORDS)
_ANY: Final = "banana"
# They say nothing about what is asked.
_BESIDE: Final = frozenset(("is", "may", "line", "see", "по", "be"))
YES_OR_NO: Final = frozenset(("yes", "no", "use", "decline", "activate", "stay"))


def answered(
    asked: AskedOf, phrase: Phrase, options: Container[str], speaker: str | None
) -> tuple[str, ...]:
    """The answer; nothing for other words. Or Refused: either is meant, or a later question."""
    said = _verdict(asked, phrase)
    if said is None and phrase.names.get("who") == [speaker]:
        phrase = phrase.without("who")  # their own name may only say who speaks
        said = _verdict(asked, phrase)
    match said:
        case None:
            return ()
        case "yes":
            return _yes(asked, phrase.names.get("fruit", FRUITS))
        case "no" | "home":
            return (refusal(asked),)
        case "unclear":
            raise Refused("unclear", _either(asked, phrase, options))
        case "later":
            raise refused("not-now", "asked-first", asked.key)
        case _:
            assert_never(said)


def _yes(asked: AskedOf, fruits: Container[str]) -> tuple[str, ...]:
    """A yes: of a bonus every fruit that is not ruled out; with several it is unclear."""
    if asked.key in BONUSES:
        return tuple(f"bonus {fruit}" for fruit in FRUITS if fruit in fruits)
    if asked.key in ABILITIES:
        return ("use",)
    return ("activate" if asked.key == "carry" else "yes",)


def refusal(asked: AskedOf) -> str:
    """The word that answers no."""
    if asked.key in BONUSES | ABILITIES:
        return "decline"
    return "stay" if asked.key == "carry" else "no"


def either(asked: AskedOf, options: Container[str]) -> tuple[str, ...]:
    """The words that the question can be answered by: a yes and a no."""
    both = (*_yes(asked, FRUITS), refusal(asked))
    return tuple(word for word in both if word in options) or both


def _either(asked: AskedOf, phrase: Phrase, options: Container[str]) -> tuple[str, ...]:
    """The same, but "cancel" may also mean to take something back."""
    yes, no = _yes(asked, FRUITS), refusal(asked)
    if not phrase.tags.isdisjoint(("cancel", "undo-go")):
        return (no, "undo")
    either = (*yes, "undo" if "give-back" in phrase.tags else no)
    return tuple(word for word in either if word in options or word == "undo") or either


# By the sheets of this folder


def _verdict(asked: AskedOf, phrase: Phrase) -> Verdict | None:
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
    for wordings in WORDINGS:
        for answer, patterns in wordings[key].verdicts():
            for pattern in patterns:
                for text in phrases(pattern.format(fruit=_ANY)):
                    words = heard_as(words_of(text), None)
                    yield answer, text, _bag(placed(words, phrase_of(tags_of(words, None), None)))


@cache
def _table(key: Key) -> dict[frozenset[str], Verdict]:
    return {tags: answer for answer, _, tags in bags(key)}


def _bag(phrase: Phrase) -> frozenset[str]:
    return phrase.tags - _BESIDE
