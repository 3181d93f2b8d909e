"""The ring round the emblem of a captive: an arc for each mark of the mission."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any, Final

from companion.games.island.rules.missions import MARKS
from companion.ui.kit import theme
from companion.ui.kit.drawn.changing import Changing
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import Outline

_BREAK: Final = 9  # degrees between two arcs


class MissionRing(Changing):
    """Five arcs, as many in the colour `on` as there are marks, the others in `off`."""

    off, on = theme.RING_OFF, theme.MISSION

    def __init__(self, canvas: Any) -> None:
        super().__init__()
        self._moved = [Moved(canvas) for _ in range(MARKS)]
        self._arcs = [Outline(one.canvas, close=False) for one in self._moved]
        self._middles: list[tuple[float, float]] = [(0.0, 0.0)] * MARKS

    def draw(self, x: float, y: float, radius: float, width: float, done: int, of: int) -> None:
        for at, line in enumerate(self._arcs):
            if at >= of:
                line.hide()
                continue
            turn = 360 / of
            start, end = at * turn + _BREAK / 2, (at + 1) * turn - _BREAK / 2
            steps = [start + (end - start) * step / 10 for step in range(11)]
            points = [(x + radius * sin(radians(a)), y + radius * cos(radians(a))) for a in steps]
            line.draw(points, self.on if at < done else self.off, width)
            self._middles[at] = points[5]

    def _change(self) -> None:
        for at in self._anew:
            if at < MARKS:
                self._moved[at].move(0, 0, self._size, self._middles[at])

    def hide(self) -> None:
        for line in self._arcs:
            line.hide()
