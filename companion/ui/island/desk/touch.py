"""A touch becomes a command, or a choice on the way to one; or Refused."""

from __future__ import annotations

from typing import Final

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
from companion.ui.island.desk.map_targets import pushes_now, step_how
from companion.ui.island.desk.model import NOTHING_CHOSEN, Chosen, speaking
from companion.ui.island.desk.pads import asks_first, goes

# The acts that are a command, or a choice on the way to one.
TOUCHED: Final = frozenset((
    "answer", "use", "go", "unname", "over", "safe", "half", "restore", "end", "piece",
))  # fmt: skip


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
        case "unname":
            return Chosen(picked=tuple(way for way in chosen.picked if way != rest))
        case "half":
            return revised(chosen, {"pushing": rest == "push"})
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
            return _op_goes(state, chosen, way)
        return Move(speaking(state, chosen), way, chosen.over, chosen.safe)
    if question.what == "oracle":
        return _picked(chosen, way)
    if question.what == "move":
        return said(default_speaker(state), " ".join(("move", way, *step_how(chosen))))
    words = [word for word in question.options if word.count(" ")]
    half = pushes_now(words, chosen)
    fits = tuple(
        word for word in question.options if goes(word, way) and (" pushes " in word) == half
    )
    return _only_one(fits, default_speaker(state), way)


def _op_goes(state: State, chosen: Chosen, way: Direction) -> Command:
    """A step of the chosen piece, or its push that way."""
    words = [word for word in map(write, legal(state)) if word.split()[0] == chosen.piece]
    if not pushes_now(words, chosen):
        return said(OP, f"{chosen.piece or 'bush'} {way}")
    fits = tuple(word for word in words if " pushes " in word and goes(word, way))
    return _only_one(fits, OP, f"{chosen.piece} {way}")


def _only_one(fits: tuple[str, ...], who: Who, else_said: str) -> Command:
    if len(fits) > 1:
        raise Refused("unclear", fits)
    return said(who, fits[0] if fits else else_said)


def _picked(chosen: Chosen, way: Direction) -> Chosen:
    """L6.3: up to two directions; a touch takes one back, a third stands in the second's place."""
    if way in chosen.picked:
        picked = tuple(one for one in chosen.picked if one != way)
    else:
        picked = (*chosen.picked[:1], way)
    return Chosen(picked=picked)


def _toggled(state: State, chosen: Chosen, how: str) -> Chosen:
    question = state.question
    over = chosen.over != (how == "over")
    safe = chosen.safe != (how == "safe")
    if question is not None and question.what == "move":
        return revised(chosen, {"over": over, "safe": safe})
    if question is None or question.what != "turn" or question.who == OP:
        raise Refused("not-now")
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
