"""A button whose ring fills by itself: when it is full, its act is sent. A touch hurries it."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.hold_press import FilledRing
from companion.ui.kit.drawn.lettering import Writing, text_height, text_scale, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted, do
from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.kit.pace import GoOn
from companion.ui.kit.rect import Rect

_LABEL, _SECOND, _LEAST = 20, 14, 14  # sp
_RING: Final = 5.5  # dp across its line
_RADIUS: Final = 27  # dp at most, to the middle of it
_RIM, _GAP = 14, 12  # dp left of the ring, and between it and the words
_STEPS: Final = 4  # in which it fills where nothing is to move


@frozen
class GoOnColours:
    """Its ground, the ring's track and what is full of it, and the words."""

    fill: str
    track: str
    full: str
    text: str


# In the secret look, and in the showable one.
DARK: Final = GoOnColours(
    theme.ACCENT, mixed(theme.ACCENT, theme.ON_ACCENT, 0.28), theme.ON_ACCENT, theme.ON_ACCENT
)
BRIGHT: Final = GoOnColours(
    theme.SHOW_BUTTON,
    mixed(theme.SHOW_BUTTON, theme.SHOW_OCEAN, 0.3),
    theme.ACCENT,
    theme.WHITE,
)


class GoOnPress(Painted):
    """The ring keeps its place while the words round it change; leaving the screen stops it."""

    def __init__(self, colours: GoOnColours = DARK, **look: Any) -> None:
        super().__init__(**look)
        self.colours = colours
        self.pause: GoOn | None = None
        self._full = Tween(self._filled_more)
        self._shown: tuple[float, int] = (0.0, 0)
        self._box, self._ring = RoundedBox(self.canvas), FilledRing(self.canvas, _RING)
        self._sign = Sign(self.canvas)
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)
        self.fbind("parent", self._left)

    def render(self, pause: GoOn) -> None:
        """The ring begins anew before something else, and goes on at another pace from there."""
        last, self.pause = self.pause, pause
        self.role = pause.button.act
        if last is None or last.before != pause.before:
            self._full.jump(0.0)
        elif last == pause and (pause.stopped or self._full.running):
            return
        self._run()
        self.redraw()

    def _run(self) -> None:
        pause = self.pause
        if pause is None or pause.stopped:
            self._full.stop()
        elif self.parent is not None and self.share < 1:
            self._full.go(1.0, pause.seconds * (1 - self._full.value), self._past)

    def _left(self, _press: Any, parent: Any) -> None:
        """Nothing goes on where nobody can see it; a pause that is seen again is a whole one."""
        self._full.jump(0.0)
        if parent is not None:
            self._run()

    def _past(self) -> None:
        pause = self.pause
        if pause is not None and self.get_root_window() is not None:
            do(pause.button.act)

    # What it says

    @property
    def share(self) -> float:
        """The part of the pause that has passed."""
        return self._full.value

    @property
    def second(self) -> str:
        """With the seconds that are left."""
        if self.pause is None:
            return ""
        return self.pause.button.second.replace("{n}", str(self._seconds_left()))

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.pause is None else f"{self.pause.button.label}\n{self.second}"

    @property
    def words(self) -> object:
        """A touch that was meant for the last pause does not end the next."""
        return self.pause and (self.pause.button.label, self.pause.before)

    # Drawing

    def _filled_more(self) -> None:
        """Draw it anew only where something of it is seen to change."""
        shown = (self._arc(), self._seconds_left())
        if shown != self._shown:
            self._shown = shown
            self.redraw()

    def _seconds_left(self) -> int:
        """Whole ones, of which the last stands till the end."""
        if self.pause is None:
            return 0
        return max(1, ceil(self.pause.seconds * (1 - self.share) - 1e-6))

    def _arc(self) -> float:
        return self.share if moves() else int(self.share * _STEPS) / _STEPS

    def paint(self, rect: Rect) -> None:
        pause = self.pause
        if pause is None:
            return
        colours = self.colours
        fill = mixed(colours.fill, "#000000", 0.16 * self.depth)
        self._box.draw(rect, fill, radius=theme.BUTTON_RADIUS)
        radius = min(dp(_RADIUS), rect.h / 2 - dp(_RING / 2 + 7), rect.w / 5)
        left = min(dp(_RIM), 0.08 * rect.w)
        middle = (rect.x + left + dp(_RING / 2) + radius, rect.middle[1])
        words = Rect(middle[0] + radius + dp(_RING / 2), rect.y, 0, rect.h)
        wide = rect.right - words.x - dp(_GAP)
        if wide < text_width(pause.button.label, _LEAST, weight=800):
            middle = rect.middle  # the ring alone says it
            wide = 0
        self._ring.draw(middle, radius, self._arc(), (colours.track, colours.full))
        self._sign.draw(*middle, radius, pause.button.icon, colours.text)
        place = Rect(words.x + dp(_GAP) * 0.8, rect.y + dp(4), wide - dp(4), rect.h - dp(8))
        self._write(place if wide else None, pause.button.label)

    def _write(self, place: Rect | None, label: str) -> None:
        """The label, and under it, where there is room, for how long it waits."""
        if place is None:
            self._label.hide()
            self._second.hide()
            return
        ink = self.colours.text
        low = text_height(self.second, place.w, _SECOND, weight=700, line=1.15)
        high = text_height(label, place.w, _LABEL, weight=800, line=1.15)
        least = _LEAST / max(1.0, text_scale())
        if low + high > place.h:
            self._second.hide()
            self._label.draw(place, label, _LABEL, least=least, weight=800, colour=ink)
            return
        bottom = place.middle[1] - (high + low) / 2
        upper = Rect(place.x, bottom + low, place.w, high)
        self._label.draw(upper, label, _LABEL, least=least, weight=800, colour=ink, line=1.15)
        lower = Rect(place.x, bottom, place.w, low)
        self._second.draw(lower, self.second, _SECOND, least=least, weight=700, colour=ink,
                          line=1.15)  # fmt: skip
