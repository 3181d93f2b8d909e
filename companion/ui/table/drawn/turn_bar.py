"""The bar below a game played on the tablet: Undo, keys, and one amber button or the ring."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.go_on import GoOnPress
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.views import TurnBar

_KEY: Final = 100  # dp wide
_COMMIT: Final = 0.36  # of the width
_MOST: Final = 464
_NARROW: Final = 640  # dp of width below which the amber button stands over the keys
_HIGH: Final = 84
_LOW_HIGH: Final = 68
_LOW: Final = 700


def turn_bar_high(width: float, height: float) -> float:
    row = dp(_LOW_HIGH if height < dp(_LOW) else _HIGH)
    return float(row if width >= dp(_NARROW) else row + dp(64))


class TurnBarPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.undo = MomentPress(form="caption", sp=18, icon=26)
        self.keys: list[Press] = []
        self.commit, self.ring = MomentPress(sp=22, icon=28), GoOnPress()
        self.add_widget(self.undo)

    def render(self, bar: TurnBar) -> None:
        self.undo.render(bar.undo)
        self.undo.at(bar.moment)
        keep(self, self.keys, len(bar.keys), lambda: Press(form="stack", sp=15, icon=26))
        for key, button in zip(self.keys, bar.keys, strict=True):
            key.render(button)
            key.redraw()  # the text size may have changed
        have(self, self.commit, bar.commit is not None and bar.ring is None)
        if bar.commit is not None:
            self.commit.render(bar.commit)
            self.commit.at(bar.moment)
        have(self, self.ring, bar.ring is not None)
        if bar.ring is not None:
            self.ring.render(bar.ring)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BAR, radius=0)
        narrow = self.width < dp(_NARROW)
        gap = dp(theme.BETWEEN)
        inside = self.rect.inset(dp(8 if narrow else theme.MARGIN), dp(4))
        if narrow:
            commit, row = inside.cut_top(dp(60), gap)
        else:
            commit, row = inside.cut_right(min(dp(_MOST), inside.w * _COMMIT), gap)
        self._lay_commit(commit)
        wide = min(dp(_KEY), row.w * 0.25)
        for key in reversed(self.keys):
            place, row = row.cut_right(wide, gap)
            put(key, place)
        put(self.undo, row)

    def _lay_commit(self, place: Rect) -> None:
        put(self.commit, place)
        put(self.ring, place)
