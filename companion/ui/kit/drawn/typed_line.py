"""Lines that are typed into: imported when somebody first types, for they are slow to load."""

from __future__ import annotations

from typing import Any, Final

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.textinput import TextInput

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FONTS, pixels
from companion.ui.kit.drawn.paint import RoundedBox, rgba
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.touched import counts

ESCAPE: Final = 27


class TypedLine(TextInput):
    """Escape wipes it, and leaves it when there is nothing to wipe.

    It has no ground of its own: its parent draws one, around more than the letters.
    """

    def __init__(self, **look: Any) -> None:
        usual = {
            "multiline": False,
            "write_tab": False,
            "font_name": FONTS[400],
            "background_color": (0, 0, 0, 0),
            "background_normal": "",
            "background_active": "",
            "foreground_color": rgba(theme.TEXT),
            "hint_text_color": rgba(theme.MUTED),
            "cursor_color": rgba(theme.ACCENT),
            "cursor_width": dp(theme.EDGE),
        }
        super().__init__(**{**usual, **look})
        self.text = " "  # Kivy has no lines before the next frame, and a finger may be faster
        self.text = look.get("text", "")

    def keyboard_on_key_down(
        self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        if keycode[0] == ESCAPE and self.text:
            self.select_all()
            self.delete_selection()
            return True
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))


_LINE: Final = 1.364  # of Nunito Sans, in ems: what Kivy takes for a line


class Field(Panel):
    """A line whose letters go to the open page one by one; `enter`: the act of the enter key."""

    role = StringProperty("field")

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.enter = ""
        self._box = RoundedBox(self.canvas.before)
        self.line = TypedLine()
        self.line.bind(text=self._typed, on_text_validate=self._entered)
        self.add_widget(self.line)

    def wait_for_letters(self) -> None:
        """Wait for letters as if it had been touched."""
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
