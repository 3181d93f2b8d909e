"""A picture of dark and light dots: a QR code, as large as it fits in whole pixels a dot."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.parts import Picture


class Dots(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.picture: Picture = ()
        with self.canvas:
            Color(1, 1, 1, 1)
            self._drawn = Rectangle(size=(0, 0))

    def render(self, picture: Picture) -> None:
        if picture == self.picture:
            return
        self.picture = picture
        side = len(picture)
        texture = Texture.create(size=(side, side), colorfmt="luminance")
        rows = reversed(picture)  # a texture begins at the bottom
        grey = bytes(0 if dark else 255 for row in rows for dark in row)
        texture.blit_buffer(grey, colorfmt="luminance", bufferfmt="ubyte")
        texture.mag_filter = "nearest"
        self._drawn.texture = texture
        self.lay_soon()

    def lay(self) -> None:
        side = len(self.picture)
        if not side:
            return
        dot = max(1, int(min(self.width, self.height) // side))
        x, y = self.center
        size = dot * side
        self._drawn.pos = (int(x - size / 2), int(y - size / 2))
        self._drawn.size = (size, size)
