"""The desk: the island, the captives, what to say, the one question, and what can be done.

The OP reads the announcement first, so it is drawn first: what is new around it follows in the next
frame, before any touch of that frame is looked at.
"""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.bar import Bar
from companion.ui.island.desk.drawn.captive_strip import CaptiveStrip
from companion.ui.island.desk.drawn.corner import Corners
from companion.ui.island.desk.drawn.crowded_layout import places
from companion.ui.island.desk.drawn.entry_line import EntryLine
from companion.ui.island.desk.drawn.pad import Compass, Keys
from companion.ui.island.desk.drawn.question_card import QuestionCard
from companion.ui.island.desk.drawn.say_card import SayCard
from companion.ui.island.desk.drawn.token_strip import TokenStrip
from companion.ui.island.desk.drawn.usual_layout import DeskPlaces
from companion.ui.island.desk.layout import DeskLayout, desk_layout
from companion.ui.island.desk.views import DeskView
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_scale
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import put, show
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.rect import NOWHERE, Rect


class DeskScreen(Widget):
    """Only what has changed is drawn anew: each part compares its share of the view."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: DeskView | None = None
        self.desk: DeskLayout | None = None
        self.places: DeskPlaces | None = None
        self.reading = False  # what has been said is looked at once more, large
        self._panels = (RoundedBox(self.canvas), RoundedBox(self.canvas))
        self._corners = Corners(self.canvas.after)
        self.island = IslandMap()
        self.island.act = do
        self.captives, self.bar = CaptiveStrip(), Bar()
        self.token, self.card, self.sheet = TokenStrip(), SayCard(self._read), QuestionCard()
        self.entry = EntryLine()
        self.compass, self.keys = Compass(self.entry.write), Keys()
        for part in (self.island, self.captives, self.bar, self.entry):
            self.add_widget(part)
        self.lay_soon = Clock.create_trigger(self._lay, -1)
        self._rest_next = Clock.create_trigger(self._rest)
        self._ticking = Ticking(self)
        self.fbind("pos", self.lay_soon)
        self.fbind("size", self.lay_soon)

    def louder(self, level: float) -> None:
        """Show how loud it is at the microphone: nothing is laid out for that."""
        self.compass.louder(level)
        self.entry.louder(level)

    def render(self, view: DeskView) -> None:
        if view == self.view:
            return
        to_say = self.view is not None and view.card != self.view.card
        self.reading = self.reading and not to_say
        self.view = view
        if to_say and self.card.parent is not None:
            self._say_first()
        else:
            self._rest()

    def _say_first(self) -> None:
        """Draw the announcement; parts that will lie elsewhere are away for this frame."""
        found = self._found()
        if found is None or not found.card.h:
            self._rest()
            return
        for part, rect in self._changing(found):
            if part is not self.card and self._here(rect) != _rect(part):
                self._show(part, NOWHERE)
        self._put_around(found)
        self._show(self.card, found.card)
        self._say(found)
        self._rest_next()

    def _rest(self, *_: object) -> None:
        view = self.view
        if view is None:
            return
        self.island.render(view.island)
        self.captives.render(view.captives)
        self.bar.render(view.bar, view.rules)
        self.entry.render(view.entry)
        self._ticking.wait(view.tick)
        self._lay()

    def _lay(self, *_: object) -> None:
        """Put every part where it belongs; those that are not shown are not there at all."""
        view, found = self.view, self._found()
        if view is None or found is None:
            return
        put(self.island, self._here(found.island))
        self._put_around(found)
        for part, rect in self._changing(found):
            self._show(part, rect)
        self.places = found
        self._render_changing(view, found)
        self._corners.draw(view.deaths, view.round, self._here(found.island))

    def _found(self) -> DeskPlaces | None:
        """The places of all parts; none as long as the desk itself has no size."""
        view = self.view
        if view is None or self.width < 2 or self.height < 2:
            return None
        unit = dp(1)
        desk = desk_layout(self.width / unit, self.height / unit, view.token is not None)
        if desk != self.desk:
            self.desk = desk
            self._lay_fixed(desk)
        return places(desk, view, self._size, text_scale(), self.reading)

    def _here(self, rect: Rect) -> Rect:
        """A rectangle in pixels of the window, from one in dp of the desk."""
        return rect.scaled(dp(1)).moved(self.x, self.y) if rect.h else NOWHERE

    def _size(self, found: DeskPlaces) -> float:
        """Of what is to be said there, in sp."""
        if self.view is None or not found.card.h:
            return 0
        card, confirm, row = map(self._here, (found.card, found.confirm, found.row))
        return self.card.size_in(card, self.view.card, confirm, row, self.reading)

    def _read(self) -> None:
        self.reading = not self.reading
        self._lay()

    def _lay_fixed(self, desk: DeskLayout) -> None:
        self.bar.upright = desk.around.upright_bar
        put(self.captives, self._here(desk.around.captives))
        put(self.bar, self._here(desk.around.bar))

    def _changing(self, found: DeskPlaces) -> tuple[tuple[Widget, Rect], ...]:
        return (
            (self.token, found.token),
            (self.card, found.card),
            (self.sheet, found.sheet),
            (self.compass, found.compass),
            (self.keys, found.keys),
        )

    def _put_around(self, found: DeskPlaces) -> None:
        """Put what is never away: the entry line, and the grounds of the parts that come and go."""
        put(self.entry, self._here(found.entry))
        for at, box in enumerate(self._panels):
            rect = found.panels[at] if at < len(found.panels) else NOWHERE
            if rect.h:
                box.draw(self._here(rect), theme.PANEL, radius=theme.CARD_RADIUS)
            else:
                box.hide()

    def _show(self, part: Widget, rect: Rect) -> None:
        show(self, part, self._here(rect))

    def _say(self, found: DeskPlaces) -> None:
        if self.view is not None:
            confirm, row = self._here(found.confirm), self._here(found.row)
            self.card.render(self.view.card, confirm, row, self.reading)

    def _render_changing(self, view: DeskView, found: DeskPlaces) -> None:
        if view.token is not None:
            self.token.render(view.token)
        if found.card.h:
            self._say(found)
        if found.sheet.h:
            head, pips = self._here(found.head), self._here(found.pips)
            self.sheet.render(view.sheet, head, found.extra, pips, found.headless)
        if found.compass.h:
            self.compass.render(view.pad.compass, view.microphone)
        self.entry.have_microphone(None if found.compass.h else view.microphone)
        if found.keys.h:
            keys = tuple(key for key in view.pad.keys if key not in found.extra)
            bare = bool(found.sheet.h) and found.sheet.x == found.keys.x
            self.keys.render(revised(view.pad, {"keys": keys}), bare)


def _rect(part: Widget) -> Rect:
    return Rect(part.x, part.y, part.width, part.height)
