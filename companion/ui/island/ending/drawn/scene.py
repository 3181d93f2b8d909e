"""The scene of a win: the sky, the closed island, the light from it, the ring and the emblem."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import OP, Who
from companion.ui.island.ending.appearing import Appearance
from companion.ui.island.ending.drawn.ring import (
    EMBLEM,
    MARK,
    SMALLEST,
    MarkSign,
    WinnerRing,
    WinnerSign,
    mark_places,
)
from companion.ui.island.ending.places import EndingPlaces
from companion.ui.island.ending.views import RingMark
from companion.ui.island.map.drawn.miniature import SEALED
from companion.ui.island.map.drawn.perspective import FLAT, PerspectiveIsland
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import placed, ring
from companion.ui.kit.drawn.sky import Light, Rays, Sky, Stops
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(72)
_HALO: Final = 214 / 168
_HALO_ALPHA: Final = 0.07
_RAY_ALPHA: Final = 0.05
_BEAM_ALPHA: Final = 0.13
_BEAMS: Final = ((0.66, 0.21), (0.34, 0.12))  # half the width above and below, by the ring
_RISES: Final = 40  # dp
_FOOT: Final = 1.6  # where the light comes from, above the middle of the island in its `r`
_STARTS: Final = 0.3  # the size of a mark that leaves the island


def sky_of(who: Who) -> Stops:
    """A captive's own colour below; red and violet where the OP wins."""
    return theme.OP_SKY if who == OP else (*theme.WIN_SKY, (1.0, theme.CAPTIVE[who]))


class Scene:
    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._sky, self.rays = Sky(canvas), Rays(canvas)
        self._halo = Light(canvas)
        self._beams = [Light(canvas) for _ in _BEAMS]
        self._island, self._ring = PerspectiveIsland(canvas, FLAT, theme.WHITE), WinnerRing(canvas)
        self._sign = WinnerSign(canvas)
        self._marks: list[MarkSign] = []

    def draw(
        self,
        rect: Rect,
        places: EndingPlaces,
        who: Who,
        marks: tuple[RingMark, ...],
        come: Appearance,
    ) -> None:
        """`places` in pixels. `come`: how much of each part is there."""
        x, y = places.ring
        words = (places.words, places.reveal, places.again, *places.rest)
        self._sky.draw(rect, sky_of(who), come.sky, words)
        self.rays.draw(rect, places.ring, _RAY_ALPHA * come.sky)
        halo = placed(_ROUND, x, y, _HALO * places.radius)
        self._halo.draw(halo, _HALO_ALPHA * come.sky)
        self._draw_beams(places, come.beam)
        low = places.island[1] - dp(_RISES) * (1 - come.island)
        self._island.draw((places.island[0], low), places.r, SEALED)
        colour = theme.HEALTH if who == OP else theme.ACCENT
        self._ring.draw(places.ring, places.radius, len(marks), colour, come.ring)
        self._sign.draw(x, y, EMBLEM * places.radius * come.emblem, who)
        self._draw_marks(places, marks, come.marks)

    def _draw_beams(self, places: EndingPlaces, alpha: float) -> None:
        """Light that grows wider from the island to the emblem."""
        (x, top), (foot, low) = places.ring, places.island
        low += _FOOT * places.r
        for beam, (above, below) in zip(self._beams, _BEAMS, strict=True):
            wide, narrow = above * places.radius, below * places.radius
            corners = ((foot - narrow, low), (foot + narrow, low), (x + wide, top), (x - wide, top))
            beam.draw(corners, _BEAM_ALPHA * alpha)

    def _draw_marks(
        self, places: EndingPlaces, marks: tuple[RingMark, ...], come: tuple[float, ...]
    ) -> None:
        """On their way from the island to the ring."""
        while len(self._marks) < len(marks):
            self._marks.append(MarkSign(self._canvas))
        (x, y), size = places.island, max(MARK * places.radius, dp(SMALLEST))
        ends = mark_places(places.ring, places.radius, len(marks))
        for sign, mark, end, share in zip(self._marks, marks, ends, come, strict=False):
            sign.draw(mark, size)
            scale = _STARTS + (1 - _STARTS) * share if share else 0
            sign.move(x + (end[0] - x) * share, y + (end[1] - y) * share, scale)
        for sign in self._marks[len(marks) :]:
            sign.hide()
