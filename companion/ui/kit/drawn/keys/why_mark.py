"""*Why?*: a small mark in a corner of a card, with a target that a finger finds."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import put
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

HIGH: Final = 26  # dp of the mark
ROUND: Final = 26  # dp of what is seen without its word
_RIM: Final = 10


class WhyMark(Touched):
    """The word in a pill, or a question mark where there is no room for it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.button: Button | None = None
        self._seen = Rect(0, 0, 0, 0)
        self._worded, self._covers = True, False
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._writing = Writing(self.canvas)

    @property
    def text(self) -> str:
        return self.button.label if self.button else ""

    def render(self, button: Button) -> None:
        self.button, self.role = button, button.act

    def wants(self, worded: bool = True) -> float:
        """The width of the mark, in pixels."""
        if not worded or self.button is None:
            return float(dp(ROUND))
        return text_width(self.button.label, theme.SMALL, weight=700) + 2 * float(dp(_RIM))

    def draw(self, seen: Rect, target: Rect, worded: bool = True) -> None:
        """`seen`: the mark; `target`: where it is touched, which may lie under a text."""
        self._seen, self._worded, self._covers = seen, worded, False
        put(self, target)
        self._redraw()

    def cover(self, target: Rect) -> None:
        """Lie over a picture that stands for it, and draw nothing."""
        self._covers = True
        for part in (self._box, self._sign, self._writing):
            part.hide()
        put(self, target)

    def look_pressed(self, pressed: bool) -> None:
        super().look_pressed(pressed)
        self._redraw()

    def _redraw(self) -> None:
        if self.button is None or self._covers:
            return
        fill = mixed(theme.RAISED, theme.WHITE, 0.16) if self.pressed else theme.RAISED
        if self._worded:
            self._sign.hide()
            self._box.draw(self._seen, fill, theme.PAD_EDGE, radius=HIGH / 2)
            self._writing.draw(
                self._seen, self.button.label, theme.SMALL, weight=700, halign="center", least=11
            )
        else:
            self._box.hide()
            self._writing.hide()
            colour = theme.TEXT if self.pressed else theme.ANSWER_EDGE
            self._sign.draw(*self._seen.middle, dp(ROUND), self.button.icon or "help", colour)
