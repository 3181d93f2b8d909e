"""L1.5: the ways in which lakes and tiles of two can lie round a space."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import NEXT, OPPOSITE
from companion.games.island.building.tiles import lake_named, swapped, words
from companion.games.island.terms import Direction, Hex, Lake

_CLOCKWISE: Final[tuple[Direction, ...]] = ("E", "SE", "SW", "W", "NW", "NE")
# From the anchor, step by step.
_Way = tuple[Direction, ...]


@frozen
class LaidTile:
    """`at`: the spaces in the order of the tile's words, the anchor first."""

    tile: str
    at: tuple[Hex, ...]


def _next(direction: Direction, sixths: int = 1) -> Direction:
    return _CLOCKWISE[(_CLOCKWISE.index(direction) + sixths) % 6]


# The two other spaces of a lake. Those that lie ahead of the anchor in the order of reading come
# early: whoever lays row by row meets them first.
_LAKES: Final[dict[Lake, tuple[tuple[_Way, _Way], ...]]] = {
    "straight": (
        *(((d,), (d, d)) for d in _CLOCKWISE),
        *(((d,), (OPPOSITE[d],)) for d in _CLOCKWISE[:3]),
    ),
    "triangle": tuple(((d,), (_next(d),)) for d in _CLOCKWISE),
    "bend": (
        *(((d,), (d, _next(d))) for d in _CLOCKWISE),
        *(((d,), (d, _next(d, -1))) for d in _CLOCKWISE),
        *(((d,), (_next(d, 2),)) for d in _CLOCKWISE),
    ),
}


@cache
def turnings(tile: str, anchor: Hex) -> tuple[LaidTile | None, ...]:
    """Every way to lay a tile with its first space here; None for one that leaves the island.

    A tile of two turns round this end six times, then with its ends swapped.
    """
    lake = lake_named(tile)
    if lake is not None:
        return tuple(_laid(tile, anchor, *ways) for ways in _LAKES[lake])
    if len(words(tile)) == 1:
        return (_laid(tile, anchor),)
    return tuple(_laid(one, anchor, (d,)) for one in (tile, swapped(tile)) for d in _CLOCKWISE)


def _laid(tile: str, anchor: Hex, *ways: _Way) -> LaidTile | None:
    ends = [_walk(anchor, way) for way in ways]
    on_island = [end for end in ends if end is not None]
    return LaidTile(tile, (anchor, *on_island)) if len(on_island) == len(ends) else None


def _walk(at: Hex, way: _Way) -> Hex | None:
    here: Hex | None = at
    for direction in way:
        here = NEXT[here][direction] if here is not None else None
    return here


@cache
def turning_of(laid: LaidTile) -> int:
    """The number of the turning that it lies in."""
    spaces = set(laid.at)
    return next(
        turn
        for turn, one in enumerate(turnings(laid.tile, laid.at[0]))
        if one is not None and one.tile == laid.tile and set(one.at) == spaces
    )


def sixths(before: LaidTile, after: LaidTile) -> int:
    """The sixths by which a tile of two was turned, clockwise."""
    if len(words(before.tile)) != 2:
        return 0
    ways = [_CLOCKWISE.index(_towards(*one.at)) for one in (before, after)]
    return (ways[1] - ways[0]) % 6


def _towards(one: Hex, other: Hex) -> Direction:
    return next(direction for direction in _CLOCKWISE if NEXT[one][direction] == other)
