"""The times of everything that moves, and how it gathers and loses speed: numbers alone.

Each easing takes the share of its time that has passed, and gives the share of the way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import Final

Ease = Callable[[float], float]

# Seconds
PRESSED: Final = 0.06
LET_GO: Final = 0.12
STOP: Final = 0.22  # of a piece, from stop to stop
WALKED: Final = 0.9  # the whole of its way, at most
SHRINKS: Final = 0.16  # into a portal
GROWS: Final = 0.20  # out of it
FADES: Final = 0.20  # an older path
SCRIPT_WAITS: Final = 0.06
SCRIPT: Final = 0.16
TOLD: Final = 0.18  # the bar goes quiet
MARKS: Final = 0.3  # chips, arcs of a ring, hearts
LIT: Final = 1.6  # edges, there and back
VEIL: Final = 0.16
TURN: Final = 0.26
SHEET: Final = 0.18
COVER: Final = 0.12
SLIDES: Final = 0.14  # the thumb of a segmented control

PULSES: Final = 3  # of lit edges
DIMMED: Final = 0.75  # how far they dim
LIFT: Final = 0.2  # of a piece at mid-way, in the radius of a space
SWOLLEN: Final = 1.35  # what has changed begins so large
RISES: Final = 8  # dp that the script comes up
SHEET_RISES: Final = 24
INSET: Final = 3  # dp of a button that is pressed
TINTED: Final = 0.4  # of its edge, in its ground
_BACK: Final = 1.70158  # so that it goes a tenth too far


def passed_share(passed: float, start: float, seconds: float) -> float:
    """The share of a stretch of time that has passed; 0 before it, 1 after it."""
    return min(1.0, max(0.0, (passed - start) / seconds))


def linear(share: float) -> float:
    return share


def in_quad(share: float) -> float:
    return share * share


def out_quad(share: float) -> float:
    return share * (2 - share)


def out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3


def in_out_cubic(share: float) -> float:
    return 4 * share**3 if share < 0.5 else 1 - 4 * (1 - share) ** 3


def in_out_sine(share: float) -> float:
    return (1 - cos(pi * share)) / 2


def in_back(share: float) -> float:
    """A little back before it goes."""
    return share * share * ((_BACK + 1) * share - _BACK)


def out_back(share: float) -> float:
    """A little too far before it comes to rest."""
    return 1 - in_back(1 - share)


def pulsing(share: float) -> float:
    """The strength of lit edges while they pulse; whole at both ends."""
    there_and_back = 0.5 + 0.5 * cos(2 * pi * PULSES * share)
    return DIMMED + (1 - DIMMED) * there_and_back
