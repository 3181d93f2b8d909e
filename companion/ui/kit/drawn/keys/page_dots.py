"""Dots that say how many pages there are, the present one lit."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import Polygon, placed, ring

_ROUND: Final = ring(24)


class PageDots:
    """`at`: which page is lit, and how many there are."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self.drawn: list[Polygon] = []
        self.at = (0, 0)

    def draw(
        self, middle: tuple[float, float], at: int, count: int, step: float, radius: float
    ) -> None:
        """In a row; `step` from one dot to the next and the `radius` of each in dp."""
        self.at = (at, count)
        while len(self.drawn) < count:
            self.drawn.append(Polygon(self._canvas))
        x = middle[0] - dp(step) * (count - 1) / 2
        for number, dot in enumerate(self.drawn):
            if number < count:
                colour = theme.ACCENT if number == at else theme.RAISED_EDGE
                dot.draw(placed(_ROUND, x + dp(step) * number, middle[1], dp(radius)), colour)
            else:
                dot.hide()
