"""Marks of which some come or go: hearts, bolts, the arcs of a mission."""

from __future__ import annotations

from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import MARKS, SWOLLEN, out_back


class Changing:
    """Marks of which some have just come or gone: these are too large for a moment."""

    def __init__(self) -> None:
        self._anew, self._lost = range(0), False
        self._changes = Motion(self._change, 1.0)

    def change(self, before: int, now: int) -> None:
        """So many were bright, and so many are."""
        if before != now:
            self._changes.finish()
            self._anew, self._lost = range(min(before, now), max(before, now)), now < before
            self._changes.play(0.0, 1.0, MARKS)

    @property
    def _size(self) -> float:
        return SWOLLEN + (1 - SWOLLEN) * out_back(self._changes.value)

    def _left(self, at: int) -> float:
        """The share of its colour that a mark still has that has gone."""
        return 1 - self._changes.value if self._lost and at in self._anew else 0.0

    def _change(self) -> None:
        """Show the marks that are changing."""
