"""The face of a space: its picture, which makes room for the pieces on it, and its letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.island.map.drawn.map_ground import MOULD
from companion.ui.island.map.drawn.map_paint import Brush, Shape, SmoothMesh
from companion.ui.island.map.geometry import (
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
from companion.ui.island.map.standing import FaceRoom
from companion.ui.island.map.views import MapLetters, SpaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed

# Where a picture is above the middle of its space, and how large, by the room it has.
ROOMS: Final[dict[FaceRoom, tuple[float, float]]] = {
    "all": (0.0, 1.0),
    "above": (0.40, 0.62),
    "top": (0.55, 0.5),
}
# The same of a knot, whose arrows reach from side to side.
KNOTS: Final[dict[FaceRoom, tuple[float, float]]] = {
    "all": (0.0, 1.0),
    "above": (0.46, 0.46),
    "top": (0.55, 0.36),
}
SHARED_FACE: Final = (-0.22, 0.66)  # under its share
LETTERED: Final = (0.12, 0.82)  # with letters below it
PICTURE: Final = 1.04
CAMP: Final = 0.92
TENT: Final = 0.09  # of a camp, whose letter is below it
_GROUPS: Final = (theme.ANOMALY_SIGN, theme.ANSWER_EDGE)
SHARE_LEAST: Final = 14  # dp
ROW: Final = 0.675  # the height of `C4` above the middle of a space
ROW_LEAST: Final = 10  # dp: where spaces are too small for that they have none
FAINT: Final = 0.55
# `C4` on a space, by its kind: as quiet as it can be and be read (4.5 to 1).
_INKS: Final = {
    "lake": (theme.LAKE_INK, 0.9),
    "anomaly": (theme.ANOMALY_SIGN, 0.65),
    "empty": (theme.OCEAN_TEXT, 0.9),
}
NAMES: Final = {
    kind: mixed(fill, *_INKS.get(kind, (theme.INK, 0.72))) for kind, fill in theme.FILL.items()
}
# The same of a quiet space: they lie over its veil.
QUIET_NAMES: Final = dict.fromkeys(theme.FILL, theme.WHITE)


@frozen
class Face:
    """A space that is being painted. Points are in `r` from its centre.

    `least`: the size of its number or letter, at least, in pixels.
    """

    brush: Brush
    layout: Layout
    space: SpaceView
    room: FaceRoom = "all"
    labels: MapLetters = "none"
    least: float = 0.0

    @property
    def r(self) -> float:
        return self.layout.r

    @property
    def place(self) -> tuple[float, float]:
        """The height of the picture above the middle, and its size."""
        if self.space.share:
            return SHARED_FACE
        if self.space.kind == "knot":
            return KNOTS[self.room]
        lettered = self.labels == "letters" and self.space.kind not in ("camp", "portal")
        return LETTERED if lettered and self.room == "all" else ROOMS[self.room]

    @property
    def up(self) -> float:
        return self.place[0]

    @property
    def scale(self) -> float:
        return self.place[1]

    def near(self, x: float, y: float) -> Point:
        return self.layout.near(self.space.at, x, y)

    def icon(self, x: float = 0, y: float = 0) -> Point:
        """A point of the picture, told as if it were alone in the middle."""
        return self.near(self.scale * x, self.up + self.scale * y)


def paint_face(
    brush: Brush,
    layout: Layout,
    space: SpaceView,
    room: FaceRoom = "all",
    labels: MapLetters = "none",
    *,
    lit: bool = False,
) -> None:
    paint(Face(brush, layout, space, room, labels), lit=lit)


def paint(face: Face, *, lit: bool = False) -> None:
    space, labels = face.space, face.labels
    if space.kind in ("closed", "sealed"):  # nobody has seen it yet
        return
    match space.kind:
        case "empty":
            _empty(face, lit=lit)
        case "lake":
            _lake(face)
        case "knot":
            _arrows(face)
        case "portal":
            _portal(face)
        case "camp":
            _camp(face)
        case "anomaly":
            _anomaly(face)
        case _:
            _pictured(face)
    if space.share:
        paint_share(face.brush, face.near(0, 0.5), face.r, space.share)
    elif labels == "letters" and space.kind not in ("camp", "portal"):
        _letters(face)


def paint_share(brush: Brush, middle: Point, r: float, share: str) -> None:
    """The share of what is likely, in letters that can be read on small maps too."""
    size = max(0.34 * r, float(dp(SHARE_LEAST)))
    half, high = max(0.0, brush.width(share, size) / 2 - 0.1 * size), 0.66 * size
    x, y = middle
    ends = arc((x + half, y), high, -90, 90, 12) + arc((x - half, y), high, 90, 270, 12)
    brush.fill(ends, theme.GUESS_DASHES)
    brush.text(share, middle, size, theme.INK)


def paint_sign(brush: Brush, layout: Layout, space: SpaceView, least: float = 0.0) -> None:
    """Paint a space without letters: in the palette or under a finger they have no room."""
    face = Face(brush, layout, space, least=least)
    match space.kind:
        case "lake" | "empty":
            pass
        case "knot":
            _arrows(face)
        case "portal":
            _portal(face)
        case "anomaly":
            _sign(face)
        case _:
            brush.picture(space.icon, face.near(0, 0), 1.05 * face.r)


def paint_row(brush: Brush, layout: Layout, space: SpaceView, colours: dict[str, str]) -> None:
    """`C4`, faint, in the upper corner."""
    size = row_size(layout.r)
    if size and space.kind in colours:
        colour = f"{colours[space.kind]}{round(255 * FAINT):02X}"
        brush.text(space.at, layout.near(space.at, 0, ROW), size, colour)


def row_size(r: float) -> float:
    """None where it would be too small to be read."""
    least = float(dp(ROW_LEAST))
    return max(0.26 * r, least) if 0.33 * r >= least else 0


def _letters(face: Face) -> None:
    """Below the picture; beside it where pieces stand below."""
    inks = {"lake": theme.LAKE_INK, "anomaly": theme.ANOMALY_SIGN, "empty": theme.OCEAN_TEXT}
    ink = inks.get(face.space.kind, theme.INK)
    alone = face.room == "all"
    middle, size = (face.near(0, -0.64), 0.28) if alone else (face.near(0.53, 0.40), 0.24)
    face.brush.text(face.space.letters, middle, size * face.r, ink)


def _pictured(face: Face) -> None:
    face.brush.picture(face.space.icon, face.icon(), PICTURE * face.scale * face.r)


def _camp(face: Face) -> None:
    """Its letter is always there: below the tent, or beside it where pieces stand below."""
    if face.room == "all":
        tent, letter, size = face.near(0, TENT), face.near(0, -0.58), 0.44
    else:
        tent, letter = face.near(-0.17, face.up), face.near(0.38, face.up)
        size = 0.44 if face.room == "above" else 0.34
    face.brush.picture(face.space.icon, tent, CAMP * face.scale * face.r)
    face.brush.text(face.space.letters, letter, max(face.least, size * face.r), theme.INK)


def _empty(face: Face, *, lit: bool) -> None:
    """A place of the set-up; the next one to be filled has a plus."""
    face.brush.stamp(_next_place(face.r) if lit else _place(face.r), face.near(0, 0))


@lru_cache(maxsize=16)
def _place(r: float) -> Shape:
    sketch = SmoothMesh()
    for dash in dashed_ring(hexagon(MOULD * r), 0.09 * r, 0.07 * r):
        sketch.stroke(dash, 0.043 * r, theme.EMPTY_EDGE)
    return sketch.shape()


@lru_cache(maxsize=16)
def _next_place(r: float) -> Shape:
    sketch = SmoothMesh()
    sketch.outline(hexagon(MOULD * r), 0.1 * r, theme.ACCENT)
    for line in (((-0.2 * r, 0), (0.2 * r, 0)), ((0, -0.2 * r), (0, 0.2 * r))):
        sketch.stroke(line, 0.055 * r, theme.ACCENT)
    return sketch.shape()


def _lake(face: Face) -> None:
    for y in (0.16, -0.16):
        ink = theme.GUESS_INK if face.space.share else theme.LAKE_WAVES
        face.brush.stamp(_wave(face.scale * face.r, ink), face.icon(0, y))


@lru_cache(maxsize=16)
def _wave(size: float, ink: str) -> Shape:
    sketch = SmoothMesh()
    sketch.round_stroke(waves((0, 0), 0.87 * size, 0.2 * size), 0.08 * size, ink)
    return sketch.shape()


# Knots


def _arrows(face: Face) -> None:
    """Each lies in a wider line of the ground, so that it seems to go over the others.

    A knot of which only that is known has its letter.
    """
    if face.space.icon and not face.space.arrows:
        ink = theme.GUESS_INK if face.space.share else theme.KNOT_ARROWS[0]
        face.brush.text(
            face.space.letters, face.icon(), max(face.least, 0.9 * face.scale * face.r), ink
        )
    thick = face.scale**0.5 * face.r  # a small one is not all too thin
    for (one, other), colour in zip(face.space.arrows, theme.KNOT_ARROWS, strict=False):
        line = [face.icon(x, y) for x, y in bend(one, other)]
        face.brush.stroke(line, 0.13 * thick, theme.FILL["knot"])
        face.brush.stroke(line, 0.08 * thick, colour)
        for end in (one, other):
            _head(face, TURN[end], colour)


def _groups(face: Face) -> None:
    """Two times three sides: each is joined to the two others of its group."""
    for number, (one, other) in enumerate(face.space.arrows):
        line, colour = [face.icon(x, y) for x, y in bend(one, other)], _GROUPS[number // 3]
        face.brush.stroke(line, 0.12 * face.scale * face.r, theme.FILL["anomaly"])
        face.brush.stroke(line, 0.055 * face.scale * face.r, colour)
        for end in (one, other):
            _head(face, TURN[end], colour)


def _head(face: Face, angle: float, colour: str) -> None:
    length, half = 0.25, 0.15
    size = face.scale * face.r
    points = [
        (x * size, y * size) for x, y in ((0.8, 0), (0.8 - length, half), (0.8 - length, -half))
    ]
    face.brush.fill(turned(points, face.icon(), angle), colour)


# Portals and anomalies


def _portal(face: Face) -> None:
    colour = theme.PORTAL[face.space.letters]
    size, middle = face.scale * face.r, face.icon()
    face.brush.stamp(_gate(size, colour), middle)
    face.brush.text(face.space.letters, middle, max(face.least, 0.56 * size), theme.WHITE)


@lru_cache(maxsize=24)
def _gate(size: float, colour: str) -> Shape:
    sketch = SmoothMesh()
    sketch.ring((0, 0), 0.605 * size, 0.055 * size, colour)
    sketch.disc((0, 0), 0.485 * size, colour)
    return sketch.shape()


def _anomaly(face: Face) -> None:
    """Its effect inside a dashed circle; or how the arrows of its token may join the sides."""
    if face.space.arrows:
        _groups(face)
    else:
        face.brush.stamp(_dashed_circle(face.scale * face.r), face.icon())
        _sign(face)


def _sign(face: Face) -> None:
    _SIGNS.get(face.space.icon, _unknown)(face, face.space.icon)


@lru_cache(maxsize=16)
def _dashed_circle(size: float) -> Shape:
    sketch = SmoothMesh()
    for dash in dashes(arc((0, 0), 0.575 * size, 96, 450, 72), 0.16 * size, 0.115 * size):
        sketch.stroke(dash, 0.047 * size, theme.ANOMALY_SIGN)
    return sketch.shape()


def _glyph(face: Face, name: str, x: float, size: float) -> None:
    face.brush.glyph(name, face.icon(x), size * face.scale * face.r, theme.ANOMALY_SIGN)


def _unknown(face: Face, _effect: str) -> None:
    _glyph(face, "star", 0, 0.6)


def _one(face: Face, effect: str) -> None:
    _glyph(face, effect, 0, 0.62)


def _piece(face: Face, effect: str) -> None:
    face.brush.picture(effect, face.icon(), 0.66 * face.scale * face.r)


def _loss(face: Face, effect: str) -> None:
    name = {"lose-health": "heart", "lose-energy": "bolt", "lose-fruit": "apple"}[effect]
    _glyph(face, name, -0.1, 0.62 if name == "bolt" else 0.54)
    ends = (face.icon(0.2, -0.16), face.icon(0.36, -0.16))
    face.brush.round_stroke(ends, 0.08 * face.scale * face.r, theme.ANOMALY_SIGN)


def _way(face: Face, effect: str) -> None:
    _glyph(face, "next", -0.25, 0.4)
    _glyph(face, "apple" if effect == "to-fruit" else "waves", 0.1, 0.5)


_SIGNS: Final[dict[str, Callable[[Face, str], None]]] = {
    "lose-health": _loss, "lose-energy": _loss, "lose-fruit": _loss,
    "rock": _piece, "bush": _piece, "wave": _piece,
    "to-fruit": _way, "to-lake": _way, "aside": _one, "arrows": _one,
}  # fmt: skip
