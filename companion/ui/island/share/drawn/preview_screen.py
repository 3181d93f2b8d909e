"""A page with what is to leave the app beside it, or above it where the window is upright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from companion.store.pictures import Pixels
from companion.ui.island.share.views import PreviewView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.rect import Rect
from companion.ui.shell.drawn.page_screen import PageScreen

_WIDE: Final = 480  # dp of a picture
_BESIDE: Final = 960  # dp of a window in which the page stands beside it
_RIM: Final = 12  # dp around what is shown, and for the bar of the scroll
_LETTERS: Final = 15  # sp
_LINE: Final = 1.3


class PreviewScreen(PageScreen):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._frame = RoundedBox(self.canvas.before)
        self.sheet = Sheet()
        self.preview = Scroll(self.sheet, "preview")
        self.preview.return_to_it()
        self.add_widget(self.preview)

    def render(self, view: Any) -> None:
        super().render(view.page)
        self.sheet.show(view)
        self.preview.lay_soon()

    def lay_body(self, rest: Rect) -> None:
        wide, gap = dp(_WIDE + 3 * _RIM), dp(theme.GAP)
        if rest.w >= dp(_BESIDE):
            place, rest = rest.cut_left(wide, gap)
            put(self.body, self.lay_head(rest))
        else:
            rest = self.lay_head(rest)
            low = min(self.sections.height_for(rest.w), rest.h / 2)
            below, above = rest.cut_bottom(low, gap)
            place = _in_middle(above, min(wide, above.w))
            put(self.body, below)
        high = self.sheet.height_for(place.w - 2 * dp(_RIM)) + 2 * dp(_RIM)
        place = place.cut_top(high)[0]
        self._frame.draw(place, theme.WELL, theme.PAD_EDGE)
        put(self.preview, place.inset(dp(_RIM)))


class Sheet(Panel):
    """A picture as wide as there is room, or lines of a text below one another."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: PreviewView | None = None
        self._lines: tuple[str, ...] = ()
        self._pixels: Pixels | None = None
        self._writings: list[Writing] = []
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle(size=(0, 0))

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "\n".join(self._lines)

    def show(self, view: PreviewView) -> None:
        self._lines = view.lines
        if view.pixels is not self._pixels:
            self._pixels = view.pixels
            self._picture.texture = texture_of(view.pixels) if view.pixels else None
        self.lay_soon()

    def height_for(self, width: float) -> float:
        if self._pixels is not None:
            return min(width, dp(_WIDE)) * self._pixels.height / self._pixels.width
        return sum(_heights(self._lines, width))

    def lay(self) -> None:
        high = self.height_for(self.width)
        if self._pixels is not None:
            wide = min(self.width, dp(_WIDE))
            self._picture.pos = (round(self.center_x - wide / 2), round(self.top - high))
            self._picture.size = (wide, high)
        while len(self._writings) < len(self._lines):
            self._writings.append(Writing(self.canvas))
        top = self.top
        heights = _heights(self._lines, self.width)
        for writing, line, height in zip(self._writings, self._lines, heights, strict=True):
            place = Rect(self.x, top - height, self.width, height)
            writing.draw(place, line, _LETTERS, valign="top", line=_LINE, colour=theme.MUTED)
            top -= height


def _heights(lines: Sequence[str], width: float) -> list[float]:
    """Of each line; an empty one is half as high as others."""
    empty = text_height("A", width, _LETTERS, line=_LINE) / 2
    return [text_height(line, width, _LETTERS, line=_LINE) or empty for line in lines]


def _in_middle(rect: Rect, width: float) -> Rect:
    return Rect(rect.middle[0] - width / 2, rect.y, width, rect.h)


def texture_of(pixels: Pixels) -> Texture:
    """A picture that is mostly shown smaller than it is."""
    texture = Texture.create(size=(pixels.width, pixels.height), colorfmt="rgb", mipmap=True)
    texture.min_filter = "linear_mipmap_linear"

    def fill(texture: Texture) -> None:
        texture.blit_buffer(pixels.rgb, colorfmt="rgb", bufferfmt="ubyte")

    fill(texture)
    texture.flip_vertical()  # its rows are told from the top
    texture.add_reload_observer(fill)  # the graphics memory may be lost while the app sleeps
    return texture
