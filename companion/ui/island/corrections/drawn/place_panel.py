"""The map, with the name of the place that is lit on it and what else can be done with it."""

from __future__ import annotations

from typing import Any, Final, Literal

from kivy.metrics import dp

from companion.ui.island.corrections.views import FactRow
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.geometry import HIGH as HIGH_MAP
from companion.ui.island.map.geometry import WIDE
from companion.ui.island.map.views import IslandView
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.segmented import HIGH, Segmented
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.rect import Rect

_HEADING: Final = 18  # sp
_HEAD: Final = 40  # dp
_HEAD_NARROW: Final = 56
_NARROW: Final = 340  # dp of width below which name and controls stand below one another
_AROUND: Final = 48  # dp over and under these, with the flag
_ASPECT: Final = 1.16  # how wide a map is, by its height
ROW: Final = 52  # dp: name and controls in one row over the map
_ONE_ROW: Final = 356  # dp of width from which they have room there
_NAMES: Final = 0.28  # of that row, for the name
_LARGE: Final = 24  # dp of a space from which the map is large enough with a row over and under it
_NEARLY: Final = 0.85  # of the largest
_SIDE: Final = 136  # dp of words and controls beside the map at least
_FLAG: Final = 12  # dp that it stands over the edge


class PlacePanel(Panel):
    """`row`: the place; nothing where a space is chosen, or the Wave, which has many."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: FactRow | None = None
        self._box, self._flag = RoundedBox(self.canvas), RoundedBox(self.canvas.after)
        self._heading, self._name = Writing(self.canvas), Writing(self.canvas)
        self._changed = Writing(self.canvas.after)
        self.map = IslandMap()
        self.map.act = do
        self.how = Segmented()
        self.keys: list[Press] = []
        self.add_widget(self.map)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        row = self.row
        return "\n".join(filter(None, (row.label, row.note, row.changed))) if row else ""

    def render(self, island: IslandView, row: FactRow | None) -> None:
        self.row = row
        self.map.render(island)
        have(self, self.how, bool(row and row.segments))
        self.how.render(row.segments if row else ())
        buttons = [one for line in row.buttons for one in line] if row else []
        render_each(self, self.keys, buttons, lambda: Press(sp=17))
        for key in self.keys:
            key.redraw()
        self.lay_soon()

    def least_beside(self) -> float:
        """The height of words and controls where they stand beside the map."""
        row = self.row
        if row is None:
            return 0.0
        wide = self._side_wide()
        high = text_height(row.note, wide - dp(8), 16, line=1.15) + dp(26 + 2 + 8 + _AROUND)
        high += (dp(HIGH) + dp(8)) * len(self.keys)
        return float(high + (self.how.height_for(wide - dp(8)) if row.segments else 0))

    def _side_wide(self) -> float:
        """The least width of words and controls: standing and lying side by side."""
        values = self.row.segments if self.row else ()
        widest = max((text_width(one.label, 17, weight=800) for one in values), default=0)
        return max(dp(_SIDE), (widest + dp(12)) * len(values) + dp(16))

    def lay(self) -> None:
        row, changed = self.row, self.row.changed if self.row else ""
        edge = theme.MISSION if changed else ""
        self._box.draw(self.rect, theme.PANEL, edge, radius=theme.CARD_RADIUS, width=3)
        self._draw_flag(changed)
        inside = self.rect.inset(dp(6))
        if row is None:
            self._heading.hide()
            self._name.hide()
            put(self.map, inside)
            return
        match self._form(inside):
            case "beside":
                self._lay_beside(inside, row)
            case "row":
                head, inside = inside.cut_top(dp(ROW), dp(2))
                names, controls = head.cut_left(head.w * _NAMES, dp(8))
                self._draw_head(names.inset(dp(8), dp(4)), row, narrow=True)
                self._lay_controls(Rect(controls.x, head.top - dp(HIGH), controls.w, dp(HIGH)))
                put(self.map, inside)
            case _:
                self._lay_around(inside, row)

    def _form(self, inside: Rect) -> Literal["beside", "row", "around"]:
        """The form in which the map is largest, whether or not somebody can lie down there."""
        narrow = inside.w < dp(_NARROW)
        rows = dp((_HEAD_NARROW if narrow else _HEAD) + (HIGH + 4 if self.keys else 0))
        beside = _radius(inside.w - self._side_wide() - dp(8), inside.h)
        one = _radius(inside.w, inside.h - dp(ROW + 2)) if inside.w >= dp(_ONE_ROW) else 0.0
        around = _radius(inside.w, inside.h - rows)
        best = max(beside, one, around)
        if around == best or (around >= dp(_LARGE) and around >= _NEARLY * best):
            return "around"
        return "row" if one == best else "beside"

    def _lay_around(self, inside: Rect, row: FactRow) -> None:
        """The name over the map, and the controls in a row below it."""
        narrow = inside.w < dp(_NARROW)
        head, inside = inside.cut_top(dp(_HEAD_NARROW if narrow else _HEAD))
        self._draw_head(head.inset(dp(14), dp(4)), row, narrow)
        if self.keys:
            low, inside = inside.cut_bottom(dp(HIGH), dp(4))
            self._lay_controls(low.inset(dp(6), 0))
        put(self.map, inside)

    def _lay_beside(self, inside: Rect, row: FactRow) -> None:
        """The words and controls right of the map, where the panel is low."""
        wide = max(self._side_wide(), min(dp(300), inside.w - inside.h * _ASPECT))
        side, rest = inside.cut_right(wide, dp(8))
        put(self.map, rest)
        side = side.inset(dp(4), dp(10))
        head, side = side.cut_top(dp(26), dp(2))
        self._heading.draw(head, row.label, _HEADING, least=14, weight=800)
        high = text_height(row.note, side.w, 16, line=1.15)
        name, side = side.cut_top(high, dp(8))
        self._name.draw(name, row.note, 16, least=14, colour=theme.MUTED, line=1.15)
        for key in self.keys:
            place, side = side.cut_top(dp(HIGH), dp(8))
            put(key, place)
        if self.how.parent is not None:
            put(self.how, side.cut_top(self.how.height_for(side.w))[0])

    def _draw_head(self, head: Rect, row: FactRow, narrow: bool) -> None:
        if narrow:
            label, name = head.cut_top(head.h * 0.54)
            self._heading.draw(label, row.label, _HEADING, least=14, weight=800)
            self._name.draw(name, row.note, 16, least=14, colour=theme.MUTED, line=1.1)
            return
        wide = text_width(row.label, _HEADING, weight=800)
        label, name = head.cut_left(wide, dp(20))
        self._heading.draw(label, row.label, _HEADING, least=14, weight=800)
        if row.changed:
            name = name.cut_left(name.w - self._flag_wide(row.changed))[0]
        self._name.draw(name, row.note, 16, least=14, colour=theme.MUTED, line=1.1)

    def _lay_controls(self, low: Rect) -> None:
        """The way off the island has its own width, standing and lying have the rest."""
        for key in reversed(self.keys):
            place, low = low.cut_right(low.w * (0.36 if low.w > dp(300) else 0.3), dp(8))
            put(key, place)
        if self.how.parent is not None:
            put(self.how, low)

    def _flag_wide(self, changed: str) -> float:
        return float(text_width(changed, 15, weight=800) + dp(28))

    def _draw_flag(self, changed: str) -> None:
        if not changed:
            self._flag.hide()
            self._changed.hide()
            return
        wide, high = self._flag_wide(changed), dp(24)
        place = Rect(self.right - wide - dp(12), self.top - high + dp(_FLAG), wide, high)
        self._flag.draw(place, theme.MISSION, radius=9)
        self._changed.draw(
            place, changed, 15, least=14, weight=800, halign="center", colour=theme.ON_THUMB
        )


def _radius(width: float, height: float) -> float:
    """Of the spaces of a map with this room."""
    return min(width / WIDE, height / HIGH_MAP)
