"""What stands low beside the island, in the corners that it leaves free: deaths, and the round."""

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
_EDGE: Final = 4
_LEAST: Final = 64  # a map that is lower has no corner
_ROOT3: Final = sqrt(3)


class Corner:
    """On one line if there is room; else the words on two, with the sign over them."""

    def __init__(self, canvas: Any, sign: str, *, right: bool = False) -> None:
        self._sign, self._words = Sign(canvas), Writing(canvas)
        self._name, self._right = sign, right

    def draw(self, text: str, island: Rect) -> None:
        if not text or island.h < dp(_LEAST):
            self._sign.hide()
            self._words.hide()
            return
        side = dp(_SIDE)
        low = island.y + dp(8)
        for size in _SIZES:
            wide = text_width(text, size, weight=700) + dp(4)
            if dp(_EDGE) + side + dp(6) + wide <= self._free(island, low + dp(17)):
                line = Rect(island.x + dp(_EDGE) + side + dp(6), low, wide, dp(24))
                self._draw(
                    line, text, size, island.x + dp(_EDGE) + side / 2, line.middle[1], island
                )
                return
        self._stack(text, island)

    def _stack(self, text: str, island: Rect) -> None:
        """Above each other, where the shore leaves less room the higher one looks."""
        low, line = island.y + dp(2), float(text_height("0", dp(100), _SMALL, weight=700))
        wide = self._free(island, low + line) - dp(_EDGE)
        if text_width(text, _SMALL, weight=700) > wide:
            text, line = text.replace(" ", "\n", 1), 1.85 * line
        place = Rect(island.x + dp(_EDGE), low, max(dp(40), wide), line)
        side = dp(_SIDE)
        self._draw(place, text, _SMALL, place.x + side / 2, place.top + side / 2, island)

    def _draw(self, place: Rect, text: str, size: float, x: float, y: float, island: Rect) -> None:
        """Worked out for the left corner; the right one is its mirror picture."""
        halign = "left"
        if self._right:
            mirror = island.x + island.right
            place, x, halign = (
                Rect(mirror - place.right, place.y, place.w, place.h),
                mirror - x,
                "right",
            )
        self._sign.draw(x, y, dp(_SIDE), self._name, theme.MUTED)
        self._words.draw(place, text, size, weight=700, halign=halign, colour=theme.MUTED,
                         least=10, line=1.1)  # fmt: skip

    @staticmethod
    def _free(island: Rect, y: float) -> float:
        """How far it is from the edge to the shore, at this height."""
        radius = map_radius(island.scaled(1 / dp(1))) * dp(1)
        x, middle = island.middle
        return x - OCEAN * radius + abs(middle - y) / _ROOT3 - island.x
