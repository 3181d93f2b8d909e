"""The face of a space: its icon and its letters, which make room for the pieces on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh
from companion.ui.island.map.geometry import (
    SPACE,
    TURN,
    Layout,
    Point,
    arc,
    bend,
    dashed_ring,
    dashes,
    hexagon,
    turned,
    waves,
)
from companion.ui.island.map.views import SpaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed

# By who is on the space: nobody, one beside the icon, one that lies in the middle, more.
FaceRoom = Literal["all", "left", "letters", "none"]
SMALL: Final = 0.6 / 0.92
_GROUPS: Final = (theme.ANOMALY_SIGN, theme.ANSWER_EDGE)
# The heights of the icon and of the name above the middle of a space.
ICON: Final = 0.07
NAME: Final = 0.675
NAME_LEAST: Final = 10  # dp: where spaces are too small for that they have no names
# The name of a space, by its kind: as quiet as it can be and be read (4.5 to 1).
_INKS: Final = {
    "lake": (theme.LAKE_INK, 0.9),
    "anomaly": (theme.ANOMALY_SIGN, 0.65),
    "empty": (theme.OCEAN_TEXT, 0.9),
}
NAMES: Final = {
    kind: mixed(fill, *_INKS.get(kind, (theme.INK, 0.72))) for kind, fill in theme.FILL.items()
}
# The same of a quiet space: they lie over its veil.
QUIET_NAMES: Final = {
    kind: "#000000" if kind in ("fruit", "camp", "portal") else theme.WHITE for kind in theme.FILL
}


@frozen
class Face:
    """A space that is being painted. Points are in `r` from its centre."""

    brush: Brush
    layout: Layout
    space: SpaceView
    room: FaceRoom

    @property
    def r(self) -> float:
        return self.layout.r

    @property
    def scale(self) -> float:
        return SMALL if self.room == "left" else 1.0

    def near(self, x: float, y: float) -> Point:
        return self.layout.near(self.space.at, x, y)

    def icon(self, x: float = 0, y: float = 0) -> Point:
        """A point of the icon, which is drawn as if it were alone in the middle."""
        if self.room == "left":
            return self.near(-0.37 + SMALL * x, 0.04 + SMALL * (y - ICON))
        return self.near(x, y)

    def letters(self, colour: str = theme.INK, size: float = 0.34) -> None:
        middle = self.near(-0.26, -0.54) if self.room == "left" else self.near(0, -0.6)
        self.brush.text(self.space.letters, middle, size * self.r, colour)


def paint_face(
    brush: Brush, layout: Layout, space: SpaceView, room: FaceRoom, *, lit: bool
) -> None:
    if space.kind == "closed":  # nobody has seen it yet
        return
    face = Face(brush, layout, space, room)
    _name(face)
    match space.kind:
        case "empty":
            _empty(face, lit=lit)
        case "lake":
            _lake(face)
        case "knot":
            _knot(face)
        case "portal":
            _portal(face)
        case "anomaly":
            _anomaly(face)
        case _:
            _pictured(face)


def paint_sign(brush: Brush, layout: Layout, space: SpaceView) -> None:
    """Paint a space without letters: in the palette or under a finger they have no room."""
    face = Face(brush, layout, space, "all")
    match space.kind:
        case "lake" | "empty":
            pass
        case "knot":
            _arrows(face)
        case "portal":
            _portal(face)
        case "anomaly":
            _SIGNS.get(space.icon, _unknown)(face, space.icon)
        case _:
            brush.picture(space.icon, face.near(0, 0), 1.05 * face.r)


def _name(face: Face) -> None:
    """`C4`, quiet, in the upper corner, which everything else on the space leaves free."""
    paint_name(face.brush, face.layout, face.space, NAMES)


def paint_name(brush: Brush, layout: Layout, space: SpaceView, colours: dict[str, str]) -> None:
    size = name_size(layout.r)
    if size:
        brush.text(space.at, layout.near(space.at, 0, NAME), size, colours[space.kind])


def name_size(r: float) -> float:
    """None where it would be too small to be read."""
    least = float(dp(NAME_LEAST))
    return max(0.26 * r, least) if 0.33 * r >= least else 0


def _pictured(face: Face) -> None:
    if face.space.icon and face.room in ("all", "left"):
        face.brush.picture(face.space.icon, face.icon(0, ICON), 0.92 * face.scale * face.r)
    face.letters(size=0.44 if face.space.kind == "camp" else 0.34)


def _empty(face: Face, *, lit: bool) -> None:
    """A place of the set-up; the next one to be filled has a plus."""
    face.brush.stamp(_next_place(face.r) if lit else _place(face.r), face.near(0, 0))


@lru_cache(maxsize=4)
def _place(r: float) -> Shape:
    sketch = SmoothMesh()
    for dash in dashed_ring(hexagon(SPACE * r), 0.09 * r, 0.07 * r):
        sketch.stroke(dash, 0.043 * r, theme.EMPTY_EDGE)
    return sketch.shape()


@lru_cache(maxsize=4)
def _next_place(r: float) -> Shape:
    sketch = SmoothMesh()
    sketch.outline(hexagon(SPACE * r), 0.1 * r, theme.ACCENT)
    for line in (((-0.2 * r, 0), (0.2 * r, 0)), ((0, -0.2 * r), (0, 0.2 * r))):
        sketch.stroke(line, 0.055 * r, theme.ACCENT)
    return sketch.shape()


def _lake(face: Face) -> None:
    if face.room in ("all", "left"):
        for y in (0.225, -0.095):
            face.brush.stamp(_wave(face.scale * face.r), face.icon(0, y))
    face.letters(theme.LAKE_INK)


@lru_cache(maxsize=4)
def _wave(size: float) -> Shape:
    sketch = SmoothMesh()
    sketch.round_stroke(waves((0, 0), 0.8 * size, 0.165 * size), 0.075 * size, theme.LAKE_WAVES)
    return sketch.shape()


# Knots


def _knot(face: Face) -> None:
    _arrows(face)
    # An arrow may pass on the left: the letters stay in the middle.
    face.brush.text(face.space.letters, face.near(0, -0.65), 0.33 * face.r, theme.INK)


def _arrows(face: Face) -> None:
    """Each lies in a wider line of the ground, so that it seems to go over the others."""
    for (one, other), colour in zip(face.space.arrows, theme.KNOT_ARROWS, strict=False):
        line = [face.near(x, y) for x, y in bend(one, other)]
        face.brush.stroke(line, 0.13 * face.r, theme.FILL["knot"])
        face.brush.stroke(line, 0.06 * face.r, colour)
        for end in (one, other):
            _head(face, face.near(0, 0), TURN[end], colour)


def _groups(face: Face) -> None:
    """Two times three sides: each is joined to the two others of its group."""
    for number, (one, other) in enumerate(face.space.arrows):
        line, colour = [face.near(x, y) for x, y in bend(one, other)], _GROUPS[number // 3]
        face.brush.stroke(line, 0.12 * face.r, theme.FILL["anomaly"])
        face.brush.stroke(line, 0.055 * face.r, colour)
        for end in (one, other):
            _head(face, face.near(0, 0), TURN[end], colour)


def _head(face: Face, centre: Point, angle: float, colour: str) -> None:
    length, half = 0.17, 0.085
    points = ((0.8, 0), (0.8 - length, half), (0.8 - length, -half))
    face.brush.fill(turned([(x * face.r, y * face.r) for x, y in points], centre, angle), colour)


# Portals and anomalies


def _portal(face: Face) -> None:
    colour, ground = theme.PORTAL[face.space.letters], theme.FILL["portal"]
    middle, size = {
        "all": (face.near(0, -0.07), 1.0),
        "left": (face.near(-0.3, -0.14), 0.74),
        "letters": (face.near(0, -0.52), 0.45),
        "none": (face.near(0, -0.52), 0.45),
    }[face.room]
    size *= face.r
    face.brush.disc(middle, 0.603 * size, colour)
    face.brush.ring(middle, 0.52 * size, 0.03 * size, ground)
    face.brush.text(face.space.letters, middle, 0.53 * size, theme.WHITE)


def _anomaly(face: Face) -> None:
    """Its effect inside a dashed circle; or how the arrows of its token may join the sides."""
    if face.space.arrows:
        _groups(face)
    elif face.room in ("all", "left"):
        face.brush.stamp(_dashed_circle(face.scale * face.r), face.icon(0, ICON))
        _SIGNS.get(face.space.icon, _unknown)(face, face.space.icon)
    face.letters(theme.ANOMALY_SIGN)


@lru_cache(maxsize=4)
def _dashed_circle(size: float) -> Shape:
    sketch = SmoothMesh()
    for dash in dashes(arc((0, 0), 0.42 * size, 96, 450, 60), 0.13 * size, 0.085 * size):
        sketch.stroke(dash, 0.05 * size, theme.ANOMALY_SIGN)
    return sketch.shape()


def _glyph(face: Face, name: str, x: float, size: float) -> None:
    face.brush.glyph(name, face.icon(x, ICON), size * face.scale * face.r, theme.ANOMALY_SIGN)


def _unknown(face: Face, _effect: str) -> None:
    _glyph(face, "star", 0, 0.6)


def _one(face: Face, effect: str) -> None:
    _glyph(face, effect, 0, 0.6 if effect == "aside" else 0.8)


def _piece(face: Face, effect: str) -> None:
    face.brush.picture(effect, face.icon(0, ICON), 0.62 * face.scale * face.r)


def _loss(face: Face, effect: str) -> None:
    name = {"lose-health": "heart", "lose-energy": "bolt", "lose-fruit": "apple"}[effect]
    _glyph(face, name, -0.09, 0.56 if name == "bolt" else 0.5)
    ends = (face.icon(0.2, ICON), face.icon(0.34, ICON))
    face.brush.stroke(ends, 0.05 * face.scale * face.r, theme.ANOMALY_SIGN)


def _way(face: Face, effect: str) -> None:
    _glyph(face, "next", -0.25, 0.4)
    _glyph(face, "apple" if effect == "to-fruit" else "waves", 0.1, 0.5)


_SIGNS: Final[dict[str, Callable[[Face, str], None]]] = {
    "lose-health": _loss, "lose-energy": _loss, "lose-fruit": _loss,
    "rock": _piece, "bush": _piece, "wave": _piece,
    "to-fruit": _way, "to-lake": _way, "aside": _one, "arrows": _one,
}  # fmt: skip
