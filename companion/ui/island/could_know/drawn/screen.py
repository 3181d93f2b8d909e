"""The page of who could know what: somebody's island, the curves, the stories, the timeline."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.could_know.drawn.curve_card import CurveCard
from companion.ui.island.could_know.places import insight_places
from companion.ui.island.could_know.views import CouldKnowView
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_ground import SECRET, SHOWABLE
from companion.ui.island.replay.drawn.looks import BRIGHT, DARK, Colours, bright_skin
from companion.ui.island.replay.drawn.story_list import StoryList
from companion.ui.island.replay.drawn.timeline_bar import TimelineBar
from companion.ui.kit.drawn.keys import segmented
from companion.ui.kit.drawn.keys.foot_press import FootPress, SignPress
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_NOTE: Final = 17  # sp


class CouldKnowScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: CouldKnowView | None = None
        self.look: Colours = DARK
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.map = IslandMap(moving=True)
        self.map.act = do
        self.eyes, self.speeds = Segmented(), Segmented()
        self.chart, self.timeline = CurveCard(), TimelineBar()
        self.stories = StoryList()
        self.list = Scroll(self.stories)
        self.note = Lettering(sp=_NOTE, weight=700, least=14, valign="top")
        self.keys: list[Press] = []
        self.foot: list[FootPress] = []
        self.ticking = Ticking(self)
        for widget in (self.map, self.eyes, self.chart, self.timeline, self.speeds):
            self.add_widget(widget)

    def render(self, view: CouldKnowView) -> None:
        self.view = view
        self.look = look = BRIGHT if view.bright else DARK
        track = segmented.BRIGHT if view.bright else segmented.DARK
        self.map.render(view.island, look=SHOWABLE if view.bright else SECRET)
        self.eyes.render(view.eyes, track)
        self.speeds.render(view.speeds, track)
        self.chart.render(view.chart, look)
        self.stories.render(view.stories, look)
        self.note.text, self.note.colour = view.note, look.muted
        self.timeline.render(view.timeline, look)
        keep(self, self.keys, len(view.keys), lambda: SignPress(icon=30))
        keep(self, self.foot, len(view.foot), FootPress)
        for key, button in (*zip(self.keys, view.keys, strict=True),
                            *zip(self.foot, view.foot, strict=True)):  # fmt: skip
            self._press(key, button)
        self.ticking.wait(view.tick)
        self.lay_soon()
        self.list.lay_soon()

    def _press(self, key: Press, button: Button) -> None:
        key.skin = bright_skin(button) if self.look is BRIGHT else None
        key.render(button)
        key.redraw()

    def _here(self, rect: Rect) -> Rect:
        """A rectangle in pixels of the window, from one in dp of the page."""
        return rect.scaled(dp(1)).moved(self.x, self.y)

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        found = insight_places(self.width / dp(1), self.height / dp(1))
        self._ground.draw(self.rect, self.look.ground, radius=0)
        self._bar.draw(self._here(found.bar), self.look.bar, radius=0)
        for part, rect in (
            (self.map, found.island), (self.eyes, found.eyes), (self.chart, found.chart),
            (self.timeline, found.timeline), (self.speeds, found.speeds),
            *zip(self.keys, found.keys, strict=True),
            *zip(self.foot, (found.back, found.last), strict=False),
        ):  # fmt: skip
            put(part, self._here(rect))
        for key in self.foot:
            key.fit()
        self._lay_stories(self._here(found.stories), view)

    def _lay_stories(self, place: Rect, view: CouldKnowView) -> None:
        """The stories, or why there are none yet."""
        have(self, self.list, not view.note)
        have(self, self.note, bool(view.note))
        if view.note:
            put(self.note, place.inset(dp(8)))
            return
        put(self.list, place)
        if self.stories.page != place.h:
            self.stories.page = place.h
            self.list.lay_soon()
