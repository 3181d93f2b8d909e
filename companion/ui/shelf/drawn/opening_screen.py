"""A long game that opens: its sealed island, how far it is, and the way to leave it."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.rect import Rect
from companion.ui.shelf.drawn.game_tile import ASPECT
from companion.ui.shelf.drawn.islands import SmallIsland
from companion.ui.shelf.views import OpeningView

_WIDE: Final = 720  # dp of the words at most
_BAR: Final = 84
_LOW_BAR: Final = 68
_SHORT: Final = 700  # dp of height
_LINE: Final = 14  # dp of what fills
_GAP: Final = 16


class OpeningScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self._track, self._filled = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self.share = 0.0
        self.island = SmallIsland()
        self.island.render(None, sealed=True)
        self.title = Lettering(sp=36, weight=800, least=20, line=1.15, halign="center")
        self.note = Lettering(sp=18, least=14, colour=theme.MUTED, line=1.25, halign="center")
        self.lines = Lettering(sp=20, weight=800, least=14, halign="center")
        self.leave = Press(sp=20)
        for widget in (self.island, self.title, self.note, self.lines, self.leave):
            self.add_widget(widget)
        self._ticking = Ticking(self)

    def render(self, view: OpeningView) -> None:
        self.title.text, self.note.text, self.lines.text = view.title, view.text, view.lines
        self.share = view.share
        self.leave.render(view.leave)
        for part in (self.title, self.note, self.lines, self.leave):
            part.redraw()  # the text size may have changed
        self._ticking.wait(view.tick)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if self.height < dp(_SHORT) else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        inside = bar.inset(dp(theme.MARGIN), dp(4))
        put(
            self.leave,
            inside.cut_left(min(inside.w, max(dp(180), wanted_width(self.leave, 96))))[0],
        )
        wide = min(dp(_WIDE), rest.w - 2 * dp(theme.MARGIN))
        self._lay_words(Rect(rest.middle[0] - wide / 2, rest.y, wide, rest.h).inset(0, dp(_GAP)))

    def _lay_words(self, place: Rect) -> None:
        """In the middle, below an island as large as the rest allows."""
        gap, words = dp(_GAP), (self.title, self.note, self.lines)
        highs = [one.height_for(place.w) for one in words]
        needed = sum(highs) + dp(_LINE) + 4 * gap
        island = max(0.0, min(place.h - needed, place.w / ASPECT))
        place = place.inset(0, max(0.0, place.h - needed - island) / 2)
        above, rest = place.cut_top(island, gap)
        wide = island * ASPECT
        put(self.island, Rect(above.middle[0] - wide / 2, above.y, wide, island))
        for one, high in zip(words, highs, strict=True):
            line, rest = rest.cut_top(high, gap)
            put(one, line)
        self._draw_share(rest.cut_top(dp(_LINE))[0])

    def _draw_share(self, track: Rect) -> None:
        radius = _LINE / 2
        self._track.draw(track, theme.WELL, theme.CARD_EDGE, radius=radius)
        filled = track.cut_left(max(track.h, track.w * self.share))[0]
        self._filled.draw(filled, theme.ANSWER_EDGE if self.share else "", radius=radius)
