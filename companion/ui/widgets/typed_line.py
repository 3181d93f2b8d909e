"""What a phrase is typed into: imported when somebody first types, for it is slow to load."""

from __future__ import annotations

from typing import Any, Final

from kivy.uix.textinput import TextInput

ESCAPE: Final = 27


class TypedLine(TextInput):
    """Escape wipes it, and leaves it when there is nothing to wipe."""

    def keyboard_on_key_down(
        self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        if keycode[0] == ESCAPE and self.text:
            self.select_all()
            self.delete_selection()
            return True
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))
