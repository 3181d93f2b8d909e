"""What anything is typed into: imported when somebody first types, for it is slow to load."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FONTS
from companion.ui.kit.drawn.paint import rgba

ESCAPE: Final = 27


class TypedLine(TextInput):
    """Escape wipes it, and leaves it when there is nothing to wipe.

    It has no ground of its own: whoever holds it draws one, around more than the letters.
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
