"""The answers to a question: buttons in rows, their labels all of one size and large."""

from __future__ import annotations

from math import log2
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.island.desk.layout import answer_grids
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, Skin, has_picture, label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect


class PiecePress(Press):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._stone: tuple[RoundedBox, RoundedBox] | None = None

    def rim(self, rect: Rect) -> float:
        """Picture and two words share little room."""
        return min(super().rim(rect), dp(7))

    def _draw_icon(self, x: float, y: float, side: float, skin: Skin) -> None:
        button = self.button
        if button is None or not button.icon:
            return
        if self._stone is None:
            self._stone = (RoundedBox(self.canvas), RoundedBox(self.canvas))
            self._sign = Sign(self.canvas)
        rim, stone = self._stone
        outside = Rect(x - side / 2, y - side / 2, side, side)
        rim.draw(outside, theme.CASING, radius=10)
        inside = outside.inset(dp(3))
        ground = theme.PIECE_GROUND.get(button.icon, theme.WHITE)
        stone.draw(inside, ground, theme.WHITE, radius=8)
        if self._sign is not None:
            self._sign.draw(x, y, side * 0.66, button.icon, skin.text, self._strength())

    def _strength(self) -> float:
        return 1.0 if self.button is not None and self.button.enabled else 0.5


_EASY: Final = 20  # sp: an answer of this size is read at a glance
_LEAST: Final = 12
_SHAPE: Final = 1.4  # how wide a button looks best, by its height
_PIECE: Final = 38
_ICON: Final = 32
_DISC: Final = 34


@frozen
class Way:
    """A way to lay the answers out: the size of all labels, and the place of each."""

    sp: float
    stacked: bool
    cells: tuple[Rect, ...]


class Answers:
    """`pieces`: they are the OP's, with their pictures on stones."""

    def __init__(self, parent: Panel) -> None:
        self._parent = parent
        self._pieces = False
        self.keys: list[Press] = []
        # Those of earlier questions: a new one takes as long to make as to draw.
        self._spare: dict[bool, list[Press]] = {False: [], True: []}

    def render(self, buttons: tuple[Button, ...], pieces: bool) -> None:
        if pieces != self._pieces:
            self._trim(0)
            self._pieces = pieces
        self._trim(len(buttons))
        while len(self.keys) < len(buttons):
            self.keys.append(self._another())
            self._parent.add_widget(self.keys[-1])
        for key, button in zip(self.keys, buttons, strict=True):
            key.render(button)

    def _another(self) -> Press:
        spare = self._spare[self._pieces]
        if spare:
            return spare.pop()
        return PiecePress() if self._pieces else Press()

    def _trim(self, count: int) -> None:
        while len(self.keys) > count:
            key = self.keys.pop()
            self._parent.remove_widget(key)
            self._spare[self._pieces].append(key)

    # Layout

    def lay(self, way: Way | None) -> None:
        if way is None:
            return
        for key, cell in zip(self.keys, way.cells, strict=True):
            key.sp = max(_LEAST, way.sp)
            key.form = "stack" if way.stacked and has_picture(key.button) else "row"
            key.icon = self._icon(key.button)
            put(key, cell)
            key.redraw()

    def _icon(self, button: Button | None) -> float:
        if self._pieces:
            return _PIECE
        return _DISC if button and button.who else _ICON

    def way(self, place: Rect) -> Way | None:
        """The best one in this place."""
        if not self.keys:
            return None
        if self._pieces:
            return self._one_row(place)
        ways = list(self._ways(place))
        enough = min(_EASY, max(way.sp for way in ways))
        return max((way for way in ways if way.sp >= enough), key=lambda way: _worth(way, place))

    def _one_row(self, place: Rect) -> Way:
        cells = place.columns(len(self.keys), dp(theme.BETWEEN))
        return Way(float(theme.LABEL), cells[0].w < dp(130), cells)

    def _ways(self, place: Rect) -> list[Way]:
        unit = dp(1)
        small = place.scaled(1 / unit)
        grids = dict.fromkeys(
            grid for least in (theme.TALL_TARGET, theme.TARGET)
            for grid in answer_grids(small, len(self.keys), least)
        )  # fmt: skip
        found = []
        for grid in grids:
            cells = tuple(cell.scaled(unit) for cell in grid)
            found += [Way(self._size_in(cells, form), form, cells) for form in self._forms()]
        return found

    def _forms(self) -> tuple[bool, ...]:
        """A picture may stand over its label where there is no second line."""
        pictured = [key.button for key in self.keys if key.button and has_picture(key.button)]
        may_stack = pictured and not any(button.second for button in pictured)
        return (False, True) if may_stack else (False,)

    def _size_in(self, cells: tuple[Rect, ...], stacked: bool) -> float:
        """The size in sp of the label that fits its cell worst."""
        pairs = zip(self.keys, cells, strict=True)
        return min(
            label_size(key.button, cell, theme.ANSWERS, stacked)
            for key, cell in pairs if key.button is not None
        )  # fmt: skip


def _worth(way: Way, place: Rect) -> float:
    """Large letters in buttons that fill the place, and are neither poles nor planks."""
    area = max(1.0, place.w * place.h)
    covered = sum(cell.w * cell.h for cell in way.cells) / area
    first = way.cells[0]
    shape = abs(log2(max(0.01, first.w / max(1.0, first.h)) / _SHAPE))
    return covered - 0.3 * shape + 0.3 * way.sp / theme.ANSWERS
