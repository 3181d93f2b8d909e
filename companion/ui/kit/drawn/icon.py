"""Small pictures: signs of one colour, pictures of many, and the captives' emblems."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Rectangle, RenderContext
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.store.assets import asset, asset_text
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE, ICONS, Style, lettering
from companion.ui.kit.drawn.paint import CLEAR, rgba
from companion.ui.kit.glyphs import GLYPHS

ATLAS: Final = "icons/icons.atlas"
SHEET: Final = "icons.png"  # what all screens share
LARGE: Final = 100  # dp: from here on our own pictures are drawn from files of their own
# The side of an emblem's picture, where the white edge of a round one has a radius of 1: those of
# the viewBox and of the edge in assets/art.
SIDE: Final = 88 / 33
# Small pictures are taken from a larger copy than the graphics card would: that is sharper.
SHARP: Final = """$HEADER$
void main(void) {
    gl_FragColor = frag_color * texture2D(texture0, tex_coord0, -0.75);
}
"""


@cache
def _places() -> dict[str, dict[str, tuple[int, int, int, int]]]:
    found: dict[str, dict[str, tuple[int, int, int, int]]] = json.loads(asset_text(ATLAS))
    return found


@cache
def pictured() -> frozenset[str]:
    """The names of the colour pictures; the pictures themselves are slow to load."""
    return frozenset(name for places in _places().values() for name in places)


def pictures() -> dict[str, Texture]:
    """The colour pictures that all screens share."""
    return _sheet(SHEET)


@cache
def _sheet(file: str) -> dict[str, Texture]:
    """The pictures of one file; smaller copies in its texture keep small ones smooth."""
    texture = CoreImage(asset(f"icons/{file}"), mipmap=True).texture
    return {name: texture.get_region(*place) for name, place in _places()[file].items()}


@cache
def _sheet_of(name: str) -> str:
    """The file that holds a picture: what only one game wants is loaded when it is wanted."""
    return next((file for file, places in _places().items() if name in places), SHEET)


@cache
def large(name: str) -> Texture:
    """One of our own pictures, for what is shown larger than the atlas has it."""
    return CoreImage(asset(f"icons/{name}.png"), mipmap=True).texture


def picture_of(name: str, side: float) -> Texture | None:
    """The picture for a square of so many pixels."""
    own = name == "logo" or name.startswith("emblem-")
    return large(name) if own and side > dp(LARGE) else _sheet(_sheet_of(name)).get(name)


def sharpen(context: RenderContext) -> None:
    """Draw sharply whatever has smaller copies of itself, and nothing else differently."""
    context.shader.fs = SHARP


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
            texture = self._glyph(glyph, side) if glyph else picture_of(name, side)
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


class Emblem:
    """A captive's picture in his shape and colour, white-edged inside a dark rim."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour = Color(*CLEAR)
        self._picture = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._picture)

    def draw(self, x: float, y: float, radius: float, who: str, alpha: float = 1.0) -> None:
        """Round the point (x, y), all in pixels. `radius`: of the white edge of a round one.

        The other shapes fill about the same area, and reach up to a quarter further.
        """
        self._colour.rgba = rgba(theme.WHITE, alpha)
        key = (x, y, radius, who)
        if key == self._key:
            return
        self._key = key
        side = radius * SIDE
        self._picture.texture = picture_of(f"emblem-{who}", side)
        self._picture.pos = (round(x - side / 2), round(y - side / 2))
        self._picture.size = (side, side)

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._picture.size = (0, 0)


class Icon(Widget):
    """A glyph or a picture by its name, or a captive's emblem: as large as the box allows."""

    name = StringProperty("")
    colour = StringProperty(theme.TEXT)
    who = StringProperty("")

    def __init__(self, name: str = "", **look: Any) -> None:
        super().__init__(name=name, **look)
        self.sign, self.emblem = Sign(self.canvas), Emblem(self.canvas)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        for changed in ("pos", "size", "name", "colour", "who"):
            self.fbind(changed, self.redraw)
        self._redraw()

    def _redraw(self, *_: object) -> None:
        side = min(self.width, self.height)
        if self.who:
            self.sign.hide()
            self.emblem.draw(self.center_x, self.center_y, side / 2.3, self.who)
        elif self.name:
            self.emblem.hide()
            self.sign.draw(self.center_x, self.center_y, side, self.name, self.colour)
        else:
            self.sign.hide()
            self.emblem.hide()
