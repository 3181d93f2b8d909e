"""The whole state, for the OP (the last line of a table script)."""

from typing import Any

from tests.oracle.boards import Piece
from tests.oracle.world import Question, World


def public(question: Question | None) -> Question | None:
    if question is None:
        return None
    return {key: value for key, value in question.items() if key != "again"}


def state(g: World, question: Question | None) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "turn": g.turn.who if g.turn is not None else "op",
        "round": g.round,
        "deaths": g.deaths,
        "token": g.token,
        "stack": list(g.stack),
        "op": dict(g.op),
        "anomalies": dict(g.anomalies),
        "captives": {piece.name: _captive(g, piece) for piece in g.pieces},
        "question": public(question),
        "won": g.won,
    }
    if g.two_players:
        whole["acting"] = g.acting.name if g.acting is not None else None
    return whole


def _captive(g: World, piece: Piece) -> dict[str, Any]:
    board = piece.board
    captive: dict[str, Any] = {
        "at": piece.at,
        "lying": piece.lying,
        "health": piece.health,
        "energy": piece.energy,
        "fruits": dict(board.fruits),
        "mission": list(board.mission),
        "actions": piece.actions if g.turn is board else 0,
        "visited": list(board.visited),
        "palms": dict(board.palms),
        "extra": dict(board.extra),
        "symbols": dict(board.symbols),
        "immune": list(piece.immune),
        "start": piece.start,
    }
    if piece.is_ghost:
        captive["max"] = piece.max
    return captive
