"""The curves of certain spaces: a game's rounds from left to right, and no Kivy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.history.insights import Glimpse
from companion.games.island.history.replay import Frame

_STEPS: Final = (1, 2, 5, 10, 20, 50)  # of the rounds that have a label


@frozen
class RoundPlaces:
    """The places of frames: 0 before the first turn, 1 at the end; all rounds are as wide."""

    numbers: tuple[int, ...]
    frames: tuple[float, ...]

    def end(self, number: int) -> float:
        return (self.numbers.index(number) + 1) / len(self.numbers)


def rounds_of(frames: Sequence[Frame]) -> RoundPlaces:
    """Frames stand evenly in their round; the set-up before the first."""
    numbers = tuple(dict.fromkeys(frame.round for frame in frames[1:])) or (frames[0].round,)
    places = [0.0]
    for at, number in enumerate(numbers):
        count = sum(frame.round == number for frame in frames[1:])
        places += [(at + (one + 1) / count) / len(numbers) for one in range(count)]
    return RoundPlaces(numbers, tuple(places))


def points(of: RoundPlaces, seen: Sequence[Glimpse]) -> tuple[tuple[float, int], ...]:
    """One at the end of each round, and one as far as it is worked out."""
    last = len(seen) - 1
    ends = {round(number / len(of.numbers), 9) for number in range(len(of.numbers) + 1)}
    return tuple(
        (of.frames[at], len(seen[at].certain))
        for at in range(len(seen))
        if at == last or round(of.frames[at], 9) in ends
    )


def height_at(curve: Sequence[tuple[float, int]], x: float) -> float:
    """The height of the line from point to point."""
    for (x1, y1), (x2, y2) in pairwise(curve):
        if x1 <= x <= x2:
            return y1 + (y2 - y1) * (x - x1) / max(1e-9, x2 - x1)
    return float(curve[-1][1]) if curve else 0.0


def labelled(numbers: Sequence[int], room: float, wide: float) -> tuple[int, ...]:
    """The rounds that have a label where each takes so much: all of them, or every second or so."""
    for step in _STEPS:
        shown = tuple(numbers[step - 1 :: step])
        if len(shown) * wide <= room:
            break
    return shown


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> tuple[float, ...]:
    """The heights of labels at the ends of curves, none nearer than `gap`; in their order."""
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    found = dict(zip(order, _upwards([wanted[at] for at in order], gap, low), strict=True))
    over = max(found.values(), default=high) - high
    if over > 0:
        down = list(_upwards([-found[at] for at in reversed(order)], gap, -high))
        found = {at: -one for at, one in zip(reversed(order), down, strict=True)}
    return tuple(found[at] for at in range(len(wanted)))


def _upwards(wanted: Sequence[float], gap: float, low: float) -> Iterator[float]:
    for one in wanted:
        low = max(low, one)
        yield low
        low += gap
