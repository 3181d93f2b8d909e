"""The lines of a card: a sign of what lies on the table, and beside it what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, Final, assert_never

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp

from companion.ui.island.desk.drawn.captive_strip import FruitDisc
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.map.drawn.map_faces import paint_face
from companion.ui.island.map.drawn.map_ground import SECRET, tile
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.geometry import CENTRES, Layout
from companion.ui.island.map.views import SpaceView
from companion.ui.island.practice.views import LegendLine, LineSign
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import Polygon, placed, ring
from companion.ui.kit.rect import Rect

LINE: Final = 1.2
_SIGN: Final = 40  # dp that a sign takes
_TILE: Final = 60  # dp that a tile takes, where there is room
_LEAST: Final = 28  # dp of a line
_LOW_TILE: Final = 36
_BESIDE: Final = 8
_BETWEEN: Final = 20  # dp between two columns
_ROUNDED: Final = 2  # pixels, so that no line has to be smaller for a part of one
_AIR: Final = 4  # dp between two lines at least
_ROUND: Final = ring(24)


class Legend:
    """Lines below one another on a canvas, evenly over the height that they are given."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self.lines: tuple[LegendLine, ...] = ()
        self._signs: list[DrawnSign] = []
        self.words: list[Writing] = []

    def render(self, lines: tuple[LegendLine, ...]) -> None:
        if [line.sign.kind for line in lines] != [line.sign.kind for line in self.lines]:
            self.hide()
        self.lines = lines
        while len(self._signs) < len(lines):
            self._signs.append(DrawnSign(self._canvas))
            self.words.append(Writing(self._canvas))

    @property
    def _sign_wide(self) -> float:
        return dp(_TILE if any(line.sign.kind == "space" for line in self.lines) else _SIGN)

    def height_for(self, width: float, sp: float, columns: int = 1) -> float:
        """The least height; `columns`: how many the lines stand in."""
        width = (width - dp(_BETWEEN) * (columns - 1)) / columns
        return max((self._high(part, width, sp) for part in self._parts(columns)), default=0)

    def _parts(self, columns: int) -> list[tuple[LegendLine, ...]]:
        many = max(1, self._many(columns))
        return [self.lines[at : at + many] for at in range(0, len(self.lines), many)]

    def _many(self, columns: int) -> int:
        """Lines below one another."""
        return ceil(len(self.lines) / columns)

    def _high(self, lines: Sequence[LegendLine], width: float, sp: float) -> float:
        heights = self._heights(lines, width, sp)
        return sum(heights) + dp(_AIR) * max(0, len(heights) - 1)

    def _heights(self, lines: Sequence[LegendLine], width: float, sp: float) -> list[float]:
        across = width - self._sign_wide - dp(_BESIDE)
        return [
            max(
                dp(_LOW_TILE if line.sign.kind == "space" else _LEAST),
                text_height(line.text, across, sp, line=LINE) + _ROUNDED,
            )
            for line in lines
        ]

    def draw(self, place: Rect, sp: float, columns: int = 1) -> None:
        """From the top; what is left is spread between the lines. Columns have equal rows."""
        drawn = iter(zip(self._signs, self.words, strict=True))
        cells = place.columns(columns, dp(_BETWEEN))
        for cell, part in zip(cells, self._parts(columns), strict=False):
            rows = self._rows(cell, part, sp) if columns == 1 else cell.rows(self._many(columns))
            for row, line in zip(rows, part, strict=False):
                shown, writing = next(drawn)
                sign, words = row.cut_left(self._sign_wide, dp(_BESIDE))
                shown.draw(sign, line.sign)
                writing.draw(words, line.text, sp, least=min(12, sp), line=LINE)

    def _rows(self, cell: Rect, lines: Sequence[LegendLine], sp: float) -> Iterator[Rect]:
        heights = self._heights(lines, cell.w, sp)
        spare = max(0.0, cell.h - sum(heights)) / max(1, len(heights))
        top = cell.top
        for high in heights:
            top -= high + spare
            yield Rect(cell.x, top, cell.w, high + spare)

    def hide(self) -> None:
        for sign, writing in zip(self._signs, self.words, strict=True):
            sign.hide()
            writing.hide()


class DrawnSign:
    """Any sign of a legend, in the middle of its place."""

    def __init__(self, canvas: Any) -> None:
        self._sign, self._pip = Sign(canvas), Polygon(canvas)
        self._fruit, self._piece = FruitDisc(canvas), EmblemSign(canvas)
        self._tile = InstructionGroup()
        canvas.add(Color(1, 1, 1, 1))
        canvas.add(self._tile)
        self._key: object = None

    def draw(self, place: Rect, sign: LineSign) -> None:
        (x, y), side = place.middle, min(place.w, place.h)
        match sign.kind:
            case "glyph":
                self._sign.draw(x, y, min(dp(27), side), sign.name, sign.colour)
            case "pip":
                self._pip.draw(placed(_ROUND, x, y, min(dp(11), side / 2)), theme.ACCENT)
            case "ready" | "used":
                mark = "circled" if sign.kind == "ready" else "crossed"
                self._fruit.draw(x, y, min(dp(34), side * 0.9), sign.name, mark)
            case "piece":
                self._piece.draw(x, y, min(dp(15), side / 2), sign.name)
            case "space":
                self._draw_tile(x, y, side / 2, sign.space)
            case _:
                assert_never(sign.kind)

    def _draw_tile(self, x: float, y: float, r: float, space: SpaceView | None) -> None:
        """A space of the island by itself."""
        key = (x, y, r, space)
        if space is None or key == self._key:
            return
        self._key = key
        self._tile.clear()
        cx, cy = CENTRES[space.at]
        layout = Layout(x - cx * r, y - cy * r, r)
        brush = Brush(self._tile)
        brush.stamp(tile(r, theme.FILL[space.kind], SECRET.shade), layout.centre(space.at))
        paint_face(brush, layout, space)
        brush.done()

    def hide(self) -> None:
        for part in (self._sign, self._pip, self._fruit, self._piece):
            part.hide()
        self._tile.clear()
        self._key = None


def legend_words(lines: Sequence[LegendLine]) -> str:
    """All texts, which the tests read."""
    return "\n".join(line.text for line in lines)
