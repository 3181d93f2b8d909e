"""Parts of a correction: a thing with its mark, and a mark of a mission as its space."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import Color
from kivy.metrics import dp

from companion.ui.island.corrections.views import MarkCell, MissionTile
from companion.ui.island.map.drawn.map_drawing import Layer
from companion.ui.island.map.drawn.tile_picture import fitted, paint_tile
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign, pictured
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(32)
_CREAM: Final = "#F8E7BE"
_WORD: Final = 14  # sp
_UNCOUNTED: Final = 0.5  # of the ground over a space that does not count yet
_TICK: Final = 11  # dp: the radius of the tick on one that does
_NUMBER: Final = 16  # sp


class MarkKey(Painted):
    """A thing as a board has it: ready, used, or not yet."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cell: MarkCell | None = None
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._rim, self._picture = Outline(self.canvas), Sign(self.canvas)
        self._dot = Polygon(self.canvas)
        self._casing, self._stroke = Outline(self.canvas, False), Outline(self.canvas, False)
        self._words = Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.cell.button.second if self.cell else ""

    @property
    def words(self) -> object:
        return self.role

    def render(self, cell: MarkCell) -> None:
        self.cell = cell
        self.role = cell.button.act if cell.button.enabled else ""
        self.redraw()

    def paint(self, rect: Rect) -> None:
        cell = self.cell
        if cell is None:
            return
        free, used = cell.mark == "free", cell.mark == "crossed"
        fill = theme.WAITING if free else theme.RAISED
        self._box.draw(rect, theme.RAISED_EDGE if self.pressed else fill,
                       theme.MISSION if cell.changed else "", width=3)  # fmt: skip
        low, high = rect.inset(dp(4), dp(6)).cut_bottom(dp(22))
        radius = min(high.w, high.h) / 2 - dp(4)
        x, y = high.middle
        round_ = placed(_ROUND, x, y, radius)
        self._disc.draw(round_, theme.QUIET if free else theme.USED_FRUIT if used else _CREAM)
        self._rim.draw(round_, theme.ACCENT if not (free or used) else theme.RAISED_EDGE, dp(2.5))
        self._draw_thing(x, y, radius, cell)
        self._draw_stroke(x, y, radius * 0.8, used)
        colour = theme.MUTED if free or used else theme.ACCENT
        self._words.draw(
            low, cell.button.second, _WORD, weight=700, halign="center", colour=colour, least=_WORD
        )

    def _draw_thing(self, x: float, y: float, radius: float, cell: MarkCell) -> None:
        icon = cell.button.icon
        alpha = 0.45 if cell.mark == "free" else 0.8 if cell.mark == "crossed" else 1.0
        colour = theme.INK if cell.mark == "circled" else theme.TEXT
        if icon == "actions":
            self._picture.hide()
            self._dot.draw(placed(_ROUND, x, y, radius * 0.4), colour, alpha)
            return
        self._dot.hide()
        share = 1.4 if icon in pictured() else 1.1
        self._picture.draw(x, y, radius * share, icon, colour, alpha)

    def _draw_stroke(self, x: float, y: float, half: float, used: bool) -> None:
        if not used:
            self._casing.hide()
            self._stroke.hide()
            return
        line = [(x - half, y - half), (x + half, y + half)]
        self._casing.draw(line, theme.USED_CASING, dp(6))
        self._stroke.draw(line, theme.USED_STROKE, dp(3))


class TileKey(Painted):
    """A space of the mission: amber-edged with a tick where it counts, pale where not."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.tile: MissionTile | None = None
        self._tile = Layer()
        self._ground = Polygon(self.canvas)
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._tile.group)
        self._veil, self._edge = Polygon(self.canvas), Outline(self.canvas)
        self._name = Writing(self.canvas)
        self._plate, self._number = RoundedBox(self.canvas), Writing(self.canvas)
        self._disc, self._check = RoundedBox(self.canvas), Sign(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read; a space is its picture."""
        return self.tile.button.label if self.tile and self.tile.face is None else ""

    @property
    def words(self) -> object:
        return self.role

    def render(self, tile: MissionTile) -> None:
        self.tile, self.role = tile, tile.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        tile = self.tile
        if tile is None:
            return
        x, y = rect.middle
        r = min(rect.h / 2, rect.w / 2 / 0.87) - dp(3)
        corners = placed(HEXAGON, x, y, r)
        self._draw_face(rect, tile, r)
        counts = tile.button.chosen
        cover = 0.0 if counts else 0.25 if self.pressed else _UNCOUNTED
        self._veil.draw(placed(HEXAGON, x, y, r * 0.98), theme.PANEL, cover)
        edge = theme.ACCENT if counts else theme.MISSION if tile.changed else theme.RAISED_EDGE
        self._edge.draw(corners, edge, dp(4 if counts or tile.changed else 2))
        self._draw_number(x - r * 0.62, y + r * 0.62, tile.number)
        self._draw_tick(x + r * 0.62, y + r * 0.62, counts)

    def _draw_face(self, rect: Rect, tile: MissionTile, r: float) -> None:
        x, y = rect.middle
        if tile.face is None:
            self._tile.clear()
            self._ground.draw(placed(HEXAGON, x, y, r), theme.RAISED)
            place = Rect(x - r * 0.7, y - r * 0.5, r * 1.4, r)
            self._name.draw(place, tile.button.label, 24, weight=800, halign="center", least=14)
            return
        self._ground.hide()
        self._name.hide()
        faces = (tile.face,)
        layout = fitted(Rect(x - r, y - r, 2 * r, 2 * r), faces)
        self._tile.draw((layout, faces), lambda brush: paint_tile(brush, layout, faces))

    def _draw_number(self, x: float, y: float, number: str) -> None:
        if not number:
            self._plate.hide()
            self._number.hide()
            return
        place = Rect(x - dp(12), y - dp(12), dp(24), dp(24))
        self._plate.draw(place, theme.CASING, theme.WHITE, radius=12)
        self._number.draw(place, number, _NUMBER, weight=800, halign="center", least=14)

    def _draw_tick(self, x: float, y: float, counts: bool) -> None:
        if not counts:
            self._disc.hide()
            self._check.hide()
            return
        radius = dp(_TICK)
        self._disc.draw(Rect(x - radius, y - radius, 2 * radius, 2 * radius), theme.ACCENT,
                        radius=_TICK)  # fmt: skip
        self._check.draw(x, y, 1.5 * radius, "check", theme.ON_ACCENT)
