"""The worth of a position to the OP: deaths, harm, and the rounds that the captives still need."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.hexes import SHORE
from companion.games.island.board.walks import steps
from companion.games.island.opponent.goals import goals
from companion.games.island.opponent.race import likely_marks, rounds_to_win, soonest
from companion.games.island.opponent.tempers import Temper
from companion.games.island.opponent.view import OpView
from companion.games.island.state import Board, Captive, State
from companion.games.island.terms import OP, Hex, Who

WON: Final = 1e6
_DEATH: Final = 34.0
_ROUND: Final = 22.0  # until the first captive is likely to win
_GONE: Final = 3.0  # dead until the turn ends
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
        """With more to come: pieces near captives are worth something."""
        return self.both(state)[1]

    def both(self, state: State) -> tuple[float, float]:
        """The worth when the turn ends so, and with more to come; less what was told on the way.

        A piece whose place was told is scared off as easily as it harms (L9.4).
        """
        new = self._newly_told(state)
        worth, near = self._standing(state, self._view.told | new)
        worth -= _TELLS * len(new)
        return worth + _STAYS * near, worth + near

    def standing(self, state: State) -> float:
        """After what is said to nobody (L9.5)."""
        return sum(self._standing(state, self._view.told))

    def _newly_told(self, state: State) -> set[Hex]:
        """The spaces that nobody had named before, and to which somebody was moved aloud."""
        before, told = self._view.position, self._view.told
        ways = [(state.rock, before.rock), (state.bush, before.bush)]
        ways += [(one.at, was.at) for one, was in zip(state.captives, before.captives, strict=True)]
        return {at for at, was in ways if at is not None and at != was and at not in told}

    def _standing(self, state: State, told: frozenset[Hex]) -> tuple[float, float]:
        """The deaths, the harm and the race; and the worth of the pieces near captives."""
        if state.won is not None:
            return (WON if state.won == OP else -WON), 0.0
        worth, near = state.deaths * _DEATH * (1 + state.deaths / 4), 0.0
        for board in state.boards:
            worth -= 0.4 * len(board.circled) + 0.5 * len(board.extras)
        ahead = max([len(board.mission) for board in state.boards])
        least = min([captive.deaths for captive in state.captives])
        likely = dict.fromkeys([board.who for board in state.boards], 0.0)
        for captive in state.captives:
            board = state.board(captive.who)
            likely[board.who] += likely_marks(state, captive, self._wanted(state, board), told)
            if captive.at is None:
                worth += _GONE
            elif captive.at in _DISTANCE:
                marks = len(board.mission)
                weight = self._weight(captive, marks == ahead, least)
                worth += weight * _frailty(captive) + 0.3 * captive.lying
                near += weight * (1 + 0.35 * marks) * _threat(state, captive, captive.at)
                if captive.board == "granddead":
                    worth += _out_of_his_reach(state, captive.at, marks)
        figures = len(state.captives) // len(state.boards)
        rounds = [
            rounds_to_win(one.who, len(one.mission), likely[one.who], figures)
            for one in state.boards
        ]
        return worth + _ROUND * soonest(rounds), near

    def _weight(self, captive: Captive, leads: bool, least: int) -> float:
        weight = self._temper.leader if leads else self._temper.behind
        return weight * self._temper.again ** (captive.deaths - least)

    def _wanted(self, state: State, board: Board) -> tuple[Hex, ...]:
        if board.who == "granddead":
            return ()
        key = board.who, board.mission
        found = self._goals.get(key)
        if found is None:
            found = self._goals[key] = goals(state, board.who)
        return found


def _frailty(captive: Captive) -> float:
    """The harm that a captive carries; Granddead's energy is his life (L14.1)."""
    missing = captive.max_energy - captive.energy
    if captive.max_health:
        return _LAST_HEALTH.get(captive.health, 0.0) + 0.9 * missing
    return 2.6 * missing + (5 if captive.energy <= 2 else 0)


def _threat(state: State, captive: Captive, at: Hex) -> float:
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
    return worth


def _out_of_his_reach(state: State, at: Hex, marks: int) -> float:
    """L14.1: Granddead scares off what stands near him: strike, then stand away."""
    far = (_DISTANCE[stone][at] for stone in (state.rock, state.bush) if stone is not None)
    near = sum(_REACH[steps] for steps in far if steps < len(_REACH))
    return -2.0 * (1 + marks) * near * _patience(state.round)


def _patience(round_: int) -> float:
    """The will to stay away, which wanes: else two who avoid each other never end."""
    return max(0.2, min(1.0, 1 - (round_ - _PATIENT) / 10))
