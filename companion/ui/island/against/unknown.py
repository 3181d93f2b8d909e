"""The truth behind a captive's word, which the captive has not seen: for the OP's eyes alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.session import JournalEntry
from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.commands import Answer, Command, Move
from companion.games.island.history.movements import moved, ways
from companion.games.island.terms import DIRECTIONS, OP, Direction, Hex, Who
from companion.text.island.names import space
from companion.text.island.questions import without_name
from companion.text.screens import words
from companion.text.screens.computer.against import AGAINST

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.text.languages import Language


def unknown_to(session: Game, command: Command, language: Language) -> str:
    """A move by where it leads; two directions by what lies there; else the question it answers."""
    state, question = session.state, session.state.question
    match command:
        case Move(who=who):
            return _led_to(session, who, command, language)
        case Answer(word=word) if question is not None and question.what == "oracle":
            return _there(state, question.about or command.who, word, language)
        case Answer() if question is not None and question.who != OP:
            return without_name(question, language)
        case _:
            return ""


def _led_to(session: Game, who: Who, command: Command, language: Language) -> str:
    """Nothing where the OP is still to pick a lake space (L7.3)."""
    sheet, state = words(AGAINST, language), session.state
    entry = JournalEntry(command, session.tried(command))
    way = next((way for one, way in ways(state, [entry]) if one == who), ())
    if not way:
        return ""
    at = next((one for one in HEXES if one == way[-1]), None)
    if at is None:
        return sheet["into-ocean"]
    known = "been-there" if at in _been(session, state.captive(who).board) else "new-to"
    return sheet[known].format(space=space(state.named(at), language))


def _been(session: Game, board: Who) -> frozenset[Hex]:
    """The spaces on which a player's figures have been so far, with their starts."""
    seat = session.state.table.seat
    starts = (one.at for one in session.start.state.captives if one.board == board)
    went = (moved(fact) for entry in session.entries() for fact in entry.outcome.facts)
    own = (one[1] for one in went if one and one[0] in seat and _board(session, one[0]) == board)
    return frozenset(at for at in (*starts, *own) if at in HEXES)  # type: ignore[misc]


def _board(session: Game, who: Who) -> Who:
    return session.state.captive(who).board


def _there(state: State, who: Who, word: str, language: Language) -> str:
    """The spaces beside a captive in the directions that are named."""
    sheet, at = words(AGAINST, language), state.captive(who).at
    named = [
        _beside(state, Hex(at), way, language)
        for way in DIRECTIONS
        if way in word.split() and at in HEXES
    ]
    if len(named) == 2:
        return sheet["beside"].format(space=sheet["both"].format(one=named[0], two=named[1]))
    return sheet["beside"].format(space=named[0]) if named else ""


def _beside(state: State, at: Hex, way: Direction, language: Language) -> str:
    there = NEXT[at][way]
    ocean = words(AGAINST, language)["ocean"]
    return ocean if there is None else space(state.named(there), language)
