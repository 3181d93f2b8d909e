"""L3, L4.5: the order of play, the end of a turn, the beginning of the next."""

from __future__ import annotations

from typing import assert_never

from companion.games.island.announcements import TurnPassed
from companion.games.island.effects import PassTurn, PutPieceBack, Revive, ReviveTheDead
from companion.games.island.facts import PutBack
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.op_actions import free_places
from companion.games.island.rules.places import on_map
from companion.games.island.state import Position, Work
from companion.games.island.terms import LAKES, OP, PARTS, PIECES, Hex, Who


def end_turn(work: Work) -> None:
    """L4.5: the OP's pieces come back, then the dead, then the turn passes."""
    work.then(*(PutPieceBack(piece) for piece in PIECES), ReviveTheDead(), PassTurn())


def ask_place(work: Work, effect: PutPieceBack) -> Question | None:
    """L9.5, L12.9: secretly."""
    if on_map(work, effect.piece):
        return None
    return Question(OP, "place", free_places(work, effect.piece), piece=effect.piece)


def put_back(work: Work, effect: PutPieceBack, word: str) -> None:
    match effect.piece:
        case "wave":
            work.wave = next(place for place in (*PARTS, *LAKES) if place == word)
        case "rock":
            work.rock = Hex(word)
        case "bush":
            work.bush = Hex(word)
        case _:
            assert_never(effect.piece)
    work.tell(PutBack(effect.piece, word))


def revive_the_dead(work: Work, _effect: ReviveTheDead) -> None:
    """L10.3: in turn order from the OP's left; L15.6: the board's own figure first."""
    work.then(*(Revive(captive.who) for captive in work.captives))


def pass_turn(work: Work, _effect: PassTurn) -> None:
    """L3.1: clockwise, the OP last."""
    begin_turn(work, following(work))
    if work.turn == OP:
        tokens.draw_tokens(work)


def following(position: Position) -> Who:
    boards = [board.who for board in position.boards]
    if position.turn == OP:
        return boards[0]
    return [*boards, OP][boards.index(position.turn) + 1]


def begin_turn(work: Work, who: Who) -> None:
    if work.turn == OP and who != OP:
        work.round += 1
    work.turn = who
    take_turn(work, who)
    work.tell(TurnPassed(who))


def take_turn(work: Work, who: Who) -> None:
    """Actions, and what holds for one turn only."""
    now = tokens.in_force(work)
    work.wave_hit = frozenset()
    work.been = frozenset()
    work.acting = None
    work.op_actions = now.op_actions if who == OP else 0
    work.free = now.free if who == OP else frozenset()
    mine = [captive.who for captive in work.captives if captive.board == who]
    work.parts_left = tuple(mine)
    for captive in work.captives:
        if captive.who in mine:
            # Phil's immunity ends when his next turn begins.
            work.change(captive.who, actions=now.captive_actions, immune=frozenset())
        elif captive.actions:
            work.change(captive.who, actions=0)


RESOLVE = {ReviveTheDead: revive_the_dead, PassTurn: pass_turn}
ASK = {PutPieceBack: ask_place}
ANSWER = {PutPieceBack: put_back}
