"""A sky: from one colour to the next from the top down, with stars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from random import Random
from typing import Any, Final

from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from companion.ui.kit.drawn.paint import Points, rgba
from companion.ui.kit.rect import Rect

# How far down, from 0 to 1, and the colour there.
Stops = Sequence[tuple[float, str]]
_ROWS: Final = 256
_STARS: Final = 72
_LOW: Final = 0.62  # stars are in this share of the sky, the fainter the lower
_AIR: Final = 6  # dp between a star and what has none behind it
_DISC: Final = 8  # pixels of the picture of a star, about as many as it is drawn with
_SOFT: Final = 2
_RAYS: Final = 20


class Sky:
    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour, self._box = Color(1, 1, 1, 0), Rectangle(size=(0, 0))
        for one in (self._colour, self._box):
            canvas.add(one)
        self._stars = [(Color(1, 1, 1, 0), Rectangle(size=(0, 0))) for _ in range(_STARS)]
        for pair in self._stars:
            for part in pair:
                canvas.add(part)

    def draw(
        self, rect: Rect, stops: Stops, alpha: float = 1.0, clear: Sequence[Rect] = ()
    ) -> None:
        """`alpha`: of the stars as well. `clear`: there are none in these, where words stand."""
        self._colour.a = alpha
        key = (rect, tuple(stops))
        if key != self._key:
            self._key = key
            self._box.texture = _gradient(tuple(stops))
            self._box.pos, self._box.size = (rect.x, rect.y), (rect.w, rect.h)
            for (_, star), (x, down, side, _faint) in zip(self._stars, _scattered(), strict=True):
                star.texture = _disc()
                star.pos = (rect.x + x * rect.w, rect.top - down * rect.h)
                star.size = (dp(side), dp(side))
        self.clear(clear, alpha)

    def clear(self, places: Sequence[Rect], alpha: float = 1.0) -> None:
        """Let no star be in these places."""
        wide = [one.inset(-dp(_AIR)) for one in places]
        for (colour, star), (_x, _down, _side, faint) in zip(
            self._stars, _scattered(), strict=True
        ):
            behind = any(one.holds(*star.pos) for one in wide)
            colour.a = 0.0 if behind else faint * alpha


@cache
def _scattered() -> tuple[tuple[float, float, float, float], ...]:
    """Of each star: how far to the right and down, its size in dp, and how bright it is."""
    dice = Random(37)
    found = []
    for _ in range(_STARS):
        down = dice.random() ** 1.4 * _LOW
        side = dice.choice((1.6, 1.8, 2.2, 2.8, 3.4))
        found.append((dice.random(), down, side, (0.25 + 0.55 * dice.random()) * (1 - down)))
    return tuple(found)


@cache
def _disc() -> Texture:
    """A white disc with a soft edge."""
    texture = Texture.create(size=(_DISC, _DISC), colorfmt="rgba")
    texture.min_filter = texture.mag_filter = "linear"
    middle = (_DISC - 1) / 2
    alphas = (
        max(0.0, min(1.0, (_DISC / 2 - hypot(x - middle, y - middle)) / _SOFT))
        for y in range(_DISC)
        for x in range(_DISC)
    )
    pixels = b"".join(bytes((255, 255, 255, round(255 * alpha))) for alpha in alphas)

    def fill(texture: Texture) -> None:
        texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture


@cache
def _gradient(stops: tuple[tuple[float, str], ...]) -> Texture:
    texture = Texture.create(size=(1, _ROWS), colorfmt="rgb")
    texture.mag_filter = texture.min_filter = "linear"
    texture.wrap = "clamp_to_edge"
    rows = [_at(stops, 1 - row / (_ROWS - 1)) for row in range(_ROWS)]  # from the bottom up
    pixels = b"".join(rows)

    def fill(texture: Texture) -> None:
        texture.blit_buffer(pixels, colorfmt="rgb", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)  # the graphics memory may be lost while the app sleeps
    return texture


def _at(stops: Stops, down: float) -> bytes:
    """The colour so far down."""
    for (start, one), (end, other) in pairwise(stops):
        if down <= end:
            share = (down - start) / (end - start)
            pairs = zip(rgba(one)[:3], rgba(other)[:3], strict=True)
            return bytes(round(255 * (a + (b - a) * share)) for a, b in pairs)
    return bytes(round(255 * part) for part in rgba(stops[-1][1])[:3])


class Light:
    """A faint shape of light. It has no rim, which would be seen twice as bright."""

    def __init__(self, canvas: Any) -> None:
        self._points: Points = ()
        self._colour, self._mesh = Color(1, 1, 1, 0), Mesh(mode="triangle_fan")
        canvas.add(self._colour)
        canvas.add(self._mesh)

    def draw(self, points: Points, alpha: float) -> None:
        """`points`: of a convex shape."""
        self._colour.a = alpha
        if points != self._points:
            self._points = points
            self._mesh.vertices = [part for x, y in points for part in (x, y, 0, 0)]
            self._mesh.indices = list(range(len(points)))


class Rays:
    """Rays of light from a point to beyond the edges of a rectangle."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour, self._turn = Color(1, 1, 1, 0), Rotate(axis=(0, 0, 1))
        self._mesh = Mesh(mode="triangles")
        for one in (PushMatrix(), self._turn, self._colour, self._mesh, PopMatrix()):
            canvas.add(one)

    @property
    def degrees(self) -> float:
        """The angle by which they are turned."""
        return float(self._turn.angle)

    def turn(self, degrees: float) -> None:
        """Turn them about their middle, against the clock."""
        self._turn.angle = degrees

    def draw(self, rect: Rect, middle: tuple[float, float], alpha: float) -> None:
        """`alpha`: of one ray."""
        self._colour.a = alpha
        key = (rect, middle)
        if key != self._key:
            self._key = key
            self._turn.origin = middle
            corners = _ray_corners(middle, rect.w + rect.h)
            self._mesh.vertices = [part for x, y in corners for part in (x, y, 0, 0)]
            self._mesh.indices = list(range(len(corners)))


def _ray_corners(middle: tuple[float, float], reach: float) -> list[tuple[float, float]]:
    """Triangles that all begin in the middle; between two there is as much dark as light."""
    (x, y), half = middle, 90 / _RAYS
    found = []
    for number in range(_RAYS):
        angle = 360 / _RAYS * number
        found.append(middle)
        found += [
            (x + reach * cos(radians(side)), y + reach * sin(radians(side)))
            for side in (angle - half, angle + half)
        ]
    return found
