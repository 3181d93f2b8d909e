"""The open question in words; and the announcement card, which may end in a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import Again
from companion.games.island.questions import Question
from companion.games.island.terms import CHARACTERS, FRUITS, MIRAGES, Who
from companion.text.island.announcements import SpokenLine, lines
from companion.text.island.en import asks as asks_en
from companion.text.island.joined_sentences import Said
from companion.text.island.names import name
from companion.text.island.ru import asks as asks_ru
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised

if TYPE_CHECKING:
    from companion.text.island.protocols import Asks

_ASKS: Final[dict[Language, Asks]] = {"en": asks_en, "ru": asks_ru}

# `camp-a` is a camp, `lake:bend` a lake.
_KINDS: Final = frozenset(("portal", "knot", "oracle", "camp", "lake", "anomaly"))


def ask(question: Question, language: Language) -> str:
    """`Does the space that was just named activate?` names nobody; other questions do."""
    if question.what == "activate":
        return capitalised(_asked(question, language, alone=False))
    return _addressed(question, language)


def without_name(question: Question, language: Language) -> str:
    """The question alone, for a place where the name stands already."""
    return capitalised(_asked(question, language, alone=True))


def card(
    said: Said, question: Question | None, language: Language, tokens: Tokens = NO_TOKENS
) -> str:
    """The text that the OP reads aloud, down to a question that a captive must answer now."""
    return " ".join(line.text for line in card_lines(said, question, language, tokens))


def card_lines(
    said: Said,
    question: Question | None,
    language: Language,
    tokens: Tokens = NO_TOKENS,
    speaker: Who | None = None,
    *,
    apart: bool = False,
) -> tuple[SpokenLine, ...]:
    """The same, sentence by sentence; `speaker` and `apart` as of `lines`.

    What the OP is asked is no part of it, nor that an action is awaited.
    """
    found = lines(said, language, tokens, speaker, apart=apart)
    if question is None or question.what == "turn" or question.who not in CHARACTERS:
        return found
    heard = found[-1].to if found else speaker
    if question.who == heard:
        # The board, and no space, was named just before; or nothing was.
        alone = not said or isinstance(said[-1], Again)
        asked = capitalised(_asked(question, language, alone=alone))
    else:
        asked = _addressed(question, language)
    return (*found, SpokenLine(asked, question.who))


def _addressed(question: Question, language: Language) -> str:
    asked = _asked(question, language, alone=True)
    if question.who not in CHARACTERS:
        return capitalised(asked)
    return f"{name(question.who, language)}, {asked}"


def _asked(question: Question, language: Language, *, alone: bool) -> str:
    """`alone`: nothing was said just before that `it` could mean."""
    asks = _ASKS[language]
    if question.what == "activate" and question.who in CHARACTERS:
        texts, key = (
            (asks.ACTIVATE_NAMED if alone else asks.ACTIVATE_IT),
            kind_of_space(question.by or ""),
        )
    else:
        texts, key = asks.ASKS[question.what], _brought_up_by(question)
    return texts.get(key, texts.get("", "")).format(**asks.named(question))


def _brought_up_by(question: Question) -> str:
    """The thing on which the words of a question depend, beside what it asks."""
    match question.what:
        case "turn":
            return question.who
        case "place":
            return question.piece or ""
        case "carry":
            return (question.by or "").partition(":")[0].partition("-")[0]
        case "move" if question.by == "number":
            return "number" if any(way.endswith("safe") for way in question.options) else ""
        case _:
            return question.by or ""


def kind_of_space(space: str) -> str:
    """The kind by which a question speaks of a space: `lake`, `portal`; `space` for others."""
    if space in FRUITS:
        return "fruit"
    if space in MIRAGES:
        return "mirage"
    kind = space.partition(":")[0].partition("-")[0]
    return kind if kind in _KINDS else "space"
