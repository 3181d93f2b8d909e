"""The values of a section of which one holds: segments, or pips."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.ui.kit.drawn.keys.pip_key import PIP, PIP_HIGH, PipKey
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.parts import Section
from companion.ui.kit.rect import Rect

_VALUES: Final = 476  # dp of the segments beside their name
_MANY: Final = 4  # values from which on they are wider
_EACH: Final = 92
_BESIDE: Final = 680  # dp of width from which they stand beside it


class Values:
    """Those of one card; `parent` is the card."""

    def __init__(self, parent: Panel) -> None:
        self.parent = parent
        self.segmented = Segmented()
        self.pips: list[PipKey] = []

    def render(self, section: Section) -> None:
        have(self.parent, self.segmented, bool(section.segments))
        self.segmented.render(section.segments)
        row = section.pips
        acts = row.acts if row else ()
        keep(self.parent, self.pips, len(acts), PipKey)
        for at, (key, act) in enumerate(zip(self.pips, acts, strict=True)):
            key.render(row.icon if row else "", act, bool(row and at < row.count))

    def width_in(self, across: float) -> float:
        """The width that they have beside their name; none where they have no room there."""
        if self.pips:
            return float(min(across, len(self.pips) * dp(PIP)))
        if not self.segmented.segments or across < dp(_BESIDE):
            return 0
        many = len(self.segmented.segments)
        wide = _VALUES if many <= _MANY else _EACH * many
        return float(min(dp(wide), across * 0.68))

    def height_for(self, across: float) -> float:
        if self.pips:
            return float(self._lines(across) * dp(PIP_HIGH))
        return self.segmented.height_for(across) if self.segmented.segments else 0

    def _lines(self, across: float) -> int:
        return -(-len(self.pips) // self._in_line(across))

    def _in_line(self, across: float) -> int:
        return max(1, min(len(self.pips), int((across + 1) // dp(PIP))))

    def put(self, place: Rect) -> None:
        if not self.pips:
            put(self.segmented, place)
            return
        wide, high, across = dp(PIP), dp(PIP_HIGH), self._in_line(place.w)
        for at, key in enumerate(self.pips):
            row, column = divmod(at, across)
            put(key, Rect(place.x + wide * column, place.top - high * (row + 1), wide, high))
