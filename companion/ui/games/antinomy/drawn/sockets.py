"""Five sockets for crystals, of which some are held; the one just won has an amber edge."""

from __future__ import annotations

from typing import Any, Final

from companion.games.antinomy.state import WINS
from companion.ui.games.antinomy import colours
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Points, Polygon, placed
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import out_cubic

_STEP: Final = 2.1  # from socket to socket, by the radius
_GEM: Final = 1.25
_FLIES: Final = 0.3  # seconds in which a crystal comes from the wheel
_INNER: Final = 0.52  # of an empty one
_CORNER: Final = 0.16  # of the radius, by which corners are round
_BENDS: Final = 4


def _rounded(points: Points, by: float) -> Points:
    """The same shape with its corners cut to small arcs."""
    found: list[tuple[float, float]] = []
    for at, corner in enumerate(points):
        before, after = points[at - 1], points[(at + 1) % len(points)]
        start, end = _towards(corner, before, by), _towards(corner, after, by)
        for bend in range(_BENDS + 1):
            share = bend / _BENDS
            found.append(
                tuple(  # type: ignore[arg-type]
                    (1 - share) ** 2 * a + 2 * (1 - share) * share * b + share**2 * c
                    for a, b, c in zip(start, corner, end, strict=True)
                )
            )
    return found


def _towards(
    one: tuple[float, float], other: tuple[float, float], by: float
) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * by, one[1] + (other[1] - one[1]) * by


ROUNDED: Final = _rounded(HEXAGON, _CORNER)


class Sockets(Panel):
    """As large as fits; `gained`: the last that is held was just won."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.held, self.gained = 0, False
        self._shapes = [
            (Polygon(self.canvas), Outline(self.canvas), Outline(self.canvas), Sign(self.canvas))
            for _ in range(WINS)
        ]
        self._flies = Motion(self.lay, 1.0)

    def render(self, held: int, *, gained: bool) -> None:
        if held > self.held and gained:
            self._flies.play(0.0, 1.0, _FLIES)
        self.held, self.gained = held, gained
        self.lay_soon()

    @staticmethod
    def radius_for(width: float, height: float) -> float:
        return min(height / 2, width / (2 + _STEP * (WINS - 1)))

    def lay(self) -> None:
        radius = self.radius_for(self.width, self.height)
        for at, (ground, edge, inner, gem) in enumerate(self._shapes):
            x, y = self.x + radius * (1 + _STEP * at), self.center_y
            held, new = at < self.held, self.gained and at == self.held - 1
            ground.draw(
                placed(ROUNDED, x, y, radius), colours.SOCKET_FULL if held else colours.SOCKET
            )
            colour = colours.SOCKET_FULL_EDGE if held else colours.SOCKET_EDGE
            edge.draw(
                placed(ROUNDED, x, y, radius), theme.ACCENT if new else colour,
                radius * (0.085 if new else 0.055),
            )  # fmt: skip
            if held:
                inner.hide()
                if new:
                    x, y = self._on_its_way((x, y))
                gem.draw(x, y, radius * _GEM, "gem-stone", theme.WHITE)
            else:
                gem.hide()
                inner.draw(
                    placed(ROUNDED, x, y, radius * _INNER), colours.SOCKET_INNER, radius * 0.04
                )

    def _on_its_way(self, end: tuple[float, float]) -> tuple[float, float]:
        """From the middle of the half's upper edge, beyond which the wheel lies."""
        half = self.parent
        if half is None:
            return end
        share = out_cubic(self._flies.value)
        (x, y), left = end, 1 - share
        return x + (half.center_x - x) * left, y + (half.top - y) * left
