"""A captive's words in a speech bubble, in the place of the question; beside it who speaks."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.desk.views import Bubble
from companion.ui.island.desk.zones import QuestionPlaces
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import Polygon, RoundedBox
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.rect import Rect

_WORDS, _BELOW, _NAME = 26, 15, 15  # sp
_LEAST: Final = 14
_BESIDE: Final = 88  # dp of the emblem with the name below it
_CLOSE: Final = 44  # of the emblem alone
_TAIL: Final = 14
_INK: Final = "#33495C"  # of what the captive cannot know, on paper


class BubbleCard(Panel):
    """The words as large as they fit; what is below them goes first where there is no room."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.bubble: Bubble | None = None
        self._places: QuestionPlaces | None = None
        self._box, self._paper = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._tail = Polygon(self.canvas)
        self._emblem, self._name = EmblemSign(self.canvas), Writing(self.canvas)
        self._words, self._below = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words in it, which the tests read."""
        return "" if self.bubble is None else f"{self.bubble.words}\n{self.bubble.below}"

    def render(self, bubble: Bubble, places: QuestionPlaces) -> None:
        """`places` in pixels."""
        if (bubble, places) != (self.bubble, self._places):
            self.bubble, self._places = bubble, places
            self.lay_soon()

    def lay(self) -> None:
        bubble, places = self.bubble, self._places
        if bubble is None or places is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=theme.CARD_RADIUS)
        paper = self._draw_speaker(bubble, self.rect, close=places.beside)
        self._paper.draw(paper, theme.PAPER, radius=16)
        x, y, side = paper.x, paper.middle[1], dp(_TAIL)
        self._tail.draw(
            [(x + dp(2), y + 0.8 * side), (x - side, y), (x + dp(2), y - 0.8 * side)], theme.PAPER
        )
        self._write(bubble, paper.inset(dp(12 if places.beside else 20), dp(4)))

    def _draw_speaker(self, bubble: Bubble, rect: Rect, *, close: bool) -> Rect:
        """The emblem; what is left of the place is the bubble's."""
        rim = dp(4 if close else 10)
        left, rest = rect.cut_left(dp(_CLOSE if close else _BESIDE), dp(_TAIL - 2))
        x, y = left.middle
        if close:
            self._emblem.draw(x, y, dp(16), bubble.who)
            self._name.hide()
        else:
            radius = min(dp(28), 0.27 * rect.h)
            self._emblem.draw(x, y + dp(10), radius, bubble.who)
            name = Rect(left.x, rect.y + dp(4), left.w, max(dp(18), y + dp(10) - radius - rect.y))
            self._name.draw(
                name, bubble.name, _NAME, weight=700, least=_LEAST, colour=theme.SAY_TEXT,
                halign="center", line=1.1,
            )  # fmt: skip
        return Rect(rest.x, rect.y + rim, rest.w - dp(12), rect.h - 2 * rim)

    def _write(self, bubble: Bubble, place: Rect) -> None:
        below = text_height(bubble.below, place.w, _BELOW, weight=700, line=1.15)
        words = text_height(bubble.words, place.w, _LEAST, weight=800, line=1.1)
        if not bubble.below or below + words > place.h:
            self._below.hide()
            upper = place
        else:
            lower, upper = place.cut_bottom(below, dp(2))
            self._below.draw(
                lower, bubble.below, _BELOW, weight=700, least=_LEAST, colour=_INK, line=1.15
            )
        self._words.draw(
            upper, bubble.words, _WORDS, weight=800, least=_LEAST, colour=theme.ON_PAPER, line=1.1
        )
