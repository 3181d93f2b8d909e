"""The lower corners beside the island, which it leaves free: deaths, and the round."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.layout import map_radius
from companion.ui.island.map.geometry import OCEAN
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.rect import Rect

_SIZES: Final = (15, 14, 13, 12.5)
_STACKED: Final = (13, 12.5, 12, 11, 10, 9, 8, 7)  # on two lines
_LINE: Final = 1.1
_SIDE: Final = 18
_GAP: Final = 6
_EDGE: Final = 8  # from the edge of the window at least, as the cards
_LEAST: Final = 64  # a map that is lower has no corner
_ROOT3: Final = sqrt(3)


class Corners:
    """Both of one size, each with its sign beside it: on one line if there is room, else on two."""

    def __init__(self, canvas: Any) -> None:
        self.deaths, self.round = Corner(canvas, "dead"), Corner(canvas, "turn", right=True)

    def draw(self, deaths: str, round_: str, island: Rect) -> None:
        texts = ((self.deaths, deaths), (self.round, round_))
        if island.h < dp(_LEAST):
            texts = ((self.deaths, ""), (self.round, ""))
        size = _size(deaths, round_, island)
        for corner, text in texts:
            corner.draw(text, island, size)


class Corner:
    def __init__(self, canvas: Any, sign: str, *, right: bool = False) -> None:
        self._sign, self._words = Sign(canvas), Writing(canvas)
        self._name, self._right = sign, right

    def draw(self, text: str, island: Rect, size: float) -> None:
        """Worked out for the left corner; the right one is its mirror picture."""
        if not text:
            self._sign.hide()
            self._words.hide()
            return
        lines = text if _fits(text, size, island) else _on_two(text)
        high = float(text_height(lines, dp(400), size, weight=700, line=_LINE))
        low = island.y + dp(_low(lines))
        start = _start(island)
        place = Rect(start, low, _wide(lines, size) + dp(2), high)
        x, y, halign = island.x + _edge(island) + dp(_SIDE) / 2, place.middle[1], "left"
        if self._right:
            mirror = island.x + island.right
            place = Rect(mirror - place.right, place.y, place.w, place.h)
            x, halign = mirror - x, "right"
        self._sign.draw(x, y, dp(_SIDE), self._name, theme.MUTED)
        self._words.draw(place, lines, size, weight=700, halign=halign, colour=theme.MUTED,
                         least=7, line=_LINE)  # fmt: skip


def _size(deaths: str, round_: str, island: Rect) -> float:
    both = [text for text in (deaths, round_) if text]
    for size in _SIZES:
        if all(_fits(text, size, island) for text in both):
            return size
    for size in _STACKED:
        if all(_fits(text, size, island) or _fits(_on_two(text), size, island) for text in both):
            return size
    return _STACKED[-1]


def _fits(lines: str, size: float, island: Rect) -> bool:
    """Below the shore, which leaves less room the higher one looks."""
    high = text_height(lines, dp(400), size, weight=700, line=_LINE)
    top = island.y + dp(_low(lines)) + max(dp(20), high)
    return _start(island) + _wide(lines, size) + dp(2) <= island.x + _free(island, top)


def _on_two(text: str) -> str:
    return text.replace(" ", "\n", 1)


def _low(lines: str) -> float:
    return 2 if "\n" in lines else 8


def _wide(lines: str, size: float) -> float:
    return max(text_width(line, size, weight=700) for line in lines.split("\n"))


def _edge(island: Rect) -> float:
    return max(0.0, dp(_EDGE) - island.x)


def _start(island: Rect) -> float:
    """Of the words, beside their sign."""
    return island.x + _edge(island) + dp(_SIDE + _GAP)


def _free(island: Rect, y: float) -> float:
    """The way from the edge to the shore, at this height."""
    radius = map_radius(island.scaled(1 / dp(1))) * dp(1)
    x, middle = island.middle
    return x - OCEAN * radius + abs(middle - y) / _ROOT3 - island.x
