"""The palette: a button for each kind of tile left to lay, with its picture and its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp

from companion.ui.island.map.drawn.island_map import LONG, STILL
from companion.ui.island.map.drawn.map_drawing import Layer
from companion.ui.island.map.drawn.tile_picture import fitted, paint_tile
from companion.ui.island.map.views import SpaceView
from companion.ui.island.wizard.views import Pile
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import (
    Writing,
    fitting,
    letters,
    styled,
    text_scale,
    text_width,
)
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Skin, skin_of
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

LEAST: Final = 48  # dp of the height of a button, below which the palette scrolls
_MOST: Final = 64
_GAP: Final = 4
_NARROW: Final = 150  # dp below which the number stands under the name
_ONE: Final = 112  # dp of the width of a kind, and of one with two ends
_TWO: Final = 236
_NAME: Final = 16
_NAME_NARROW: Final = 14.5
_QUIET: Final = 0.4  # how much is seen of a tile of which none is left
_COUNT: Final = 19

# The number that would have room, and the piles in it.
Row = tuple[int, range]
# Called with what a finger takes up: the button, the tile, the touch.
Lift = Callable[["PileKey", tuple[SpaceView, ...], Any], None]


class PileKey(Painted):
    """One end of a tile. `faces`: its picture, where this is the end that has it; `count` alike."""

    def __init__(self, lift: Lift, **look: Any) -> None:
        super().__init__(**look)
        self.lift = lift
        self.scrolls = False  # a finger that goes up or down means the palette
        self.button: Button | None = None
        self.tile: tuple[SpaceView, ...] = ()
        self.faces: tuple[SpaceView, ...] = ()
        self.count: int | None = None
        self.short = False  # its short name, as all that have one
        self._box, self._tint, self._picture = RoundedBox(self.canvas), Color(1, 1, 1, 1), Layer()
        self.canvas.add(self._tint)
        self.canvas.add(self._picture.group)
        self._label, self._number = Writing(self.canvas), Writing(self.canvas)
        self._key: object = None
        self._long: Any = None

    def render(
        self, button: Button, pile: Pile, faces: tuple[SpaceView, ...], count: int | None
    ) -> None:
        key = (button, pile.faces, faces, count, text_scale())
        if key != self._key:
            self._key = key
            self.button, self.tile, self.faces, self.count = button, pile.faces, faces, count
            self.role = button.act
            self.redraw()

    @property
    def words(self) -> object:
        return self.button and self.button.label

    # Touch

    def on_touch_down(self, touch: Any) -> bool:
        if not super().on_touch_down(touch):
            return False
        if not self._holds(touch):  # it counts for nothing
            return True
        self._forget()
        self._long = Clock.schedule_once(lambda _: self._take_up(touch), LONG)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        felt = super().on_touch_move(touch)
        if touch.grab_current is self and self._holds(touch):
            if dist(touch.pos, touch.opos) > dp(STILL):
                self._forget()
                across = abs(touch.x - touch.ox) >= abs(touch.y - touch.oy)
                if across or not self.scrolls:
                    self._take_up(touch)
        return felt

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._forget()
        return super().on_touch_up(touch)

    def let_go(self, touch: Any) -> None:
        self._forget()
        super().let_go(touch)

    def _take_up(self, touch: Any) -> None:
        if self.count != 0 and self.tile and self._still_there():
            self.lift(self, self.tile, touch)

    def _forget(self) -> None:
        if self._long is not None:
            self._long.cancel()
            self._long = None

    # Drawing

    def paint(self, rect: Rect) -> None:
        button = self.button
        if button is None:
            return
        skin = skin_of(button)
        self._box.draw(rect, _pressed(skin) if self.pressed else skin.fill, skin.edge)
        self._draw_picture(rect.inset(self._rim, dp(4)), button)
        number, name = self._places()
        self._draw_number(number, skin)
        label = button.second if self.short and button.second else button.label
        self._label.draw(name, label, self._size, weight=700, colour=skin.text, least=13, line=1.1)

    @property
    def _rim(self) -> float:
        return float(dp(5 if self.width < dp(_NARROW) else 7))

    @property
    def _below(self) -> bool:
        """True if the number stands below the name."""
        return self.width < dp(_NARROW) and bool(self.faces)

    @property
    def _size(self) -> float:
        return _NAME_NARROW if self._below else _NAME

    def _places(self) -> tuple[Rect, Rect]:
        """Of the number and of the name."""
        rect = self.rect
        name = rect.inset(self._rim, dp(4))
        if self.faces:
            name = name.cut_left(_picture_side(rect), self._rim)[1]
        if self.count is None:
            return Rect(name.x, name.y, 0, 0), name
        if self._below:
            return name.cut_bottom(name.h * 0.48)
        wide = text_width(str(self.count), _COUNT, weight=800) + dp(2)
        return name.cut_right(wide, dp(6))

    @property
    def needs_short(self) -> bool:
        """True if its whole name cannot be read."""
        button, (_, place) = self.button, self._places()
        if button is None or not button.second:
            return False
        wanted, room = letters(self._size), (int(place.w), int(place.h))
        return fitting(button.label, styled(700, "left", 1.1), wanted, room) < wanted

    def _draw_picture(self, inside: Rect, button: Button) -> None:
        if not self.faces:
            self._picture.clear()
            return
        side = _picture_side(self.rect)
        box = Rect(inside.x, inside.middle[1] - side / 2, side, side)
        faces, layout = self.faces, fitted(box, self.faces)
        self._tint.a = 1 if button.enabled else _QUIET
        self._picture.draw((layout, faces), lambda brush: paint_tile(brush, layout, faces))

    def _draw_number(self, place: Rect, skin: Skin) -> None:
        count = "" if self.count is None else str(self.count)
        colour = theme.ACCENT if skin.text == theme.TEXT else skin.text
        side = "left" if self._below else "right"
        size = _NAME_NARROW + 1 if self._below else _COUNT
        self._number.draw(
            place, count, size, weight=800, colour=colour, halign=side, least=14, line=1.0
        )


def _picture_side(rect: Rect) -> float:
    return min(rect.h - dp(8), dp(46), rect.w * 0.27)


def _pressed(skin: Skin) -> str:
    dark = skin.text == theme.ON_ACCENT
    return mixed(skin.fill or theme.PANEL, "#000000" if dark else theme.WHITE, 0.16)


class Palette(Panel):
    """As many columns as it needs to be seen at once. `room`: the height that it has for that."""

    def __init__(self, lift: Lift, **look: Any) -> None:
        super().__init__(**look)
        self.lift = lift
        self.room = 0.0
        self.piles: Sequence[Pile] = ()
        self._keys: list[list[PileKey]] = []

    def render(self, piles: Sequence[Pile]) -> None:
        if [len(pile.ends) for pile in piles] != [len(keys) for keys in self._keys]:
            self._make(piles)
        self.piles = piles
        for keys, pile in zip(self._keys, piles, strict=True):
            last = len(keys) - 1
            for at, (key, button) in enumerate(zip(keys, pile.ends, strict=True)):
                faces = () if at else pile.faces
                key.render(button, pile, faces, pile.count if at == last else None)
        self.lay_soon()

    def _make(self, piles: Sequence[Pile]) -> None:
        self.clear_widgets()
        self._keys = [[PileKey(self.lift) for _ in pile.ends] for pile in piles]
        for keys in self._keys:
            for key in keys:
                self.add_widget(key)

    # Layout

    def height_for(self, width: float) -> float:
        each, rows = self._each(width), len(self._rows(width))
        return each * rows + dp(_GAP) * max(0, rows - 1)

    def _rows(self, width: float) -> list[Row]:
        """In the fewest columns that have room, or, where none has, as many as can be read.

        Tiles of two have their own rows, before the others.
        """
        gap = dp(_GAP)
        twos = sum(len(pile.ends) > 1 for pile in self.piles)
        ones = len(self.piles) - twos
        across = _fit(width, dp(_TWO), gap)
        most = _fit(width, dp(_ONE), gap)
        found = [
            [*_rows_of(0, twos, across), *_rows_of(twos, ones, columns)]
            for columns in range(min(3 if twos else 2, most), most + 1)
        ]
        room = (self.room + 1 + gap) // (dp(LEAST) + gap)
        return next((rows for rows in found if len(rows) <= room), min(found, key=len))

    def _each(self, width: float) -> float:
        rows = len(self._rows(width))
        each = (self.room - dp(_GAP) * (rows - 1)) / max(1, rows)
        return float(min(dp(_MOST), max(dp(LEAST), each)))

    def lay(self) -> None:
        rows, each, gap = self._rows(self.width), self._each(self.width), dp(_GAP)
        scrolls = self.height_for(self.width) > self.room + 1
        top = self.top
        for columns, piles in rows:
            row = Rect(self.x, top - each, self.width, each)
            for at, cell in zip(piles, row.columns(columns, gap), strict=False):
                keys = self._keys[at]
                for key, place in zip(keys, _ends(cell, len(keys)), strict=True):
                    key.scrolls = scrolls
                    put(key, place)
            top -= each + gap
        self._shorten()

    def _shorten(self) -> None:
        """All names are whole, or all are short: never some of the lakes alone."""
        keys = [key for keys in self._keys for key in keys]
        short = any(key.needs_short for key in keys)
        for key in keys:
            if key.short != short:
                key.short = short
                key.redraw()


def _fit(width: float, least: float, gap: float) -> int:
    return max(1, int((width + gap) // (least + gap)))


def _rows_of(first: int, count: int, across: int) -> list[Row]:
    end = first + count
    return [(across, range(at, min(at + across, end))) for at in range(first, end, across)]


def _ends(cell: Rect, count: int) -> tuple[Rect, ...]:
    """The first has the picture, so it is wider."""
    if count == 1:
        return (cell,)
    picture = _picture_side(cell)
    first, second = cell.cut_left((cell.w + picture) / 2 - dp(8), dp(2))
    return first, second


class PaletteScroll(Scroll):
    """A palette that has to scroll: a finger that goes across, or that waits, takes up a tile."""

    def on_touch_move(self, touch: Any) -> bool:
        across = abs(touch.x - touch.ox) > abs(touch.y - touch.oy)
        if touch.grab_current is self and not self._moving and across:
            return True
        return super().on_touch_move(touch)

    def let_go(self, touch: Any) -> None:
        touch.ungrab(self)
        self._start, self._moving = None, False
