"""The worth of a position to the OP: deaths, harm, and how far the captives are from winning."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.hexes import SHORE
from companion.games.island.board.walks import steps
from companion.games.island.opponent.goals import goals
from companion.games.island.opponent.race import likely_marks, rounds_to_win, soonest
from companion.games.island.opponent.tempers import Temper
from companion.games.island.opponent.view import OpView
from companion.games.island.state import Captive, State
from companion.games.island.terms import OP, Hex, Who

WON: Final = 1e6
_DEATH: Final = 34.0
_ROUND: Final = 22.0
_STAYS: Final = 0.2  # of the worth of a piece near a captive, when the turn is over
_WEAK: Final = 3  # the energy with which two blows are the end of Granddead
_LAST_HEALTH: Final = {1: 13.0, 2: 6.0}
# A space told, as an oracle would.
_TELLS: Final = 1.0
# How sure Granddead is of a piece, by the steps to it.
_REACH: Final = (1.0, 1.0, 0.7, 0.4)
_PATIENT: Final = 10  # rounds
_DISTANCE: Final = steps()


class Worth:
    """The worth of positions that come of one table, to an OP of this temper."""

    def __init__(self, temper: Temper, view: OpView) -> None:
        self._temper = temper
        self._view = view
        self._goals: dict[tuple[Who, tuple[str, ...]], tuple[Hex, ...]] = {}

    def of(self, state: State) -> float:
        """With more to come: pieces near captives are worth something, also those just put back."""
        return self.last_and_first(state)[1]

    def last_and_first(self, state: State) -> tuple[float, float]:
        """When the turn ends so, and with more to come; less what the way there told of the island.

        A piece whose place was told is scared off as easily as it harms (L9.4).
        """
        if state.won is not None:
            worth = self._standing(state, self._view.told)
            return worth, worth
        new = self._newly_told(state)
        worth = self._standing(state, self._view.told | new) - _TELLS * len(new)
        near = self.nearness(state)
        return worth + _STAYS * near, worth + near

    def _newly_told(self, state: State) -> set[Hex]:
        """The spaces that nobody had named before, and to which somebody was moved aloud."""
        before, told = self._view.position, self._view.told
        ways = [(state.rock, before.rock), (state.bush, before.bush)]
        ways += [(one.at, was.at) for one, was in zip(state.captives, before.captives, strict=True)]
        return {at for at, was in ways if at is not None and at != was and at not in told}

    def standing(self, state: State) -> float:
        """After what is said to nobody (L9.5)."""
        return self._standing(state, self._view.told) + self.nearness(state)

    def nearness(self, state: State) -> float:
        worth = 0.0
        ahead = max([len(board.mission) for board in state.boards])
        least = min([captive.deaths for captive in state.captives])
        for captive in state.captives:
            at = captive.at
            if at is not None and at in _DISTANCE:
                marks = len(state.board(captive.who).mission)
                weight = self._weight(captive, marks == ahead, least)
                worth += weight * _threat(state, captive, at, 1 + 0.35 * marks)
        return worth

    def _weight(self, captive: Captive, ahead: bool, least: int) -> float:
        temper = self._temper
        return (temper.leader if ahead else temper.behind) * temper.again ** (
            captive.deaths - least
        )

    def _race(self, state: State, told: frozenset[Hex]) -> float:
        likely: dict[Who, float] = {}
        for captive in state.captives:
            next_marks = likely_marks(state, captive, self._wanted(state, captive), told)
            likely[captive.board] = likely.get(captive.board, 0.0) + next_marks
        return soonest(
            [rounds_to_win(board.who, len(board.mission), likely[board.who])
             for board in state.boards]
        )  # fmt: skip

    def _standing(self, state: State, told: frozenset[Hex]) -> float:
        if state.won is not None:
            return WON if state.won == OP else -WON
        worth = state.deaths * _DEATH * (1 + state.deaths / 4)
        for board in state.boards:
            worth -= 0.4 * len(board.circled)
            worth -= 0.5 * len(board.extras)
        worth += _ROUND * self._race(state, told)
        least = min(captive.deaths for captive in state.captives)
        ahead = max(len(board.mission) for board in state.boards)
        for captive in state.captives:
            worth += self._of_captive(state, captive, least, ahead)
        return worth

    def _of_captive(self, state: State, captive: Captive, least: int, ahead: int) -> float:
        at = captive.at
        if at is None:
            return 3.0
        if at not in _DISTANCE:  # in the ocean, while something is asked
            return 0.0
        marks = len(state.board(captive.who).mission)
        worth = self._weight(captive, marks == ahead, least) * _frailty(captive)
        if captive.board == "granddead":
            worth += _out_of_his_reach(state, at, marks)
        return worth + 0.3 * captive.lying

    def _wanted(self, state: State, captive: Captive) -> tuple[Hex, ...]:
        if captive.board == "granddead":
            return ()
        key = captive.board, state.board(captive.who).mission
        found = self._goals.get(key)
        if found is None:
            found = self._goals[key] = goals(state, captive.who)
        return found


def _frailty(captive: Captive) -> float:
    """The harm that a captive carries; Granddead's energy is his life (L14.1)."""
    missing = captive.max_energy - captive.energy
    if captive.max_health:
        return _LAST_HEALTH.get(captive.health, 0.0) + 0.9 * missing
    return 2.6 * missing + (5 if captive.energy <= 2 else 0)


def _threat(state: State, captive: Captive, at: Hex, weight: float) -> float:
    """The pieces near a captive, nearer for whoever has little left."""
    left = captive.health if captive.max_health else captive.energy
    frail = {0: 1.6, 1: 1.6, 2: 1.2}.get(left, 1.0)
    if captive.board == "granddead" and left > _WEAK:
        frail *= 0.3
    worth = 0.0
    if state.bush is not None and "bush" not in captive.immune:
        worth -= 0.7 * frail * max(0, _DISTANCE[state.bush][at] - 1)
    if state.rock is not None:
        worth -= 0.25 * _DISTANCE[state.rock][at]
    if state.wave is not None and state.wave in SHORE[at] and "wave" not in captive.immune:
        worth += 1.2 * frail
    return worth * weight


def _out_of_his_reach(state: State, at: Hex, marks: int) -> float:
    """L14.1: Granddead scares off what stands near him: strike, then stand away."""
    far = (_DISTANCE[stone][at] for stone in (state.rock, state.bush) if stone is not None)
    near = sum(_REACH[steps] for steps in far if steps < len(_REACH))
    return -2.0 * (1 + marks) * near * _patience(state.round)


def _patience(round_: int) -> float:
    """The will to stay away, which wanes: else two who avoid each other never end."""
    return max(0.2, min(1.0, 1 - (round_ - _PATIENT) / 10))
