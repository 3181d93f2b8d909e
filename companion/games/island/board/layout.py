"""L1: the spaces of an island, its lakes and knots, and everything that is wrong with a layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal, cast

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES, NEXT, RAY, ROWS
from companion.games.island.terms import (
    DIRECTIONS,
    FRUITS,
    LAKES,
    MIRAGES,
    PORTALS,
    Camp,
    Direction,
    Fruit,
    Hex,
    Lake,
    Named,
)

# L1.3: how many spaces of each kind an island has.
SPACES: Final[Mapping[str, int]] = {
    **dict.fromkeys(FRUITS, 1), "camp-a": 1, "camp-b": 1, "oracle": 2,
    **dict.fromkeys(MIRAGES, 1), "knot": 3, **dict.fromkeys(PORTALS, 2), "anomaly": 5,
    **dict.fromkeys(LAKES, 3),
}  # fmt: skip

Pattern = Mapping[Direction, Direction]

ProblemKind = Literal[
    "unknown-space", "too-many", "too-few", "lake-shape", "knot-without-arrows",
    "arrows-without-knot", "bad-arrows",
]  # fmt: skip


@frozen
class Problem:
    """One thing that is wrong with a layout: what, of which space, where, and the number found."""

    kind: ProblemKind
    space: str
    at: tuple[Hex, ...] = ()
    found: int = 0
    wanted: int = 0


@frozen
class Island:
    """A legal layout, with what the rules look up in it all the time."""

    spaces: Mapping[Hex, str]
    knots: Mapping[Hex, Pattern]
    named: Mapping[Hex, Named]  # what is said of each space, anomalies left to their tokens
    lake_of: Mapping[Hex, Lake]
    lakes: Mapping[Lake, tuple[Hex, ...]]
    fruits: Mapping[Fruit, Hex]
    camps: Mapping[Camp, Hex]
    anomalies: tuple[Hex, ...]
    portals: tuple[Hex, ...]
    twin: Mapping[Hex, Hex]  # L6.6: the other portal of the same number

    def __repr__(self) -> str:
        rows = (" ".join(self.spaces[at] for at in HEXES if at[0] == row) for row in ROWS)
        return f"<Island: {' / '.join(rows)}>"


def problems(spaces: Mapping[Hex, str], knots: Mapping[Hex, Pattern]) -> list[Problem]:
    """Everything that is wrong with a layout (L1.5, L1.8); empty when it is legal."""
    return [*_wrong_counts(spaces), *_broken_lakes(spaces), *_wrong_knots(spaces, knots)]


def _at(spaces: Mapping[Hex, str], word: str) -> tuple[Hex, ...]:
    return tuple(at for at in HEXES if spaces.get(at) == word)


def _wrong_counts(spaces: Mapping[Hex, str]) -> Iterable[Problem]:
    counts = Counter(spaces.values())
    for word in counts:
        if word not in SPACES:
            yield Problem("unknown-space", word, _at(spaces, word))
    for word, wanted in SPACES.items():
        have = counts[word]
        if have != wanted:
            kind: ProblemKind = "too-many" if have > wanted else "too-few"
            yield Problem(kind, word, _at(spaces, word), have, wanted)


def shape(cells: Iterable[Hex]) -> Lake | None:
    """The shape that three spaces form (L1.5), None when it is none of the lakes'."""
    three = tuple(cells)
    touching = [(a, b) for a in three for b in NEXT[a].values() if b in three]
    match len(touching) // 2:
        case 3:
            return "triangle"
        case 2:
            middle = next(a for a in three if sum(a == one for one, _ in touching) == 2)
            ways = [d for d in DIRECTIONS if NEXT[middle][d] in three]
            opposite = (
                RAY[middle][ways[0]][0]
                and (DIRECTIONS.index(ways[1]) - DIRECTIONS.index(ways[0])) == 3
            )
            return "straight" if opposite else "bend"
        case _:
            return None


def _broken_lakes(spaces: Mapping[Hex, str]) -> Iterable[Problem]:
    for lake in LAKES:
        cells = _at(spaces, lake)
        if len(cells) == 3 and shape(cells) != lake:
            yield Problem("lake-shape", lake, cells)


def _wrong_knots(spaces: Mapping[Hex, str], knots: Mapping[Hex, Pattern]) -> Iterable[Problem]:
    for at in _at(spaces, "knot"):
        if at not in knots:
            yield Problem("knot-without-arrows", "knot", (at,))
    for at, pattern in knots.items():
        if spaces.get(at) != "knot":
            yield Problem("arrows-without-knot", "knot", (at,))
        elif not is_pattern(pattern):
            yield Problem("bad-arrows", "knot", (at,))


def is_pattern(pattern: Pattern) -> bool:
    """L1.8: the six sides in three pairs."""
    return set(pattern) == set(DIRECTIONS) and all(
        pattern[out] == side and out != side for side, out in pattern.items()
    )


def pattern(pairs: Iterable[tuple[Direction, Direction]]) -> dict[Direction, Direction]:
    """The arrows of a knot from its three pairs of sides."""
    both: dict[Direction, Direction] = {}
    for one, other in pairs:
        both[one] = other
        both[other] = one
    return both


def lay_out(spaces: Mapping[Hex, str], knots: Mapping[Hex, Pattern]) -> Island:
    """The island of a legal layout."""
    assert not problems(spaces, knots)
    lakes: dict[Lake, tuple[Hex, ...]] = {lake: _at(spaces, lake) for lake in LAKES}
    portals = [_at(spaces, portal) for portal in PORTALS]
    return Island(
        spaces=spaces,
        knots=knots,
        named={at: named(word) for at, word in spaces.items()},
        lake_of={at: lake for lake, cells in lakes.items() for at in cells},
        lakes=lakes,
        fruits={fruit: _at(spaces, fruit)[0] for fruit in FRUITS},
        camps={camp: _at(spaces, camp)[0] for camp in cast(tuple[Camp, ...], ("camp-a", "camp-b"))},
        anomalies=_at(spaces, "anomaly"),
        portals=tuple(at for pair in portals for at in pair),
        twin={a: b for pair in portals for a, b in (pair, pair[::-1])},
    )


def named(word: str) -> Named:
    """The spoken name of a space (L16.1); of a lake its shape, never which of its spaces (L7.1)."""
    return Named(f"lake:{word}" if word in LAKES else word)
