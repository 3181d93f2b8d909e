"""The OP's view of a state, and the table's."""

from __future__ import annotations

from typing import Any

from companion.games.island.legal import options
from companion.games.island.state import OCEAN, Captive, State
from companion.games.island.terms import EXTRAS, FRUITS, PIECES, Hex


def op_view(state: State) -> dict[str, Any]:
    """Everything, for the OP alone: the state of a table script."""
    return {
        "turn": state.turn,
        "acting": state.acting,
        "round": state.round,
        "deaths": state.deaths,
        "token": state.token,
        "stack": list(state.stack),
        "anomalies": dict(state.anomalies),
        "op": {"wave": state.wave, "rock": state.rock, "bush": state.bush},
        "captives": {captive.who: _captive(state, captive) for captive in state.captives},
        "question": asked(state),
        "won": state.won,
    }


def _captive(state: State, captive: Captive) -> dict[str, Any]:
    board = state.board(captive.who)
    view = {
        "at": _place(captive),
        "lying": captive.lying,
        "health": captive.health if captive.max_health else None,
        "energy": captive.energy,
        "fruits": _marks(FRUITS, board.circled, board.crossed),
        "mission": list(board.mission),
        "actions": captive.actions,
        "visited": [fruit for fruit in FRUITS if fruit in board.visited],
        "immune": [piece for piece in PIECES if piece in captive.immune],
        "start": captive.start,
        "palms": dict(board.palms),
        "extra": _marks(EXTRAS, board.extras, board.spent_extras),
        "symbols": _marks(PIECES, frozenset(), board.symbols),
    }
    return view if captive.max_health else view | {"max": captive.max_energy}


def _marks(
    order: tuple[str, ...], circled: frozenset[Any], crossed: frozenset[Any]
) -> dict[str, str]:
    marks = {name: "circled" if name in circled else "crossed" for name in order}
    return {name: mark for name, mark in marks.items() if name in circled or name in crossed}


def _place(captive: Captive) -> Hex | None:
    return None if captive.at == OCEAN else captive.at


def asked(state: State) -> dict[str, Any] | None:
    """The open question with every option as a word."""
    question = state.question
    if question is None:
        return None
    view: dict[str, Any] = {
        "who": question.who,
        "what": question.what,
        "options": list(options(state)),
    }
    if question.leads:
        view["leads"] = dict(zip(question.options, question.leads, strict=True))
    if question.what in ("ability", "place") and question.piece is not None:
        view["piece"] = question.piece
    return view
