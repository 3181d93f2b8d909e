"""The ring round a winner's emblem, and what stands on it: spaces, pieces, deaths."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any, Final

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Scale, Translate

from companion.games.island.terms import DIRECTIONS, OP, Hex, Who
from companion.ui.island.ending.views import RingMark
from companion.ui.island.map.drawn.map_faces import Face, paint
from companion.ui.island.map.drawn.map_ground import filled
from companion.ui.island.map.drawn.map_paint import Brush, discs
from companion.ui.island.map.geometry import Layout, Line
from companion.ui.island.map.views import SpaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import pixels
from companion.ui.kit.drawn.paint import Points

LINE: Final = 13 / 168  # the width of the ring, by its radius
GAP: Final = 7  # degrees between two arcs
MARK: Final = 32 / 168  # from the middle of a mark to its corner
SMALLEST: Final = 24  # dp, the same where the ring is small
_RIM: Final = 0.89  # the bright hexagon, by the dark one round it
_TILE: Final = 0.79
EMBLEM: Final = 101 / 168
_EYE: Final = theme.OP_SKY[1][1]  # the ground of the OP's
_MIDDLE: Final = Hex("D4")  # the space round which everything is painted
# L14.6: nobody says which knot it is, so it has the arrows of none.
_ANY_KNOT: Final = tuple((one, DIRECTIONS[at + 3]) for at, one in enumerate(DIRECTIONS[:3]))


class WinnerRing:
    """An arc for each mark. `colour`: bright for a captive, red for the OP."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._colour, self._group = Color(1, 1, 1, 0), InstructionGroup()
        canvas.add(self._colour)
        canvas.add(self._group)

    def draw(
        self, middle: tuple[float, float], radius: float, count: int, colour: str, alpha: float
    ) -> None:
        self._colour.a = alpha
        key = (middle, radius, count, colour)
        if key == self._key:
            return
        self._key = key
        self._group.clear()
        brush = Brush(self._group)
        for at in range(count):
            brush.round_stroke(_arc(middle, radius, at, count), LINE * radius, colour)
        brush.done()


def _arc(middle: tuple[float, float], radius: float, at: int, count: int) -> Line:
    """Clockwise from the top; its ends are round."""
    turn, (x, y) = 360 / count, middle
    start, end = at * turn + GAP / 2, (at + 1) * turn - GAP / 2
    angles = [radians(start + (end - start) * step / 24) for step in range(25)]
    return tuple((x + radius * sin(one), y + radius * cos(one)) for one in angles)


def mark_places(middle: tuple[float, float], radius: float, count: int) -> Points:
    """In the middle of each arc."""
    x, y = middle
    angles = [radians(360 / count * (at + 0.5)) for at in range(count)]
    return [(x + radius * sin(one), y + radius * cos(one)) for one in angles]


class MarkSign:
    """A mark of the ring as a small tile with an edge. It is drawn once, and moved."""

    def __init__(self, canvas: Any) -> None:
        self._key: tuple[Any, ...] = ()
        self._place, self._size = Translate(0, 0), Scale(0, 0, 1)
        self._group = InstructionGroup()
        for one in (PushMatrix(), self._place, self._size, Color(1, 1, 1, 1), self._group,
                    PopMatrix()):  # fmt: skip
            canvas.add(one)

    def draw(self, mark: RingMark, size: float) -> None:
        """`size`: from the middle to a corner."""
        key = (mark, size)
        if key == self._key:
            return
        self._key = key
        self._group.clear()
        brush = Brush(self._group)
        paint_mark(brush, mark, size)
        brush.done()

    def move(self, x: float, y: float, scale: float) -> None:
        self._place.x, self._place.y = round(x), round(y)
        self._size.x = self._size.y = scale

    def hide(self) -> None:
        self.move(0, 0, 0)


def paint_mark(brush: Brush, mark: RingMark, size: float) -> None:
    """Round (0, 0)."""
    edge = theme.HEALTH if mark.mark == "death" else theme.ACCENT
    for share, colour in ((1.0, theme.CASING), (_RIM, edge), (_TILE, _ground(mark))):
        brush.stamp(filled(share * size, colour), (0, 0))
    match mark.mark:
        case "death":
            brush.glyph("death", (0, 0), 0.95 * size, theme.HEALTH)
        case "piece" if mark.picture:
            brush.picture(mark.picture, (0, 0), 1.15 * size)
        case "piece":
            brush.glyph("sword", (0, 0), 0.9 * size, theme.INK)
        case "space":
            arrows = _ANY_KNOT if mark.kind == "knot" else ()
            space = SpaceView(_MIDDLE, mark.kind, mark.letters, mark.picture, arrows)
            paint(Face(brush, Layout(0, 0, _TILE * size), space, least=pixels(theme.SMALL)))


def _ground(mark: RingMark) -> str:
    match mark.mark:
        case "death":
            return theme.HARM
        case "piece":
            return theme.PIECE_GROUND.get(mark.picture, theme.PAPER)
        case "space":
            return theme.FILL[mark.kind]


class WinnerSign:
    """The emblem of a captive; of the OP an eye, which has seen all of it."""

    def __init__(self, canvas: Any) -> None:
        self._emblem = Emblem(canvas)
        self._disc = InstructionGroup()
        canvas.add(Color(1, 1, 1, 1))
        canvas.add(self._disc)
        self._eye = Sign(canvas)

    def draw(self, x: float, y: float, radius: float, who: Who) -> None:
        if who == OP:
            self._emblem.hide()
            self._draw_eye(x, y, radius)
        else:
            self._disc.clear()
            self._eye.hide()
            self._emblem.draw(x, y, radius, who)

    def _draw_eye(self, x: float, y: float, radius: float) -> None:
        self._disc.clear()
        if radius < 1:
            self._eye.hide()
            return
        brush = Brush(self._disc)
        rims = ((1.12, theme.CASING), (1.04, theme.WHITE), (0.93, _EYE))
        brush.stamp(discs(round(radius), *rims), (x, y))
        brush.done()
        self._eye.draw(x, y, round(radius * 1.25), "all-seeing", theme.WHITE)
