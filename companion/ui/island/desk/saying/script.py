"""The script: what the OP says, sentence by sentence, with whom it is for and what they mark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.announcements import (
    Again,
    Announcement,
    Energy,
    ExtraMark,
    FruitMark,
    Health,
    Mission,
    PieceSpace,
    Revived,
    SymbolMark,
    TurnPassed,
)
from companion.games.island.legal import speakers
from companion.games.island.state import Captive, State
from companion.games.island.terms import CHARACTERS, FRUITS, OP, Who
from companion.text.island.announcements import SpokenLine
from companion.text.island.key_nouns import key_nouns
from companion.text.island.names import given_to
from companion.text.island.questions import card_lines
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import Chip, Group, ScriptSentence

if TYPE_CHECKING:
    from companion.text.languages import Language, Tokens
    from companion.ui.island.desk.saying.announcement import Telling

MINUS: Final = "−"
# What is told in one breath may be more than one sentence: each has a line of its own.
SENTENCES: Final = re.compile(r"(?<=[.!?]) (?=[A-ZА-ЯЁ])")


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


def groups(
    part: Sequence[SpokenLine],
    said_in: Language,
    language: Language,
    state: State | None = None,
    first: int | None = None,
) -> tuple[Group, ...]:
    """The sentences by their addressees; the bar names those in the language of the screen.

    `state`: after what is told; None: nothing of it is to be marked. `first`: the number of the
    first line among all that are told; None: no rule is found by it.
    """
    numbers = [None] * len(part) if first is None else range(first, first + len(part))
    return tuple(
        _group(to, tuple(numbered), said_in, language, state)
        for to, numbered in groupby(zip(numbers, part, strict=True), _addressee)
    )


def _addressee(numbered: tuple[int | None, SpokenLine]) -> Who:
    _, line = numbered
    if line.to is not None:
        return line.to
    first = line.facts[0] if line.facts else None
    return first.piece if isinstance(first, PieceSpace) else ""


def _group(
    to: Who,
    numbered: tuple[tuple[int | None, SpokenLine], ...],
    said_in: Language,
    language: Language,
    state: State | None,
) -> Group:
    sheet = words(DESK, language)
    named = to in CHARACTERS
    # What is marked is marked by the first sentence of a line.
    marks = [() if state is None else tuple(chips(one.facts, state)) for _, one in numbered]
    sentences = tuple(
        ScriptSentence(text, key_nouns(text, said_in), () if at else marked, number)
        for (number, one), marked in zip(numbered, marks, strict=True)
        for at, text in enumerate(SENTENCES.split(one.text))
    )
    return Group(
        to=to,
        lines=sentences,
        chips=together(mark for one in sentences for mark in one.marks),
        turn_to=(
            sheet["next-to"].format(name=given_to(to, language)) if named else sheet["next-page"]
        ),
        read_on=sheet["read-on"],
    )  # fmt: skip


def _either_begins(state: State, said: Sequence[Announcement]) -> bool:
    """L15.3: with two players either figure may take the first part of the turn."""
    begins = any(isinstance(one, TurnPassed) and one.turn != OP for one in said)
    return begins and state.question is not None and len(speakers(state)) > 1


# The marks to make

# The first of the chips; the others follow as they come.
_FIRST: Final = ("health", "energy", "mission")


def together(found: Iterable[Chip]) -> tuple[Chip, ...]:
    """The same, what changes twice added up; of a mission the last counts."""
    first: dict[str, Chip] = {}
    others: list[Chip] = []
    for chip in found:
        if chip.tone not in _FIRST or chip.text.startswith("="):
            others.append(chip)
            continue
        before = first.get(chip.tone)
        added = before is not None and _is_change(before) and _is_change(chip)
        first[chip.tone] = _added(before, chip) if added and before is not None else chip
    ordered = (first[tone] for tone in _FIRST if tone in first)
    return (*(one for one in ordered if one.text != _NOTHING), *others)


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


_NOTHING: Final = signed(0)


def _is_change(chip: Chip) -> bool:
    return chip.text[:1] in ("+", MINUS)


def _added(one: Chip, other: Chip) -> Chip:
    number = sum(int(chip.text.replace(MINUS, "-")) for chip in (one, other))
    return revised(one, {"text": signed(number)})


def chips(facts: Iterable[Announcement], state: State) -> Iterator[Chip]:
    for fact in facts:
        match fact:
            case Revived(_, who):
                yield from _restored(state.captive(who))
            case Health():
                yield Chip(signed(fact.health), "heart", "health")
            case Energy():
                yield Chip(signed(fact.energy), "bolt", "energy")
            case Mission():
                yield Chip(f"{fact.mission}/{fact.of}", "flag", "mission")
            case FruitMark(fruit, "circled" | "cleared"):
                yield Chip("+", fruit, "fruit")
            case FruitMark(fruit, _):
                yield Chip(MINUS, fruit, "fruit")
            case ExtraMark(_, mark) | SymbolMark(_, mark):
                yield Chip(MINUS if mark == "crossed" else "+", "tick-box", "fruit")
            case Again(marks):
                yield from (chip for mark in marks if (chip := _again(mark.split())) is not None)
            case _:
                pass


def _restored(captive: Captive) -> Iterator[Chip]:
    """L10.2: the most that the board has; Granddead has no health (L14.1)."""
    if captive.max_health:
        yield Chip(f"={captive.max_health}", "heart", "health")
    yield Chip(f"={captive.max_energy}", "bolt", "energy")


def _again(mark: list[str]) -> Chip | None:
    """L17: `energy 4`: the number that stands on the board from now on; `apple free`."""
    match mark:
        case ["health", n]:
            return Chip(f"={n}", "heart", "health")
        case ["energy", n]:
            return Chip(f"={n}", "bolt", "energy")
        case ["mission", n]:
            return Chip(f"={n}", "flag", "mission")
        case ["extra", _, how]:
            return Chip("+" if how == "circled" else MINUS, "tick-box", "fruit")
        case [fruit, how] if fruit in FRUITS:
            return Chip("+" if how == "circled" else MINUS, fruit, "fruit")
        case _:
            return None
