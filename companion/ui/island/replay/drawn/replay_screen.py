"""The replay: the island with the ways, what was said and what was true, and the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_ground import SECRET, SHOWABLE
from companion.ui.island.replay.drawn.looks import BRIGHT, DARK, Colours, bright_skin
from companion.ui.island.replay.drawn.route_key import RouteKey
from companion.ui.island.replay.drawn.step_card import StepCard
from companion.ui.island.replay.drawn.story_list import StoryList
from companion.ui.island.replay.drawn.timeline_bar import TimelineBar
from companion.ui.island.replay.views import ReplayView
from companion.ui.island.replay.zones import LONGER, ReplayZones, zones
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys import segmented
from companion.ui.kit.drawn.keys.foot_press import FootPress, SignPress
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put, show
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 30  # sp
_TITLE_LEAST: Final = 17
_HEADING: Final = 17
_NOTICE: Final = 20


class ReplayScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: ReplayView | None = None
        self.look: Colours = DARK
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.map = IslandMap(moving=True)
        self.title = Lettering(sp=_TITLE, weight=800, least=_TITLE_LEAST, line=1.1)
        self.heading = Lettering(sp=_HEADING, weight=800, least=14)
        self.step, self.timeline = StepCard(), TimelineBar()
        self.stories = StoryList()
        self.list = Scroll(self.stories)
        self.notice = Lettering(sp=_NOTICE, weight=700, least=14, valign="top")
        self.turn, self.sure = Press(sp=17), Press(sp=18)
        self.speeds = Segmented()
        self.routes: list[RouteKey] = []
        self.keys: list[Press] = []
        self.foot: list[FootPress] = []
        self.ticking = Ticking(self)
        for widget in (self.map, self.title, self.timeline, self.speeds):
            self.add_widget(widget)

    def render(self, view: ReplayView) -> None:
        self.view = view
        self.look = look = BRIGHT if view.bright else DARK
        self.map.render(view.island, look=SHOWABLE if view.bright else SECRET)
        for words, text, colour in (
            (self.title, view.title, look.text),
            (self.heading, view.stories_title, look.muted),
            (self.notice, view.notice, look.text),
        ):
            words.text, words.colour = text, colour
        self.step.render(view.step, look)
        self.stories.render(view.stories, look)
        self.timeline.render(view.timeline, look)
        keep(self, self.routes, len(view.routes), RouteKey)
        for key, route in zip(self.routes, view.routes, strict=True):
            key.render(route, look)
        self._render_keys(view)
        self.ticking.wait(view.tick)
        self.lay_soon()
        self.list.lay_soon()

    def _render_keys(self, view: ReplayView) -> None:
        keep(self, self.keys, len(view.keys), lambda: SignPress(icon=30))
        keep(self, self.foot, len(view.foot), FootPress)
        self._press(self.keys, view.keys)
        self._press(self.foot, view.foot)
        self._press([self.turn], [view.turn])
        if view.sure is not None:
            self.sure.render(view.sure)
            self.sure.redraw()
        bright = view.bright
        self.speeds.render(view.speeds, segmented.BRIGHT if bright else segmented.DARK)

    def _press(self, keys: Sequence[Press], buttons: Sequence[Button]) -> None:
        for key, button in zip(keys, buttons, strict=True):
            key.skin = bright_skin(button) if self.look is BRIGHT else None
            key.render(button)
            key.redraw()

    # Layout

    def _here(self, rect: Rect) -> Rect:
        """A rectangle in pixels of the window, from one in dp of the page."""
        return rect.scaled(dp(1)).moved(self.x, self.y) if rect.h else NOWHERE

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        found = self._zones(view)
        self._ground.draw(self.rect, self.look.ground, radius=0)
        self._bar.draw(self._here(found.bar), self.look.bar, radius=0)
        for part, rect in (
            (self.map, found.island), (self.title, found.title), (self.speeds, found.speeds),
            (self.timeline, found.timeline),
            *zip(self.routes, found.routes, strict=True),
            *zip(self.keys, found.keys, strict=True),
            *zip(self.foot, (found.back, found.last), strict=False),
        ):  # fmt: skip
            put(part, self._here(rect))
        for key in self.foot:
            key.fit()
        self._lay_telling(found, view)

    def _zones(self, view: ReplayView) -> ReplayZones:
        """A step with much to read takes the place of a story, or of two."""
        size = (self.width / dp(1), self.height / dp(1), len(view.routes))
        found = zones(*size)
        short = self.step.wanted(found.step.w * dp(1)) / dp(1) - found.step.h
        return zones(*size, max(0, ceil(short / LONGER))) if found.stories.h else found

    def _lay_telling(self, found: ReplayZones, view: ReplayView) -> None:
        """The step and the stories, side by side or in turns; or what is asked first."""
        in_turns = not found.stories.h
        told = self._here(found.step if in_turns else found.stories)
        asks, telling = bool(view.notice), view.telling and in_turns
        show(self, self.turn, self._here(found.turn))
        show(self, self.heading, self._here(found.heading))
        show(self, self.step, NOWHERE if asks or telling else self._here(found.step))
        show(self, self.list, NOWHERE if in_turns and (asks or not telling) else told)
        if self.stories.page != told.h:
            self.stories.page = told.h
            self.list.lay_soon()
        self._lay_question(self._here(found.step), asks=asks)

    def _lay_question(self, place: Rect, *, asks: bool) -> None:
        for part in (self.notice, self.sure):
            have(self, part, asks)
        if asks:
            low, rest = place.cut_bottom(dp(theme.TARGET), dp(theme.BETWEEN))
            put(self.sure, low)
            put(self.notice, rest.inset(dp(4), 0))
