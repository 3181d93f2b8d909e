"""Paint: colours, rounded boxes and smooth shapes.

Everything here is a few instructions in a widget's canvas that are changed in place, and only
when something is different. Edges are smooth without multisampling, which would cost a third of
the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, radians, sin
from typing import Any, Final

from kivy.graphics import BorderImage, Color, Mesh, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.rect import Rect

Points = Sequence[tuple[float, float]]
CLEAR: Final = (0.0, 0.0, 0.0, 0.0)
_STEPS: Final = 32


@cache
def rgba(colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """`#RRGGBB` as Kivy wants it; no colour at all is clear."""
    if not colour:
        return CLEAR
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue, alpha


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """A colour with this share of another in it."""
    pairs = zip(rgba(colour), rgba(other), strict=True)
    parts = [round(255 * (one + (two - one) * share)) for one, two in pairs][:3]
    return "#" + "".join(f"{part:02X}" for part in parts)


def blended(colour: str, other: str, share: float) -> str:
    """The same while the share changes with time: in so few steps that each is worked out once."""
    return mixed(colour, other, round(share * _STEPS) / _STEPS)


@cache
def is_light(colour: str) -> bool:
    red, green, blue, _ = rgba(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.4


# Rounded boxes


class RoundedBox:
    """A rounded rectangle with an edge; `left` makes the edge on that side wider."""

    def __init__(self, canvas: Any) -> None:
        self._shape: tuple[Any, ...] = ()
        self._tints: tuple[str, str] = ("", "")
        self._edge, self._rim = Color(*CLEAR), BorderImage(size=(0, 0))
        self._fill, self._inside = Color(*CLEAR), BorderImage(size=(0, 0))
        for instruction in (self._edge, self._rim, self._fill, self._inside):
            canvas.add(instruction)

    def draw(
        self,
        rect: Rect,
        fill: str,
        edge: str = "",
        *,
        radius: float = theme.BUTTON_RADIUS,
        width: float = theme.EDGE,
        left: float = 0,
    ) -> None:
        """`radius`, `width` and `left` are in dp, the rectangle is in pixels."""
        shape = (rect, bool(edge), radius, width, left)
        if shape != self._shape:
            self._shape = shape
            self._lay(rect, bool(edge), radius, width, left)
        if (fill, edge) != self._tints:
            self._tints = (fill, edge)
            self._edge.rgba, self._fill.rgba = rgba(edge), rgba(fill)

    def _lay(self, rect: Rect, edged: bool, radius: float, width: float, left: float) -> None:
        rect = whole(rect)
        corner = round(min(dp(radius), rect.w / 2, rect.h / 2))
        if edged:
            inner, rim = self._inner(rect, round(dp(width)), round(dp(left)))
            # The wide edge has no edge on the other sides: under them its colour would shine out.
            outer = rect.cut_left(2 * corner)[0] if left else rect
            _stretch(self._rim, outer, corner, "left" if left else "")
        else:
            inner, rim = rect, 0
        _stretch(self._inside, inner, max(0, corner - rim), "")

    @staticmethod
    def _inner(rect: Rect, width: int, left: int) -> tuple[Rect, int]:
        return (rect.cut_right(rect.w - left)[0], 0) if left else (rect.inset(width), width)

    def hide(self) -> None:
        if any(self._tints):
            self._tints = ("", "")
            # Not by its size: the corners would stay.
            self._edge.rgba = self._fill.rgba = CLEAR


def whole(rect: Rect) -> Rect:
    """The rectangle on whole pixels, where straight edges are sharp."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, round(rect.right) - x, round(rect.top) - y)


def _stretch(image: BorderImage, rect: Rect, corner: int, sides: str) -> None:
    image.texture = _corners(corner, sides)
    image.border = (corner, 0 if sides else corner, corner, corner)
    image.pos = (rect.x, rect.y)
    image.size = (rect.w, rect.h)


@cache
def _corners(radius: int, sides: str) -> Texture:
    """A white square with four (or the left two) round corners, to be stretched over its middle."""
    across, along = (radius + 2 if sides else 2 * radius + 2), 2 * radius + 2
    texture = Texture.create(size=(across, along), colorfmt="rgba")
    rows = [_row(radius, y, sides) for y in range(radius)]
    full = b"\xff" * (across * 4)
    pixels = b"".join([*rows, full, full, *reversed(rows)])

    def fill(texture: Texture) -> None:
        texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)  # the graphics memory may be lost while the app sleeps
    return texture


def _row(radius: int, y: int, sides: str) -> bytes:
    """One line of pixels through the corners; white everywhere, so that no edge turns grey."""
    corner = [
        max(0.0, min(1.0, radius + 0.5 - hypot(radius - x - 0.5, radius - y - 0.5)))
        for x in range(radius)
    ]
    left = b"".join(b"\xff\xff\xff" + bytes([round(255 * share)]) for share in corner)
    right = b"".join(b"\xff\xff\xff" + bytes([round(255 * share)]) for share in reversed(corner))
    return left + b"\xff" * 8 + (b"" if sides else right)


# Shapes


class Polygon:
    """A filled shape with smooth edges."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour = Color(*CLEAR)
        self._mesh = Mesh(mode="triangle_fan")
        # The rim has the colour of the inside: it is there to make the edge smooth.
        self._rim = SmoothLine(close=True, width=1, overdraw_width=1.1)
        for instruction in (self._colour, self._mesh, self._rim):
            canvas.add(instruction)

    def draw(self, points: Points, colour: str, alpha: float = 1.0) -> None:
        key = (tuple(points), colour, alpha)
        if key == self._key:
            return
        if not self._key or self._key[0] != key[0]:
            self._lay(points)
        self._key = key
        self._colour.rgba = rgba(colour, alpha)

    def _lay(self, points: Points) -> None:
        self._mesh.vertices = [part for x, y in points for part in (x, y, 0, 0)]
        self._mesh.indices = list(range(len(points)))
        self._rim.points = [part for point in points for part in point]

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._mesh.indices = []
            self._rim.points = []


class Outline:
    """A smooth line round a shape, or from point to point."""

    def __init__(self, canvas: Any, close: bool = True) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour = Color(*CLEAR)
        self._line = SmoothLine(close=close, overdraw_width=1.1)
        canvas.add(self._colour)
        canvas.add(self._line)

    def draw(self, points: Points, colour: str, width: float) -> None:
        """`width` in pixels, from side to side."""
        key = (tuple(points), colour, width)
        if key == self._key:
            return
        self._key = key
        self._colour.rgba = rgba(colour)
        self._line.width = max(width / 2, 1.01)  # at 1 and below Kivy draws hairlines
        self._line.points = [part for point in points for part in point]

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._line.points = []


def ring(sides: int, turn: float = 0) -> tuple[tuple[float, float], ...]:
    """The corners of a regular shape round (0, 0) with radius 1, the first one at the top."""
    return tuple(
        (sin(2 * pi * at / sides + radians(turn)), cos(2 * pi * at / sides + radians(turn)))
        for at in range(sides)
    )


HEXAGON: Final = ring(6)


def placed(points: Points, x: float, y: float, radius: float) -> Points:
    return [(x + radius * px, y + radius * py) for px, py in points]


_ROUND: Final = ring(24)


class Pips:
    """Actions as counters: those that are left are filled, the others hollow."""

    def __init__(self, canvas: Any, hollow: str) -> None:
        """`hollow`: the colour of a hollow one."""
        self._canvas, self._hollow = canvas, hollow
        self.drawn: list[tuple[Polygon, Outline]] = []

    def draw(self, places: Points, radius: float, left: int) -> None:
        while len(self.drawn) < len(places):
            self.drawn.append((Polygon(self._canvas), Outline(self._canvas)))
        for at, (full, hollow) in enumerate(self.drawn):
            points = placed(_ROUND, *places[at], radius - dp(1)) if at < len(places) else ()
            if points and at < left:
                full.draw(points, theme.ACCENT)
            else:
                full.hide()
            if points and at >= left:
                hollow.draw(points, self._hollow, dp(2))
            else:
                hollow.hide()
