"""The fog: the island as a captive can know it, beside what was heard."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.fog.drawn.floating import Floating
from companion.ui.island.fog.drawn.heard_list import HeardList
from companion.ui.island.fog.drawn.legend_row import LegendRow
from companion.ui.island.fog.places import fog_places
from companion.ui.island.fog.views import FogView
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.keys.foot_press import FootPress, SignPress, fit_alike
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each, show
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 28  # sp
_WORDS: Final = 16
_HEADING: Final = 19
_NOTE: Final = 16
_SMALLEST: Final = 14
_MARK: Final = 34  # dp


class FogScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: FogView | None = None
        before = self.canvas.before
        self._ground, self._bar = RoundedBox(before), RoundedBox(before)
        self._panel, self._well = RoundedBox(before), RoundedBox(before)
        self.emblem, self.map, self.floating = Icon(), IslandMap(), Floating()
        self.map.act = do
        self.legend = LegendRow()
        self.title = Lettering(sp=_TITLE, weight=800, least=18, line=1.1)
        self.words = Lettering(sp=_WORDS, colour=theme.MUTED, least=_SMALLEST, line=1.15,
                               valign="top")  # fmt: skip
        self.heading = Lettering(sp=_HEADING, weight=800, least=_SMALLEST, line=1.15)
        self.note = Lettering(sp=_NOTE, colour=theme.MUTED, least=_SMALLEST, line=1.25)
        self.mark = Lettering(sp=_NOTE, weight=700, colour=theme.ACCENT, least=_SMALLEST, line=1.1)
        self.heard = HeardList()
        self.list = Scroll(self.heard, "fog")
        self.list.return_to_it()
        self.tabs: list[Press] = []
        self.foot: list[FootPress] = []
        self.cover = SignPress(icon=30)
        self.ticking = Ticking(self)
        for widget in (self.emblem, self.title, self.words, self.map, self.legend, self.heading,
                       self.list, self.note, self.cover):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: FogView) -> None:
        self.view = view
        self.emblem.who = view.who
        self.map.render(view.island)
        self.floating.render(view.floats, view.floating)
        self.legend.render(view.counts)
        for label, text in (
            (self.title, view.title), (self.words, view.subtitle), (self.heading, view.heading),
            (self.note, view.note), (self.mark, view.mark),
        ):  # fmt: skip
            label.text = text
        self.heard.render(view.lines)
        render_each(self, self.tabs, view.tabs, lambda: Press(icon=40))
        render_each(self, self.foot, view.foot, FootPress)
        self.cover.render(view.cover)
        self.ticking.wait(view.tick)
        self.lay_soon()
        self.list.lay_soon()

    def _here(self, rect: Rect) -> Rect:
        """A rectangle in pixels of the window, from one in dp of the page."""
        return rect.scaled(dp(1)).moved(self.x, self.y)

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        found = fog_places(self.width / dp(1), self.height / dp(1), len(view.tabs),
                           floats=bool(view.floating), keys=len(view.foot))  # fmt: skip
        self._ground.draw(self.rect, theme.BG, radius=0)
        self._bar.draw(self._here(found.bar), theme.BAR, radius=0)
        for part, place in (
            (self.map, found.island), (self.legend, found.legend),
            *zip(self.tabs, found.tabs, strict=True), *zip(self.foot, found.foot, strict=True),
        ):  # fmt: skip
            put(part, self._here(place))
        put(self.cover, self._here(found.cover))
        fit_alike(self.foot)
        show(self, self.emblem, self._here(found.emblem) if found.emblem.h else NOWHERE)
        floats = self._here(found.floating) if view.floating else NOWHERE
        show(self, self.floating, floats)
        self._lay_head(self._here(found.head), view)
        self._lay_panel(self._here(found.panel))

    def _lay_head(self, place: Rect, view: FogView) -> None:
        """The mark stands in place of the words below the title: the map is not the newest."""
        title, rest = place.cut_top(min(0.5 * place.h, dp(38)), dp(2))
        put(self.title, title)
        have(self, self.mark, bool(view.mark))
        have(self, self.words, not view.mark)
        put(self.mark if view.mark else self.words, rest)

    def _lay_panel(self, place: Rect) -> None:
        self._panel.draw(place, theme.PANEL, radius=theme.CARD_RADIUS)
        inside = place.inset(dp(12))
        head = min(inside.h * 0.25, max(dp(_MARK), self.heading.height_for(inside.w - dp(8))))
        heading, rest = inside.cut_top(head, dp(8))
        put(self.heading, heading.inset(dp(4), 0))
        wanted = self.note.height_for(inside.w - dp(24)) + dp(20)
        well, lines = rest.cut_bottom(min(wanted, rest.h * 0.4), dp(8))
        self._well.draw(well, theme.BAR, radius=theme.BUTTON_RADIUS)
        put(self.note, well.inset(dp(12), dp(6)))
        put(self.list, lines)
