"""Small pictures: signs of one colour, pictures of many, and the captives' letter discs."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.store.assets import asset, asset_text
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE, FONTS, ICONS, Style, lettering
from companion.ui.kit.drawn.paint import CLEAR, Polygon, placed, rgba, shape_of
from companion.ui.kit.glyphs import GLYPHS

ATLAS: Final = "icons/icons.atlas"


@cache
def _places() -> dict[str, dict[str, tuple[int, int, int, int]]]:
    found: dict[str, dict[str, tuple[int, int, int, int]]] = json.loads(asset_text(ATLAS))
    return found


@cache
def pictured() -> frozenset[str]:
    """The names of the colour pictures; the pictures themselves are slow to load."""
    return frozenset(name for places in _places().values() for name in places)


@cache
def pictures() -> dict[str, Texture]:
    """The colour pictures by name, in one texture; smaller copies of it keep small ones smooth."""
    found: dict[str, Texture] = {}
    for file, places in _places().items():
        texture = CoreImage(asset(f"icons/{file}"), mipmap=True).texture
        found |= {name: texture.get_region(*place) for name, place in places.items()}
    return found


def known(name: str) -> bool:
    return name in GLYPHS or name in pictured()


class Sign:
    """A glyph or a picture in the middle of a square of a canvas."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._label: object = None
        self._colour = Color(*CLEAR)
        self._picture = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._picture)

    def draw(
        self, x: float, y: float, side: float, name: str, colour: str, alpha: float = 1.0
    ) -> None:
        """Round the point (x, y), all in pixels. A picture keeps its own colours."""
        key = (x, y, side, name)
        # A fruit is a picture, also where a sign of one colour has its name.
        glyph = None if name in pictured() else GLYPHS.get(name)
        if key != self._key:
            self._key = key
            texture = self._glyph(glyph, side) if glyph else pictures().get(name)
            self._put(x, y, texture, None if glyph else side)
        self._colour.rgba = rgba(colour if glyph else theme.WHITE, alpha)

    def _glyph(self, glyph: str, side: float) -> Texture:
        label = lettering(glyph, Style(ICONS), max(1, round(side * FINE)), None)
        self._label = label  # held: it fills its picture anew when that is lost
        return label.texture

    def _put(self, x: float, y: float, texture: Texture | None, side: float | None) -> None:
        if texture is None:
            self._picture.size = (0, 0)
            return
        width, height = (side, side) if side else (part / FINE for part in texture.size)
        self._picture.texture = texture
        self._picture.pos = (round(x - width / 2), round(y - height / 2))
        self._picture.size = (width, height)

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._picture.size = (0, 0)


class Disc:
    """A captive's letter in his shape and colour, white-edged inside a dark rim."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._label: object = None
        self._layers = [Polygon(canvas) for _ in range(3)]
        self._tint = Color(1, 1, 1, 1)
        self._letter = Rectangle(size=(0, 0))
        canvas.add(self._tint)
        canvas.add(self._letter)

    def draw(self, x: float, y: float, radius: float, who: str, letter: str) -> None:
        """`radius` in pixels: of the white edge; the dark rim lies outside it."""
        key = (x, y, radius, who, letter)
        if key == self._key:
            return
        self._key = key
        rim = max(1.0, radius * 0.11)
        shape = shape_of(who)
        sizes = (radius + rim, radius, radius - 1.4 * rim)
        colours = (theme.CASING, theme.WHITE, theme.CAPTIVE[who])
        for layer, size, colour in zip(self._layers, sizes, colours, strict=True):
            layer.draw(placed(shape, x, y, size), colour)
        self._write(x, y, radius, letter)

    def _write(self, x: float, y: float, radius: float, letter: str) -> None:
        label = lettering(letter, Style(FONTS[800]), max(1, round(radius * 1.05 * FINE)), None)
        self._label = label
        width, height = (part / FINE for part in label.texture.size)
        self._letter.texture = label.texture
        self._letter.pos = (round(x - width / 2), round(y - height / 2))
        self._letter.size = (width, height)

    def hide(self) -> None:
        if self._key:
            self._key = ()
            for layer in self._layers:
                layer.hide()
            self._letter.size = (0, 0)


class Icon(Widget):
    """A glyph or a picture by its name, or a captive's disc: as large as the box allows."""

    name = StringProperty("")
    colour = StringProperty(theme.TEXT)
    who = StringProperty("")
    letter = StringProperty("")

    def __init__(self, name: str = "", **look: Any) -> None:
        super().__init__(name=name, **look)
        self.sign, self.disc = Sign(self.canvas), Disc(self.canvas)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        for changed in ("pos", "size", "name", "colour", "who", "letter"):
            self.fbind(changed, self.redraw)
        self._redraw()

    def _redraw(self, *_: object) -> None:
        side = min(self.width, self.height)
        if self.who:
            self.sign.hide()
            self.disc.draw(self.center_x, self.center_y, side / 2.3, self.who, self.letter)
        elif self.name:
            self.disc.hide()
            self.sign.draw(self.center_x, self.center_y, side, self.name, self.colour)
        else:
            self.sign.hide()
            self.disc.hide()
