"""The script: what the OP says, sentence by sentence, with whom it is for and what they mark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import (
    Again,
    Announcement,
    Energy,
    ExtraMark,
    FruitMark,
    Health,
    Mission,
    PieceSpace,
    SymbolMark,
    TurnPassed,
)
from companion.games.island.legal import speakers
from companion.games.island.state import State
from companion.games.island.terms import CHARACTERS, OP, Who
from companion.text.island.announcements import SpokenLine
from companion.text.island.key_nouns import key_nouns
from companion.text.island.names import given_to
from companion.text.island.questions import card_lines
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import Chip, Group, ScriptSentence

if TYPE_CHECKING:
    from companion.text import Language, Tokens
    from companion.ui.island.desk.announcement import Telling

MINUS: Final = "−"
# What is told in one breath may be more than one sentence: each has a line of its own.
_SENTENCES: Final = re.compile(r"(?<=[.!?]) (?=[A-ZА-ЯЁ])")


def told_lines(
    state: State, telling: Telling, said_in: Language, tokens: Tokens
) -> tuple[tuple[SpokenLine, ...], ...]:
    """The sentences of what was not announced before, and those of now, down to the question."""
    now = card_lines(telling.said, state.question, said_in, tokens, telling.speaker, apart=True)
    if _either_begins(state, telling.said):
        now = (*now, SpokenLine(words(DESK, said_in)["either-begins"]))
    before = (card_lines(said, None, said_in, tokens, apart=True) for said in telling.before)
    return tuple(part for part in (*before, now) if part)


def read_aloud(parts: Iterable[Sequence[SpokenLine]]) -> str:
    return " ".join(line.text for part in parts for line in part)


def to_say(state: State, telling: Telling, said_in: Language, tokens: Tokens) -> str:
    """The words that are read aloud; none where there is nothing to say."""
    return read_aloud(told_lines(state, telling, said_in, tokens))


def groups(part: Sequence[SpokenLine], said_in: Language, language: Language) -> tuple[Group, ...]:
    """The sentences by their addressees; the bar names those in the language of the screen."""
    return tuple(
        _group(to, tuple(lines), said_in, language) for to, lines in groupby(part, _addressee)
    )


def _addressee(line: SpokenLine) -> Who:
    if line.to is not None:
        return line.to
    first = line.facts[0] if line.facts else None
    return first.piece if isinstance(first, PieceSpace) else ""


def _group(to: Who, lines: tuple[SpokenLine, ...], said_in: Language, language: Language) -> Group:
    sheet = words(DESK, language)
    named = to in CHARACTERS
    return Group(
        to=to,
        lines=tuple(
            ScriptSentence(text, key_nouns(text, said_in))
            for one in lines
            for text in _SENTENCES.split(one.text)
        ),
        chips=tuple(chips(fact for one in lines for fact in one.facts)),
        turn_to=(
            sheet["next-to"].format(name=given_to(to, language)) if named else sheet["next-page"]
        ),
    )  # fmt: skip


def _either_begins(state: State, said: Sequence[Announcement]) -> bool:
    """L15.3: with two players either figure may take the first part of the turn."""
    begins = any(isinstance(one, TurnPassed) and one.turn != OP for one in said)
    return begins and state.question is not None and len(speakers(state)) > 1


# The marks to make


def chips(facts: Iterable[Announcement]) -> Iterator[Chip]:
    """One for each row of the board that changes; what changes twice is added up."""
    health = energy = 0
    mission: Mission | None = None
    others: list[Chip] = []
    for fact in facts:
        match fact:
            case Health():
                health += fact.health
            case Energy():
                energy += fact.energy
            case Mission():
                mission = fact
            case FruitMark(fruit, "circled" | "cleared"):
                others.append(Chip("+", fruit, "fruit"))
            case FruitMark(fruit, _):
                others.append(Chip(MINUS, fruit, "fruit"))
            case ExtraMark(_, mark) | SymbolMark(_, mark):
                others.append(Chip(MINUS if mark == "crossed" else "+", "tick-box", "fruit"))
            case Again(marks):
                others += [chip for mark in marks if (chip := _again(mark.split())) is not None]
            case _:
                pass
    if health:
        yield Chip(signed(health), "heart", "health")
    if energy:
        yield Chip(signed(energy), "bolt", "energy")
    if mission is not None:
        yield Chip(f"{mission.mission}/{mission.of}", "flag", "mission")
    yield from others


def _again(mark: list[str]) -> Chip | None:
    """L17: `energy 4`: the number that stands on the board from now on."""
    match mark:
        case ["health", n]:
            return Chip(f"={n}", "heart", "health")
        case ["energy", n]:
            return Chip(f"={n}", "bolt", "energy")
        case ["mission", n]:
            return Chip(f"={n}", "flag", "mission")
        case _:
            return None


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
