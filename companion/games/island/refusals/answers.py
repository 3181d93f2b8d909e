"""The reason why a word does not answer the open question: wrong kind, or no option of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.refused import Why
from companion.games.island.commands import Command, OpAction, PieceStep, Push
from companion.games.island.effects import OtherHalf
from companion.games.island.notation import write
from companion.games.island.questions import Question, What
from companion.games.island.refusals.commands import no_op_action, too_dear
from companion.games.island.refusals.reasons import WhyWord, why
from companion.games.island.rules.places import on_map
from companion.games.island.rules.vitality import spendable
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import PIECES, Who


def no_answer(state: State, question: Question, command: Command, code: str) -> Why:
    """`code`: what `answer_word` refused the command with."""
    if code == "not-your-turn":
        return why("answers-first", question.who)
    if code == "not-now" or question.what not in _NO_OPTION:
        return why("asked", question.what)
    return _NO_OPTION[question.what](state, question, command)


def _always(word: WhyWord) -> Callable[[State, Question, Command], Why]:
    return lambda _state, _question, _command: why(word)


# The OP's questions


def _no_action(state: State, question: Question, command: Command) -> Why:
    """L6.7: an action with the anomaly's piece. L12.5: the half that is left."""
    if not isinstance(command, OpAction):
        word = write(command)
        return why("no-pass") if (question.what, word) == ("act", "pass") else _asked(question)
    piece = command.piece if isinstance(command, PieceStep | Push) else "wave"
    if question.piece is not None and piece != question.piece:
        return why("other-piece", question.piece)
    half = state.agenda[-1]
    if isinstance(half, OtherHalf) and (half.left == "step") != isinstance(command, PieceStep):
        return why("only-step" if half.left == "step" else "only-push", half.piece)
    return no_op_action(state, command)


def _asked(question: Question) -> Why:
    return why("asked", question.what)


_TO: Final[dict[str | None, WhyWord]] = {
    "to-fruit": "to-fruit", "to-lake": "to-lake", "hurricane": "to-portal", "ivy": "to-anomaly",
    "corner-joint": "to-part",
}  # fmt: skip
_WAY: Final[dict[str | None, WhyWord]] = {
    "aside": "aside-way", "arrows": "arrows-way", "ivy": "ivy-way",
}  # fmt: skip
_BACK: Final[dict[str | None, WhyWord]] = {
    "wave": "back-wave", "rock": "back-rock", "bush": "back-bush",
}  # fmt: skip
_FRUIT: Final[dict[str | None, WhyWord]] = {
    "to-fruit": "fruit-unvisited", "replenish": "fruit-uncrossed",
}  # fmt: skip


def _no_way(_state: State, question: Question, _command: Command) -> Why:
    return why(_WAY[question.by]) if question.by in _WAY else _asked(question)


def _no_fruit(state: State, question: Question, command: Command) -> Why:
    fruit = write(command)
    if question.by in _FRUIT:
        return why(_FRUIT[question.by])
    if fruit == "decline":
        return _asked(question)
    crossed = question.about is not None and fruit in state.board(question.about).crossed
    return why("fruit-crossed" if crossed else "fruit-uncircled", fruit)


# The captives' questions


def _no_move(state: State, question: Question, command: Command) -> Why:
    """The limits of a bonus move (box data)."""
    if question.by == "free-step":
        return why("free-step-how")
    if "over" in write(command).split():
        return why("number-no-over")
    cost = state.table.in_force[state.token].safe_cost
    return why("forbids-safe") if cost is None else too_dear(state, question.who, cost)


def _no_piece(state: State, question: Question, command: Command) -> Why:
    who, named = question.who, write(command)
    if question.by == "neighbour":
        return _on_no_space(state, named)
    if named not in PIECES:
        return why("name-op-piece")
    return why("immune", who, named) if question.by == "immunity" else why("off-map", named)


def _on_no_space(state: State, named: Who) -> Why:
    """The reason, but the general one for the Wave: any other would tell where it is."""
    if named in state.table.seat:
        return why("off-island", named)
    if named not in PIECES:
        return why("not-in-play", named)
    away = not any(on_map(state, piece) for piece in PIECES if piece == named)
    return why("off-map", named) if away else ()


def _no_captive(state: State, question: Question, command: Command) -> Why:
    named = write(command)
    if named not in state.table.seat:
        return why("not-in-play", named)
    gone = state.captive(named).at in (None, OCEAN) and named != question.who
    return why("off-island", named) if gone else why("another-captive")


def _no_trade(state: State, question: Question, _command: Command) -> Why:
    """Asked with one way alone, it is the last health that can be lost (box data)."""
    captive = state.captive(question.who)
    if spendable(captive) < 1:
        return too_dear(state, question.who, 1)
    return why("health-full", question.who)


_NO_OPTION: Final[dict[What, Callable[[State, Question, Command], Why]]] = {
    "token": _always("token-drawn"),
    "act": _no_action,
    "half": _no_action,
    "from": _always("line-start"),
    "to": lambda _state, question, _command: why(_TO[question.by]),
    "place": lambda _state, question, _command: why(_BACK[question.piece]),
    "direction": _no_way,
    "fruit": _no_fruit,
    "camp": _always("camp-nothing"),
    "palm": lambda _state, _question, command: why("palm-full", write(command)),
    "move": _no_move,
    "piece": _no_piece,
    "captive": _no_captive,
    "trade": _no_trade,
}
