"""The length of a mission: the least steps from a start to the spaces that it asks for (L11).

A step goes to a neighbouring space, as if every space were dry and did nothing: no energy, no
portals, no lakes, nobody in the way. It can be counted on the map with a finger.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final

from companion.games.island.board.hexes import CORNERS, HEXES, NEXT
from companion.games.island.board.layout import Island
from companion.games.island.terms import CHARACTERS, FRUITS, MIRAGES, PORTALS, Character, Fruit, Hex

MARKS: Final = 5  # L11.1: every mission has five


@cache
def steps() -> Mapping[Hex, Mapping[Hex, int]]:
    """The steps from every space to every other."""
    return {at: _steps_from(at) for at in HEXES}


def _steps_from(start: Hex) -> dict[Hex, int]:
    found = {start: 0}
    ahead = [start]
    for at in ahead:
        for beside in NEXT[at].values():
            if beside is not None and beside not in found:
                found[beside] = found[at] + 1
                ahead.append(beside)
    return found


def walks(island: Island) -> dict[Character, dict[Fruit, int]]:
    """The steps of each character's mission from each start."""
    starts = island.fruits
    fruits = [(starts[fruit],) for fruit in FRUITS]
    portals = [_spaces(island, portal) for portal in PORTALS]
    oracles = [(at,) for at in _spaces(island, "oracle")]
    seen = [(at,) for word in (*MIRAGES, "knot") for at in _spaces(island, word)]
    anomalies = [(at,) for at in island.anomalies]
    ways: dict[Character, _Walk] = {
        # L14.4: five fruits besides the starting one, which is where the walk begins.
        "hempel": _Walk(fruits, MARKS + 1),
        "theseus": _Walk([*portals, *oracles], MARKS),
        "phil": _Walk(anomalies, MARKS),
        "schrodie": _Walk(seen, MARKS),
    }
    found: dict[Character, dict[Fruit, int]] = {
        who: {fruit: way.from_(at) for fruit, at in starts.items()} for who, way in ways.items()
    }
    found["granddead"] = {fruit: _scare_offs(island, at) for fruit, at in starts.items()}
    found["achilles"] = {fruit: _corners(at) for fruit, at in starts.items()}
    return {who: found[who] for who in CHARACTERS}


def _spaces(island: Island, word: str) -> tuple[Hex, ...]:
    return tuple(at for at in HEXES if island.spaces[at] == word)


def _corners(start: Hex) -> int:
    """L14.2: the five nearest corners, each there and one step out, which leads back (L8.3)."""
    return sum(sorted(steps()[start][corner] + 1 for corner in CORNERS)[:MARKS])


def _scare_offs(island: Island, start: Hex) -> int:
    """An estimate: L14.1 names no spaces; Bush and Rock come back to fruits and anomalies (L9.5).

    The mean way from the start to one of these, and four times the mean way between two, rounded.
    """
    haunts = (*island.fruits.values(), *island.anomalies)
    first = _mean([steps()[start][at] for at in haunts if at != start])
    between = _mean([steps()[one][other] for one in haunts for other in haunts if one != other])
    return int(first + (MARKS - 1) * between + Fraction(1, 2))


def _mean(numbers: Sequence[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))


class _Walk:
    """The least steps through `wanted` of some groups of spaces, one space of each is enough."""

    def __init__(self, groups: Sequence[Sequence[Hex]], wanted: int) -> None:
        stops = [(at, 1 << number) for number, group in enumerate(groups) for at in group]
        # For each set of groups and each stop in it: the least steps through all of them from it.
        best = {(group, at): 0 for at, group in stops}
        for seen in range(1, 1 << len(groups)):
            if seen.bit_count() < wanted:
                _go_back(seen, stops, best)
        self.ends = [(at, way) for (seen, at), way in best.items() if seen.bit_count() == wanted]

    def from_(self, start: Hex) -> int:
        return min(steps()[start][at] + way for at, way in self.ends)


def _go_back(seen: int, stops: Sequence[tuple[Hex, int]], best: dict[tuple[int, Hex], int]) -> None:
    """Every stop of another group, put before the walks through these groups."""
    for at, _ in stops:
        so_far = best.get((seen, at))
        if so_far is None:
            continue
        for before, other in stops:
            if not seen & other:
                key, way = (seen | other, before), so_far + steps()[before][at]
                if way < best.get(key, way + 1):
                    best[key] = way
