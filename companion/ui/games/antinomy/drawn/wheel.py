"""The Codex: four colours round a middle; a crystal lies on the one that is covered."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from kivy.metrics import dp

from companion.games.antinomy.cards import Colour
from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.views import CodexView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Outline, Points, Polygon, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.rect import Rect

_TURNS: Final = 0.2  # seconds in which the crystal goes to the next colour
_FADED: Final = 0.62
_BENDS: Final = 16
_MIDDLE: Final = 0.2  # of the radius
_AT: Final = 0.58  # of the radius, where letters and the crystal are
_GEM: Final = 0.46
_DISC: Final = 0.28
_ROUND: Final = ring(48)


def _angle(place: float) -> float:
    """The middle of a quarter, clockwise from the upper left one; against the clock from east."""
    return 3 * pi / 4 - place * pi / 2


def _quarter(place: int) -> Points:
    start = _angle(place) - pi / 4
    arc = [start + pi / 2 * bend / _BENDS for bend in range(_BENDS + 1)]
    return [(0.0, 0.0), *((cos(one), sin(one)) for one in arc)]


class Wheel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.codex: CodexView | None = None
        self._quarters = [Polygon(self.canvas) for _ in range(4)]
        self._lines = [Outline(self.canvas, close=False) for _ in range(2)]
        self._rim = Outline(self.canvas)
        self._letters = [Writing(self.canvas) for _ in range(4)]
        self._disc, self._gem = Polygon(self.canvas), Sign(self.canvas)
        self._hub, self._arrow = Polygon(self.canvas), Sign(self.canvas)
        self._goes = Motion(self.lay, 0.0)

    @property
    def text(self) -> str:
        """The covered colour, which the tests read."""
        return "" if self.codex is None else self.codex.covered

    def render(self, codex: CodexView) -> None:
        place = codex.order.index(codex.covered)
        before = self.codex
        self.codex = codex
        if before is None or before.order != codex.order:
            self._goes.jump(place)
        elif before.covered != codex.covered:
            start = before.order.index(before.covered)
            way = (place - start) % 4
            self._goes.play(start, start + (way if way != 3 else -1), _TURNS)
        self.lay_soon()

    def lay(self) -> None:
        codex = self.codex
        if codex is None or self.width < 1:
            return
        (x, y), radius = self.rect.middle, min(self.width, self.height) / 2 - dp(2)
        for place, colour in enumerate(codex.order):
            full = colour == codex.covered
            fill = colours.FILLS[colour]
            shade = fill if full else mixed(fill, colours.FADED, _FADED)
            self._quarters[place].draw(placed(_quarter(place), x, y, radius), shade)
            self._draw_letter(place, colour, codex)
        for line, (dx, dy) in zip(self._lines, ((1, 0), (0, 1)), strict=True):
            ends = ((x - dx * radius, y - dy * radius), (x + dx * radius, y + dy * radius))
            line.draw(ends, colours.RIM, dp(4))
        self._rim.draw(placed(_ROUND, x, y, radius), colours.RIM, dp(4))
        self._draw_gem(x, y, radius)
        self._hub.draw(placed(_ROUND, x, y, radius * _MIDDLE), colours.RIM)
        self._arrow.draw(x, y, radius * _MIDDLE * 1.3, "turn-round", colours.ON_RIM)

    def _draw_letter(self, place: int, colour: Colour, codex: CodexView) -> None:
        (x, y), radius = self.rect.middle, min(self.width, self.height) / 2
        letter = "" if colour == codex.covered else codex.letters[place]
        at = (x + radius * _AT * cos(_angle(place)), y + radius * _AT * sin(_angle(place)))
        side = radius * 0.6
        self._letters[place].draw(
            Rect(at[0] - side / 2, at[1] - side / 2, side, side), letter, 20, least=14, weight=800,
            colour=mixed(colours.FILLS[colour], theme.WHITE, 0.7), halign="center",
        )  # fmt: skip

    def _draw_gem(self, x: float, y: float, radius: float) -> None:
        angle = _angle(self._goes.value)
        at = (x + radius * _AT * cos(angle), y + radius * _AT * sin(angle))
        self._disc.draw(placed(_ROUND, *at, radius * _DISC), theme.WHITE, 0.3)
        self._gem.draw(*at, radius * _GEM, "gem-stone", theme.WHITE)
