"""Starting the app: what Kivy has to be told before it is imported."""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping
from logging import CRITICAL, getLogger
from os import environ
from typing import Any, Final

FIRST_FRAMES: Final = 0.2  # seconds

# What `./run` and `main.py` say where no window can be seen.
NO_DISPLAY: Final = (
    "There is no display here to open the app on; start it on a desktop, or play a table script"
    " in the terminal: ./run table FILE\n"
    "Здесь нет дисплея, и приложение открыть негде; запусти его на рабочем столе или сыграй"
    " сценарий стола в терминале: ./run table ФАЙЛ\n"
)
NO_WINDOW: Final = (
    "The app could open no window: OpenGL is missing here; as root: apt-get install libgl1 libegl1"
    "\nОкно не открыть: здесь нет OpenGL; с правами root: apt-get install libgl1 libegl1\n"
)
ENVIRONMENT: Final = {
    "KIVY_NO_ARGS": "1",  # the words after the command are ours
    "KIVY_NO_CONFIG": "1",  # Kivy's own settings are neither read nor written at home
    "KIVY_NO_FILELOG": "1",  # no log on the disk
    "KIVY_LOG_MODE": "PYTHON",  # stderr and other people's logs are left alone
    "KIVY_WINDOW": "sdl2",
    "KIVY_TEXT": "sdl2",
    "KIVY_IMAGE": "sdl2",
    "KIVY_CLIPBOARD": "android,nspaste,winctypes,sdl2,dummy",  # none that is another program
}
SETTINGS: Final = {
    "graphics": {
        "width": "1280",
        "height": "800",
        "minimum_width": "412",
        "minimum_height": "600",
        "multisamples": "0",  # edges are drawn smooth; a third of the start and 40 MB are saved
    },
    "kivy": {"exit_on_escape": "0"},
}


def can_show(environment: Mapping[str, str] = environ) -> bool:
    """On Linux without a display SDL would open a window that nobody can see."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "ANDROID_ARGUMENT")
    return sys.platform != "linux" or any(environment.get(name) for name in shown)


def settle(settings: Mapping[str, Mapping[str, str]] = SETTINGS) -> None:
    """Before the first window. What stands in the environment already stays as it is."""
    for name, value in ENVIRONMENT.items():
        environ.setdefault(name, value)
    import kivy
    from kivy.config import Config

    # Its log names as errors what no desktop has; what matters to a user we say ourselves.
    getLogger("kivy").setLevel(CRITICAL + 1)
    kivy.kivy_options["cutbuffer"] = ()  # two more programs that it would look for
    for section, values in settings.items():
        for name, value in values.items():
            if "ANDROID_ARGUMENT" not in environ or not name.startswith("minimum"):
                Config.set(section, name, value)  # Android alone says how large its windows are
    Config.remove_option("input", "%(name)s")  # on Linux: asks every input device of the machine
    if Config.has_option("input", "mouse"):  # not on Android
        Config.set("input", "mouse", "mouse,disable_multitouch")  # no red dots at a right click


def made(data: str | None = None) -> Any:
    """The app, ready to run; `data`: the folder of games and settings.

    Importing leaves no rubbish worth looking for, and what stands once the first screen does is
    there to stay: looking it all through takes longer than a frame.
    """
    gc.disable()
    from kivy.base import ExceptionManager
    from kivy.clock import Clock

    from companion.ui.app import CompanionApp, Unforeseen

    app = CompanionApp(data)
    Clock.schedule_once(_look_for_rubbish, FIRST_FRAMES)
    ExceptionManager.add_handler(Unforeseen(app))
    return app


def _look_for_rubbish(_seconds: float) -> None:
    gc.freeze()
    gc.enable()


def start() -> int:
    """Run the app until it is closed; the exit code."""
    if not can_show():
        sys.stderr.write(NO_DISPLAY)
        return 2
    settle()
    from kivy.core.window import Window

    if Window is None:
        sys.stderr.write(NO_WINDOW)
        return 2
    made(data_folder()).run()
    return 0


def data_folder(environment: Mapping[str, str] = environ) -> str | None:
    """Of games and settings. Elsewhere than on Linux the system itself gives us one."""
    if sys.platform != "linux" or "ANDROID_ARGUMENT" in environment:
        return None
    from companion.store import data_folder as folders

    return str(folders.data_folder(environment))
