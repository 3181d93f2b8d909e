"""A touch becomes a command, or a choice on the way to one; or Refused."""

from __future__ import annotations

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.commands import Command, Move
from companion.games.island.legal import legal, verify
from companion.games.island.notation import read, write
from companion.games.island.refusals.reasons import refused
from companion.games.island.rules.places import on_map
from companion.games.island.state import State
from companion.games.island.terms import OP, PIECES, Direction, Who, direction_named
from companion.speech.speaker import default_speaker
from companion.ui.island.desk.model import NOTHING_CHOSEN, Chosen, speaking
from companion.ui.island.desk.pads import asks_first, goes


def touched(state: State, chosen: Chosen, word: str, rest: str) -> Command | Chosen:
    """The command of a touch on the pad or on an answer, or a choice on the way to one."""
    match word:
        case "answer":
            return said(default_speaker(state), rest)
        case "use":
            who, _, what = rest.partition(" ")
            return said(who, what)
        case "go":
            return _go(state, chosen, direction_named(rest))
        case "over" | "safe":
            return _toggled(state, chosen, word)
        case "piece":
            return piece_chosen(state, chosen, rest)
        case "end" if asks_first(state, chosen, speaking(state, chosen)):
            return revised(chosen, {"ending": True})
        case "restore" | "end":
            return said(speaking(state, chosen), word)
        case _:
            raise AssertionError(word)


def said(who: Who, words: str) -> Command:
    """A word of the notation."""
    command = read(who, words)
    if command is None:
        raise Refused("unknown")
    return command


def _go(state: State, chosen: Chosen, way: Direction) -> Command | Chosen:
    question = state.question
    if question is None:
        raise Refused("not-now")
    if question.what == "turn":
        if question.who == OP:
            return said(OP, f"{chosen.piece or 'bush'} {way}")
        return Move(speaking(state, chosen), way, chosen.over, chosen.safe)
    if question.what == "oracle":
        return _picked(state, chosen, way)
    fits = tuple(word for word in question.options if goes(word, way))
    if len(fits) > 1:
        raise Refused("unclear", fits)
    return said(default_speaker(state), fits[0] if fits else way)


def _picked(state: State, chosen: Chosen, way: Direction) -> Command | Chosen:
    """L6.3: the oracle is asked when two directions are named."""
    if way in chosen.picked:
        return NOTHING_CHOSEN
    if chosen.picked:
        return said(default_speaker(state), f"{chosen.picked[0]} {way}")
    return Chosen(picked=(way,))


def _toggled(state: State, chosen: Chosen, how: str) -> Chosen:
    question = state.question
    if question is None or question.what != "turn" or question.who == OP:
        raise Refused("not-now")
    over = chosen.over != (how == "over")
    safe = chosen.safe != (how == "safe")
    if (over and how == "over") or (safe and how == "safe"):
        verify(state, Move(speaking(state, chosen), "NW", over, safe))
    return Chosen(over=over, safe=safe, who=chosen.who)


def piece_chosen(state: State, chosen: Chosen, piece: str) -> Chosen:
    """One of the OP's own; a second touch lets it go."""
    if chosen.piece == piece:
        return NOTHING_CHOSEN
    if not can_act(state, piece):
        if any(one == piece and not on_map(state, one) for one in PIECES):
            raise refused("illegal", "off-map", piece)
        raise Refused("no-actions" if is_op_turn(state) else "not-now")
    return Chosen(piece=piece)


def can_act(state: State, piece: str) -> bool:
    return any(write(one).split()[0] == piece for one in legal(state))


def is_op_turn(state: State) -> bool:
    question = state.question
    return question is not None and question.what == "turn" and question.who == OP
