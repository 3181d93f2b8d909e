"""The signs on the island of a way to play: an eye, or captives, who may speak."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.rect import Rect
from companion.ui.shelf.views import OfferCard

_MOST: Final = 3
_ROUND: Final = ring(48)


class WaySigns:
    """Three places at the foot of the island, and one at its right for the eye."""

    def __init__(self, canvas: Any) -> None:
        self._rim, self._disc = Polygon(canvas), Polygon(canvas)
        self._eye = Sign(canvas)
        self._bubbles = [RoundedBox(canvas) for _ in range(_MOST)]
        self._tails = [Polygon(canvas) for _ in range(_MOST)]
        self._captives = [Emblem(canvas) for _ in range(_MOST)]

    def hide(self) -> None:
        self._eye.hide()
        for shape in (self._rim, self._disc, *self._tails):
            shape.hide()
        for bubble, captive in zip(self._bubbles, self._captives, strict=True):
            bubble.hide()
            captive.hide()

    def draw(self, card: OfferCard, island: Rect) -> None:
        self.hide()
        if card.eye:
            self._draw_eye(card.eye, island)
        count = len(card.who[:_MOST])
        wide = island.w / _MOST
        for at, who in enumerate(card.who[:_MOST]):
            x = island.middle[0] + (at - (count - 1) / 2) * wide
            self._draw_captive(at, who, (x, island.y + 0.16 * island.h), 0.1 * island.w, card.speak)

    def _draw_eye(self, sign: str, island: Rect) -> None:
        radius = 0.15 * island.w
        x, y = island.right - 0.2 * island.w, island.y + 0.2 * island.h
        self._rim.draw(placed(_ROUND, x, y, radius + dp(3)), theme.CASING)
        self._disc.draw(placed(_ROUND, x, y, radius), theme.PAPER)
        self._eye.draw(x, y, 1.2 * radius, sign, theme.ON_PAPER)

    def _draw_captive(
        self, at: int, who: str, middle: tuple[float, float], radius: float, speaks: bool
    ) -> None:
        x, y = middle
        if speaks:
            wide, high = 2.8 * radius, 2.2 * radius
            box = Rect(x - wide / 2, y - high / 2, wide, high)
            self._bubbles[at].draw(box, theme.PAPER, radius=min(14.0, 0.6 * radius / dp(1)))
            tail = [
                (x - 0.5 * radius, box.y + dp(1)), (x + 0.3 * radius, box.y + dp(1)),
                (x - 0.3 * radius, box.y - 0.6 * radius),
            ]  # fmt: skip
            self._tails[at].draw(tail, theme.PAPER)
            radius *= 0.7
        self._captives[at].draw(x, y, radius, who)
