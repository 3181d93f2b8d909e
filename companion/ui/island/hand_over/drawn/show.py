"""The screen for one captive alone: an empty island with one space lit, and the way back."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.hand_over.views import ShowView
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import evened
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import SHOW, Press
from companion.ui.kit.rect import NOWHERE, Rect

_SIDE: Final = 424  # dp of the column beside the island
_KEY: Final = 84
_DISC: Final = 104
_PICTURE: Final = 56
_MAP: Final = 1.16  # how wide the island is, by its height


class ShowScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self._headline = ""
        self.map = IslandMap()
        self.disc, self.picture = Icon(), Icon()
        self.headline = Lettering(
            sp=theme.HEADLINE, weight=800, least=24, colour=theme.SHOW_TEXT, line=1.12
        )
        self.name = Lettering(sp=28, weight=700, colour=theme.SHOW_TEXT)
        self.words = Lettering(sp=22, colour=theme.SHOW_MUTED, line=1.4)
        self.key = Press(sp=24, skin=SHOW)
        for widget in (
            self.map, self.disc, self.headline, self.picture, self.name, self.words, self.key,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: ShowView) -> None:
        self.map.render(view.island, showable=True)
        self.disc.who = view.who
        self.picture.name, self.name.text = view.icon, view.label
        self._headline, self.words.text = view.headline, view.text
        self.key.render(view.back)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        if self.width > self.height:
            side, rest = self.rect.cut_right(min(dp(_SIDE), self.width * 0.4))
            put(self.map, rest.inset(dp(theme.MARGIN)))
            self._lay_column(side.inset(dp(24)))
        else:
            place, rest = self.rect.cut_top(min(self.width / _MAP, self.height * 0.55))
            put(self.map, place.inset(dp(theme.BETWEEN)))
            self._lay_column(rest.inset(dp(24), dp(theme.MARGIN)))

    def _lay_column(self, side: Rect) -> None:
        """As a block in the middle of its room; where that is too low, the headline shrinks."""
        beside = side.w > side.h  # the disc beside the headline instead of over it
        if beside:
            disc, side = side.cut_left(dp(_DISC), dp(20))
        parts = self._parts(side.w)
        room = side.h - sum(height + gap for _, height, gap in parts)
        if not beside and room >= dp(_DISC + 20):
            parts = ((self.disc, dp(_DISC), dp(20)), *parts)
            room -= dp(_DISC + 20)
        elif not beside:
            put(self.disc, NOWHERE)
        top = side.top - max(0.0, room) / 2
        if beside:
            put(self.disc, Rect(disc.x, top - disc.w, disc.w, disc.w))
        for widget, wanted, gap in parts:
            height = wanted + min(0.0, room) if widget is self.headline else wanted
            self._put(widget, Rect(side.x, top - height, side.w, height))
            top -= height + gap

    def _parts(self, width: float) -> tuple[tuple[Any, float, float], ...]:
        """Below one another: each with its height and the gap below it."""
        wide = Rect(0, 0, width, self.height)
        self.headline.text = evened(self._headline, wide, theme.HEADLINE)
        name = width - dp(_PICTURE) - dp(10)
        return (
            (self.headline, self.headline.height_for(width), dp(10)),
            (self.name, max(dp(_PICTURE), self.name.height_for(name)), dp(10)),
            (self.words, self.words.height_for(width), dp(24)),
            (self.key, max(dp(_KEY), self.key.height_for(width)), 0),
        )

    def _put(self, widget: Any, place: Rect) -> None:
        if widget is self.disc:
            place = place.cut_left(dp(_DISC))[0]
        elif widget is self.name:
            picture, place = place.cut_left(dp(_PICTURE), dp(10))
            put(self.picture, picture)
        put(widget, place)
