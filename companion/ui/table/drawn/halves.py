"""A screen of two halves, the far one turned round, and a band with keys for both between them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import text_width
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.turned import Turned
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

WIDE: Final = 900  # dp of width from which a half has two columns
_NARROW: Final = 700
_BAND: Final = 0.23  # of the height
_LEAST, _MOST = 132, 200  # dp of the band
_LOW_BAND: Final = 136
_KEYS: Final = 236  # dp of the keys of one side at most
_GAP: Final = 8
_SP: Final = 16


class BandKeys(Panel):
    """Undo with the step's name, and below it the other keys of a side."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.keys: list[Press] = []

    def render(self, buttons: tuple[Button, ...]) -> None:
        render_each(self, self.keys, buttons, lambda: Press(sp=_SP, icon=22))
        for key in self.keys:
            key.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        if not self.keys:
            return
        gap, undo = dp(_GAP), self.keys[0]
        second = undo.button.second if undo.button else ""
        wanted = text_width(second, theme.SMALL, weight=700) + dp(
            undo.icon + 10 + 2 * theme.PADDING
        )
        undo.brief = wanted > self.width
        undo.redraw()
        upper, lower = self.rect.rows(2, gap)
        put(self.keys[0], upper)
        for key, cell in zip(self.keys[1:], lower.columns(len(self.keys) - 1, gap), strict=True):
            put(key, cell)


class Filled(Turned):
    """A turned part with one panel that fills it."""

    def __init__(self, panel: Panel, degrees: int = 0, **look: Any) -> None:
        self.panel = panel
        super().__init__(degrees, **look)
        self.add_widget(panel)

    def lay(self) -> None:
        put(self.panel, self.inner)


class HalvesBand(Panel):
    """The keys of the near side left, those of the far side right and turned; `middle` between."""

    def __init__(self, middle: Panel, **look: Any) -> None:
        super().__init__(**look)
        self.near, self.far = BandKeys(), BandKeys()
        self.turned, self.middle = Filled(self.far, 180), middle
        for widget in (middle, self.near, self.turned):
            self.add_widget(widget)

    def render(self, near: tuple[Button, ...], far: tuple[Button, ...]) -> None:
        self.near.render(near)
        self.far.render(far)
        self.lay_soon()

    def lay(self) -> None:
        rim = dp(theme.MARGIN if self.width >= dp(_NARROW) else 8)
        inside = self.rect.inset(rim, dp(_GAP))
        wide = min(dp(_KEYS), (inside.w - inside.h) / 2 - dp(_GAP))
        if self.width >= dp(WIDE):
            wide = min(wide, self.width * 0.185)
        near, rest = inside.cut_left(wide, dp(_GAP))
        far, rest = rest.cut_right(wide, dp(_GAP))
        put(self.near, near)
        put(self.turned, far)
        put(self.middle, rest)


class HalvesScreen(Panel):
    """`near` and `far` are panels that lay themselves out upright, `middle` lies in the band."""

    def __init__(self, near: Panel, far: Panel, middle: Panel, **look: Any) -> None:
        super().__init__(**look)
        self.band = HalvesBand(middle)
        self.halves = (Filled(near), Filled(far, 180))
        for widget in (self.band, *self.halves):
            self.add_widget(widget)

    def band_high(self) -> float:
        if self.width < dp(_NARROW):
            return float(dp(_LOW_BAND))
        return float(max(dp(_LEAST), min(dp(_MOST), self.height * _BAND)))

    def lay(self) -> None:
        high = self.band_high()
        half = (self.height - high) / 2
        near, far = self.halves
        put(near, Rect(self.x, self.y, self.width, half))
        put(far, Rect(self.x, self.top - half, self.width, half))
        put(self.band, Rect(self.x, self.y + half, self.width, high))
