"""The screen between two hands: whose the next page is, what all have heard, and no hand."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import evened
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.hold_press import HoldRing
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.rect import Rect
from companion.ui.table.views import SeatHandOver, TableView

_WIDE: Final = 860  # dp of the words
_HEADLINE: Final = 48  # sp; less in a narrow window
_NARROW: Final = (600, 34)
_DISC: Final = 220  # dp at most
_LEAST: Final = 64
_RING: Final = 440  # dp wide
_MENU: Final = 220
_GAP: Final = 12
_ROUND: Final = ring(60)
_BACK: Final = Skin(theme.WHITE, "#9CC3DA", theme.SHOW_TEXT, theme.SHOW_MUTED)


class SeatHandOverScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._icon, self._headline = "", ""
        self._ground = RoundedBox(self.canvas.before)
        self._disc, self._face = Polygon(self.canvas), Sign(self.canvas)
        self.headline = Lettering(
            sp=_HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center", line=1.15
        )
        self.words = Lettering(sp=22, least=14, colour=theme.SHOW_MUTED, halign="center", line=1.25)
        self.told = Lettering(
            sp=21, least=14, weight=700, colour=theme.SHOW_TEXT, halign="center", line=1.25
        )
        self.key, self.back = HoldRing(), Press(sp=21, icon=28, skin=_BACK, radius=52)
        for widget in (self.headline, self.words, self.told, self.key, self.back):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, SeatHandOver)
        self._icon, self._headline = shown.icon, shown.headline
        self.words.text, self.told.text = shown.text, shown.told
        self.key.render(shown.go)
        self.back.render(shown.back)
        self.back.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        rim = dp(theme.MARGIN)
        inside = self.rect.inset(rim, rim)
        wide = inside.w > inside.h
        ring_wide = min(dp(_RING), inside.w - (dp(_MENU) + rim if wide else 0))
        high = min(max(dp(104), self.key.height_for(ring_wide)), inside.h * 0.3)
        keys, rest = inside.cut_bottom(high if wide else high + dp(72) + rim, rim)
        if wide:
            keys = keys.inset(max(0.0, (keys.w - dp(1000)) / 2), 0)
            put(self.back, keys.cut_left(dp(_MENU))[0])
            put(self.key, keys.cut_right(ring_wide)[0])
        else:
            above, below = keys.cut_top(high, rim)
            put(self.key, above)
            put(self.back, below)
        self._lay_words(rest)

    def _lay_words(self, room: Rect) -> None:
        """As a block in the middle; the picture takes what the words leave."""
        width, gap = min(dp(_WIDE), room.w), dp(_GAP)
        self.headline.sp = _NARROW[1] if room.w < dp(_NARROW[0]) else _HEADLINE
        self.headline.text = evened(self._headline, Rect(0, 0, width, room.h), self.headline.sp)
        parts = (self.headline, self.words, self.told)
        heights = [float(one.height_for(width)) if one.text else 0.0 for one in parts]
        gaps = gap * len(parts)
        share = min(1.0, (room.h - dp(_LEAST) - gaps) / max(1.0, sum(heights)))
        heights = [one * share for one in heights]
        disc = max(dp(_LEAST), min(dp(_DISC), room.h - sum(heights) - gaps, room.w * 0.5))
        top = room.middle[1] + (disc + sum(heights) + gaps) / 2
        x, y = room.middle[0], top - disc / 2
        self._disc.draw(placed(_ROUND, x, y, disc / 2), "#F6FBFE")
        self._face.draw(x, y, disc * 0.66, self._icon, theme.WHITE)
        top -= disc
        for part, height in zip(parts, heights, strict=True):
            top -= gap + height
            put(part, Rect(x - width / 2, top, width, height))
