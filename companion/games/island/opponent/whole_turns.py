"""Whole turns of the OP, a few of the best kept after each action (L12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from companion.games.island.commands import Command, End
from companion.games.island.legal import legal
from companion.games.island.opponent.settle import Foresight
from companion.games.island.opponent.tries import OutOfTries
from companion.games.island.opponent.worth import WON
from companion.games.island.state import State
from companion.games.island.terms import OP

WIDTH: Final = 8


class TurnTried(NamedTuple):
    """`first`: the command that the turn begins with. `promise`: the worth with more to come."""

    worth: float
    promise: float
    first: Command
    end: State


def best_turn(state: State, foresight: Foresight, width: int = WIDTH) -> TurnTried:
    """The best turn from a question of the OP's turn on; to end it at once is one, too."""
    worth, _ = foresight.worth.both(state)
    best = TurnTried(worth, worth, End(OP), state)
    layer: Sequence[tuple[Command | None, State]] = [(None, state)]
    seen: set[Any] = set()
    try:
        while layer and best.worth < WON:
            grown: list[TurnTried] = []
            for first, at in layer:
                for one in _longer(at, first, foresight, seen):
                    best = max(best, one, key=_worth)
                    grown.append(one)
            more = [one for one in grown if _goes_on(one.end)]
            more.sort(key=_promise, reverse=True)
            layer = [(one.first, one.end) for one in more[:width]]
    except OutOfTries:
        pass  # the best so far
    return best


def _longer(
    at: State, first: Command | None, foresight: Foresight, seen: set[Any]
) -> list[TurnTried]:
    """The turns with one action more, each position once."""
    found = []
    for command in legal(at):
        if not isinstance(command, End):
            end, tricks = foresight.after(at, command)
            key = _key(end)
            if key not in seen:
                seen.add(key)
                worth, promise = foresight.worth.both(end)
                found.append(TurnTried(worth + tricks, promise + tricks, first or command, end))
    return found


def _worth(tried: TurnTried) -> float:
    return tried.worth


def _promise(tried: TurnTried) -> float:
    return tried.promise


def _goes_on(state: State) -> bool:
    return (
        state.question is not None
        and state.question.what == "turn"
        and state.turn == OP
        and (state.op_actions > 0 or bool(state.free))
    )


def _key(state: State) -> tuple[Any, ...]:
    figures = tuple((one.at, one.health, one.energy, one.lying) for one in state.captives)
    return (
        state.wave, state.rock, state.bush, state.op_actions, state.free, state.deaths,
        state.been, state.wave_hit, state.boards, figures,
    )  # fmt: skip
