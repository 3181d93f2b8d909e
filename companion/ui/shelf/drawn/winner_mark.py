"""The mark of whoever has won, or whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from companion.games.island.terms import OP
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.paint import Polygon, placed, ring

_ROUND: Final = ring(32)


class WinnerMark:
    """An emblem, or the OP's eye on a white disc."""

    def __init__(self, canvas: Any) -> None:
        self._disc = Polygon(canvas)
        self._eye, self._emblem = Sign(canvas), Emblem(canvas)

    def draw(self, x: float, y: float, radius: float, who: str) -> None:
        """`radius` in pixels, of the whole."""
        if who == OP:
            self._emblem.hide()
            self._disc.draw(placed(_ROUND, x, y, radius * 0.94), theme.WHITE)
            self._eye.draw(x, y, radius * 1.3, "eye", theme.ON_PAPER)
        else:
            self._disc.hide()
            self._eye.hide()
            self._emblem.draw(x, y, radius * 0.78, who)

    def hide(self) -> None:
        self._disc.hide()
        self._eye.hide()
        self._emblem.hide()
