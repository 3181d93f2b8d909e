"""The table with everybody who sits at it, each plate turned to its owner, and the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.games.paradominetor.drawn.cut_name import cut_name
from companion.ui.games.paradominetor.drawn.fronts import DashedBox, FrontBox
from companion.ui.games.paradominetor.views import SeatPlate, TableSide
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import Outline, Points, Polygon, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.halves import Filled
from companion.ui.table.drawn.set_up_parts import draw_face

_ROUND: Final = ring(40)
_PLATE: Final = (224, 72)  # dp
_TILE: Final = (84, 112)
_TURNS: Final[dict[TableSide, int]] = {"top": 180, "right": 90, "bottom": 0, "left": 270}
_WAITING: Final = "#3E6C96"


class PlatePress(Press):
    """A name with its picture and points; whoever is next has an amber edge, the lead a flag."""

    def __init__(self) -> None:
        super().__init__(radius=36)
        self.plate: SeatPlate | None = None
        self._disc, self._picture = Polygon(self.canvas), Sign(self.canvas)
        self._pin, self._flag = Polygon(self.canvas), Sign(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._points = Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        plate = self.plate
        return f"{plate.button.label} {plate.points} {plate.note}" if plate else ""

    def render(self, plate: SeatPlate) -> None:  # type: ignore[override]
        self.plate = plate
        super().render(plate.button)
        self.redraw()

    def paint(self, rect: Rect) -> None:
        plate = self.plate
        if plate is None:
            return
        fill = theme.ACTING if plate.awaited else theme.PANEL
        edge = theme.ACCENT if plate.awaited else colours.TABLE_EDGE
        self._box.draw(rect, fill, edge, radius=36, width=3 if plate.awaited else 2)
        radius = rect.h * 0.36
        face, rest = rect.inset(dp(10), 0).cut_left(2 * radius, dp(10))
        draw_face(self._disc, self._picture, face.middle, radius, plate.button.icon)
        self._draw_flag(face.middle[0] + radius * 0.8, face.middle[1] + radius * 0.75, radius)
        large = 30 if rect.w > dp(200) else 24
        wide = text_width(plate.points, large, weight=800) + dp(4)
        points, rest = rest.cut_right(wide, dp(4))
        self._points.draw(points, plate.points, large, weight=800, least=18, halign="right")
        upper, lower = rest.inset(0, dp(8)).rows(2)
        if not plate.note:
            upper = rest
        name = cut_name(plate.button.label, upper.w)
        self._name.draw(upper, name, 21, weight=800, least=14)
        self._note.draw(
            lower, plate.note, 16, weight=700, least=14,
            colour=theme.ACCENT if plate.awaited else theme.MUTED,
        )  # fmt: skip

    def _draw_flag(self, x: float, y: float, radius: float) -> None:
        if self.plate is None or not self.plate.leads:
            self._pin.hide()
            self._flag.hide()
            return
        self._pin.draw(placed(_ROUND, x, y, radius * 0.46), theme.PAPER)
        self._flag.draw(x, y, radius * 0.6, "flag", theme.ON_PAPER)


class TurnedPlate(Filled):
    def __init__(self) -> None:
        self.plate = PlatePress()
        super().__init__(self.plate)

    def render(self, plate: SeatPlate) -> None:
        self.plate.render(plate)
        self.turn(_TURNS[plate.side])


class LyingTileBox:
    """The tile that somebody has played, or the place where it will lie."""

    def __init__(self, canvas: Any) -> None:
        self._front, self._dashes = FrontBox(canvas), DashedBox(canvas)
        self._asks = Writing(canvas)

    def draw(self, place: Rect, plate: SeatPlate) -> None:
        if plate.tile is not None:
            self._dashes.hide()
            self._asks.hide()
            self._front.draw(place, plate.tile, 46 if place.h > dp(96) else 34)
            return
        self._front.hide()
        colour = theme.ACCENT if plate.awaited else _WAITING
        self._dashes.draw(place, colour, dp(3 if plate.awaited else 2))
        self._asks.draw(
            place, "?" if plate.awaited else "", 38, least=20, weight=800, colour=theme.ACCENT,
            halign="center",
        )  # fmt: skip

    def hide(self) -> None:
        self._front.hide()
        self._dashes.hide()
        self._asks.hide()


class TableRing(Panel):
    """The table as it stands in the room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.shown: tuple[SeatPlate, ...] = ()
        self._ground, self._rim = Polygon(self.canvas.before), Outline(self.canvas.before)
        self._arrow = Sign(self.canvas.before)
        self._tiles: list[LyingTileBox] = []
        self.plates: list[TurnedPlate] = []

    @property
    def text(self) -> str:
        """The tiles that lie there, which the tests read."""
        tiles = (plate.tile for plate in self.shown)
        return " ".join(f"{one.letter} {one.value}" for one in tiles if one is not None)

    def render(self, plates: Sequence[SeatPlate]) -> None:
        self.shown = tuple(plates)
        render_each(self, self.plates, plates, TurnedPlate)
        while len(self._tiles) < len(plates):
            self._tiles.append(LyingTileBox(self.canvas))
        self.lay_soon()

    def lay(self) -> None:
        wide, high = dp(_PLATE[0]), dp(_PLATE[1])
        long = min(wide, self.width * 0.46, self.height * 0.46)
        high = min(high, self.height * 0.17)
        table = self.rect.inset(high / 2)
        shape = _stadium(table)
        self._ground.draw(shape, colours.TABLE)
        self._rim.draw(shape, colours.TABLE_EDGE, dp(2))
        self._arrow.draw(*self.rect.middle, dp(30), "turn-round", _WAITING)
        sides = [plate.side for plate in self.shown]
        apart = 3.1 if len(sides) < 5 else 3.6
        tile_high = min(dp(_TILE[1]), (self.height - 2 * high) / apart)
        tile = (tile_high * 0.75, tile_high)
        for at, plate in enumerate(self.shown):
            same = [one for one, side in enumerate(sides) if side == plate.side]
            place = _plate_place(self.rect, plate.side, (long, high), same.index(at), len(same))
            put(self.plates[at], place)
            self._tiles[at].draw(_tile_place(self.rect, place, plate.side, tile, high), plate)
        for box in self._tiles[len(self.shown) :]:
            box.hide()


def _stadium(rect: Rect) -> Points:
    """A rectangle with ends as round as can be."""
    radius = min(rect.w, rect.h) / 2
    corners = (
        (rect.right - radius, rect.top - radius, 0), (rect.x + radius, rect.top - radius, 1),
        (rect.x + radius, rect.y + radius, 2), (rect.right - radius, rect.y + radius, 3),
    )  # fmt: skip
    return [
        (x + radius * cos(angle), y + radius * sin(angle))
        for x, y, quarter in corners
        for angle in (pi / 2 * (quarter + step / 16) for step in range(17))
    ]


def _plate_place(
    rect: Rect, side: TableSide, size: tuple[float, float], at: int, count: int
) -> Rect:
    """At its side, in the middle; two of one side beside each other, clockwise."""
    long, high = size
    x, y = rect.middle
    if side in ("left", "right"):
        left = rect.x if side == "left" else rect.right - high
        return Rect(left, y - long / 2, high, long)
    gap = dp(theme.BETWEEN)
    left = x - (count * long + (count - 1) * gap) / 2 + at * (long + gap)
    return Rect(left, rect.top - high if side == "top" else rect.y, long, high)


def _tile_place(
    rect: Rect, plate: Rect, side: TableSide, size: tuple[float, float], high: float
) -> Rect:
    """Before the plate, towards the middle of the table."""
    wide, tall = size
    x, y = rect.middle
    near = max(dp(6), (rect.h / 2 - high - 1.5 * tall) * 0.75)
    match side:
        case "top":
            return Rect(plate.middle[0] - wide / 2, plate.y - near - tall, wide, tall)
        case "bottom":
            return Rect(plate.middle[0] - wide / 2, plate.top + near, wide, tall)
        case _:
            across = min(rect.w / 2 - high - wide - dp(8), wide * 1.45)
            middle = x - across if side == "left" else x + across
            return Rect(middle - wide / 2, y - tall / 2, wide, tall)


class SeatColumn(Panel):
    """A seat in a window without room for a table: name, points and tile below one another."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.key = ColumnPress()
        self.add_widget(self.key)

    def render(self, plate: SeatPlate) -> None:
        self.key.render(plate)
        self.lay_soon()

    def lay(self) -> None:
        put(self.key, self.rect)


class ColumnPress(PlatePress):
    def __init__(self) -> None:
        super().__init__()
        self._tile = LyingTileBox(self.canvas)

    def paint(self, rect: Rect) -> None:
        plate = self.plate
        if plate is None:
            return
        fill = theme.ACTING if plate.awaited else theme.PANEL
        self._box.draw(rect, fill, theme.ACCENT if plate.awaited else "", radius=14, width=3)
        inside = rect.inset(dp(4), dp(6))
        note, rest = inside.cut_bottom(dp(22), dp(4))
        head, rest = rest.cut_top(dp(40))
        radius = dp(17)
        if inside.w < dp(144):
            face, points = head.cut_left(2 * radius, dp(4))
            name, rest = rest.cut_top(dp(22), dp(4))
            align = "center"
        else:
            face, rest_ = head.cut_left(2 * radius, dp(8))
            points, name = rest_.cut_right(dp(46), dp(4))
            align = "left"
        draw_face(self._disc, self._picture, face.middle, radius, plate.button.icon)
        self._draw_flag(face.middle[0] + radius * 0.8, face.middle[1] + radius * 0.7, radius)
        self._points.draw(
            points, plate.points, 24, weight=800, least=16,
            halign="center" if align == "center" else "right",
        )  # fmt: skip
        label = cut_name(plate.button.label, name.w)
        self._name.draw(name, label, 18, weight=800, least=14, halign=align)
        self._note.draw(
            note, plate.note, 15, weight=700, least=14, halign="center",
            colour=theme.ACCENT if plate.awaited else theme.MUTED,
        )  # fmt: skip
        high = min(rest.h, dp(112), rest.w * 4 / 3)
        wide = high * 0.75
        self._tile.draw(
            Rect(rest.middle[0] - wide / 2, rest.middle[1] - high / 2, wide, high), plate
        )


class SeatStrip(Panel):
    """The columns in the order of play."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.columns: list[SeatColumn] = []

    @property
    def text(self) -> str:
        """The tiles that lie there, which the tests read."""
        tiles = (one.key.plate.tile for one in self.columns if one.key.plate)
        return " ".join(f"{one.letter} {one.value}" for one in tiles if one is not None)

    def render(self, plates: Sequence[SeatPlate]) -> None:
        keep(self, self.columns, len(plates), SeatColumn)
        for plate in plates:
            self.columns[plate.place].render(plate)
        self.lay_soon()

    def lay(self) -> None:
        for column, place in zip(
            self.columns, self.rect.columns(len(self.columns), dp(4)), strict=True
        ):
            put(column, place)
