"""A line that can be written in."""

from __future__ import annotations

from typing import Any, Final

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import StringProperty

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import pixels
from companion.ui.kit.drawn.paint import Box
from companion.ui.kit.drawn.touched import counts
from companion.ui.widgets.panel import Part
from companion.ui.widgets.typed_line import TypedLine

_LINE: Final = 1.364  # of Nunito Sans, in ems: what Kivy takes for a line


class Field(Part):
    """What is written goes to the presenter letter by letter; `enter`: the act of the enter key."""

    role = StringProperty("field")

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.enter = ""
        self._box = Box(self.canvas.before)
        self.line = TypedLine()
        self.line.bind(text=self._typed, on_text_validate=self._entered)
        self.add_widget(self.line)

    def wait_for_letters(self) -> None:
        """As if it had been touched."""
        self.line.focus = True
        self.line.do_cursor_movement("cursor_end")

    def render(self, hint: str, written: str) -> None:
        self.line.hint_text = hint
        if self.line.text != written:
            self.line.text = written

    def lay(self) -> None:
        self._box.draw(self.rect, theme.WELL, theme.RAISED_EDGE)
        size = pixels(theme.LABEL)
        self.line.font_size = size
        above = max(0.0, (self.height - size * _LINE) / 2)
        self.line.padding = (dp(theme.PADDING), above, dp(theme.PADDING), 0)
        self.line.pos = self.pos
        self.line.size = self.size

    def _typed(self, _line: object, text: str) -> None:
        App.get_running_app().companion.typed(text)

    def _entered(self, _line: object) -> None:
        if self.enter and counts("key enter"):
            App.get_running_app().companion.do(self.enter)
