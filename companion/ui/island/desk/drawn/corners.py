"""Beside the island: the round, and the deaths that have been counted."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.rect import Rect

_SKULL: Final = 22
_SKULL_SMALL: Final = 19  # beside the coast of a small map
_LOST: Final = "#2D4A5F"


class Corners:
    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._turn, self._round = Sign(canvas), Writing(canvas)
        self._label = Writing(canvas)
        self._skulls: list[Sign] = []

    def draw_round(self, place: Rect, text: str) -> None:
        sign, words = place.cut_left(dp(20), dp(8))
        self._turn.draw(*sign.middle, dp(20), "turn", theme.MUTED)
        self._round.draw(words, text, 16, weight=700, colour=theme.MUTED, least=11)

    def draw_deaths(self, place: Rect, count: tuple[int, int], label: str) -> None:
        """The label over the skulls, if there is room for both."""
        died, of = count
        while len(self._skulls) < of:
            self._skulls.append(Sign(self._canvas))
        roomy = place.h >= dp(44)
        side = min(dp(_SKULL if roomy else _SKULL_SMALL), place.w / max(1, of))
        if roomy:
            head, place = place.cut_top(dp(24))
            self._label.draw(head, label, 15, weight=700, colour=theme.MUTED, least=11)
        else:
            self._label.hide()
        for at, skull in enumerate(self._skulls):
            if at >= of:
                skull.hide()
                continue
            colour = theme.HEALTH if at < died else _LOST
            x = place.x + side * (at * (1.12 if roomy else 1.0) + 0.5)
            skull.draw(x, place.middle[1], side * 0.95, "death", colour)
