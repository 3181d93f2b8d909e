"""Every fact of a table (L17): what it is now, and what the engine would take in its place."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.refused import Refused
from companion.games.island.apply import apply
from companion.games.island.board.hexes import HEXES
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import OP, PIECES, Hex
from companion.text.languages import Language
from companion.ui.island.corrections.captive import CaptiveFacts
from companion.ui.island.corrections.facts import TableFacts
from companion.ui.kit.parts import Button, Section

TABLE = "table"


def corrected(state: State, words: str) -> State | None:
    """The state after a correction; None where the engine does not take it."""
    command = read(OP, words)
    if command is None:
        return None
    try:
        return apply(state, command).state
    except Refused:
        return None


def correctable(state: State, subject: str, language: Language) -> tuple[Section, ...]:
    """A captive, an OP piece, a space or the table: a section a fact, a button a value."""
    offered = (_offered(state, section) for section in _facts(state, subject, language))
    return tuple(section for section in offered if section.rows)


def _facts(state: State, subject: str, language: Language) -> Iterator[Section]:
    table = TableFacts(state, language)
    if subject in state.table.seat:
        yield from CaptiveFacts(state, language).of(state.captive(subject))
    elif subject in PIECES:
        yield table.piece(subject)
    elif subject in HEXES:
        yield from table.at(Hex(subject))
    else:
        yield from table.table()


def _offered(state: State, section: Section) -> Section:
    rows = (tuple(one for one in row if _can(state, one)) for row in section.rows)
    return Section(section.heading, section.text, tuple(row for row in rows if row))


def _can(state: State, button: Button) -> bool:
    return not button.act.startswith("set ") or corrected(state, button.act) is not None
