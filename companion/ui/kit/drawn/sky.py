"""A sky: from one colour to the next from the top down, with stars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from companion.ui.kit.drawn.paint import rgba
from companion.ui.kit.rect import Rect

# How far down, from 0 to 1, and the colour there.
Stops = Sequence[tuple[float, str]]
_ROWS: Final = 256
_STARS: Final = 72
_LOW: Final = 0.62  # stars are in this share of the sky, the fainter the lower


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

    def draw(self, rect: Rect, stops: Stops, alpha: float = 1.0) -> None:
        """`alpha`: of the stars as well."""
        self._colour.a = alpha
        key = (rect, tuple(stops))
        if key != self._key:
            self._key = key
            self._box.texture = _gradient(tuple(stops))
            self._box.pos, self._box.size = (rect.x, rect.y), (rect.w, rect.h)
            for (_, star), (x, down, side, _faint) in zip(self._stars, _scattered(), strict=True):
                star.pos = (rect.x + x * rect.w, rect.top - down * rect.h)
                star.size = (dp(side), dp(side))
        for (colour, _), (_x, _down, _side, faint) in zip(self._stars, _scattered(), strict=True):
            colour.a = faint * alpha


@cache
def _scattered() -> tuple[tuple[float, float, float, float], ...]:
    """Of each star: how far to the right and down, its size in dp, and how bright it is."""
    dice = Random(37)
    found = []
    for _ in range(_STARS):
        down = dice.random() ** 1.4 * _LOW
        side = dice.choice((1.2, 1.5, 2, 2.5, 3))
        found.append((dice.random(), down, side, (0.25 + 0.55 * dice.random()) * (1 - down)))
    return tuple(found)


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
