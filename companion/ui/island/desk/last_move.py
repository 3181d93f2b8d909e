"""The last move on the map: the paths of the last announcement, and where the Bush has been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Shuffled
from companion.games.island.history import paths as history
from companion.games.island.history.movements import moved
from companion.games.island.history.paths import Path
from companion.games.island.state import State
from companion.games.island.terms import OP, Hex

if TYPE_CHECKING:
    from companion.games.island.history.chronicle import GameEntry, GameStep


def paths(began: State, steps: Sequence[GameStep]) -> tuple[Path, ...]:
    """The ways of all that moved by what was announced last; never the Wave's (L16.2)."""
    if not steps:
        return ()
    entries = steps[-1].entries
    first = last_answer(entries)
    before = entries[first - 1].outcome.state if first else None
    if before is None:
        before = state_before(began, steps, len(steps) - 1)
    return tuple(path for path in history.paths(before, entries[first:]) if path.who != "wave")


def last_answer(entries: Sequence[GameEntry]) -> int:
    """The last answer of a captive, who has heard what was said before: it is not said again."""
    return next((at for at in range(len(entries) - 1, 0, -1) if _answers(entries[at])), 0)


def _answers(entry: GameEntry) -> bool:
    """True for neither the OP's nor what chance drew."""
    return entry.command.who != OP and not isinstance(entry.command, Shuffled)


def state_before(began: State, steps: Sequence[GameStep], index: int) -> State:
    """The state in which a step began; `began`: that of the game."""
    return began if index == 0 else steps[index - 1].entries[-1].outcome.state


def been(state: State, began: State, steps: Sequence[GameStep]) -> tuple[tuple[Hex, int], ...]:
    """L12.4: the spaces where the Bush has been in the OP's turn, by the number of its step."""
    if state.turn != OP or not any(piece == "bush" for piece, _ in state.been):
        return ()
    first = len(steps)
    while first > 0 and state_before(began, steps, first - 1).turn == OP:
        first -= 1
    stood = state_before(began, steps, first).bush
    spaces = [] if stood is None else [stood]
    for step in steps[first:]:
        for entry in step.entries:
            went = filter(None, map(moved, entry.outcome.facts))
            spaces += [Hex(to) for who, to in went if who == "bush" and to in HEXES]
    return tuple((at, number) for number, at in enumerate(dict.fromkeys(spaces)))
