"""The islands on the shelf: small ones from above, and one seen from the south."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Any, Final

from kivy.metrics import dp

from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.shelf.drawn.later import Later
from companion.ui.shelf.views import FirstIsland

if TYPE_CHECKING:
    from companion.ui.island.map.drawn.miniature import Miniature
    from companion.ui.island.map.drawn.perspective import PerspectiveIsland
    from companion.ui.island.map.views import Ground

_FLOATS: Final = 6  # dp up and down
_SECONDS: Final = 4.0


class SmallIsland(Later):
    """An island from above; a sealed one is the same for all games."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.ground: Ground | None = None
        self.sealed = False
        self._miniature: Miniature | None = None

    def render(self, ground: Ground | None, *, sealed: bool) -> None:
        self.ground, self.sealed = ground, sealed
        self.lay_soon()

    def draw(self) -> None:
        from companion.ui.island.map.drawn.miniature import SEALED, Miniature

        if self._miniature is None:
            self._miniature = Miniature(self.canvas)
        if self.sealed:
            self._miniature.draw(self.rect, SEALED, sealed=True)
        elif self.ground is not None:
            self._miniature.draw(self.rect, self.ground)
        else:
            self._miniature.hide()


class LiftedIsland(Later):
    """The island of the first start, seen from the south, and the tile that floats over it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.island: FirstIsland | None = None
        self._drawn: PerspectiveIsland | None = None
        self._float = Tween(self._lift)

    def render(self, island: FirstIsland) -> None:
        self.island = island
        self.lay_soon()

    def draw(self) -> None:
        from companion.ui.island.map.drawn.perspective import (
            DOWN,
            UP,
            PerspectiveIsland,
            UprightPiece,
            fits,
        )

        island = self.island
        if island is None:
            return
        if self._drawn is None:
            self._drawn = PerspectiveIsland(self.canvas)
        r = fits(self.width, self.height)
        x, y = self.rect.middle
        pieces = [UprightPiece(who, at) for who, at in island.pieces]
        middle = (x, y - (UP - DOWN) * r / 2)
        self._drawn.draw(middle, r, island.ground, pieces, island.lifted)
        if island.floats and moves():
            self._begin()
        else:
            self._float.jump(0.0)

    # The tile goes up and down as long as the screen is there

    def _begin(self) -> None:
        if not self._float.running:
            self._float.value = 0.0
            self._float.go(1.0, _SECONDS, self._again)

    def _again(self) -> None:
        if self.get_root_window() is not None:
            self._begin()

    def _lift(self) -> None:
        if self.get_root_window() is None:
            self._float.stop()
        elif self._drawn is not None:
            self._drawn.lift_by(dp(_FLOATS) * sin(2 * pi * self._float.value))
