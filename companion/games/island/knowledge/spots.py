"""Spots: where a chunk can lie, with what then lies on which cells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from companion.games.island.knowledge.chunks import Chunk
from companion.games.island.knowledge.clues import LAND, SEA, Bag
from companion.games.island.knowledge.grid import (
    AT,
    FULL,
    ONCE,
    POINT,
    SHIFT,
    lake_table,
    lakes_beside,
)

Alive = tuple[int, int, int]  # of each lake the places that are left, as a mask
MOST_SPOTS: Final = 800  # more ways to lay the words of bags are not gone through
_FAR_TOO_MANY: Final = 16 * MOST_SPOTS  # before it is known where the lakes lie


class ChunkSpot(NamedTuple):
    """`at`: of the chunk's origin, as a vector. `cells`: known ones; `words`: what lies there."""

    at: int
    cells: int
    words: int
    alive: Alive


class TooMany(Exception):
    """The bags of a chunk can be laid in too many ways."""


def spots(chunk: Chunk, alive: Alive, bags: bool = True) -> list[ChunkSpot]:
    """Every spot. Raises TooMany; without `bags` these count only as far as they are sea."""
    every = _spots_of(
        frozenset(chunk.land.items()),
        frozenset(chunk.sea),
        frozenset(chunk.stands.items()),
        tuple(chunk.bags),
        bags,
    )
    one, two, three = alive
    found = []
    for at, cells, words, beside in every or ():
        left = (beside[0] & one, beside[1] & two, beside[2] & three)
        if left[0] and left[1] and left[2]:
            found.append(ChunkSpot(at, cells, words, left))
    if every is None or len(found) > MOST_SPOTS:
        raise TooMany
    return found


@lru_cache(maxsize=1 << 11)
def _spots_of(
    land: frozenset[tuple[int, int]],
    sea: frozenset[int],
    stands: frozenset[tuple[int, int]],
    bags: tuple[tuple[int, Bag], ...],
    use_bags: bool,
) -> tuple[ChunkSpot, ...] | None:
    """Every spot wherever the lakes lie; None if there are far too many.

    From one announcement to the next most chunks stay what they were.
    """
    chunk = Chunk()
    chunk.land, chunk.sea, chunk.stands = dict(sorted(land)), set(sea), dict(sorted(stands))
    chunk.bags = list(bags)
    every = lake_table().every
    found: list[ChunkSpot] = []
    try:
        for at in _origins(chunk):
            for laid in _laid(chunk, at, use_bags):
                spot = _spot(at, laid, (every[0], every[1], every[2]))
                if spot is not None:
                    found.append(spot)
    except TooMany:
        return None
    return tuple(found) if len(found) <= _FAR_TOO_MANY else None


def _origins(chunk: Chunk) -> list[int]:
    """The origins with which all of the chunk's land is on the island, and its sea is not."""
    land, sea = chunk.land, chunk.sea
    least = min(chunk.stands, key=lambda offset: chunk.stands[offset].bit_count(), default=None)
    first = next(iter(land)) if least is None else least
    cells = chunk.stands.get(first, -1)
    found = []
    for i, point in enumerate(POINT):
        at = point - first
        if (
            cells >> i & 1
            and all(at + offset in AT for offset in land)
            and not any(at + offset in AT for offset in sea)
            and _stands(chunk, at)
        ):
            found.append(at)
    return found


def _stands(chunk: Chunk, at: int) -> bool:
    for offset, cells in chunk.stands.items():
        cell = AT.get(at + offset)
        if cell is None or not cells >> cell & 1:
            return False
    return True


def _spot(at: int, laid: dict[int, int], alive: Alive) -> ChunkSpot | None:
    cells = words = 0
    one, two, three = alive
    beside = lakes_beside()
    for offset, word in laid.items():
        if word != LAND:
            if word in ONCE and words >> SHIFT[word] & FULL:
                return None
            i = AT[at + offset]
            cells |= 1 << i
            words |= 1 << (SHIFT[word] + i)
            here = beside[word][i]
            one &= here[0]
            two &= here[1]
            three &= here[2]
    return ChunkSpot(at, cells, words, (one, two, three)) if one and two and three else None


# Bags


def _laid(chunk: Chunk, at: int, bags: bool) -> Iterator[dict[int, int]]:
    """The words of the chunk, with those of its bags laid in every way."""
    ways: list[dict[int, int]] = [dict(chunk.land)]
    for offset, bag in chunk.bags:
        sea = sum(at + offset + step not in AT for step in bag.steps)
        if sea != bag.words.count(SEA):
            return
        if bags:
            ways = [more for way in ways for more in _filled(way, at, offset, bag)]
            if len(ways) > MOST_SPOTS:
                raise TooMany
    yield from ways


def _filled(laid: dict[int, int], at: int, offset: int, bag: Bag) -> Iterator[dict[int, int]]:
    """Every way to lay the words of one bag on what is known."""
    left = [word for word in bag.words if word != SEA]
    empty: list[int] = []
    for step in bag.steps:
        if at + offset + step not in AT:
            continue
        word = laid.get(offset + step, LAND)
        if word == LAND:
            empty.append(offset + step)
        elif word in left:
            left.remove(word)
        else:
            return
    for words in _orders(tuple(sorted(left))):
        yield {**laid, **dict(zip(empty, words, strict=True))}


def _orders(words: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every different order of words, some of which may be alike."""
    if not words:
        yield ()
    for i, word in enumerate(words):
        if i == 0 or words[i - 1] != word:
            for rest in _orders(words[:i] + words[i + 1 :]):
                yield (word, *rest)
