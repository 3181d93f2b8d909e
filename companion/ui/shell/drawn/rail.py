"""The steps that a page is one of: a number or a tick, and what the step is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

HIGH: Final = 56  # dp
_DISC: Final = 38
_RIM: Final = 10  # dp more than the disc that a step without its name has
_LABEL: Final = 18
_NUMBER: Final = 19
_TICK: Final = "#1F7A3D"


class RailStep(Painted):
    """`named`: whether there is room for its name beside the disc."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.button: Button | None = None
        self.named = True
        self._pill, self._disc = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._number, self._label = Writing(self.canvas), Writing(self.canvas)
        self._tick = Sign(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.button.label if self.button and self.named else ""

    def render(self, button: Button, named: bool) -> None:
        if (button, named) != (self.button, self.named):
            self.button, self.named, self.role = button, named, button.act
            self.redraw()

    def wanted(self, button: Button, named: bool) -> float:
        if not named:
            return float(dp(_DISC + _RIM))
        return float(dp(_DISC + 18 + 14) + text_width(button.label, _LABEL, weight=800))

    def paint(self, rect: Rect) -> None:
        button = self.button
        if button is None:
            return
        left = dp(9) if self.named else (rect.w - dp(_DISC)) / 2
        disc = Rect(rect.x + left, rect.middle[1] - dp(_DISC) / 2, dp(_DISC), dp(_DISC))
        shown = button.chosen or self.pressed
        self._pill.draw(rect, theme.ACTING if shown else "", radius=HIGH / 2)
        self._draw_disc(button, disc)
        label = button.label if self.named else ""
        place = Rect(disc.right + dp(8), rect.y, max(1.0, rect.right - disc.right - dp(12)), rect.h)
        colour = theme.TEXT if button.chosen or button.icon else theme.MUTED
        self._label.draw(place, label, _LABEL, weight=800, colour=colour, least=14, line=1.05)

    def _draw_disc(self, button: Button, disc: Rect) -> None:
        ticked = bool(button.icon) and not button.chosen
        fill = theme.ACCENT if button.chosen else _TICK if ticked else theme.RAISED
        self._disc.draw(disc, fill, radius=_DISC / 2)
        ink = theme.ON_ACCENT if button.chosen else theme.TEXT
        number = "" if ticked else button.second
        self._number.draw(disc, number, _NUMBER, weight=800, halign="center", colour=ink)
        if ticked:
            self._tick.draw(*disc.middle, dp(22), button.icon, theme.TEXT)
        else:
            self._tick.hide()


class Rail(Panel):
    """The steps in a row; if all names have no room, only the open step has its own."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.steps: list[RailStep] = []
        self.buttons: Sequence[Button] = ()

    def render(self, buttons: Sequence[Button]) -> None:
        self.buttons = buttons
        keep(self, self.steps, len(buttons), RailStep)
        self.lay_soon()

    def lay(self) -> None:
        pairs = list(zip(self.steps, self.buttons, strict=True))
        named = sum(step.wanted(button, True) for step, button in pairs) <= self.width
        widths = [step.wanted(button, named or button.chosen) for step, button in pairs]
        over = sum(widths) - self.width
        widths = [
            wide - max(0.0, over) if button.chosen else wide
            for wide, (_, button) in zip(widths, pairs, strict=True)
        ]
        gap = max(0.0, self.width - sum(widths)) / max(1, len(pairs) - 1)
        x = self.x
        for (step, button), wide in zip(pairs, widths, strict=True):
            step.render(button, named or button.chosen)
            put(step, Rect(x, self.y, wide, self.height))
            x += wide + gap
