"""From a verdict to the words of the notation that answer the open yes/no question."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, assert_never

from companion.engine.refused import Refused
from companion.games.island.refusals.reasons import refused
from companion.games.island.terms import FRUITS
from companion.speech.answers.question_names import ABILITIES, BONUSES, Asked
from companion.speech.answers.verdicts import verdict
from companion.speech.tagged import Phrase

YES_OR_NO: Final = frozenset(("yes", "no", "use", "decline", "activate", "stay"))


def answered(
    asked: Asked, phrase: Phrase, options: Container[str], speaker: str | None
) -> tuple[str, ...]:
    """Nothing: these are no words of the question. Or Refused: either is meant, or a later one."""
    said = verdict(asked, phrase)
    if said is None and phrase.names.get("who") == [speaker]:
        phrase = phrase.without("who")  # their own name may only say who speaks
        said = verdict(asked, phrase)
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


def _yes(asked: Asked, fruits: Container[str]) -> tuple[str, ...]:
    """Of a bonus every fruit that is not ruled out: with several of them it is unclear."""
    if asked.key in BONUSES:
        return tuple(f"bonus {fruit}" for fruit in FRUITS if fruit in fruits)
    if asked.key in ABILITIES:
        return ("use",)
    return ("activate" if asked.key == "carry" else "yes",)


def refusal(asked: Asked) -> str:
    """The word that answers no."""
    if asked.key in BONUSES | ABILITIES:
        return "decline"
    return "stay" if asked.key == "carry" else "no"


def either(asked: Asked, options: Container[str]) -> tuple[str, ...]:
    """What can be said to the question: a yes and a no."""
    both = (*_yes(asked, FRUITS), refusal(asked))
    return tuple(word for word in both if word in options) or both


def _either(asked: Asked, phrase: Phrase, options: Container[str]) -> tuple[str, ...]:
    """What "cancel" may mean is also to take something back."""
    yes, no = _yes(asked, FRUITS), refusal(asked)
    if not phrase.tags.isdisjoint(("cancel", "undo-go")):
        return (no, "undo")
    either = (*yes, "undo" if "give-back" in phrase.tags else no)
    return tuple(word for word in either if word in options or word == "undo") or either
