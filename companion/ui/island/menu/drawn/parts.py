"""The parts of the menu: the table of questions, the cards of what is known, the grid of tiles."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.menu.drawn.presses import CARD, LOW_CARD, KnownPress
from companion.ui.island.menu.views import AskRow, AskTable, MenuView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.keys.tile_press import TilePress
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_HEADING: Final = 20  # sp
_TEXT: Final = 16
_COLUMN: Final = 15
_NAME: Final = 18
_CELL: Final = 58  # dp
_LOW_CELL: Final = 56
_HIGHER: Final = 20  # dp that a cell may be higher than it wants to be
_ROOMY: Final = 120  # dp of a column that has its own lines
_EMBLEM: Final = 44
_TILE: Final = 108
_LOW_TILE: Final = 64
_LOWEST_TILE: Final = 56
_LESS_AIR: Final = 8  # dp that one has less of over and under its words where all stands closer
_TILE_SP: Final = 19
_LOW_TILE_SP: Final = 16
_WIDE: Final = 900  # dp of width from which table and cards stand beside each other
_SHARE: Final = 0.596  # of the table then
_THREE: Final = 560  # dp of width from which tiles stand in three columns


class AskPanel(Panel):
    """A row for each captive, a column for each question."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.table: AskTable | None = None
        self.close = False
        self._box = RoundedBox(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._heads: list[Writing] = []
        self._names: list[tuple[Emblem, Writing]] = []
        self.keys: list[Press] = []

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        table = self.table
        if table is None:
            return ""
        names = (row.name for row in table.rows)
        return "\n".join((table.heading, table.text, *table.columns, *names))

    def render(self, table: AskTable) -> None:
        self.table = table
        buttons = [one for row in table.rows for one in row.buttons if one is not None]
        keep(self, self.keys, len(buttons), lambda: Press(icon=28))
        for key, button in zip(self.keys, buttons, strict=True):
            key.render(button)
        while len(self._heads) < len(table.columns):
            self._heads.append(Writing(self.canvas))
        while len(self._names) < len(table.rows):
            self._names.append((Emblem(self.canvas), Writing(self.canvas)))
        self.lay_soon()

    # Its size

    def height_for(self, width: float) -> float:
        rows = len(self.table.rows) if self.table else 0
        cells = rows * (dp(_LOW_CELL if self.close else _CELL) + dp(theme.BETWEEN))
        return self._head_high(width) + cells + dp(2 if self.close else theme.PADDING)

    def _inside(self, width: float) -> float:
        return width - 2 * dp(theme.PADDING)

    def _names_wide(self, width: float) -> float:
        assert self.table is not None
        widest = max(
            (text_width(row.name, _NAME, weight=800) for row in self.table.rows), default=0
        )
        return min(self._inside(width) * 0.34, dp(_EMBLEM + 12 + 14) + widest)

    def _column_wide(self, width: float) -> float:
        assert self.table is not None
        count = max(1, len(self.table.columns))
        rest = self._inside(width) - self._names_wide(width)
        return (rest - dp(theme.BETWEEN) * (count - 1)) / count

    def _head_high(self, width: float) -> float:
        return dp(10) + self._heading_high(width) + self._columns_high(width) + dp(6)

    def _heading_high(self, width: float) -> float:
        assert self.table is not None
        return max(
            dp(28), text_height(self.table.heading, self._inside(width), _HEADING, weight=800)
        )

    def _columns_high(self, width: float) -> float:
        assert self.table is not None
        each = self._column_wide(width)
        return max(
            text_height(_head(one, each), each, _COLUMN, weight=700, line=1.15)
            for one in self.table.columns
        )

    # Drawing

    def lay(self) -> None:
        table = self.table
        if table is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=theme.CARD_RADIUS)
        inside = self.rect.inset(dp(theme.PADDING), 0).cut_top(self.height - dp(4))[0]
        heading, rest = inside.cut_top(self._heading_high(self.width) + dp(10))
        self._draw_heading(heading, table)
        heads, rest = rest.cut_top(self._columns_high(self.width), dp(6))
        names, each = self._names_wide(self.width), self._column_wide(self.width)
        gap = dp(theme.BETWEEN)
        for at, (writing, text) in enumerate(zip(self._heads, table.columns, strict=True)):
            place = Rect(heads.x + names + (each + gap) * at, heads.y, each, heads.h)
            writing.draw(
                place, _head(text, each), _COLUMN, least=14, weight=700, halign="center", line=1.15,
                colour=theme.MUTED,
            )  # fmt: skip
        rest = rest.cut_top(rest.h - dp(6 if self.close else theme.PADDING - 4))[0]
        keys = iter(self.keys)
        for at, (row, place) in enumerate(
            zip(table.rows, rest.rows(len(table.rows), gap), strict=True)
        ):
            self._draw_name(at, row, place.cut_left(names)[0])
            for column, button in enumerate(row.buttons):
                if button is not None:
                    x = place.x + names + (each + gap) * column
                    put(next(keys), Rect(x, place.y, each, place.h))
        for emblem, writing in self._names[len(table.rows) :]:
            emblem.hide()
            writing.hide()

    def _draw_heading(self, place: Rect, table: AskTable) -> None:
        wide = text_width(table.heading, _HEADING, weight=800)
        self._heading.draw(place, table.heading, _HEADING, weight=800, line=1.15)
        rest = place.cut_left(min(place.w, wide + dp(32)))[1]
        room = rest.w >= text_width(table.text, _TEXT)
        self._text.draw(rest, table.text if room else "", _TEXT, colour=theme.MUTED)

    def _draw_name(self, at: int, row: AskRow, place: Rect) -> None:
        emblem, writing = self._names[at]
        side = min(dp(_EMBLEM), place.h * 0.85, place.w * 0.4)
        emblem.draw(place.x + side / 2, place.middle[1], side / 2.3, row.who)
        label = Rect(place.x + side + dp(10), place.y, max(1.0, place.w - side - dp(14)), place.h)
        writing.draw(label, row.name, _NAME, least=14, weight=800)


def _head(text: str, width: float) -> str:
    """The head of a column; its two lines break anew where it is narrow."""
    return text if width >= dp(_ROOMY) else text.replace("\n", " ")


class KnownPanel(Panel):
    """A card for each captive, which leads to all that was said to them."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box, self._heading = RoundedBox(self.canvas), Writing(self.canvas)
        self.heading, self.close = "", False
        self.keys: list[KnownPress] = []

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.heading

    def render(self, heading: str, buttons: tuple[Button, ...]) -> None:
        self.heading = heading
        render_each(self, self.keys, buttons, KnownPress)
        for key in self.keys:
            key.redraw()
        self.lay_soon()

    def height_for(self, width: float) -> float:
        card = LOW_CARD if self.close else CARD
        return self._heading_high(width) + dp(card) + dp(theme.PADDING)

    def _heading_high(self, width: float) -> float:
        high = text_height(self.heading, width - 2 * dp(theme.PADDING), _HEADING, weight=800)
        return max(dp(28), high) + dp(10 if self.close else 18)

    def lay(self) -> None:
        for key in self.keys:
            key.brief = self.close
            key.redraw()
        self._box.draw(self.rect, theme.PANEL, radius=theme.CARD_RADIUS)
        inside = self.rect.inset(dp(theme.PADDING), 0)
        heading, rest = inside.cut_top(self._heading_high(self.width))
        self._heading.draw(heading, self.heading, _HEADING, weight=800, line=1.15)
        rest = rest.cut_top(rest.h - dp(theme.PADDING))[0]
        if self.keys:
            for key, place in zip(
                self.keys, rest.columns(len(self.keys), dp(theme.BETWEEN)), strict=True
            ):
                put(key, place)


class MenuColumn(Panel):
    """All parts of the menu, as high as they are wanted or as the window has room.

    `close`: where they would not all be seen otherwise, they stand closer, in fewer words.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.asks, self.known = AskPanel(), KnownPanel()
        self.tiles: list[TilePress] = []
        self.close = False
        self._buttons: tuple[Button, ...] = ()
        for panel in (self.asks, self.known):
            self.add_widget(panel)

    def render(self, view: MenuView) -> None:
        self.asks.render(view.asks)
        self.known.render(view.known_heading, view.known)
        self._buttons = view.tiles
        self._render_tiles()
        for key in (*self.tiles, *self.asks.keys):
            key.redraw()
        self.lay_soon()

    def _render_tiles(self) -> None:
        short = {"second": ""} if self.close else {}
        render_each(self, self.tiles, (revised(one, short) for one in self._buttons), TilePress)
        for key in self.tiles:
            key.sp = _LOW_TILE_SP if self.close else _TILE_SP
            key.redraw()

    def fit(self, width: float, height: float) -> None:
        """Stand as close as this room asks for."""
        for close in (False, True):
            self.close = self.asks.close = self.known.close = close
            self._render_tiles()
            if self.height_for(width) <= height:
                break
        for panel in (self, self.asks, self.known):
            panel.lay_soon()

    def height_for(self, width: float) -> float:
        gap = dp(theme.BETWEEN)
        rows = self._rows(width)
        return self._panels_high(width) + gap + rows * (self._tile_high(width) + gap) - gap

    def _panels_high(self, width: float) -> float:
        if width >= dp(_WIDE):
            asks, known = self._beside(width)
            return max(self.asks.height_for(asks), self.known.height_for(known))
        both = self.asks.height_for(width) + self.known.height_for(width)
        return both + dp(theme.BETWEEN)

    @staticmethod
    def _beside(width: float) -> tuple[float, float]:
        rest = width - dp(theme.MARGIN)
        return rest * _SHARE, rest * (1 - _SHARE)

    def _across(self, width: float) -> int:
        return 3 if width >= dp(_THREE) else 2

    def _rows(self, width: float) -> int:
        return ceil(len(self.tiles) / self._across(width))

    def _tile_high(self, width: float) -> float:
        across = self._across(width)
        each = (width - dp(theme.BETWEEN) * (across - 1)) / across
        least = _LOWEST_TILE if self.close else _LOW_TILE
        air = dp(_LESS_AIR) if self.close else 0
        return max([dp(least), *(key.height_for(each) - air for key in self.tiles)])

    def lay(self) -> None:
        """Room that nothing wants goes to the tiles first, then to the panels."""
        rows, gap = self._rows(self.width), dp(theme.BETWEEN)
        if not rows:
            return
        wanted, tile = self._panels_high(self.width), self._tile_high(self.width)
        spare = max(0.0, self.height - self.height_for(self.width))
        more = min(spare / rows, max(0.0, dp(_TILE) - tile))
        panels = wanted + min(spare - more * rows, len(self.known.keys) * dp(_HIGHER))
        place, rest = self.rect.cut_top(panels, gap)
        rest = rest.cut_top((tile + more) * rows + gap * (rows - 1))[0]
        self._lay_panels(place)
        across = self._across(self.width)
        for key, cell in zip(self.tiles, rest.grid(len(self.tiles), across, gap), strict=True):
            put(key, cell)

    def _lay_panels(self, place: Rect) -> None:
        if self.width >= dp(_WIDE):
            asks, known = place.cut_left(self._beside(self.width)[0], dp(theme.MARGIN))
        else:
            asks_high = self.asks.height_for(self.width)
            share = asks_high / (asks_high + self.known.height_for(self.width))
            asks, known = place.cut_top((place.h - dp(theme.BETWEEN)) * share, dp(theme.BETWEEN))
        put(self.asks, asks)
        put(self.known, known)
