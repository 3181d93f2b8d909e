"""Drawings that are made once, off the screen and twice as large, and kept as a texture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.graphics import (
    Callback,
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    Rectangle,
)
from kivy.graphics.opengl import (
    GL_ONE,
    GL_ONE_MINUS_SRC_ALPHA,
    GL_SRC_ALPHA,
    glBlendFuncSeparate,
)
from kivy.graphics.texture import Texture

from companion.ui.kit.drawn.icon import sharpen
from companion.ui.kit.drawn.paint import whole
from companion.ui.kit.rect import Rect

FINER: Final = 2  # a pixel of the screen is the mean of so many, across and along


class KeptPicture:
    """`paint` fills a group, in pixels of the picture; it is asked once.

    What it has filled is kept as well: after the graphics memory was lost it is drawn again.
    """

    def __init__(self, width: int, height: int, paint: Callable[[InstructionGroup], None]) -> None:
        self._fbo = Fbo(size=(max(1, width) * FINER, max(1, height) * FINER))
        sharpen(self._fbo)
        group = InstructionGroup()
        paint(group)
        for one in (ClearColor(0, 0, 0, 0), ClearBuffers(), Color(1, 1, 1, 1), group):
            self._fbo.add(one)
        self._fbo.add_reload_observer(self._again)
        self._fbo.draw()

    def _again(self, *_: object) -> None:
        self._fbo.ask_update()
        self._fbo.draw()

    @property
    def texture(self) -> Texture:
        return self._fbo.texture


class PictureBox:
    """A kept picture in a canvas. It is moved without being drawn again.

    Colours of a picture hold their alpha already: taken twice, all that is faint would be dark.
    """

    def __init__(self, canvas: Any) -> None:
        self._colour = Color(0, 0, 0, 0)
        self._box = Rectangle(size=(0, 0))
        for one in (Callback(_blend_once), self._colour, self._box, Callback(_blend_as_ever)):
            canvas.add(one)

    def put(self, picture: KeptPicture, rect: Rect, alpha: float = 1.0) -> None:
        place = whole(rect)
        self._colour.rgba = (alpha,) * 4
        self._box.texture = picture.texture
        self._box.pos = (place.x, place.y)
        self._box.size = (place.w, place.h)

    def move(self, rect: Rect) -> None:
        self._box.pos = (rect.x, rect.y)

    def hide(self) -> None:
        self._colour.rgba = (0, 0, 0, 0)


def _blend_once(_instruction: object) -> None:
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)


def _blend_as_ever(_instruction: object) -> None:
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)
