"""Tiles: a colour with its letter and value; on the pad, on the table, leading and beaten."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color, Mesh
from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.games.paradominetor.views import PadKey, TileFront
from companion.ui.kit import motion, theme
from companion.ui.kit.drawn.lettering import Writing, text_scale
from companion.ui.kit.drawn.paint import CLEAR, RoundedBox, mixed, rgba
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.rect import Rect

_LINE: Final = 0.4  # of white, in the line inside the edge
_VEILED: Final = 0.62
_DIM: Final = 0.3
_LETTER: Final = 15  # sp
_SMALL: Final = 56  # dp of width below which the value stands below the letter
_BLACK_EDGE: Final = "#8A93A0"


class FrontBox:
    """A tile of a canvas. `sp`: of its value, at most."""

    def __init__(self, canvas: Any) -> None:
        self._outer, self._inner = RoundedBox(canvas), RoundedBox(canvas)
        self._letter, self._value = Writing(canvas), Writing(canvas)
        self._word = Writing(canvas)

    def draw(
        self, rect: Rect, front: TileFront, sp: float, *, word: str = "", depth: float = 0.0
    ) -> None:
        fill, ink = colours.TILES[front.colour], colours.ink_on(front.colour)
        if front.beaten:
            fill, ink = mixed(fill, colours.VEIL, _VEILED), theme.MUTED
        fill = mixed(fill, theme.WHITE, motion.TINTED * 0.4 * round(depth, 1))
        line = mixed(fill, theme.WHITE, _DIM / 2 if front.beaten else _LINE)
        if front.won:
            edge, width = theme.ACCENT, 5.0
        else:
            edge, width = (colours.RIM if front.beaten else line), 2.0
        self._outer.draw(rect, fill, edge, radius=13, width=width)
        inside = rect.inset(dp(width + 2))
        self._inner.draw(inside, fill, line, radius=9, width=1)
        head, _ = inside.inset(dp(4), dp(2)).cut_top(min(dp(22), inside.h * 0.6))
        self._letter.draw(
            head, front.letter, _LETTER, least=14, weight=800, colour=ink, valign="top"
        )
        low, body = inside.cut_bottom(dp(26) if word else 0)
        if inside.w < dp(_SMALL) and front.letter:
            body = inside.cut_top(dp(15))[1]
        if word:
            high = min(body.h, dp(64))
            body = Rect(inside.x, inside.middle[1] - high * 0.35, inside.w, high)
            low = Rect(inside.x, body.y - dp(24), inside.w, dp(24))
        size = sp / max(1.0, text_scale())  # a tile does not grow with the letters
        self._value.draw(body, front.value, size, least=18, weight=800, colour=ink, halign="center")
        self._word.draw(low, word, 16, least=14, weight=700, colour=ink, halign="center")

    def hide(self) -> None:
        self._outer.hide()
        self._inner.hide()
        for one in (self._letter, self._value, self._word):
            one.hide()


class PadPress(Press):
    """A tile of the pad; `word`: its name is written on it, where it has room."""

    def __init__(self) -> None:
        super().__init__()
        self.key: PadKey | None = None
        self.large, self.word = 48.0, True
        self._front = FrontBox(self.canvas)

    @property
    def text(self) -> str:
        """The letter and the value, which the tests read."""
        front = self.key.front if self.key else None
        return f"{front.letter} {front.value}" if front else ""

    @property
    def words(self) -> object:
        front = self.key.front if self.key else None
        return front and (front.letter, front.value)

    def render(self, key: PadKey) -> None:  # type: ignore[override]
        self.key = key
        super().render(key.button)
        self.redraw()

    def paint(self, rect: Rect) -> None:
        if self.key is not None:
            word = self.key.button.label if self.word else ""
            self._front.draw(rect, self.key.front, self.large, word=word, depth=self.depth)


class ColourPress(Press):
    """A colour that a led black is declared to be."""

    def __init__(self) -> None:
        super().__init__(form="list", sp=36)

    def render(self, key: PadKey) -> None:  # type: ignore[override]
        colour = key.front.colour
        fill, ink = colours.TILES[colour], colours.ink_on(colour)
        self.skin = Skin(fill, mixed(fill, theme.WHITE, _LINE), ink, ink)
        super().render(key.button)
        self.redraw()


class DashedBox:
    """A place that is still empty: a rectangle of dashes."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour = Color(*CLEAR)
        self._mesh = Mesh(mode="triangles")
        canvas.add(self._colour)
        canvas.add(self._mesh)

    def draw(self, rect: Rect, colour: str, width: float) -> None:
        key = (rect, width)
        self._colour.rgba = rgba(colour)
        if key == self._key:
            return
        self._key = key
        parts = [part for edge in _edges(rect, width) for part in _dashes(edge)]
        self._mesh.vertices = [n for one in parts for x, y in _corners(one) for n in (x, y, 0, 0)]
        self._mesh.indices = [
            4 * at + corner for at in range(len(parts)) for corner in (0, 1, 2, 0, 2, 3)
        ]

    def hide(self) -> None:
        if self._key:
            self._key = ()
            self._mesh.indices = []


def _edges(rect: Rect, width: float) -> tuple[Rect, ...]:
    rim = rect.w * 0.1
    across, along = rect.inset(rim, 0), rect.inset(0, rim)
    return (
        across.cut_top(width)[0], across.cut_bottom(width)[0],
        along.cut_left(width)[0], along.cut_right(width)[0],
    )  # fmt: skip


def _dashes(edge: Rect) -> tuple[Rect, ...]:
    longer = max(edge.w, edge.h)
    count = max(2, round(longer / dp(14)))
    gap = longer / count * 0.45
    return edge.columns(count, gap) if edge.w > edge.h else edge.rows(count, gap)


def _corners(one: Rect) -> tuple[tuple[float, float], ...]:
    return ((one.x, one.y), (one.right, one.y), (one.right, one.top), (one.x, one.top))
