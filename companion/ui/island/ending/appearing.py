"""The times in which the page of a winner appears, one part after another, in seconds."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.ui.kit.motion import out_back, out_cubic, passed_share

SKY: Final = 0.4
RISES: Final = (0.2, 0.5)  # the island: when it begins, and for how long
BEAM: Final = (0.6, 0.3)
EMBLEM: Final = (0.8, 0.5)
FLIES: Final = (1.2, 0.3)  # the first mark
EACH: Final = 0.14  # from one to the next
MOST: Final = 5
WORDS: Final = (1.5, 0.3)
SMALL: Final = 0.6  # of an emblem that begins to grow
SECONDS: Final = FLIES[0] + EACH * (MOST - 1) + FLIES[1]


@frozen
class Appearance:
    """Shares from 0 to 1: how much of each part is there. `marks`: of their way to the ring.

    `emblem`: its size, which goes past 1 and returns.
    """

    sky: float
    island: float
    beam: float
    ring: float
    emblem: float
    marks: tuple[float, ...]
    words: float


def appearance(passed: float, marks: int) -> Appearance:
    """So long after the page was opened; so many marks stand on its ring."""
    grown = passed_share(passed, *EMBLEM)
    each = EACH * min(1.0, MOST / max(1, marks))
    return Appearance(
        sky=passed_share(passed, 0, SKY),
        island=out_cubic(passed_share(passed, *RISES)),
        beam=passed_share(passed, *BEAM),
        ring=min(1.0, 2 * grown),
        emblem=0.0 if grown == 0 else SMALL + (1 - SMALL) * out_back(grown),
        marks=tuple(
            out_cubic(passed_share(passed, FLIES[0] + each * at, FLIES[1])) for at in range(marks)
        ),
        words=passed_share(passed, *WORDS),
    )
