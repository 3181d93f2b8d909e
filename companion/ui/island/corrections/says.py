"""The words that a correction makes the OP say, with their marks, before it is made (L17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.island.announcements import Again
from companion.games.island.marks_again import marked_again
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import FRUITS
from companion.text.island.announcements import say
from companion.text.island.key_nouns import key_nouns
from companion.ui.island.corrections.views import ToSay
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.desk.views import Chip

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.text.languages import Language


def to_say_then(before: State, after: State, said_in: Language) -> Iterator[ToSay]:
    tokens = own_tokens(before)
    for again in marked_again(before, after, corrected=True):
        text = say((again,), said_in, tokens)
        yield ToSay(again.who, text, marked(text, said_in), tuple(_chips(before, again)))


def marked(text: str, language: Language) -> str:
    """The text with its key nouns between asterisks."""
    found, last = "", 0
    for start, end in key_nouns(text, language):
        found += f"{text[last:start]}*{text[start:end]}*"
        last = end
    return found + text[last:]


def _chips(before: State, again: Again) -> Iterator[Chip]:
    for mark in again.again:
        match mark.split():
            case ["health" | "energy" as what, n] if again.who is not None:
                icon = "heart" if what == "health" else "bolt"
                more = int(n) - _was(before, again.who, what)
                yield Chip(_signed(more), icon, "health" if what == "health" else "energy")
            case ["mission", n]:
                yield Chip(f"{n}/{MARKS}", "flag", "mission")
            case [fruit, "circled"] if fruit in FRUITS:
                yield Chip("+", fruit, "fruit")
            case [fruit, "crossed" | "free"] if fruit in FRUITS:
                yield Chip("−", fruit, "fruit")
            case _:
                pass


def _was(before: State, who: Who, what: str) -> int:
    captive = before.captive(who)
    return captive.health if what == "health" else captive.energy


def _signed(more: int) -> str:
    return f"−{-more}" if more < 0 else f"+{more}"
