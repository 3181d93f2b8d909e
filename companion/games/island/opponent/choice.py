"""The OP's next command: every question that the rules ask of the OP, at each strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.engine.frozen import revised
from companion.engine.game import Dice
from companion.games.island.box.box import InForce
from companion.games.island.commands import Answer, ChooseToken, Command, End
from companion.games.island.legal import legal
from companion.games.island.opponent.settle import Foresight
from companion.games.island.opponent.tempers import TEMPERS, OpStyle, Strength
from companion.games.island.opponent.tries import OutOfTries, Tries
from companion.games.island.opponent.view import OpView
from companion.games.island.opponent.whole_turns import best_turn
from companion.games.island.rules.tokens import in_force
from companion.games.island.state import Captive, State
from companion.games.island.terms import OP, Who

_HISS: Final = 3.0  # how far a gentle OP misjudges
_UNFAIR: Final = 40.0  # whom a gentle OP has just harmed is let be
_TOKEN_WIDTH: Final = 2


def choose(
    view: OpView, strength: Strength, style: OpStyle, dice: Dice, tries: Tries | None = None
) -> Command:
    """One command to the open question, which must be the OP's.

    `dice`: by the seed of the game and how far it is, so that an undo draws nothing anew.
    `tries`: counts the commands tried, for whoever wants to know.
    """
    return _Chooser(view, strength, style, dice, tries or Tries()).chosen()


class _Chooser:
    def __init__(
        self, view: OpView, strength: Strength, style: OpStyle, dice: Dice, tries: Tries
    ) -> None:
        self._view = view
        self._strength = strength
        self._dice = dice()
        self._tries = tries
        self._foresight = Foresight(TEMPERS[style], tries, view)
        self._tokens: dict[InForce, float] = {}

    def chosen(self) -> Command:
        state = self._view.position
        question = state.question
        assert question is not None
        assert question.who == OP
        every = legal(state)
        if len(every) == 1:
            return every[0]
        if self._strength == "strong" and question.what == "turn":
            return best_turn(state, self._foresight).first
        return self._best(state, every)

    def _best(self, state: State, every: Sequence[Command]) -> Command:
        """The command that looks best; when no more may be tried, of those looked at."""
        best: tuple[float, Command] | None = None
        for command in every:
            try:
                worth = self._worth(state, command) + self._dice.random() * 0.02
            except OutOfTries:
                break
            if self._strength == "gentle":
                worth += self._dice.gauss(0, _HISS)
            if best is None or worth > best[0]:
                best = worth, command
        return every[0] if best is None else best[1]

    def _worth(self, state: State, command: Command) -> float:
        if isinstance(command, End):
            return self._foresight.worth.of(state) - 0.01
        question = state.question
        assert question is not None
        if question.what == "place":
            assert isinstance(command, Answer)
            placed = revised(state, {question.piece or "": command.word})
            return self._foresight.worth.standing(placed)  # L9.5: secretly
        if isinstance(command, ChooseToken):
            return self._token(state, command)
        end, tricks = self._foresight.after(state, command)
        worth = self._foresight.worth.of(end) + tricks
        if self._strength == "gentle":
            worth -= self._unfair(state, end)
        return worth

    def _token(self, state: State, command: ChooseToken) -> float:
        """L12.1: what the turn with it is worth; an easier OP takes either."""
        if self._strength != "strong":
            return 0.0
        after = self._tries.apply(state, command).state
        key = in_force(after)
        if key not in self._tokens:
            self._tokens[key] = self._turn_with(after)
        return self._tokens[key]

    def _turn_with(self, after: State) -> float:
        if after.question is None or after.question.what != "turn":
            return self._foresight.worth.of(after)
        return best_turn(after, self._foresight, _TOKEN_WIDTH).worth

    def _unfair(self, before: State, after: State) -> float:
        """Harm once more to the same captive, while another stands well."""
        who = self._view.lately
        if who is None or not any(_stands_well(c) for c in before.captives if c.who != who):
            return 0.0
        return _UNFAIR if _left(after, who) < _left(before, who) else 0.0


def _stands_well(captive: Captive) -> bool:
    return captive.at is not None and (captive.health or captive.energy - 1) >= 2


def _left(state: State, who: Who) -> int:
    captive = state.captive(who)
    return -1 if captive.at is None else captive.health + captive.energy
