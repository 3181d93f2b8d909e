"""Table mode at one moment: whose word is awaited, and how far the OP's turn has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement, PieceSpace
from companion.games.island.commands import Correct, End
from companion.games.island.terms import OP, PIECES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.games.island.history.chronicle import GameStep
    from companion.games.island.history.utterances import HeardByAll
    from companion.games.island.opponent.tempers import OpStyle, Strength
    from companion.games.island.state import State
    from companion.store.settings import PaceSetting
    from companion.ui.island.desk.model import DeskModel

# A captive speaks; the OP's next word comes after the pause; the game is over.
Awaited = Literal["captive", "op", "over"]


@frozen
class TableModel:
    """`idle`: actions that the OP leaves out, told like one that nobody notices.

    `stopped`: the pause stands still; so it does while a voice is `reading`.
    `record`: the last words that everybody has heard. `shown`: the private answer was looked at.
    """

    desk: DeskModel
    strength: Strength
    style: OpStyle
    pace: PaceSetting
    idle: int
    stopped: bool
    reading: bool
    turned: bool
    place: object
    record: tuple[HeardByAll, ...]
    shown: bool = False


def awaited(state: State) -> Awaited:
    question = state.question
    if question is None:
        return "over"
    return "op" if question.who == OP else "captive"


def settles(state: State) -> bool:
    """True where the OP answers at once: only its token and its actions have a pause of their own.

    Where a piece is put back, or which way leads out of a lake, is answered silently.
    """
    question = state.question
    return question is not None and question.who == OP and question.what not in ("token", "turn")


# The OP's turn


@frozen
class OpActions:
    """The actions of the OP's turn: `told`, what was said of each; `left`, how many may come."""

    told: tuple[tuple[Announcement, ...], ...]
    left: int
    token: str | None


def op_actions(state: State, steps: Iterable[GameStep]) -> OpActions:
    """Nothing of it tells which piece comes next."""
    told: list[tuple[Announcement, ...]] = []
    for step in reversed(tuple(steps)):
        if corrects_only(step):
            continue
        if not by_op(step):
            break
        if not isinstance(step.entries[0].command, End):
            told.insert(0, tuple(one for entry in step.entries for one in entry.outcome.said))
    question = state.question
    choosing = question is not None and question.what == "token"
    return OpActions(tuple(told), state.op_actions, None if choosing else state.token)


def by_op(step: GameStep) -> bool:
    """True for a step of the OP's own; a correction is made by whoever noticed."""
    return step.entries[0].command.who == OP and not corrects_only(step)


def corrects_only(step: GameStep) -> bool:
    return isinstance(step.entries[0].command, Correct)


def piece_told(said: Iterable[Announcement]) -> str:
    """The OP piece that these words name; nothing where they name none."""
    for one in said:
        piece = one.piece if isinstance(one, PieceSpace) else getattr(one, "by", None)
        if piece in PIECES:
            return str(piece)
    return ""
