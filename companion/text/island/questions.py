"""The open question in words; and the announcement card, which may end in a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import Again
from companion.games.island.questions import Question
from companion.games.island.terms import CHARACTERS, FRUITS, MIRAGES
from companion.text import asks_en, asks_ru
from companion.text.island.joined_sentences import Said
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised
from companion.text.names import name
from companion.text.sentences import spoken

if TYPE_CHECKING:
    from companion.text.words import Asks

_ASKS: Final[dict[Language, Asks]] = {"en": asks_en, "ru": asks_ru}

# `camp-a` is a camp, `lake:bend` a lake.
_KINDS: Final = frozenset(("portal", "knot", "oracle", "camp", "lake", "anomaly"))


def ask(question: Question, language: Language) -> str:
    """`Does the space that was just named activate?` names nobody; other questions do."""
    if question.what == "activate":
        return capitalised(_asked(question, language, alone=False))
    return _addressed(question, language)


def without_name(question: Question, language: Language) -> str:
    """Where it stands already who decides."""
    return capitalised(_asked(question, language, alone=True))


def card(
    said: Said, question: Question | None, language: Language, tokens: Tokens = NO_TOKENS
) -> str:
    """What the OP reads aloud, down to the question that a captive must answer now.

    What the OP is asked is no part of it, nor that an action is awaited.
    """
    text, heard = spoken(said, language, tokens)
    if question is None or question.what == "turn" or question.who not in CHARACTERS:
        return text
    if question.who == heard:
        alone = isinstance(said[-1], Again)  # the board, and no space, was named just before
        return f"{text} {capitalised(_asked(question, language, alone=alone))}"
    return f"{text} {_addressed(question, language)}".lstrip()


def _addressed(question: Question, language: Language) -> str:
    asked = _asked(question, language, alone=True)
    if question.who not in CHARACTERS:
        return capitalised(asked)
    return f"{name(question.who, language)}, {asked}"


def _asked(question: Question, language: Language, *, alone: bool) -> str:
    """`alone`: nothing was said just before that `it` could mean."""
    asks = _ASKS[language]
    if question.what != "activate" or question.who not in CHARACTERS:
        return asks.ASKS[question.what](question)
    space = question.by or ""
    kind = _kind(space)
    return asks.activate_named(space, kind) if alone else asks.activate_it(kind)


def _kind(space: str) -> str:
    if space in FRUITS:
        return "fruit"
    if space in MIRAGES:
        return "mirage"
    kind = space.partition(":")[0].partition("-")[0]
    return kind if kind in _KINDS else "space"
