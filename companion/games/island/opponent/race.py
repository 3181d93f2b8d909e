"""The race of the captives: the marks that each is likely to make next, and the rounds to the end.

The figures are means over games of explorers against the computer: docs/opponent.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from math import exp, log
from typing import Final

from companion.games.island.board.walks import MARKS, steps
from companion.games.island.rules.tokens import in_force
from companion.games.island.state import Captive, Position
from companion.games.island.terms import CHARACTERS, Hex, Who

# The marks of a captive's turn, by those it has.
_PACE: Final[Mapping[Who, tuple[float, ...]]] = {
    "granddead": (0.6, 0.5, 0.45, 0.42, 0.31),
    "achilles": (0.73, 0.43, 0.44, 0.38, 0.28),
    "hempel": (1.4, 1.17, 0.69, 0.65, 0.42),
    "theseus": (1.0, 0.95, 0.78, 0.49, 0.39),
    "phil": (0.75, 0.58, 0.53, 0.6, 0.25),
    "schrodie": (0.66, 0.77, 0.63, 0.65, 0.58),
}
# The next turn's marks as a product: of whose it is, how near the goals are, what was told of them.
_WHOSE: Final[Mapping[Who, float]] = {
    "granddead": -1.04, "achilles": -1.35, "hempel": -0.63, "theseus": -0.74, "phil": -0.76,
    "schrodie": -0.73,
}  # fmt: skip
_NEAREST: Final = (1.53, 0.67, 0.33, -0.05, -0.42, -0.42)
_NEAR: Final = (0.0, 0.12, 0.05, 0.02)  # for each goal so far
_TOLD: Final = (0.0, 0.22, 0.22, 0.08)
_ENERGY: Final = (-0.49, -0.30, -0.25, -0.18, -0.09)
_DEAD: Final = 0.56  # back in a camp, with all energy
_LYING: Final = -0.39  # the OP picks where the way out begins (L7.3)
_BUSH_NEAR: Final = (0.69, 0.80, 0.89, 0.57, 0.06)
_ROCK_NEAR: Final = (0.5, 0.88, 0.61, 0.37, -0.02)
_SPREAD: Final = 1.5  # rounds
_DISTANCE: Final = steps()


def _rounds_left() -> dict[Who, tuple[float, ...]]:
    found: dict[Who, tuple[float, ...]] = {}
    for who in CHARACTERS:
        to_go = accumulate(reversed([1 / pace for pace in _PACE[who]]), initial=0.0)
        found[who] = tuple(reversed(list(to_go)))
    return found


_ROUNDS: Final = _rounds_left()


def likely_marks(
    position: Position, captive: Captive, wanted: Iterable[Hex], told: frozenset[Hex]
) -> float:
    """The marks that a captive is likely to make in its next turn."""
    board = captive.board
    actions = in_force(position).captive_actions
    sum_ = _WHOSE[board] if actions == 2 else _WHOSE[board] + log(max(actions, 0.2) / 2)
    at = captive.at
    if at is None:
        return exp(sum_ + _DEAD)
    if at not in _DISTANCE:
        return exp(sum_)  # in the ocean, while something is asked
    sum_ += _ENERGY[min(captive.energy, 4)]
    if captive.lying:
        sum_ += _LYING
    far = _DISTANCE[at]
    if board == "granddead":
        for stone, near in ((position.bush, _BUSH_NEAR), (position.rock, _ROCK_NEAR)):
            if stone is not None:
                sum_ += near[min(far[stone], 4)]
        return exp(sum_)
    nearest = 5
    for goal in wanted:
        steps_to = far[goal]
        nearest = min(nearest, steps_to)
        if steps_to <= 3:
            sum_ += _NEAR[steps_to]
            if goal in told:
                sum_ += _TOLD[steps_to]
    return exp(sum_ + _NEAREST[nearest])


def rounds_to_win(board: Who, marks: int, next_marks: float, figures: int = 1) -> float:
    """The rounds that a captive still needs, with so many marks likely in its next turn.

    `figures`: two of one board make marks twice as fast (L15.1).
    """
    if marks >= MARKS:
        return 0.0
    to_go = _ROUNDS[board]
    if marks == MARKS - 1:
        return 1 + to_go[marks] * exp(-1.2 * next_marks) / figures
    sure = min(next_marks, 2.0)
    if sure <= 1:
        left = to_go[marks + 1] + (1 - sure) * (to_go[marks] - to_go[marks + 1])
    else:
        left = to_go[marks + 2] + (2 - sure) * (to_go[marks + 1] - to_go[marks + 2])
    return 1 + left / figures


def soonest(rounds: Iterable[float]) -> float:
    """The rounds until one of them wins: the leader counts most, the others a little."""
    return -_SPREAD * log(sum([exp(-one / _SPREAD) for one in rounds]))
