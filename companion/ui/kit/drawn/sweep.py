"""The sweep of the touch guard: a button that has changed is dim, and fills from the left.

Until it is full it takes nothing.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from companion.ui.kit import theme
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import Polygon, RoundedBox
from companion.ui.kit.drawn.tween import Motion, moves
from companion.ui.kit.rect import Rect

DIM: Final = 0.45  # of the page, over what is not filled yet


class Veil(Protocol):
    """A shape as large as a button."""

    def draw(self, canvas: Any, rect: Rect) -> None: ...


class BoxVeil:
    """`radius` in dp, of its corners."""

    def __init__(self, radius: float) -> None:
        self._radius = radius
        self._box: RoundedBox | None = None

    def draw(self, canvas: Any, rect: Rect) -> None:
        self._box = self._box or RoundedBox(canvas)
        self._box.draw(rect, theme.BG, radius=self._radius)


class HexVeil:
    """`corners` of a hexagon, round (0, 0) with a radius of 1."""

    def __init__(self, corners: tuple[tuple[float, float], ...]) -> None:
        self._corners = corners
        self._shape: Polygon | None = None

    def draw(self, canvas: Any, rect: Rect) -> None:
        (x, y), radius = rect.middle, rect.h / 2
        self._shape = self._shape or Polygon(canvas)
        self._shape.draw([(x + radius * px, y + radius * py) for px, py in self._corners], theme.BG)


class Sweep:
    def __init__(self, canvas: Any, veil: Veil) -> None:
        self._veil, self._moved = veil, Moved(canvas)
        self._share = Motion(self._show, 1.0)
        self._rect = Rect(0, 0, 0, 0)
        self._moved.fade(0)

    def play(self, rect: Rect, seconds: float) -> None:
        if not moves():
            return
        if rect != self._rect:
            self._rect = rect
            self._veil.draw(self._moved.canvas, rect)
        self._share.play(0.0, 1.0, seconds)
        self._show()

    def _show(self) -> None:
        left = 1.0 - self._share.value
        self._moved.fade(DIM if left else 0)
        if left:
            self._moved.move(0, 0, (left, 1.0), (self._rect.right, self._rect.y))
        else:
            self._moved.rest()
