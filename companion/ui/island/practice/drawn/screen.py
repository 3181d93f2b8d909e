"""The desk of the practice game, with the coach above it: nothing of the desk is hidden."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.screen import DeskScreen
from companion.ui.island.desk.views import Coach, DeskView
from companion.ui.island.practice.drawn.coach_strip import NARROW, WIDE, CoachStrip
from companion.ui.island.practice.drawn.ring import Ring, round_about
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_scale
from companion.ui.kit.drawn.panel import Panel, put

# dp of the strip. From 800 on the desk has all its cards beside it; elsewhere the strip grows with
# the letters, up to a share.
HIGH: Final = 86
LOW: Final = 80
UPRIGHT: Final = 104
PHONE: Final = 132
_LARGER: Final = 1.25


class PracticeScreen(Panel):
    """The strip is as high for every task, so that the desk below it keeps its place."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: DeskView | None = None
        self.desk, self.strip = DeskScreen(), CoachStrip()
        self._ring = Ring(self.canvas.after)
        self._light: tuple[str, ...] = ()
        self.ring_is_round = ""  # the role of what it is round, if that is there
        self.add_widget(self.desk)
        self.add_widget(self.strip)
        # Drawn once everything below has its place; what moves later takes the ring along.
        self.ring_soon = Clock.create_trigger(self._draw_ring, 0)
        self._ring_along = Clock.create_trigger(self._draw_ring, -1)
        self._ringed: Widget | None = None
        self.desk.on_page = self.ring_soon

    def render(self, view: DeskView) -> None:
        coach = view.coach
        if coach is None:  # the lesson is over, and another screen comes
            return
        self.view = view
        self.strip.render(coach)
        self._light_up(coach)
        self.desk.render(revised(view, {"coach": None}))
        self.lay_soon()

    @property
    def bookmark(self) -> object:
        """That of the desk."""
        return self.desk.bookmark

    @bookmark.setter
    def bookmark(self, left: object) -> None:
        self.desk.bookmark = left

    def louder(self, level: float) -> None:
        self.desk.louder(level)

    def _light_up(self, coach: Coach) -> None:
        if coach.light != self._light:
            self._hide_ring()
        self._light = coach.light

    def _hide_ring(self) -> None:
        self._follow(None)
        self._ring.hide()
        self.ring_is_round = ""

    def lay(self) -> None:
        strip, desk = self.rect.cut_top(self._high())
        put(self.strip, strip.inset(dp(theme.BETWEEN), dp(4)))
        put(self.desk, desk)
        self.ring_soon()

    def _high(self) -> float:
        larger = min(_LARGER, max(1.0, text_scale()))
        if self.width < dp(NARROW):
            return float(dp(PHONE) * larger)
        if self.height > self.width or self.width < dp(WIDE):
            return float(dp(UPRIGHT) * larger)
        return float(dp(HIGH) if self.height >= dp(700) else dp(LOW) * larger)

    def _draw_ring(self, *_: object) -> None:
        """Round the first of what would do; what has no room on the screen is not there.

        Before the script has been read to its end the map is quiet, and so is all that answers.
        """
        light = self._light
        if light and not self.desk.told:
            light = (*(role for role in light if not role.startswith("tap ")), "say-next")
        for role in light:
            found = next((part for part in self.walk() if _has_role(part, role)), None)
            if found is not None:
                self._follow(found)
                self._ring.draw(round_about(found, role))
                self.ring_is_round = role
                return
        self._hide_ring()

    def _follow(self, widget: Widget | None) -> None:
        if widget is self._ringed:
            return
        for way in ("pos", "size"):
            if self._ringed is not None:
                self._ringed.funbind(way, self._ring_along)
            if widget is not None:
                widget.fbind(way, self._ring_along)
        self._ringed = widget


def _has_role(part: Any, role: str) -> bool:
    if hasattr(part, "roles"):
        return role in part.roles()
    return bool(getattr(part, "role", "") == role)
