"""A white ring round what is to be touched next, in the practice game."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import Hex
from companion.ui.island.desk.drawn.pad import HexPress
from companion.ui.island.desk.drawn.say_card import RoundSign
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.geometry import part_of
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Points, placed, ring
from companion.ui.kit.rect import Rect

_AWAY: Final = 3  # from the edge of what it is round
_PART: Final = 0.9  # of a part of the ocean, by the map's R
_DISC: Final = 24  # dp: round a sign, whose disc is smaller than what takes the touch
_CORNER: Final = 8  # points of a round corner
_ROUND: Final = ring(48)


class Ring:
    """Over everything: it takes no touch."""

    def __init__(self, canvas: Any) -> None:
        self._casing, self._line = Outline(canvas), Outline(canvas)

    def draw(self, points: Points) -> None:
        self._casing.draw(points, theme.CASING, dp(8))
        self._line.draw(points, theme.PAPER, dp(4))

    def hide(self) -> None:
        self._casing.hide()
        self._line.hide()


def round_about(widget: Any, role: str) -> Points:
    """The corners of a line round a widget, or round a place of the map."""
    if isinstance(widget, IslandMap):
        return _round_place(widget, Hex(role.rpartition(" ")[2]))
    if isinstance(widget, HexPress):
        x, y = widget.to_window(*widget.center)
        return placed(HEXAGON, x, y, widget.radius_px)
    if isinstance(widget, RoundSign):
        x, y = widget.to_window(*widget.center)
        return placed(_ROUND, x, y, dp(_DISC))
    x, y = widget.to_window(*widget.pos)
    box = Rect(x, y, widget.width, widget.height).inset(-dp(_AWAY))
    return _rounded(box, dp(theme.BUTTON_RADIUS + _AWAY))


def _round_place(island: IslandMap, place: Hex) -> Points:
    if part_of(place):
        x, y = island.where(f"tap {place}")
        return placed(_ROUND, x, y, _PART * island.layout.r)
    return [island.to_window(*point) for point in island.layout.hexagon(place, 1.08)]


def _rounded(box: Rect, radius: float) -> Points:
    radius = min(radius, box.w / 2, box.h / 2)
    middles = (
        (box.right - radius, box.top - radius),
        (box.x + radius, box.top - radius),
        (box.x + radius, box.y + radius),
        (box.right - radius, box.y + radius),
    )
    return [
        (x + radius * cos(angle), y + radius * sin(angle))
        for quarter, (x, y) in enumerate(middles)
        for angle in (pi / 2 * (quarter + step / _CORNER) for step in range(_CORNER + 1))
    ]
