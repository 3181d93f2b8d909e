"""The sky over a page of few words, and the picture beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.keys.hold_press import FilledRing
from companion.ui.kit.drawn.paint import Polygon, placed, ring
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.shell.views import NightArt

_WIDE: Final = 1.2  # how wide the room is by its height from which the picture stands left
_ART: Final = 0.34  # of the width
_ABOVE: Final = 0.34  # of the height at most
_COLUMN: Final = 720  # dp of the words at most
_LEAST: Final = 120  # dp of height for a picture over the words
_RADIUS: Final = 132  # dp of the disc at most
_INSIDE: Final = 0.62  # of the disc's radius, for what lies on it
_ROUND: Final = ring(64)


class Night:
    """`cut` gives the words their place: in the middle of the height where they are few."""

    def __init__(self, canvas: Any) -> None:
        self._sky, self._disc = Sky(canvas), Polygon(canvas)
        self._ring = FilledRing(canvas)
        self._logo, self._emblem = Sign(canvas), Emblem(canvas)

    def draw(self, rect: Rect) -> None:
        self._sky.draw(rect, theme.NIGHT)

    def clear(self, words: Sequence[Rect]) -> None:
        """Let no star be behind words that stand on the sky itself."""
        self._sky.clear(words)

    def cut(
        self,
        rest: Rect,
        art: NightArt,
        wanted: Callable[[float], float],
        *,
        tall: float,
        still: bool,
    ) -> Rect:
        """`wanted`: the height of all that stands beside the picture, or below it, at a width.

        The words come first: where they have no room there is no picture. `tall`: the height
        without a notice, for which nothing moves. `still`: they begin at the top, since on a page
        that goes on their height changes.
        """
        if rest.w > _WIDE * rest.h:
            left, beside = rest.cut_left(rest.w * _ART, dp(theme.MARGIN))
            beside = beside.cut_left(min(beside.w, dp(_COLUMN)))[0]
            high = wanted(beside.w)
            if high > rest.h:
                self._hide_art()
                return rest
            self._draw_art(left, art)
            return beside if still else _middle(beside, high)
        wide = min(rest.w, dp(_COLUMN))
        rest = Rect(rest.middle[0] - wide / 2, rest.y, wide, rest.h)
        spare = min(tall * _ABOVE, rest.h - wanted(wide) - dp(theme.MARGIN))
        if spare < dp(_LEAST):
            self._hide_art()
            return rest
        above, rest = rest.cut_top(spare, dp(theme.MARGIN))
        self._draw_art(above, art)
        return rest

    def _draw_art(self, place: Rect, art: NightArt) -> None:
        x, y = place.middle
        radius = min(dp(_RADIUS), place.w / 2 - dp(20), place.h / 2 - dp(20))
        self._disc.draw(placed(_ROUND, x, y, radius - dp(8)), theme.PANEL)
        share = art.done / art.of if art.of else 0.0
        self._ring.draw((x, y), radius, share, (theme.RING_OFF, theme.MISSION))
        if art.who is not None:
            self._logo.hide()
            self._emblem.draw(x, y, radius * _INSIDE, art.who)
        else:
            self._emblem.hide()
            self._logo.draw(x, y, radius * 2 * _INSIDE, art.icon or "logo", theme.WHITE)

    def _hide_art(self) -> None:
        for part in (self._disc, self._ring, self._logo, self._emblem):
            part.hide()


def _middle(rest: Rect, wanted: float) -> Rect:
    spare = max(0.0, rest.h - wanted) / 2
    return rest.cut_top(rest.h - spare)[0].cut_bottom(rest.h - 2 * spare)[0]
