"""Text on the screen.

Text is rendered white and tinted, so that one picture serves every colour, and kept: what was on
the screen a moment ago costs nothing. What does not fit shrinks as far as it must, at last with
its lines closer together: nothing is ever cut off.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil
from typing import Any, Final, TypedDict, Unpack

from kivy.app import App
from kivy.clock import Clock
from kivy.core.image import ImageData
from kivy.core.text import Label as PlainLabel
from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, Rectangle
from kivy.metrics import Metrics
from kivy.metrics import sp as to_pixels
from kivy.properties import NumericProperty, OptionProperty, StringProperty
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import CLEAR, is_light, rgba
from companion.ui.kit.glyphs import GLYPHS
from companion.ui.kit.rect import Rect

FONTS: Final = {400: "Nunito", 700: "NunitoBold", 800: "NunitoExtraBold"}
ICONS: Final = "Icons"
_SIGNS: Final = frozenset(GLYPHS.values())
LINE: Final = 1.25  # from baseline to baseline, in ems
_TIGHT: Final = 1.08
_REFERENCE: Final = 100  # the size at which words are measured
ASCENT_AND_DESCENT: Final = 1.364  # of Nunito Sans, in ems: what Kivy takes for a line
# On a coarse screen letters are drawn twice as large and halved: they stand where they should, and
# not on the next whole pixel.
FINE: Final = 2 if Metrics.density < 1.5 else 1
_SECOND_COAT: Final = 0.4
_FLOOR: Final = 6  # sp, whatever the settings: below this nobody could read it
AIR: Final = 0.14  # of an em above and below the letters, which may lie outside the box


def text_scale() -> float:
    """The text size of the settings."""
    return float(getattr(App.get_running_app(), "scale", 1.0))


def pixels(size: float) -> int:
    """A size of the theme in pixels, with the text sizes of the system and of the settings."""
    return max(1, round(to_pixels(size) * text_scale()))


class TextLook(TypedDict, total=False):
    """`least`: the size in sp below which lines come closer first. `line`: of a line, in ems."""

    weight: int
    colour: str
    least: float
    halign: str
    valign: str
    line: float
    alpha: float
    struck: bool


class Writing:
    """A text in a rectangle of a canvas."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._label: PlainLabel | None = None  # held: it fills its picture anew when that is lost
        self._colour, self._picture = Color(*CLEAR), Rectangle(size=(0, 0))
        # Light letters on a dark ground look thin: their edges are laid a second time.
        self._again, self._edges = Color(*CLEAR), Rectangle(size=(0, 0))
        for instruction in (self._colour, self._picture, self._again, self._edges):
            canvas.add(instruction)
        self.width = self.height = 0.0

    def draw(self, rect: Rect, text: str, sp: float = theme.BODY, **look: Unpack[TextLook]) -> None:
        """The rectangle in pixels."""
        style = styled(
            look.get("weight", 400),
            look.get("halign", "left"),
            look.get("line", LINE),
            struck=look.get("struck", False),
        )
        sizes = (sp, look.get("least", sp))
        valign = look.get("valign", "middle")
        key = (rect, text, style, sizes, valign, text_scale())
        if key != self._key:
            self._key = key
            self._lay(rect, text, style, sizes, valign)
        colour, alpha = look.get("colour", theme.TEXT), look.get("alpha", 1.0)
        self._colour.rgba = rgba(colour, alpha)
        self._again.rgba = rgba(colour, alpha * _SECOND_COAT * is_light(colour))

    def _lay(
        self, rect: Rect, text: str, style: Style, sizes: tuple[float, float], valign: str
    ) -> None:
        if not text or rect.w < 1 or rect.h < 1:
            self._clear()
            return
        room = (int(rect.w), int(rect.h))
        size = fitting(text, style, letters(sizes[0]), room)
        if size < letters(sizes[1]) and style[2] > _TIGHT:
            style = Style(style[0], style[1], _TIGHT, style[3])
            size = fitting(text, style, letters(sizes[1]), room)
        self._label = label = lettering(text, style, size, int(rect.w))
        self.width, self.height = measured(text, style, size, int(rect.w))
        across, along = (side / FINE for side in label.texture.size)
        lift = {"top": 1.0, "middle": 0.5, "bottom": 0.0}[valign] * (rect.h - along)
        for picture in (self._picture, self._edges):
            picture.texture = label.texture
            picture.pos = (round(rect.x), round(rect.y + lift))
            picture.size = (across, along)

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._clear()

    @property
    def label(self) -> PlainLabel | None:
        """The text as it is laid out now."""
        return self._label if self.width else None

    @property
    def place(self) -> Rect:
        """The picture of it, in pixels."""
        return Rect(*self._picture.pos, *self._picture.size)

    def _clear(self) -> None:
        self._picture.size = self._edges.size = (0, 0)
        self.width = self.height = 0.0


# A size below is the height of the letters in the picture, `FINE` times that on the screen.


class Style(tuple[str, str, float, bool]):
    """Font, alignment, line height; whether a line goes through it."""

    __slots__ = ()

    def __new__(
        cls, font: str, halign: str = "left", line: float = LINE, struck: bool = False
    ) -> Style:
        return super().__new__(cls, (font, halign, line, struck))


def styled(weight: int, halign: str = "left", line: float = LINE, *, struck: bool = False) -> Style:
    return Style(FONTS[weight], halign, line, struck)


def letters(size: float) -> int:
    """A size of the theme as a size of letters."""
    return max(1, round(to_pixels(size) * text_scale() * FINE))


class _White:
    """A label whose picture is white everywhere, with the letters in its alpha.

    Kivy leaves black where there is no letter, and halving the picture would mix it in.
    """

    options: dict[str, Any]
    _cached_lines: list[Any]
    _laid_out: tuple[int, int] | None = None

    def get_extents(self, text: str) -> tuple[int, int]:
        return extents(text, self.options["font_name"], self.options["font_size"])

    def render(self, real: bool = False) -> tuple[int, int] | None:
        """Kivy would lay the text out anew for its picture, and nothing of it ever changes."""
        if real:
            super().render(real=True)  # type: ignore[misc]
        elif self._laid_out is None:
            self._laid_out = self._cropped(*super().render())  # type: ignore[misc]
        return self._laid_out

    def _cropped(self, width: int, height: int) -> tuple[int, int]:
        """The picture without what is empty at the right: a smaller one is rendered faster."""
        if self.options["halign"] != "left":
            return width, height
        widest = max((line.w for line in self._cached_lines), default=0)
        return min(width, FINE * (ceil(widest / FINE) + 1)), height

    def _render_end(self) -> ImageData:
        drawn = super()._render_end()  # type: ignore[misc]
        size = len(drawn.data)
        _SHEET.extend(b"\xff" * (size - len(_SHEET)))
        _SHEET[3:size:4] = drawn.data[3::4]
        return ImageData(drawn.width, drawn.height, drawn.fmt, memoryview(_SHEET)[:size])


# White, with the letters of the last picture in its alpha: new memory for each would cost more than
# the letters.
_SHEET: Final = bytearray()


class _Plain(_White, PlainLabel):
    pass


class _Marked(_White, MarkupLabel):
    pass


@lru_cache(maxsize=8000)
def extents(text: str, font: str, size: int) -> tuple[int, int]:
    """The size of a part of a line, in pixels of the picture.

    Kivy asks for the same words often, and SDL measures them letter by letter.
    """
    found: tuple[int, int] = _ruler(font, size).get_extents(text)
    return found


@lru_cache(maxsize=100)
def _ruler(font: str, size: int) -> PlainLabel:
    return PlainLabel(font_name=font, font_size=size)


@lru_cache(maxsize=100)
def _laid(text: str, style: Style, size: int, width: int | None) -> PlainLabel:
    """The text on its lines and not rendered: mostly it is measured first, and rendered next."""
    font, halign, line, struck = style
    marked = font != ICONS and _has_glyph(text)
    label = (_Marked if marked else _Plain)(
        text=_with_glyphs(text) if marked else text,
        font_size=size,
        font_name=font,
        text_size=(width and width * FINE, None),
        halign=halign,
        line_height=line / ASCENT_AND_DESCENT,
        strikethrough=struck,
    )
    label.render()
    return label


@lru_cache(maxsize=400)
def lettering(text: str, style: Style, size: int, width: int | None) -> PlainLabel:
    """The rendered text; `.texture` is the picture."""
    label = _laid(text, style, size, width)
    label.refresh()
    return label


@lru_cache(maxsize=4000)
def measured(text: str, style: Style, size: int, width: int | None = None) -> tuple[float, float]:
    """The width of the widest line and the height of all, in pixels, without rendering them."""
    label = _laid(text, style, size, width)
    _, height = label.render()
    lines = label._cached_lines  # noqa: SLF001 (Kivy measures each line and tells nobody else)
    return max((line.w for line in lines), default=0) / FINE, height / FINE


@lru_cache(maxsize=2000)
def fitting(text: str, style: Style, wanted: int, room: tuple[int, int]) -> int:
    """The largest size at which the text fits its room, whole words on its lines.

    Kivy measures slowly: the size is reckoned first, and then measured.
    """
    size = reckoned(text, style, wanted, room)
    least = size // 2
    while size > least and not _fits(text, style, size, room):
        size -= 1
    return size


@lru_cache(maxsize=4000)
def reckoned(text: str, style: Style, wanted: int, room: tuple[int, int]) -> int:
    """About the size at which the text fits its room: from the widths of its words."""
    if _seems_to_fit(text, style, wanted, room):  # mostly it does
        return wanted
    low, high = min(wanted, round(to_pixels(_FLOOR) * FINE)), wanted
    while high - low > 1:  # low is taken to fit, high does not
        size = (low + high) // 2
        low, high = (size, high) if _seems_to_fit(text, style, size, room) else (low, size)
    return low


def _seems_to_fit(text: str, style: Style, size: int, room: tuple[int, int]) -> bool:
    font, _, line, _ = style
    width, height = (side * FINE / size for side in room)
    space = width_of(" ", font)
    lines = 0
    for paragraph in text.split("\n"):
        lines += 1
        filled = -space
        for word in paragraph.split(" "):
            wide = width_of(word, font)
            if wide > width:
                return False
            filled += space + wide
            if filled > width:
                lines, filled = lines + 1, wide
    return ASCENT_AND_DESCENT + (lines - 1) * line <= height + 2 * AIR


@lru_cache(maxsize=4000)
def width_of(word: str, font: str) -> float:
    """In ems."""
    return _wide(word, font, _REFERENCE) / _REFERENCE if word else 0


def _wide(word: str, font: str, size: int) -> float:
    """In pixels of the picture."""
    if _has_glyph(word):
        return measured(word, Style(font), size)[0] * FINE
    return extents(word, font, size)[0]


def _fits(text: str, style: Style, size: int, room: tuple[int, int]) -> bool:
    width, height = room
    longest = max(text.split(), key=lambda word: width_of(word, style[0]), default="")
    if longest and _wide(longest, style[0], size) > width * FINE:
        return False
    return measured(text, style, size, width)[1] <= height + 2 * AIR * size / FINE


def text_height(
    text: str, width: float, sp: float, *, weight: int = 400, line: float = LINE
) -> int:
    """The height of a text at this width, in pixels."""
    if not text or width < 1:
        return 0
    style = styled(weight, "left", line)
    size = fitting(text, style, letters(sp), (int(width), 100_000))
    return ceil(measured(text, style, size, int(width))[1])


def text_width(text: str, sp: float, *, weight: int = 400) -> int:
    """The width of a text on one line, in pixels."""
    return ceil(measured(text, styled(weight), letters(sp))[0]) if text else 0


@cache
def _has_glyph(text: str) -> bool:
    return not _SIGNS.isdisjoint(text)


def _with_glyphs(text: str) -> str:
    """Signs of the icon font inside a sentence."""
    return "".join(
        f"[font={ICONS}]{letter}[/font]" if letter in _SIGNS else letter
        for letter in escape_markup(text)
    )


_LOOKS: Final = (
    "pos", "size", "text", "sp", "least", "weight", "colour", "halign", "valign", "line",
)  # fmt: skip


class Lettering(Widget):
    """A text that shrinks to fit its box. `sp`: its size in the theme; see also `TextLook`."""

    text = StringProperty("")
    sp = NumericProperty(theme.BODY)
    least = NumericProperty(0)
    weight = NumericProperty(400)
    colour = StringProperty(theme.TEXT)
    halign = OptionProperty("left", options=["left", "center", "right"])
    valign = OptionProperty("middle", options=["top", "middle", "bottom"])
    line = NumericProperty(LINE)

    def __init__(self, text: str = "", **look: Any) -> None:
        super().__init__(text=text, **look)
        self.writing = Writing(self.canvas)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        for name in _LOOKS:
            self.fbind(name, self.redraw)
        self._redraw()

    def height_for(self, width: float) -> int:
        return text_height(self.text, width, self.sp, weight=int(self.weight), line=self.line)

    def _redraw(self, *_: object) -> None:
        self.writing.draw(
            Rect(self.x, self.y, self.width, self.height),
            self.text,
            self.sp,
            weight=int(self.weight),
            colour=self.colour,
            least=self.least,
            halign=self.halign,
            valign=self.valign,
            line=self.line,
        )
