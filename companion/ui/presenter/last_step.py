"""What has just happened on the map: the last step as a path, and where the Bush has been."""

from __future__ import annotations

from companion.games.island.board.hexes import HEXES
from companion.games.island.game import Game
from companion.games.island.history.movements import moved, ways
from companion.games.island.state import State
from companion.games.island.terms import OP, Hex, Part


def path(session: Game) -> tuple[Hex | Part, ...]:
    """From where to where somebody moved last in the step that was taken last."""
    if not session.steps:
        return ()
    before = state_before(session, len(session.steps) - 1)
    went = [way for who, way in ways(before, session.steps[-1].entries) if who != "wave"]
    return went[-1][-2:] if went else ()


def state_before(session: Game, index: int) -> State:
    """The state in which a step began."""
    if index == 0:
        return session.start.state
    return session.steps[index - 1].entries[-1].outcome.state


def been(session: Game) -> tuple[tuple[Hex, int], ...]:
    """L12.4: the spaces where the Bush has been in the OP's turn, by the number of its step."""
    state = session.state
    if state.turn != OP or not any(piece == "bush" for piece, _ in state.been):
        return ()
    first = len(session.steps)
    while first > 0 and state_before(session, first - 1).turn == OP:
        first -= 1
    began = state_before(session, first).bush
    spaces = [] if began is None else [began]
    for step in session.steps[first:]:
        for entry in step.entries:
            steps = filter(None, map(moved, entry.outcome.facts))
            spaces += [Hex(to) for who, to in steps if who == "bush" and to in HEXES]
    return tuple((at, number) for number, at in enumerate(dict.fromkeys(spaces)))
