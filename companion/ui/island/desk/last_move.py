"""The last move on the map: the last step as a path, and where the Bush has been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.games.island.history.movements import moved, ways
from companion.games.island.state import State
from companion.games.island.terms import OP, Hex, Part

if TYPE_CHECKING:
    from companion.games.island.history.chronicle import GameStep


def path(began: State, steps: Sequence[GameStep]) -> tuple[Hex | Part, ...]:
    """The way of whoever moved last in the step that was taken last."""
    if not steps:
        return ()
    before = state_before(began, steps, len(steps) - 1)
    went = [way for who, way in ways(before, steps[-1].entries) if who != "wave"]
    return went[-1][-2:] if went else ()


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
