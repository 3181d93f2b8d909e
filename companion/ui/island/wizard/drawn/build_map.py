"""The map on which an island is built: every space can be touched, and what lies can be dragged."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen, revised
from companion.games.island.terms import Hex
from companion.ui.island.map.drawn.island_map import LEAST, STILL, IslandMap
from companion.ui.island.map.drawn.map_drawing import Layer
from companion.ui.island.map.drawn.map_ground import filled
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.tile_picture import paint_frame
from companion.ui.island.map.geometry import SPACE, Layout, dashed_ring, hexagon
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.island.wizard.views import BuildView
from companion.ui.kit import theme

_VEIL: Final = f"{theme.BG}80"
# Lines round a space: how wide, and how far out. They leave its name free.
FRAME: Final = (0.11, 0.045)
RIM: Final = (0.18, 0.045)
_NEXT: Final = (0.1, 0.02)
_WRONG: Final = (0.11, -0.02)
_WRONG_HELD: Final = (0.11, -0.1)
_AIM: Final = (0.2, 0.04)
_AIM_RIM: Final = (0.3, 0.04)


@frozen
class Marks:
    """`turns`: empty spaces to which the tile held turns when they are touched."""

    next: Hex | None
    turns: frozenset[str]
    held: tuple[Hex, ...]
    wrong: frozenset[Hex]


class BuildMap(IslandMap):
    """`lift` is called with the space that a finger takes a tile by, its tile, and the touch."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.lift: Callable[[Hex, tuple[SpaceView, ...], Any], None] = lambda _at, _tile, _touch: (
            None
        )
        self._ground: Ground | None = None
        self._lies: dict[Hex, SpaceView] = {}
        self._marks: Marks | None = None
        self._aim: tuple[Hex | None, tuple[Hex, ...]] = (None, ())
        self._touch: Any = None
        self._layers = (Layer(), Layer())
        for layer in self._layers:
            self.canvas.add(layer.group)

    def show(self, view: BuildView) -> None:
        self._marks = Marks(view.next, view.island.lit, view.held, view.wrong)
        if view.island.ground is not self._ground:
            self._ground = view.island.ground
            self._lies = {at.at: at for at in view.island.ground.spaces if at.kind != "empty"}
        # Lit spaces are drawn here: a space beside one is as good a target.
        self.render(revised(view.island, {"lit": frozenset()}))

    def aim(self, at: Hex | None, source: tuple[Hex, ...]) -> None:
        """Mark where a tile would be put down; `source`: the spaces that it leaves."""
        if (at, source) != self._aim:
            self._aim = (at, source)
            self._draw_aim()

    def space_under(self, x: float, y: float) -> Hex | None:
        return self.layout.space_at(x, y) if self.collide_point(x, y) else None

    def tile_at(self, at: Hex) -> tuple[SpaceView, ...]:
        """As far as it is seen which spaces are one tile."""
        marks, ground = self._marks, self._ground
        if at not in self._lies or marks is None or ground is None:
            return ()
        shared = (marks.held, *(cells for _, cells in ground.lakes))
        cells = next((cells for cells in shared if at in cells), (at,))
        return tuple(self._lies[one] for one in cells if one in self._lies)

    def roles(self) -> list[str]:
        if not isinstance(self._view, IslandView):
            return []
        return [f"tap {space.at}" for space in self._view.ground.spaces]

    # Touch

    def on_touch_down(self, touch: Any) -> bool:
        if self.space_under(*touch.pos) is None or not super().on_touch_down(touch):
            return False
        self._touch = touch
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        finger = self._finger_of(touch)
        if finger is not None and dist(touch.pos, finger.start) > dp(STILL):
            at = Hex(finger.held)
            if at in self._lies:
                self._lift(at, touch)
            elif self.space_under(*touch.pos) != at:
                self._let_go()
        return True

    def _held(self, _seconds: float) -> None:
        """A finger that stays has taken the tile up; on an empty space it can still be lifted."""
        finger = self._finger
        if finger is not None and Hex(finger.held) in self._lies:
            self._lift(Hex(finger.held), self._touch)

    def _lift(self, at: Hex, touch: Any) -> None:
        self._let_go()
        self.lift(at, self.tile_at(at), touch)

    def let_go(self, touch: Any) -> None:
        """This touch means something else."""
        touch.ungrab(self)
        if self._finger_of(touch) is not None:
            self._let_go()

    # Drawing

    def _draw(self, *change: object) -> None:
        super()._draw(*change)
        if isinstance(self._view, IslandView) and min(self.width, self.height) >= LEAST:
            self._draw_marks()
            self._draw_aim()

    def _draw_marks(self) -> None:
        marks, ground, layout = self._marks, self._ground, self.layout
        if marks is None or ground is None:
            return

        def paint(brush: Brush) -> None:
            for at in marks.turns:
                _paint_turn(brush, layout, Hex(at))
            if marks.next is not None:
                _paint_next(brush, layout, marks.next, plus=marks.next not in marks.turns)
            if marks.held:
                paint_frame(brush, layout, marks.held, RIM, theme.CASING)
                paint_frame(brush, layout, marks.held, FRAME, theme.ACCENT)
            _paint_wrong(brush, layout, ground, marks)

        self._layers[0].draw((layout, marks, ground.lakes), paint)

    def _draw_aim(self) -> None:
        layout, (at, source) = self.layout, self._aim

        def paint(brush: Brush) -> None:
            for one in source:
                brush.stamp(filled(SPACE * layout.r, _VEIL), layout.centre(one))
            if at is not None:
                paint_frame(brush, layout, (at,), _AIM_RIM, theme.CASING)
                paint_frame(brush, layout, (at,), _AIM, theme.ACCENT)

        self._layers[1].draw((layout, self._aim), paint)


def _paint_next(brush: Brush, layout: Layout, at: Hex, *, plus: bool) -> None:
    """Mark the space of the next tile."""
    paint_frame(brush, layout, (at,), _NEXT, theme.ACCENT)
    if plus:
        for ends in (((-0.2, 0), (0.2, 0)), ((0, -0.2), (0, 0.2))):
            line = [layout.near(at, x, y) for x, y in ends]
            brush.stroke(line, 0.055 * layout.r, theme.ACCENT)


def _paint_turn(brush: Brush, layout: Layout, at: Hex) -> None:
    x, y = layout.centre(at)
    corners = [(x + dx, y + dy) for dx, dy in hexagon(SPACE * layout.r)]
    for dash in dashed_ring(corners, 0.19 * layout.r, 0.105 * layout.r):
        brush.stroke(dash, 0.07 * layout.r, theme.ACCENT)
    brush.glyph("turn", (x, y), 0.5 * layout.r, theme.ACCENT)


def _paint_wrong(brush: Brush, layout: Layout, ground: Ground, marks: Marks) -> None:
    """A line inside each space, and inside a lake as a whole."""
    wrong = marks.wrong
    whole = [cells for _, cells in ground.lakes if wrong.issuperset(cells)]
    singles = [(at,) for at in wrong if not any(at in cells for cells in whole)]
    for cells in (*whole, *singles):
        line = _WRONG_HELD if cells[0] in marks.held else _WRONG
        paint_frame(brush, layout, cells, line, theme.PROBLEM)
