"""L1.8: the fifteen patterns of arrows that a knot can show, and the five kinds among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from companion.games.island.board.layout import Pattern, pattern
from companion.games.island.terms import DIRECTIONS, Direction, Hex

Pairs = tuple[tuple[Direction, Direction], ...]


def _pairings(sides: tuple[Direction, ...]) -> Iterator[Pairs]:
    if not sides:
        yield ()
    for other in sides[1:]:
        rest = tuple(side for side in sides[1:] if side != other)
        for pairs in _pairings(rest):
            yield ((sides[0], other), *pairs)


# In the order of the sides from NW round: an island's code counts on it.
PATTERNS: Final[tuple[Pattern, ...]] = tuple(pattern(pairs) for pairs in _pairings(DIRECTIONS))

# Box data: what turning leaves of the fifteen.
KINDS: Final[dict[str, Pattern]] = {
    "a": pattern((("NW", "SE"), ("NE", "SW"), ("E", "W"))),
    "b": pattern((("NW", "NE"), ("E", "SE"), ("SW", "W"))),
    "c": pattern((("NW", "SE"), ("NE", "E"), ("SW", "W"))),
    "d": pattern((("NW", "SE"), ("NE", "W"), ("E", "SW"))),
    "e": pattern((("NW", "NE"), ("E", "SW"), ("SE", "W"))),
}


def turned(arrows: Pattern, times: int) -> Pattern:
    """Turned clockwise by so many sixths."""
    return {_turned(side, times): _turned(out, times) for side, out in arrows.items()}


def _turned(side: Direction, times: int) -> Direction:
    return DIRECTIONS[(DIRECTIONS.index(side) + times) % len(DIRECTIONS)]


# Of each kind the patterns that turning makes of it, each once.
TURNINGS: Final[dict[str, tuple[Pattern, ...]]] = {
    letter: tuple(
        arrows for arrows in PATTERNS if any(turned(upright, times) == arrows for times in range(6))
    )
    for letter, upright in KINDS.items()
}


def kind(arrows: Pattern) -> str:
    """The letter of the kind that the pattern is a turning of."""
    return next(letter for letter, patterns in TURNINGS.items() if arrows in patterns)


def alike(knots: Mapping[Hex, Pattern]) -> dict[str, tuple[Hex, ...]]:
    """L1.8: the kinds of which there are several knots, which no box has, and where they lie."""
    kinds = {at: kind(arrows) for at, arrows in knots.items()}
    often = Counter(kinds.values())
    return {
        letter: tuple(at for at in kinds if kinds[at] == letter)
        for letter in KINDS
        if often[letter] > 1
    }
