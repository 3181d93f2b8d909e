"""The patterns of arrows that a knot can be given, as pictures to be touched."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from kivy.graphics import Color
from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.games.island.terms import Hex
from companion.ui.island.map.drawn.map_drawing import Layer
from companion.ui.island.map.drawn.tile_picture import fitted, paint_tile
from companion.ui.island.map.views import SpaceView
from companion.ui.island.wizard.views import ArrowsPick
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, text_height
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import skin_of
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

LEAST: Final = 48  # dp of the height of a pattern
GAP: Final = 2
HEAD: Final = 22
_HEAD_SIZE: Final = 15
_MIDDLE: Final = Hex("D4")
_MOST: Final = 72


class PatternKey(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.pick: ArrowsPick | None = None
        self._box, self._picture = RoundedBox(self.canvas), Layer()
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(self._picture.group)

    def render(self, pick: ArrowsPick) -> None:
        if pick != self.pick:
            self.pick, self.role = pick, pick.button.act
            self.redraw()

    def paint(self, rect: Rect) -> None:
        pick = self.pick
        if pick is None:
            return
        skin = skin_of(pick.button)
        fill = mixed(skin.fill, theme.WHITE, 0.16) if self.pressed else skin.fill
        self._box.draw(rect, fill, skin.edge, radius=10)
        face = SpaceView(_MIDDLE, "knot", arrows=pick.arrows)
        layout = fitted(rect.inset(dp(2), dp(3)), (face,))
        self._picture.draw((layout, face), lambda brush: paint_tile(brush, layout, (face,)))


class ArrowsPicker(Panel):
    """In as few rows as have room. The box's own kinds look like answers."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.heading = Lettering(weight=700, sp=_HEAD_SIZE, least=12, colour=theme.MUTED)
        self.add_widget(self.heading)
        self.problem = False
        self._keys: list[PatternKey] = []

    def render(self, heading: str, picks: Sequence[ArrowsPick], *, problem: bool = False) -> None:
        self.heading.text, self.problem = heading, problem
        self.heading.colour = theme.PROBLEM_TEXT if problem else theme.MUTED
        render_each(self, self._keys, map(_toned, picks), PatternKey)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        """Without its heading, which is there if there is room for it."""
        rows = ceil(len(self._keys) / self._across(width)) if self._keys else 0
        return rows * dp(LEAST) + max(0, rows - 1) * dp(GAP)

    def lacks(self, width: float, height: float) -> float:
        """The height that is missing for a heading that is a problem, and has to be read."""
        return max(0.0, self.height_for(width) + self._head(width) - height) if self.problem else 0

    def _head(self, width: float) -> float:
        if not self.problem:
            return float(dp(HEAD))
        wanted = text_height(self.heading.text, width, _HEAD_SIZE, weight=700)
        return float(max(dp(HEAD), wanted + dp(GAP)))

    def _across(self, width: float) -> int:
        gap, count = dp(GAP), len(self._keys)
        for rows in (1, 2, 3):
            across = ceil(count / rows)
            if (width - gap * (across - 1)) / across >= dp(LEAST) - 1:
                return across
        return max(1, int((width + gap) // (dp(LEAST) + gap)))

    def lay(self) -> None:
        if not self._keys:
            return
        rest, gap = self.rect, dp(GAP)
        head = Rect(self.x, self.y, 0, 0)
        wanted = self._head(rest.w)
        if rest.h + 1 >= self.height_for(rest.w) + wanted:
            head, rest = rest.cut_top(wanted)
        put(self.heading, head)
        across = self._across(rest.w)
        rows = ceil(len(self._keys) / across)
        rest = rest.cut_top(min(rest.h, rows * dp(_MOST)))[0]
        for at, key in enumerate(self._keys):
            row = rest.rows(rows, gap)[at // across]
            put(key, row.columns(across, gap)[at % across])


def _toned(pick: ArrowsPick) -> ArrowsPick:
    kind = not pick.button.act.split()[-1].isdigit()
    button = revised(pick.button, {"tone": "answer"}) if kind else pick.button
    return revised(pick, {"button": button})
