"""Shapes, letters and pictures in one group of a canvas, each over the one before it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kivy.core.text import Label
from kivy.graphics import InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture

from companion.ui.glyphs import GLYPHS
from companion.ui.island.map.drawn.map_paint import Sketch
from companion.ui.island.map.geometry import Point
from companion.ui.kit.drawn.icon import pictures
from companion.ui.kit.drawn.paint import rgba

HEAVY: Final = "NunitoExtraBold"
ICONS: Final = "Icons"

_CAPITALS: Final = 0.705  # of Nunito Sans, in ems
# Small pictures are taken from a larger copy than the graphics card would: that is sharper.
SHARP: Final = """$HEADER$
void main(void) {
    gl_FragColor = frag_color * texture2D(texture0, tex_coord0, -0.75);
}
"""
# The corners of a texture, turned by a quarter with the clock.
_LYING: Final = (2, 3, 4, 5, 6, 7, 0, 1)


@lru_cache(maxsize=512)
def letters(text: str, font: str, size: int, colour: str) -> Any:
    """The rendered label: it has to be kept, for it fills its texture anew when that is lost."""
    label = Label(text=text, font_name=font, font_size=size, color=rgba(colour))
    label.refresh()
    return label


def _low(label: Any) -> float:
    """How far the bottom of the texture is below the middle of its capital letters."""
    return float(_CAPITALS / 2 * label.options["font_size"] - label.get_descent())


class Brush(Sketch):
    """Paints into a group, which `done` completes. Everything is in pixels."""

    def __init__(self, group: InstructionGroup) -> None:
        super().__init__()
        self.group = group

    def done(self) -> None:
        if self._indices:
            mesh = Mesh(
                vertices=self._vertices, indices=self._indices, mode="triangles",
                texture=self._palette.texture,
            )  # fmt: skip
            self.group.add(mesh)
            self._vertices, self._indices = [], []

    # Letters and pictures

    def text(self, words: str, middle: Point, size: float, colour: str, font: str = HEAVY) -> None:
        """Capital letters have their middle there."""
        label = self._label(words, font, size, colour)
        self._put(label.texture, middle[0] - label.texture.width / 2, middle[1] - _low(label))

    def lying_text(self, words: str, middle: Point, size: float, colour: str) -> None:
        """Turned by a quarter with the clock."""
        label = self._label(words, HEAVY, size, colour)
        high, wide = label.texture.size
        x, y = middle
        self.done()
        corners = label.texture.tex_coords
        self.group.add(
            Rectangle(
                texture=label.texture,
                pos=(round(x - _low(label)), round(y - high / 2)),
                size=(wide, high),
                tex_coords=[corners[at] for at in _LYING],
            )
        )

    def glyph(self, name: str, middle: Point, size: float, colour: str) -> None:
        label = self._label(GLYPHS[name], ICONS, size, colour)
        width, height = label.texture.size
        self._put(label.texture, middle[0] - width / 2, middle[1] - height / 2)

    def picture(self, name: str, middle: Point, size: float) -> None:
        self.done()
        x, y = middle
        self.group.add(
            Rectangle(texture=pictures()[name], pos=(x - size / 2, y - size / 2), size=(size, size))
        )

    def width(self, words: str, size: float) -> float:
        return float(self._label(words, HEAVY, size, "#FFFFFF").texture.width)

    def _label(self, words: str, font: str, size: float, colour: str) -> Any:
        return letters(words, font, max(1, round(size)), colour)

    def _put(self, texture: Texture, x: float, y: float) -> None:
        """On whole pixels, where letters are sharp."""
        self.done()
        self.group.add(Rectangle(texture=texture, pos=(round(x), round(y)), size=texture.size))
