"""A window without any OpenGL: layout, touch and text are real, and nothing is painted.

For machines where neither libGL nor a display is to be had. It needs KIVY_GL_BACKEND=mock and
KIVY_WINDOW=none (so that Kivy tries no window of its own) before Kivy is imported.
"""

from __future__ import annotations

from typing import Any

import kivy.core.window
from kivy.core.window import WindowBase


def install(size: tuple[int, int]) -> Any:
    """Before anything imports `kivy.uix`."""
    window = kivy.core.window.Window = MockWindow.sized(size)
    window.bind(on_pre_resize=_resized)
    return window


def _resized(window: Any, width: int, height: int) -> None:
    """The answer of a real window when its size is set."""
    window.system_size = (width, height)
    window.dispatch("on_resize", width, height)


class MockWindow(WindowBase):
    gl_backends_allowed = ("mock",)
    first_size = (1280, 800)

    @classmethod
    def sized(cls, size: tuple[int, int]) -> MockWindow:
        cls.first_size = size
        return cls()

    def create_window(self, *changed: object) -> None:
        """Called once when it is made, and by a trigger after each change of size."""
        first = not self.initialized
        if first:
            self.initialize_gl()
            self.system_size = self._size = self.first_size
        super().create_window(*changed)
        if first:
            self.system_size = self._size = self.first_size

    def set_title(self, title: str) -> None:
        pass

    def set_icon(self, filename: str) -> None:
        pass

    def show_keyboard(self, *options: object) -> None:
        pass

    def hide_keyboard(self) -> None:
        pass
