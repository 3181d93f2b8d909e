"""The likeliest phrases of a grammar: several ways at once, and the worst of them given up."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from companion.hearing.networks.paths import Node
from companion.hearing.networks.steps import Likely, Steps

_LONGEST: Final = 40  # tokens


class Breadth(NamedTuple):
    """The number of ways at once, and the limit at which a less likely one is given up.

    `behind`: than the best; `close`: than the best that has ended. Both are logarithms.
    """

    most: int
    behind: float
    close: float


class Ended(NamedTuple):
    """A phrase to its end: the logarithm of its probability, and of how many tokens."""

    score: float
    tokens: int


class _Beam(NamedTuple):
    score: float
    place: Node
    tokens: tuple[int, ...]


def likeliest(
    steps: Steps, begin: Sequence[int], start: Node, end: int, breadth: Breadth
) -> dict[str, Ended]:
    """`begin`, `end`: the tokens before and after every sentence."""
    likely = steps.first(begin)
    beams, found = [_Beam(0.0, start, ())], dict[str, Ended]()
    while beams and len(beams[0].tokens) < _LONGEST:
        for row, beam in enumerate(beams):
            if beam.place.phrase:
                ended = Ended(beam.score + likely(row, end), len(beam.tokens) + 1)
                found[beam.place.phrase] = max(ended, found.get(beam.place.phrase, ended))
        onward = _onward(beams, likely, found, breadth)
        beams = [beam for beam, _ in onward]
        if beams:
            likely = steps.next([beam.tokens[-1] for beam in beams], [row for _, row in onward])
    return found


def _onward(
    beams: list[_Beam], likely: Likely, found: dict[str, Ended], breadth: Breadth
) -> list[tuple[_Beam, int]]:
    """The best ways on, and from which beam."""
    onward = [
        (_Beam(beam.score + likely(row, token), place, (*beam.tokens, token)), row)
        for row, beam in enumerate(beams)
        for token, place in beam.place.onward.items()
    ]
    best = max((beam.score for beam, _ in onward), default=-inf)
    ended = max((ended.score for ended in found.values()), default=-inf)
    worst = max(best - breadth.behind, ended - breadth.close)
    kept = (one for one in onward if one[0].score > worst)
    return sorted(kept, key=lambda one: -one[0].score)[: breadth.most]
