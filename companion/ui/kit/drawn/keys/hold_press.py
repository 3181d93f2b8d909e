"""A button that has to be held until its ring is full: a short tap does nothing."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, fitting, letters, styled, text_height
from companion.ui.kit.drawn.paint import Outline, Points, RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted, counts, do, dropped, now
from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.kit.parts import Hold
from companion.ui.kit.rect import Rect

SECONDS: Final = 0.8
EMPTIES: Final = 0.2
WIDTH: Final = 8  # dp of the ring
_RADIUS: Final = 34  # dp to the middle of it
_LABEL, _SECOND = 26, 17  # sp
_LEAST: Final = 14  # sp of the second line
_HIGH: Final = 84  # dp at least, of the whole button
_POINTS: Final = 72  # round a whole ring
_STEPS: Final = 4  # in which it fills where nothing is to move
_DEAD: Final = "#DCE9F2"
_DEAD_EDGE: Final = "#7CB2D2"
_DEAD_TRACK: Final = "#B9D2E0"


class FilledRing:
    """A ring of a canvas that is filled clockwise from the top. `width`: of its line, in dp."""

    def __init__(self, canvas: Any, width: float = WIDTH) -> None:
        self._width = width
        self._track, self._arc = Outline(canvas), Outline(canvas, close=False)

    def draw(
        self, middle: tuple[float, float], radius: float, share: float, colours: tuple[str, str]
    ) -> None:
        """`radius` in pixels. `colours`: of the track, and of what is full."""
        track, full = colours
        self._track.draw(_arc(middle, radius, 1.0), track, dp(self._width))
        if share <= 0:
            self._arc.hide()
        else:
            self._arc.draw(_arc(middle, radius, share), full, dp(self._width))

    def hide(self) -> None:
        self._track.hide()
        self._arc.hide()


def _arc(middle: tuple[float, float], radius: float, share: float) -> Points:
    x, y = middle
    count = max(2, ceil(_POINTS * share))
    last = count if share < 1 else count - 1
    turns = (2 * pi * share * at / count for at in range(last + 1))
    return [(x + radius * sin(turn), y + radius * cos(turn)) for turn in turns]


class HoldRing(Painted):
    """A ring, filled while a finger holds the button, and beside it what it is for.

    Letting go empties it. While it is dead its ring shows how that time passes.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.hold: Hold | None = None
        self._dead = Tween(self.redraw)
        self._full = Tween(self.redraw)
        self._box, self._ring = RoundedBox(self.canvas), FilledRing(self.canvas)
        self._sign = Sign(self.canvas)
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.hold is None else f"{self.hold.button.label}\n{self.second}"

    @property
    def second(self) -> str:
        if self.hold is None:
            return ""
        return self.hold.waits if self.is_dead else self.hold.button.second

    @property
    def share(self) -> float:
        """The part of the ring that is full."""
        return self._full.value

    @property
    def is_dead(self) -> bool:
        return self._dead.running

    @property
    def words(self) -> object:
        return self.hold and (self.hold.button.label, self.hold.button.enabled)

    def render(self, hold: Hold) -> None:
        if hold != self.hold:
            begins = self.hold is None or hold.button.act != self.hold.button.act
            self.hold, self.role = hold, hold.button.act
            if begins and hold.dead:
                self._dead.jump(0.0)
                self._dead.go(1.0, hold.dead, self.redraw)
        self.redraw()

    def height_for(self, width: float) -> float:
        """The height that it wants at this width."""
        if self.hold is None:
            return 0
        across, button = width - self._beside(), self.hold.button
        seconds = (button.second, self.hold.waits)
        second = max(text_height(one, across, _SECOND, weight=700, line=1.2) for one in seconds)
        label = text_height(button.label, across, _LABEL, weight=800, line=1.15)
        return max(dp(_HIGH), label + second + dp(20))

    # The finger

    def on_touch_down(self, touch: Any) -> bool:
        if not self.role or not self.hit(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if self.pressed or self.is_dead or dropped(self.role):
            return True
        touch.grab(self)
        self._when = now()
        self.look_pressed(True)
        self._full.go(1.0, SECONDS * (1 - self._full.value), lambda: self._filled(touch))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self and not self.hit(*touch.pos):
            self.let_go(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self.let_go(touch)
        return True

    def let_go(self, touch: Any) -> None:
        touch.ungrab(self)
        self.look_pressed(False)
        if moves():
            self._full.go(0.0, EMPTIES)
        else:
            self._full.jump(0.0)

    def _filled(self, touch: Any) -> None:
        self.let_go(touch)
        if self.get_root_window() is not None and counts(self.role, self._when):
            do(self.role)

    # Drawing

    def _beside(self) -> float:
        """The room that the ring takes, and the rim at the right."""
        return dp(2 * _RADIUS + WIDTH + 18 + 14 + 18)

    def paint(self, rect: Rect) -> None:
        if self.hold is None:
            return
        dead = self.is_dead
        fill = _DEAD if dead else mixed(theme.SHOW_BUTTON, theme.WHITE, 0.08 * self.pressed)
        self._box.draw(rect, fill, _DEAD_EDGE if dead else "", radius=rect.h / dp(2))
        radius = min(dp(_RADIUS), rect.h / 2 - dp(WIDTH + 4))
        middle = (rect.x + dp(18 + WIDTH / 2) + radius, rect.middle[1])
        if dead:
            self._ring.draw(middle, radius, self._dead.value, (_DEAD_TRACK, theme.SHOW_BUTTON))
        else:
            track = mixed(theme.SHOW_BUTTON, theme.SHOW_OCEAN, 0.3)
            self._ring.draw(middle, radius, self._shown(), (track, theme.ACCENT))
        ink = theme.SHOW_TEXT if dead else theme.WHITE
        icon = self.hold.button.icon
        if icon:
            self._sign.draw(*middle, radius * 0.9, icon, theme.SHOW_BUTTON if dead else ink)
        left = middle[0] + radius + dp(WIDTH / 2 + 14)
        self._write(Rect(left, rect.y, max(1.0, rect.right - left - dp(18)), rect.h), ink)

    def _shown(self) -> float:
        share = self._full.value
        return share if moves() else int(share * _STEPS) / _STEPS

    def _write(self, place: Rect, ink: str) -> None:
        """The label, and the second line under it, as a block in the middle."""
        assert self.hold is not None
        label, second = self.hold.button.label, self.second
        low = text_height(second, place.w, _SECOND, weight=700, line=1.2)
        high = text_height(label, place.w, _LABEL, weight=800, line=1.15)
        high = min(high, place.h - low - dp(8))
        bottom = place.middle[1] - (high + low) / 2
        self._label.draw(
            Rect(place.x, bottom + low, place.w, high), label, _size(label, place.w, high),
            weight=800, colour=ink, line=1.15,
        )  # fmt: skip
        self._second.draw(
            Rect(place.x, bottom, place.w, low), second, _SECOND, least=_LEAST, weight=700,
            colour=ink if self.is_dead else mixed(ink, theme.SHOW_OCEAN, 0.35), line=1.2,
        )  # fmt: skip


def _size(label: str, width: float, height: float) -> float:
    """The size in sp at which the words of a label stay whole."""
    wanted = letters(_LABEL)
    return (
        _LABEL
        * fitting(label, styled(800, "left", 1.15), wanted, (int(width), int(height)))
        / wanted
    )
