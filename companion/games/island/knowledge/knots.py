"""Escher knots: which arrows fit the passages that were walked (L1.8, L6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations, product
from typing import Final

from companion.games.island.board.knots import KINDS, PATTERNS, TURNINGS
from companion.games.island.terms import DIRECTIONS, Direction

EVERY: Final = (1 << len(PATTERNS)) - 1
# The arrows that lead from one side to another, as a mask of the fifteen patterns.
LEADS: Final[dict[tuple[Direction, Direction], int]] = {
    (side, out): sum(1 << i for i, arrows in enumerate(PATTERNS) if arrows[side] == out)
    for side in DIRECTIONS
    for out in DIRECTIONS
}
_TURNED: Final[dict[str, int]] = {
    kind: sum(1 << i for i, arrows in enumerate(PATTERNS) if arrows in turnings)
    for kind, turnings in TURNINGS.items()
}
# Every kind is as likely as another, whatever the number of its turnings: these divide it.
_SHARE: Final = {kind: 6 // _TURNED[kind].bit_count() for kind in KINDS}


def leading(sides: Iterable[Direction], outs: Iterable[Direction]) -> int:
    """The arrows of which one leads from some of the sides to some of the others."""
    found = 0
    for side, out in product(sides, outs):
        found |= LEADS[side, out]
    return found


@lru_cache(maxsize=1 << 12)
def knot_weight(masks: tuple[int, int, int], kinds: tuple[str, ...], different: bool) -> int:
    """The ways to choose and turn three knots with these arrows, each kind as likely as another."""
    drawn = permutations(kinds, 3) if different else product(kinds, repeat=3)
    return sum(_ways(masks[0], a) * _ways(masks[1], b) * _ways(masks[2], c) for a, b, c in drawn)


def _ways(mask: int, kind: str) -> int:
    return (mask & _TURNED[kind]).bit_count() * _SHARE[kind]
