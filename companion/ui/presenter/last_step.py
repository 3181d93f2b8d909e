"""What has just happened on the map: the last step as a path, and where the Bush has been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from companion.engine.session import Step
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.facts import Fact, InOcean, Landed, PieceCame, PieceLeft
from companion.games.island.game import Game
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import OP, Hex, Part, Who


def path(session: Game) -> tuple[Hex | Part, ...]:
    """From where to where somebody moved last in the step that was taken last."""
    if not session.steps:
        return ()
    before = state_before(session, len(session.steps) - 1)
    at = {one.who: one.at for one in before.captives if one.at != OCEAN}
    places: dict[Who, Hex | Part | None] = {**at, "rock": before.rock, "bush": before.bush}
    last: tuple[Hex | Part, ...] = ()
    for who, to in _moves(session.steps[-1]):
        start = places.get(who)
        last = (start, to) if start is not None and start != to else ()
        places[who] = to
    return last


def state_before(session: Game, index: int) -> State:
    """The state in which a step began."""
    if index == 0:
        return session.start.state
    return session.steps[index - 1].entries[-1].outcome.state


def _moves(step: Step[Command, Outcome]) -> Iterator[tuple[Who, Hex | Part]]:
    for entry in step.entries:
        for fact in entry.outcome.facts:
            moved = _moved(fact)
            if moved is not None:
                yield moved


def _moved(fact: Fact) -> tuple[Who, Hex | Part] | None:
    match fact:
        case Landed(who, at):
            return who, at
        case InOcean(who, parts):
            return who, parts[0]
        case PieceCame(piece, at):
            return piece, at
        case PieceLeft(piece, parts):
            return piece, parts[0]
        case _:
            return None


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
        spaces += [cast(Hex, to) for who, to in _moves(step) if who == "bush" and len(to) == 2
                   and to[1:].isdigit()]  # fmt: skip
    return tuple((at, number) for number, at in enumerate(dict.fromkeys(spaces)))
