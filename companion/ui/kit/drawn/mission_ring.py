"""The ring round the emblem of a captive: an arc for each mark of the mission."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any, Final

from companion.games.island.rules.missions import MARKS
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import Outline

_BREAK: Final = 9  # degrees between two arcs


class MissionRing:
    """Five arcs, as many bright as there are marks."""

    def __init__(self, canvas: Any) -> None:
        self._arcs = [Outline(canvas, close=False) for _ in range(MARKS)]

    def draw(self, x: float, y: float, radius: float, width: float, done: int, of: int) -> None:
        for at, arc in enumerate(self._arcs):
            if at >= of:
                arc.hide()
                continue
            turn = 360 / of
            start, end = at * turn + _BREAK / 2, (at + 1) * turn - _BREAK / 2
            steps = [start + (end - start) * step / 10 for step in range(11)]
            points = [(x + radius * sin(radians(a)), y + radius * cos(radians(a))) for a in steps]
            arc.draw(points, theme.MISSION if at < done else theme.RING_OFF, width)

    def hide(self) -> None:
        for arc in self._arcs:
            arc.hide()
