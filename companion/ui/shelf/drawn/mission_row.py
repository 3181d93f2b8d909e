"""The captives of a game in their mission rings, and the deaths that the OP has counted."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.rules.missions import MARKS
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.mission_ring import MissionRing
from companion.ui.shelf.drawn.later import Later
from companion.ui.shelf.views import MarksOf

_RING: Final = 34  # dp: the radius
_EMBLEM: Final = 23 / 34  # of it
_LINE: Final = 4.5 / 34
_PITCH: Final = 2.7  # radii from ring to ring
_SKULL: Final = 24  # dp
_AIR: Final = 24
_LOW: Final = 0.8  # of it all, where there is little height
_LOST: Final = "#33556E"


class MissionRow(Later):
    """One row; everything in it shrinks together where it is narrow."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.low = False
        self.captives: tuple[MarksOf, ...] = ()
        self.deaths: tuple[int, int] | None = None
        self._drawn: list[tuple[MissionRing, Emblem]] = []
        self._skulls: list[Sign] = []

    def render(self, captives: tuple[MarksOf, ...], deaths: tuple[int, int] | None) -> None:
        self.captives, self.deaths = captives, deaths
        self.lay_soon()

    def height_for(self, width: float) -> float:
        return 2 * dp(_RING) * self._share(width) + dp(8)

    def _share(self, width: float) -> float:
        most = _LOW if self.low else 1.0
        rings = dp(_RING) * (_PITCH * (len(self.captives) - 1) + 2.3)
        skulls = dp(_SKULL) * self.deaths[1] + dp(_AIR) if self.deaths else 0
        return min(most, width / max(1.0, rings + skulls))

    def draw(self) -> None:
        share = self._share(self.width)
        radius, y = dp(_RING) * share, self.rect.middle[1]
        while len(self._drawn) < len(self.captives):
            self._drawn.append((MissionRing(self.canvas), Emblem(self.canvas)))
        x = self.x + radius * 1.08
        for (ring, emblem), one in zip(self._drawn, self.captives, strict=False):
            if one.done is None:
                ring.hide()
            else:
                ring.draw(x, y, radius, radius * _LINE, one.done, MARKS)
            emblem.draw(x, y, radius * _EMBLEM, one.who)
            x += radius * _PITCH
        for ring, emblem in self._drawn[len(self.captives) :]:
            ring.hide()
            emblem.hide()
        self._draw_skulls(x - radius * (_PITCH - 1.3) + dp(_AIR) * share, y, dp(_SKULL) * share)

    def _draw_skulls(self, x: float, y: float, side: float) -> None:
        counted, of = self.deaths or (0, 0)
        while len(self._skulls) < of:
            self._skulls.append(Sign(self.canvas))
        for at, skull in enumerate(self._skulls):
            if at < of:
                colour = theme.PROBLEM if at < counted else _LOST
                skull.draw(x + side * (at + 0.5), y, side * 0.92, "death", colour)
            else:
                skull.hide()
