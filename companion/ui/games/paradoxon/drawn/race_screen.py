"""The race: two buttons as large as their halves, and a band between them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.ready_race import RaceHalf, RaceView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import Painted, guard
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.halves import Filled
from companion.ui.table.views import TableView

_BAND: Final = 72  # dp
_NARROW: Final = 700
_RADIUS: Final = 40  # dp of the corners
_ROUND: Final = ring(48)


class ReadyPress(Painted):
    """A whole half as one button: amber for the first, quiet for the second."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.half: RaceHalf | None = None
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._tick = Sign(self.canvas)
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)

    @property
    def words(self) -> object:
        """Nothing about the other: both may touch at once, and each touch counts."""
        return self.half is not None and self.half.ready

    def render(self, half: RaceHalf) -> None:
        self.half, self.role = half, half.button.act
        self.redraw()

    def on_touch_down(self, touch: Any) -> bool:
        """Taken as the finger comes down: whoever is faster is not the one who lifts it first.

        Two fingers in one frame both count: neither has to have seen the other.
        """
        if not self.role or not self.hit(*touch.pos):
            return False
        watch = guard()
        if watch is None or watch.now() >= watch.ready(self.role):
            if watch is not None:
                watch.touched(self.role)
            self.act(self.role)
        return True

    def paint(self, rect: Rect) -> None:
        half = self.half
        if half is None:
            return
        amber = half.ready and half.first
        fill = theme.ACCENT if amber else theme.PANEL if half.ready else theme.ANSWER
        fill = mixed(fill, theme.WHITE, 0.2 * self.depth)
        edge = "" if amber else theme.QUIET_EDGE if half.ready else theme.ANSWER_EDGE
        self._box.draw(rect, fill, edge, radius=_RADIUS)
        ink = theme.ON_ACCENT if amber else theme.TEXT
        words = rect.inset(rect.w * 0.06, rect.h * 0.1)
        radius = min(dp(54), words.w * 0.09, words.h * 0.3)
        if half.ready:
            sign, words = words.cut_left(2 * radius, dp(28))
            self._disc.draw(placed(_ROUND, *sign.middle, radius), ink if amber else theme.WELL)
            tick = theme.ACCENT if amber else theme.MUTED
            self._tick.draw(*sign.middle, radius * 1.3, "check", tick)
        else:
            self._disc.hide()
            self._tick.hide()
        upper, lower = words.cut_top(words.h * 0.58)
        align = "left" if half.ready else "center"
        self._label.draw(
            upper, half.button.label, 60, least=24, weight=800, colour=ink, halign=align,
            valign="bottom", line=1.1,
        )  # fmt: skip
        second = ink if amber or not half.ready else theme.MUTED
        self._second.draw(
            lower, half.button.second, 24, least=15, weight=700, colour=second, halign=align,
            valign="top",
        )  # fmt: skip


class _Half(Panel):
    def __init__(self, press: ReadyPress, **look: Any) -> None:
        super().__init__(**look)
        self.press = press
        self.add_widget(press)

    def lay(self) -> None:
        put(self.press, self.rect)


class RaceScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._band = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.near, self.far = ReadyPress(), ReadyPress()
        self.turned = Filled(_Half(self.far), 180)
        self.told = Lettering(sp=20, weight=700, least=14)
        self.keys: list[Press] = []
        for widget in (self.near, self.turned, self.told):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, RaceView)
        for press, half in zip((self.near, self.far), shown.halves, strict=True):
            press.render(half)
        self.told.text = shown.told
        self.told.redraw()
        keep(self, self.keys, len(shown.keys), lambda: Press(sp=18))
        for key, button in zip(self.keys, shown.keys, strict=True):
            key.render(button)
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        narrow = self.width < dp(_NARROW)
        rim = dp(24 if not narrow else 8)
        band = dp(_BAND if not narrow else 2 * _BAND - 12)
        half = (self.height - band) / 2 - 2 * rim
        wide = self.width - 2 * rim
        put(self.near, Rect(self.x + rim, self.y + rim, wide, half))
        put(self.turned, Rect(self.x + rim, self.top - rim - half, wide, half))
        place = Rect(self.x + rim, self.center_y - band / 2, wide, band)
        self._band.draw(place, theme.PANEL, radius=18)
        self._lay_band(place.inset(dp(10), dp(6)), narrow=narrow)

    def _lay_band(self, inside: Rect, *, narrow: bool) -> None:
        if narrow:
            told, keys = inside.cut_top(inside.h * 0.45, dp(4))
        else:
            keys, told = inside.cut_right(inside.w * (0.23 * len(self.keys)), dp(12))
        put(self.told, told.inset(dp(8), 0))
        cells = keys.columns(len(self.keys), dp(8)) if self.keys else ()
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)
