"""The pad: six directions round the key of the entry line, and what else a captive can say."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.layout import NARROW, compass_cells, key_cells
from companion.ui.island.desk.views import Pad
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height, text_scale
from companion.ui.kit.drawn.paint import HEXAGON, Outline, Polygon, placed
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, Skin, label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from companion.ui.voice.drawn.microphone import Talked

SPACE: Final = 0.955  # a hex as drawn, by the side of its cell
_KEY: Final = 17
_LEAST: Final = 13.5
_ICON: Final = 26
_SMALL_ICON: Final = 18  # where it takes room from the words
_READ: Final = 13  # sp: the least size of the sentence


class HexPress(Press):
    """A button in a hex; a touch belongs to the hex whose middle is nearest."""

    def __init__(self, **look: Any) -> None:
        super().__init__(form="stack", sp=16, icon=24, **look)
        self.radius_px = 0.0
        self.edge = theme.PAD_EDGE
        self._rim: Outline | None = None
        self._shape: Polygon | None = None

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
        if skin.edge:
            quiet = self.button is not None and not self.button.enabled
            inner = placed(HEXAGON, *rect.middle, self.radius_px * SPACE - dp(1))
            self._rim.draw(inner, skin.edge if quiet else self.edge, dp(theme.EDGE))
        else:
            self._rim.hide()

    def prepare(self) -> None:
        """The shape lies below everything else."""
        self._shape = Polygon(self.canvas.before)
        self._rim = Outline(self.canvas.before)


class Compass(Panel):
    """`middle`: the key of the entry line, or the microphone where voice is on."""

    def __init__(self, keyboard: Callable[[], None], **look: Any) -> None:
        super().__init__(**look)
        self.ways = [HexPress() for _ in range(6)]
        self._keyboard, self._microphone = _Keyboard(keyboard), HexMicrophone()
        self.middle: _Middle = self._keyboard
        for press in (*self.ways, self._keyboard, self._microphone):
            press.prepare()
        for press in (*self.ways, self.middle):
            self.add_widget(press)

    def render(self, compass: tuple[Button, ...], microphone: Button | None) -> None:
        for press, button in zip(self.ways, compass, strict=True):
            press.render(button)
        middle: _Middle = self._keyboard if microphone is None else self._microphone
        if microphone is not None:
            middle.render(microphone)
        if middle is not self.middle:
            self.remove_widget(self.middle)
            self.add_widget(middle)
            self.middle = middle
            self.lay_soon()

    def louder(self, level: float) -> None:
        self._microphone.louder(level)

    def lay(self) -> None:
        radius, centres = compass_cells(self.rect)
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
    """The keys beside the compass, or a sentence and the end of the OP's turn."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._pad: Pad | None = None
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._spare: list[Press] = []  # what was not needed any more
        self.bare = False  # without heading and text: there is no room

    def render(self, pad: Pad, bare: bool) -> None:
        if pad == self._pad and bare == self.bare:
            return
        self._pad, self.bare = pad, bare
        while len(self.children) < len(pad.keys):
            self.add_widget(self._spare.pop() if self._spare else Press(sp=_KEY))
        while len(self.children) > len(pad.keys):
            self._spare.append(self.children[0])
            self.remove_widget(self.children[0])
        for press, button in zip(reversed(self.children), pad.keys, strict=True):
            press.render(button)
        self.lay_soon()

    def lay(self) -> None:
        pad = self._pad
        if pad is None:
            return
        keys, cells = [*reversed(self.children)], None
        if (pad.heading or pad.text) and not self.bare:
            cells = self._below_words(pad)
        if cells is None:
            self._heading.hide()
            self._text.hide()
            cells = self._cells(self.rect, len(pad.keys))
        self._put_keys(keys, cells)

    def _below_words(self, pad: Pad) -> tuple[Rect, ...] | None:
        """The cells of the keys under heading and text; none if there is no room for both."""
        count, gap = max(1, len(pad.keys)), dp(theme.BETWEEN)
        rows = count if count <= 2 else ceil(count / 2)
        high = rows * dp(64 if count == 1 else theme.TARGET) + (rows - 1) * gap
        place, words = self.rect.cut_bottom(min(high, self.height), dp(6))
        cells = place.grid(count, 1 if count <= 2 else 2, gap)
        pairs = zip(pad.keys, cells, strict=False)
        if words.h < dp(30) or min(label_size(key, cell, _KEY) for key, cell in pairs) < _LEAST:
            return None
        self._draw_words(words, pad)
        return cells

    def _cells(self, rect: Rect, count: int) -> tuple[Rect, ...]:
        unit = dp(1)
        return tuple(cell.scaled(unit) for cell in self._grid(rect.scaled(1 / unit), count))

    def _grid(self, place: Rect, count: int) -> tuple[Rect, ...]:
        """Below the OP's pieces what ends the turn has a row of its own, if there are two."""
        gap = theme.BETWEEN
        if not self.bare or not 0 < count < 5:
            return key_cells(place, max(1, count))
        if count == 4:  # the end of a part has a long name
            upper, lower = place.rows(2, gap) if place.h >= 2 * theme.TARGET else (
                place.cut_left(place.w * 0.46, gap)
            )  # fmt: skip
            return (*upper.columns(2, gap), *lower.cut_left(0.36 * lower.w, gap))
        if count > 1 and place.h >= 2 * theme.TARGET and place.w < NARROW:
            upper, lower = place.rows(2, gap)
            return (*upper.columns(count - 1, gap), lower)
        return place.columns(count, gap)

    @staticmethod
    def _put_keys(keys: list[Press], cells: tuple[Rect, ...]) -> None:
        """All labels of one size, as long as that is not small; in any case the two of a pair."""
        pairs = list(zip(keys, cells, strict=False))
        sizes = [label_size(key.button, cell, _KEY) for key, cell in pairs if key.button]
        least = _LEAST / max(1.0, text_scale())
        for key, cell in pairs:
            key.sp = max(least, min(sizes))
            key.icon = _SMALL_ICON if cell.w < dp(120) else _ICON
            put(key, cell)
            key.redraw()

    def _draw_words(self, words: Rect, pad: Pad) -> None:
        want = text_height(pad.heading, words.w, theme.NAME, weight=800)
        heading, text = words.cut_top(min(want, words.h * 0.5), dp(4))
        if text_height(pad.text, words.w, _READ) > text.h + dp(4):
            self._heading.hide()  # which piece it is, its own button says too
            text = words
        else:
            self._heading.draw(heading, pad.heading, theme.NAME, weight=800, least=14)
        self._text.draw(
            text, pad.text, theme.TOKEN_BODY, colour=theme.MUTED, least=_READ, valign="top"
        )
