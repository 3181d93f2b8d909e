"""A number on a disc."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Polygon, placed, ring
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(24)


class Number:
    """A number on a disc."""

    def __init__(self, canvas: Any) -> None:
        self._disc, self._text = Polygon(canvas), Writing(canvas)

    def draw(self, x: float, y: float, text: str, chosen: bool, *, waits: bool = False) -> None:
        """`waits`: nothing is chosen there yet, and amber is for what is (look2, section 4)."""
        radius, lit = dp(12), theme.ANSWER_EDGE if waits else theme.ACCENT
        self._disc.draw(placed(_ROUND, x, y, radius), theme.ON_ACCENT if chosen else lit)
        colour = lit if chosen else theme.ON_ACCENT
        box = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        self._text.draw(box, text, 16, weight=800, colour=colour, halign="center", least=10)

    def hide(self) -> None:
        self._disc.hide()
        self._text.hide()
