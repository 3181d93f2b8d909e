"""The pad: six directions round the key of the entry line, and what else a captive can say."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.text.hyphens import broken
from companion.ui.island.desk.views import Pad
from companion.ui.island.desk.zones import compass_cells
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_scale
from companion.ui.kit.drawn.number import Number
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Polygon, placed
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press, Skin, label_size
from companion.ui.kit.drawn.sweep import HexVeil, Veil
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from companion.ui.voice.drawn.microphone import Talked

SPACE: Final = 0.955  # a hex as drawn, by the side of its cell
_KEY: Final = 17
_LEAST: Final = 14
_LIT: Final = 4  # dp: the edge of a direction that was heard


class HexPress(Press):
    """A button in a hex; a touch belongs to the hex whose middle is nearest."""

    def __init__(self, **look: Any) -> None:
        super().__init__(form="stack", sp=16, icon=24, **look)
        self.radius_px = 0.0
        self.edge = theme.PAD_EDGE
        self.lit = False  # it was heard
        self._rim: Outline | None = None
        self._shape: Polygon | None = None
        self.badges: Any = None  # the canvas over all directions
        self._badge: Number | None = None

    def hit(self, x: float, y: float) -> bool:
        """Inside the cell, whose sides all lie as far from its middle."""
        dx, dy = abs(x - self.center_x), abs(y - self.center_y)
        apothem = self.radius_px * sqrt(3) / 2
        return dx <= apothem and dx / 2 + dy * sqrt(3) / 2 <= apothem

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        if self._shape is None or self._rim is None:
            return
        points = placed(HEXAGON, *rect.middle, self.radius_px * SPACE)
        self._shape.draw(points, self.fill_of(skin))
        if self.lit:
            inner = placed(HEXAGON, *rect.middle, self.radius_px * SPACE - dp(2))
            self._rim.draw(inner, theme.ACCENT, dp(_LIT))
        elif skin.edge:
            inner = placed(HEXAGON, *rect.middle, self.radius_px * SPACE - dp(1))
            # What answers has the light edge of an answer, and what is quiet its own.
            usual = self.button is None or (self.button.enabled and self.button.tone == "raised")
            self._rim.draw(inner, self.edge if usual else skin.edge, dp(theme.EDGE))
        else:
            self._rim.hide()
        self._draw_badge(rect)

    def _draw_badge(self, rect: Rect) -> None:
        """The number of a direction that is named, at its upper right, over its neighbours."""
        number = self.button.second if self.button is not None else ""
        if number:
            self._badge = self._badge or Number(self.badges)
            (x, y), far = rect.middle, 0.62 * self.radius_px
            self._badge.draw(x + far, y + far * 0.9, number, chosen=True)
        elif self._badge is not None:
            self._badge.hide()

    def veil(self) -> Veil:
        return HexVeil(tuple((x * SPACE, y * SPACE) for x, y in HEXAGON))

    def prepare(self) -> None:
        """The shape lies below everything else."""
        self._shape = Polygon(self.canvas.before)
        self._rim = Outline(self.canvas.before)


class Compass(Panel):
    """`middle`: the key of the entry line, or the microphone where voice is on."""

    def __init__(self, keyboard: Callable[[], None], **look: Any) -> None:
        super().__init__(**look)
        self.ways = [HexPress() for _ in range(6)]
        self._placed = ((0.0, 0.0), 0.0)
        self._keyboard, self._microphone = _Keyboard(keyboard), HexMicrophone()
        self._robot = _Robot()
        self.middle: _Middle = self._keyboard
        for press in (*self.ways, self._keyboard, self._microphone, self._robot):
            press.prepare()
        for press in self.ways:
            press.badges = self.canvas.after
        for press in (*self.ways, self.middle):
            self.add_widget(press)

    def render(self, pad: Pad, microphone: Button | None, *, robot: bool = False) -> None:
        """`robot`: the computer speaks, and nobody is heard or types."""
        for press, button in zip(self.ways, pad.compass, strict=True):
            lit = button.act in pad.lit
            if lit != press.lit:
                press.lit = lit
                press.redraw()
            press.render(button)
        middle: _Middle = self._keyboard if microphone is None else self._microphone
        if robot:
            middle = self._robot
        elif microphone is not None:
            middle.render(microphone)
        if middle is not self.middle:
            self.remove_widget(self.middle)
            self.add_widget(middle)
            self.middle = middle
            self.lay_soon()

    def louder(self, level: float) -> None:
        self._microphone.louder(level)

    def place(self, middle: tuple[float, float], radius: float) -> None:
        """Put it there, in pixels."""
        if (middle, radius) != self._placed:
            self._placed = (middle, radius)
            across = 3 * radius * sqrt(3)
            put(self, Rect(middle[0] - across / 2, middle[1] - 2.5 * radius, across, 5 * radius))
            self.lay_soon()

    def lay(self) -> None:
        middle, radius = self._placed
        centres = compass_cells(middle, radius)
        across = radius * sqrt(3)
        for press, (x, y) in zip((*self.ways, self.middle), centres, strict=True):
            press.radius_px = radius
            put(press, Rect(x - across / 2, y - radius, across, 2 * radius))
            press.redraw()


class _Middle(HexPress):
    """White, in the middle of the directions."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.icon = 34

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        if self._shape is not None:
            points = placed(HEXAGON, *rect.middle, self.radius_px)
            self._shape.draw(points, self.fill_of(skin))

    def _draw_stack(self, inside: Rect, _button: Button, skin: Skin) -> None:
        self._draw_icon(*inside.middle, min(dp(self.icon), inside.w * 0.6), skin)


class _Keyboard(_Middle):
    """The entry line is written in."""

    def __init__(self, keyboard: Callable[[], None]) -> None:
        super().__init__()
        self._begin = keyboard
        self.render(Button("keyboard", "", icon="keyboard", tone="paper"))

    def act(self, _act: str) -> None:
        self._begin()


class _Robot(_Middle):
    """The sign of a computer that speaks; nothing to touch."""

    def __init__(self) -> None:
        super().__init__()
        self.skin = Skin(theme.THUMB, "", theme.ON_THUMB, theme.ON_THUMB)
        self.render(Button("", "", icon="robot", tone="paper"))


class HexMicrophone(Talked, _Middle):
    """The microphone in the middle: while it listens the white hex lies in one that is lit."""

    def prepare(self) -> None:
        super().prepare()
        self._inside = Polygon(self.canvas.before)

    def draw_ground(self, rect: Rect, skin: Skin) -> None:
        _Middle.draw_back(self, rect, skin)

    def draw_level(self) -> None:
        if self.listening:
            radius = self.radius_px * (1 - self.rim_share)
            self._inside.draw(placed(HEXAGON, self.center_x, self.center_y, radius), theme.PAPER)
        else:
            self._inside.hide()


class Keys(Panel):
    """The keys beside the compass, each in a place of its own; where one is free, the legend."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._pad: Pad | None = None
        self._cells: tuple[Rect, ...] = ()
        self.keys = [Press(sp=_KEY) for _ in range(5)]
        self._legend = [Writing(self.canvas) for _ in range(3)]
        self._signs = [LegendSign(self.canvas) for _ in range(3)]

    def render(self, pad: Pad, cells: tuple[Rect, ...]) -> None:
        """`cells`: the five places, in pixels."""
        if pad == self._pad and cells == self._cells:
            return
        self._pad, self._cells = pad, cells
        for press, button in zip(self.keys, pad.keys, strict=True):
            if button is not None:
                press.render(button)
            have(self, press, button is not None)
        self.lay_soon()

    def lay(self) -> None:
        pad = self._pad
        if pad is None or not self._cells:
            return
        pairs = [
            (key, cell) for key, cell, button in zip(self.keys, self._cells, pad.keys, strict=True)
            if button is not None
        ]  # fmt: skip
        least = _LEAST / max(1.0, text_scale())
        for key, cell in pairs:
            _break_words(key, cell, least)
        small = [label_size(_shown(key), cell, _KEY) for key, cell in pairs[:-1] if key.button]
        for key, cell in pairs:
            alone = key is self.keys[-1]
            key.sp = theme.LABEL if alone else max(least, min(small, default=_KEY))
            put(key, cell)
            key.redraw()
        self._draw_legend(pad)

    def _draw_legend(self, pad: Pad) -> None:
        """Line by line in the places that no key has."""
        free = [cell for cell, key in zip(self._cells, pad.keys, strict=True) if key is None]
        lines = _rows_of(free, len(pad.legend)) if pad.legend else []
        for at, writing in enumerate(self._legend):
            if at >= len(pad.legend) or at >= len(lines):
                writing.hide()
                self._signs[at].hide()
                continue
            place, (colour, text) = lines[at], pad.legend[at]
            if colour:
                sign, place = place.cut_left(dp(30), dp(6))
                self._signs[at].draw(*sign.middle, min(dp(12), sign.h / 2.2), _LEGEND[colour])
            else:
                self._signs[at].hide()
            writing.draw(place, text, 15, weight=700, least=14, line=1.15)


def _break_words(key: Press, cell: Rect, least: float) -> None:
    """A word that could not be read in one piece stands on two lines, its price behind it.

    Where that has no room either, the label stands alone.
    """
    key.brief = False
    button = key.button
    if button is None or label_size(button, cell, _KEY) >= least:
        return
    hyphened = revised(button, {"label": broken(button.label)})
    for tried in (hyphened, _in_one(button), _in_one(hyphened)):
        if label_size(tried, cell, _KEY) >= least:
            key.render(tried)
            return
    key.render(hyphened)
    key.brief = True


def _in_one(button: Button) -> Button:
    """Label and second line as one text."""
    return revised(button, {"label": f"{button.label} {button.second}".strip(), "second": ""})


def _shown(key: Press) -> Button:
    """The button without what it has no room for."""
    assert key.button is not None
    return revised(key.button, {"second": ""}) if key.brief else key.button


_LEGEND: Final = {"lit": theme.ACCENT, "red": theme.PROBLEM, "been": theme.VISITED}


def _rows_of(cells: list[Rect], count: int) -> list[Rect]:
    """A line for each, two of them in each row of free places, or all in the only one."""
    rows: list[Rect] = []
    for cell in cells:
        if rows and rows[-1].y == cell.y:
            rows[-1] = Rect(rows[-1].x, cell.y, cell.right - rows[-1].x, cell.h)
        else:
            rows.append(cell)
    if len(rows) < 2 or count < 3:
        return list(rows[0].rows(count, dp(2))) if rows else []
    return [*rows[0].rows(2, dp(2)), rows[1]]


class LegendSign:
    """A small hexagon in the colour of an edge."""

    def __init__(self, canvas: Any) -> None:
        self._line = Outline(canvas)

    def draw(self, x: float, y: float, radius: float, colour: str) -> None:
        self._line.draw(placed(HEXAGON, x, y, radius), colour, dp(3))

    def hide(self) -> None:
        self._line.hide()
