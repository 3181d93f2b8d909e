"""What the machine under the app can do: a tablet, or a desktop that stands in for one."""

from __future__ import annotations

from locale import getlocale
from typing import Final, NamedTuple, Protocol

from kivy.core.window import Window
from kivy.utils import platform

from companion.text.languages import Language


class Insets(NamedTuple):
    """The rim of the window that the system draws over, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


class Device(Protocol):
    def language(self) -> Language:
        """The machine's own, until somebody chooses: Russian, or else English."""

    def keep_awake(self, awake: bool) -> None: ...

    def insets(self) -> Insets: ...

    def leave(self) -> bool:
        """To the background, where the machine has one. What the back button does at the end."""


class Desktop:
    def language(self) -> Language:
        return "ru" if (getlocale()[0] or "").startswith("ru") else "en"

    def keep_awake(self, awake: bool) -> None:
        Window.allow_screensaver = not awake

    def insets(self) -> Insets:
        return Insets()

    def leave(self) -> bool:
        return False


class Tablet(Desktop):
    """Android. Kivy takes the same switch for the screen; the rim is drawn by nobody yet."""

    def leave(self) -> bool:
        from kivy.app import App  # noqa: PLC0415 (not needed anywhere else)

        App.get_running_app().pause()
        return True


DEVICE: Final[Device] = Tablet() if platform == "android" else Desktop()
