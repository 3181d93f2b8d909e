"""The line that a search is typed into."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import StringProperty

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import pixels
from companion.ui.kit.drawn.paint import Outline, RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Wipe
from companion.ui.kit.drawn.touched import counts, do
from companion.ui.kit.drawn.typed_line import TypedLine
from companion.ui.kit.rect import Rect

_LINE: Final = 1.364  # of Nunito Sans, in ems: what Kivy takes for a line
_SIGN: Final = 48
_GLASS: Final = 8  # dp: the radius of the magnifying glass
_STEPS: Final = 24


class SearchLine(Panel):
    """A line whose letters go to the open page one by one."""

    role = StringProperty("search")

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self._glass, self._stick = Outline(self.canvas), Outline(self.canvas, close=False)
        self._shown = ""
        self.line = TypedLine()
        self.line.bind(text=self._typed, on_text_validate=self._entered, focus=self.lay_soon)
        self.wipe = Wipe(self._wipe)
        self.add_widget(self.line)

    def wait_for_letters(self) -> None:
        """Wait for letters as if it had been touched."""
        self.line.focus = True

    def render(self, hint: str, written: str) -> None:
        self._shown = written
        self.line.hint_text = hint
        if self.line.text != written:
            self.line.text = written
            self.line.do_cursor_movement("cursor_end")
        self._keep_wipe()

    def _keep_wipe(self) -> None:
        if bool(self.line.text) != (self.wipe.parent is not None):
            have(self, self.wipe, bool(self.line.text))
            self.lay_soon()

    def lay(self) -> None:
        edge = theme.ANSWER_EDGE if self.line.focus else theme.RAISED_EDGE
        self._box.draw(self.rect, theme.WELL, edge)
        sign, rest = self.rect.cut_left(dp(_SIGN))
        self._draw_glass(sign)
        if self.wipe.parent is not None:
            place, rest = rest.cut_right(dp(theme.TARGET))
            put(self.wipe, place)
        size = pixels(theme.LABEL)
        self.line.font_size = size
        self.line.padding = (0, max(0.0, (self.height - size * _LINE) / 2), dp(8), 0)
        put(self.line, rest)

    def _draw_glass(self, sign: Rect) -> None:
        (x, y), r = sign.middle, dp(_GLASS)
        x, y = x - dp(1), y + dp(3)
        ring = [(x + r * cos(2 * pi * at / _STEPS), y + r * sin(2 * pi * at / _STEPS))
                for at in range(_STEPS)]  # fmt: skip
        self._glass.draw(ring, theme.MUTED, dp(2.5))
        ends = [(x + 0.8 * r, y - 0.8 * r), (x + 1.7 * r, y - 1.7 * r)]
        self._stick.draw(ends, theme.MUTED, dp(3))

    def _typed(self, _line: object, text: str) -> None:
        self._keep_wipe()
        if text != self._shown:
            App.get_running_app().companion.typed(text)

    def _entered(self, _line: object) -> None:
        if counts("key enter"):
            do("enter")

    def _wipe(self) -> None:
        self.line.text = ""
        self.wait_for_letters()
