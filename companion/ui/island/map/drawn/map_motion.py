"""The motions of the map: a piece walks its path, which grows behind it; the veil comes down; lit

edges pulse. Layers are faded and moved for it, and none of them is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.games.island.history.paths import Path
from companion.games.island.terms import Who
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.map_paths import CASING, LINE, paint_beginning, tint_of
from companion.ui.island.map.geometry import Layout, arc
from companion.ui.island.map.views import IslandView
from companion.ui.island.map.walk import Stretch, Walk, over_at, pose, seen, stretches, walks
from companion.ui.kit import motion, theme
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.tween import Motion, moves

SHADOW: Final = "#00000060"  # of a piece that is lifted
_SHADE: Final = (0.34, 0.13)  # how wide and high, in `r`
_BELOW: Final = 0.32  # the middle of a piece


class Growing:
    """The path of one walk, as far as the piece has come, and its shadow.

    `drawn`: the path is seen already.
    """

    def __init__(self, walk: Walk, group: Any, *, drawn: bool = False) -> None:
        self.walk = walk
        self._parts: list[tuple[Stretch, Moved]] = []
        if not drawn:
            self._draw_path(walk, group)
        self._shadow = _shadow(group, walk.r)

    def _draw_path(self, walk: Walk, group: Any) -> None:
        colour = theme.WHITE if walk.path.own else tint_of(walk.path.who)
        found = stretches(walk)
        for width, tint in ((CASING, theme.CASING), (LINE, colour)):
            for stretch in found:
                self._parts.append((stretch, _stretch(group, stretch, width * walk.r, tint)))
        with_ring = Brush(group)
        paint_beginning(with_ring, walk.r, walk.legs[0].way[0], colour)
        with_ring.done()

    def show(self, moment: float) -> None:
        for stretch, part in self._parts:
            part.fade(seen(stretch, moment))

    def move(self, piece: Moved, moment: float) -> None:
        now, (x, y) = pose(self.walk, moment), self.walk.spot.middle
        piece.move(now.x - x, now.y + now.lift - y, now.scale, (x, y))
        self._shadow.move(now.x, now.y - _BELOW * self.walk.r)
        self._shadow.fade(now.lift / (motion.LIFT * self.walk.r))


def _stretch(group: Any, stretch: Stretch, width: float, colour: str) -> Moved:
    part = Moved(group)
    brush = Brush(part.canvas)
    if stretch.leap:
        brush.disc(stretch.line[0], 0.7 * width, colour)
    else:
        brush.round_stroke(stretch.line, width, colour)
    brush.done()
    part.fade(0)
    return part


def _shadow(group: Any, r: float) -> Moved:
    part = Moved(group)
    brush = Brush(part.canvas)
    wide, high = _SHADE
    round_one = arc((0, 0), 1, 0, 345, 23)
    brush.fill([(x * wide * r, y * high * r) for x, y in round_one], SHADOW)
    brush.done()
    part.fade(0)
    return part


class MapMotion:
    """`layers` and `pieces`: the parts of the map that are faded and moved."""

    def __init__(self, layers: dict[str, Any], pieces: Mapping[Who, Any]) -> None:
        self._layers, self._pieces = layers, pieces
        self._growing: list[Growing] = []
        self._veil, self._lit = Motion(self._fade("veil"), 1.0), Motion(self._pulse, 1.0)
        self._old, self._rows = Motion(self._fade("old path")), Motion(self._fade("rows"), 1.0)
        self._walk = Motion(self._step)

    def end(self) -> None:
        for one in (self._veil, self._lit, self._old, self._rows, self._walk):
            one.finish()

    def _fade(self, name: str) -> Callable[[], None]:
        motions = {"veil": "_veil", "old path": "_old", "rows": "_rows"}

        def fade() -> None:
            self._layers[name].moved.fade(getattr(self, motions[name]).value)

        return fade

    # What is shown anew

    def name_rows(self) -> None:
        self._rows.play(0.0, 1.0, motion.VEIL)

    def keep_path(self) -> None:
        """Before another path is drawn: the one that is there fades."""
        self._walk.finish()
        self._old.finish()
        if not moves():
            return
        old, path = self._layers["path"], self._layers["old path"]
        self._layers |= {"old path": old, "path": path}
        path.clear()
        path.moved.fade(1)
        self._old.play(1.0, 0.0, motion.FADES, old.clear)

    def follow(
        self, layout: Layout, before: IslandView, after: IslandView, spots: Sequence[Any]
    ) -> None:
        """Called when another view has been drawn in the same layout."""
        if after.veiled and not before.veiled:
            self._veil.play(0.0, 1.0, motion.VEIL)
        if (after.lit, after.red) != (before.lit, before.red):
            self._lit.finish()
            if after.lit or after.red:
                self._lit.play(0.0, 1.0, motion.LIT * motion.PULSES)
        if (after.paths, after.walked) != (before.paths, before.walked) and moves():
            ways = (*after.paths, *after.walked)
            self._set_out(walks(layout, before, ways, spots, after.pace), after.walked)

    def _pulse(self) -> None:
        self._layers["lit"].moved.fade(motion.pulsing(self._lit.value))

    # Walks

    @property
    def walking(self) -> bool:
        return self._walk.running

    def _set_out(self, found: tuple[Walk, ...], drawn: tuple[Path, ...]) -> None:
        self._walk.finish()
        if not found:
            return
        group = self._layers["growing"].group
        self._growing = [Growing(walk, group, drawn=walk.path in drawn) for walk in found]
        self._layers["path"].moved.fade(0)
        seconds = over_at(found)
        self._walk.play(0.0, seconds, seconds, self._arrive)
        self._step()

    def _step(self) -> None:
        for one in self._growing:
            one.show(self._walk.value)
            one.move(self._pieces[one.walk.spot.piece.who].moved, self._walk.value)

    def _arrive(self) -> None:
        for one in self._growing:
            self._pieces[one.walk.spot.piece.who].moved.rest()
        self._growing = []
        self._layers["growing"].clear()
        self._layers["path"].moved.fade(1)
