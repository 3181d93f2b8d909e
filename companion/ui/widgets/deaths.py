"""How many have died: in the corner that the island leaves free, low at the left."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from kivy.metrics import dp

from companion.ui import theme
from companion.ui.layout import map_radius
from companion.ui.map_geometry import OCEAN
from companion.ui.rect import Rect
from companion.ui.widgets.icon import Sign
from companion.ui.widgets.words import Writing, text_height, text_width

_SIZES: Final = (15, 14, 13, 12.5)
_SMALL: Final = 12.5
_SIDE: Final = 18
_LEAST: Final = 64  # a map that is lower has no corner
_ROOT3: Final = sqrt(3)


class Deaths:
    """On one line if there is room; else the words on two, with the skull over them."""

    def __init__(self, canvas: Any) -> None:
        self._skull, self._words = Sign(canvas), Writing(canvas)

    def draw(self, text: str, island: Rect) -> None:
        if not text or island.h < dp(_LEAST):
            self._skull.hide()
            self._words.hide()
            return
        edge, side = dp(4), dp(_SIDE)
        low = island.y + dp(8)
        for size in _SIZES:
            wide = text_width(text, size, weight=700) + dp(4)
            if edge + side + dp(6) + wide <= self._free(island, low + dp(17)):
                line = Rect(island.x + edge + side + dp(6), low, wide, dp(24))
                self._draw(line, text, size, island.x + edge + side / 2, line.middle[1])
                return
        self._stack(text, island, edge, side)

    def _stack(self, text: str, island: Rect, edge: float, side: float) -> None:
        """Above each other, where the shore leaves less room the higher one looks."""
        low, line = island.y + dp(2), float(text_height("0", dp(100), _SMALL, weight=700))
        wide = self._free(island, low + line) - edge
        if text_width(text, _SMALL, weight=700) > wide:
            text, line = text.replace(" ", "\n", 1), 1.85 * line
        place = Rect(island.x + edge, low, max(dp(40), wide), line)
        self._draw(place, text, _SMALL, place.x + side / 2, place.top + side / 2)

    def _draw(self, place: Rect, text: str, size: float, x: float, y: float) -> None:
        self._skull.draw(x, y, dp(_SIDE), "dead", theme.MUTED)
        self._words.draw(place, text, size, weight=700, colour=theme.MUTED, least=10, line=1.1)

    @staticmethod
    def _free(island: Rect, y: float) -> float:
        """How far it is from the left edge to the shore, at this height."""
        radius = map_radius(island.scaled(1 / dp(1))) * dp(1)
        x, middle = island.middle
        return x - OCEAN * radius + abs(middle - y) / _ROOT3 - island.x
