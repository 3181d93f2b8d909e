"""Settings of Kivy beside those of the app, so that everybody sees the same.

Where OpenGL is installed the pixels are real, and no display is needed; without it everything but
them is tested.
"""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any, Final, Literal

from companion.ui.start import settle

Drawing = Literal["offscreen", "mock", "window"]

# The offscreen surface cannot grow: it is made as large as the largest layout, and used in part.
SURFACE: Final = (1280, 1280)

ALWAYS: Final = {
    "KIVY_NO_ENV_CONFIG": "1",  # a developer's own settings are left out
    "KIVY_METRICS_DENSITY": "1",  # a dp is a pixel on every machine
    "KIVY_METRICS_FONTSCALE": "1",
    "KIVY_DPI": "96",
    "KIVY_CLIPBOARD": "dummy",
    "SDL_AUDIODRIVER": "dummy",
}
DRAWN: Final[dict[Drawing, dict[str, str]]] = {
    "offscreen": {
        "KIVY_WINDOW": "sdl2",
        "SDL_VIDEODRIVER": "offscreen",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    },
    "mock": {"KIVY_WINDOW": "none", "KIVY_GL_BACKEND": "mock"},
    "window": {"KIVY_WINDOW": "sdl2"},
}
SETTINGS: Final = {
    "graphics": {
        "width": str(SURFACE[0]),
        "height": str(SURFACE[1]),
        "multisamples": "0",
        "vsync": "0",
        "maxfps": "0",
    },
    "kivy": {"exit_on_escape": "0"},
}


def drawing() -> Drawing:
    """Choose how pixels are made; KIVY_TEST_GL=window shows the tests in a real window."""
    match os.environ.get("KIVY_TEST_GL"):
        case "mock" | "window" | "offscreen" as wanted:
            return wanted
        case _ if not sys.platform.startswith("linux"):
            return "window"
        case _:
            return "offscreen" if _loads("libGL.so.1", "libEGL.so.1") else "mock"


def _loads(*libraries: str) -> bool:
    try:
        for library in libraries:
            ctypes.CDLL(library)
    except OSError:
        return False
    return True


def prepare(surface: tuple[int, int] = SURFACE, density: float = 1) -> Drawing:
    """Before anything of Kivy is imported; from then on an import may open the window.

    `surface`: the largest window there will be; `density`: pixels of a dp.
    """
    chosen = drawing()
    os.environ.update(ALWAYS | DRAWN[chosen] | {"KIVY_METRICS_DENSITY": str(density)})
    width, height = map(str, surface)
    settle(SETTINGS | {"graphics": SETTINGS["graphics"] | {"width": width, "height": height}})
    from kivy.config import Config

    Config.remove_option("input", "mouse")  # there is no hand but our own finger
    if chosen == "mock":
        from tests.ui.mock_window import install

        install(surface)
    return chosen


def open_window() -> Any:
    """The one window of the process."""
    from kivy.core.window import Window

    if Window is None:
        raise RuntimeError("Kivy could open no window; apt-get install libgl1 libegl1")
    return Window
