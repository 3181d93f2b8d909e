"""One sentence that needs attention, with what can be done about it beside or below it."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_SIGN: Final = 26
_AIR: Final = 8  # dp above and below: with its buttons it has room in a low bar
# Fill, edge and text of a reason, and of a problem.
_LOOKS: Final = {
    False: (theme.ACTING, theme.ANSWER_EDGE, theme.TEXT),
    True: (theme.PROBLEM_BG, theme.PROBLEM, theme.PROBLEM_TEXT),
}


class NoticeBar(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.text = ""
        self.problem = False
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._writing = Writing(self.canvas)
        self._keys: list[Press] = []

    def render(self, notice: tuple[str, tuple[Button, ...]] | None, problem: bool) -> None:
        self.text, buttons = notice or ("", ())
        self.problem = problem
        render_each(self, self._keys, buttons, Press)
        if not self.text:
            self._hide()
        self.lay_soon()

    def _hide(self) -> None:
        self._box.hide()
        self._sign.hide()
        self._writing.hide()

    def height_for(self, width: float) -> float:
        """None to say: no room."""
        if not self.text:
            return 0
        beside = self._beside(width)
        height = self._words_high(width - beside)
        if self._keys:
            below = 0 if beside else height + dp(theme.BETWEEN)
            height = max(height if beside else 0, below + dp(theme.TARGET))
        return height + 2 * dp(_AIR)

    def has_room(self, width: float) -> bool:
        """True where its longest word fits: a path is one word."""
        wide = self._inside(width - self._beside(width))
        words = (text_width(one, theme.BODY, weight=700) for one in self.text.split())
        return max(words, default=0) <= wide

    @staticmethod
    def _inside(width: float) -> float:
        return float(width - 2 * dp(theme.PADDING) - dp(_SIGN + 10))

    def _beside(self, width: float) -> float:
        """The width of the buttons beside the sentence; 0 if they stand better below."""
        wanted = sum(self._wide(key) + dp(theme.BETWEEN) for key in self._keys)
        if not wanted or wanted >= width / 2:
            return 0
        below = self._words_high(width) + dp(theme.BETWEEN + theme.TARGET)
        return wanted if self._words_high(width - wanted) <= below else 0

    def _words_high(self, width: float) -> float:
        return float(text_height(self.text, self._inside(width), theme.BODY, weight=700, line=1.3))

    @staticmethod
    def _wide(key: Press) -> float:
        label = key.button.label if key.button else ""
        icon = dp(36) if key.button and key.button.icon else 0
        return float(text_width(label, key.sp, weight=700) + icon + 2 * dp(theme.PADDING + 4))

    def lay(self) -> None:
        if not self.text:
            return
        fill, edge, colour = _LOOKS[self.problem]
        self._box.draw(self.rect, fill, edge)
        inside = self.rect.inset(dp(theme.PADDING), dp(_AIR))
        inside = self._lay_keys(inside)
        sign, words = inside.cut_left(dp(_SIGN), dp(10))
        self._sign.draw(*sign.middle, dp(_SIGN), "problem" if self.problem else "info", edge)
        self._writing.draw(
            words, self.text, theme.BODY, weight=700, colour=colour, least=14, line=1.3
        )

    def _lay_keys(self, inside: Rect) -> Rect:
        """The buttons at the right or below; what is left for the sentence."""
        gap = dp(theme.BETWEEN)
        if self._keys and not self._beside(self.width):
            row, inside = inside.cut_bottom(dp(theme.TARGET), gap)
            for key, box in zip(self._keys, row.columns(len(self._keys), gap), strict=True):
                put(key, box)
            return inside
        for key in reversed(self._keys):
            box, inside = inside.cut_right(self._wide(key), gap)
            put(key, Rect(box.x, box.middle[1] - dp(theme.TARGET) / 2, box.w, dp(theme.TARGET)))
        return inside
