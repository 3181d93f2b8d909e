"""Easings: how far something has come, from the share of its time that has passed."""

from __future__ import annotations

from typing import Final

_BACK: Final = 1.70158  # how far it goes past its end, and returns


def share(passed: float, start: float, seconds: float) -> float:
    """The share of a stretch of time that has passed; 0 before it, 1 after it."""
    return min(1.0, max(0.0, (passed - start) / seconds))


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def out_back(t: float) -> float:
    return 1 + (_BACK + 1) * (t - 1) ** 3 + _BACK * (t - 1) ** 2
