"""The rest of an action: what is asked inside it, answered until a turn waits again."""

from __future__ import annotations

from typing import Final

from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.facts import Landed, PieceCame
from companion.games.island.legal import legal
from companion.games.island.opponent.tempers import Temper
from companion.games.island.opponent.tries import Tries, others_answer
from companion.games.island.opponent.view import OpView
from companion.games.island.opponent.worth import Worth
from companion.games.island.state import State
from companion.games.island.terms import OP

_DEPTH: Final = 2


class Foresight:
    """`tricks`: the worth of what the actions so far did besides."""

    def __init__(self, temper: Temper, tries: Tries, view: OpView) -> None:
        self.temper = temper
        self.tries = tries
        self.worth = Worth(temper, view)

    def after(self, state: State, command: Command) -> tuple[State, float]:
        """The position after an action and all that is asked in it, and the worth of its tricks."""
        outcome = self.tries.apply(state, command)
        return self._settled(outcome.state, _DEPTH), self._tricks(outcome)

    def _tricks(self, outcome: Outcome) -> float:
        if not self.temper.tricks:
            return 0.0
        moved = sum(isinstance(fact, Landed) for fact in outcome.facts)
        carried = sum(isinstance(fact, PieceCame) and bool(fact.by) for fact in outcome.facts)
        return self.temper.tricks * min(2, moved + carried)

    def _settled(self, state: State, depth: int) -> State:
        """The OP's own questions by a look ahead, a captive's by a guess.

        Stops where a piece is put back: after that a turn ends, and tokens may be drawn.
        """
        while (question := state.question) is not None:
            if question.what in ("turn", "place"):
                break
            if question.who != OP:
                state = self.tries.apply(state, others_answer(state)).state
            elif depth == 0:
                state = self.tries.apply(state, legal(state)[0]).state
            else:
                state = self._best(state, depth)
        return state

    def _best(self, state: State, depth: int) -> State:
        ends = [
            self._settled(self.tries.apply(state, one).state, depth - 1) for one in legal(state)
        ]
        return max(ends, key=self.worth.of)
