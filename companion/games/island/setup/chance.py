"""Draws before the game: the anomalies, and the OP's pieces if nobody put them.

The dice come from outside: the rules themselves draw nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from companion.games.island.terms import ANOMALIES, PARTS, Anomaly, Hex, Part

Thing = TypeVar("Thing")


class Chance(Protocol):
    def sample(self, population: Sequence[Thing], k: int) -> list[Thing]: ...

    def choice(self, seq: Sequence[Thing]) -> Thing: ...


def draw_anomalies(spaces: Sequence[Hex], dice: Chance) -> Mapping[Hex, Anomaly]:
    """L2.3: as many of the ten tokens as there are spaces, all different."""
    return dict(zip(spaces, dice.sample(ANOMALIES, len(spaces)), strict=True))


def draw_wave(dice: Chance) -> Part:
    return dice.choice(PARTS)


def draw_space(free: Sequence[Hex], dice: Chance) -> Hex:
    """L2.5: the Rock on any anomaly, the Bush on any fruit that no captive starts on."""
    return dice.choice(free)
