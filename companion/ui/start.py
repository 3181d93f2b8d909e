"""The start of the app, with all that Kivy has to be told before it is imported."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Mapping
from logging import CRITICAL, getLogger
from os import environ
from typing import TYPE_CHECKING, Final

from companion.store.assets import PROGRAM
from companion.store.files.writer import can_be_used
from companion.store.streams import complain

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

    from companion.ui.app import CompanionApp

FIRST_FRAMES: Final = 0.2  # seconds

# Said where no window can be seen.
NO_DISPLAY: Final = (
    "There is no display here to open the app on; start it on a desktop, or play a table script"
    f" in the terminal: {PROGRAM} table FILE\n"
    "Здесь нет дисплея, и приложение открыть негде; запусти его на рабочем столе или сыграй"
    f" сценарий стола в терминале: {PROGRAM} table ФАЙЛ"
)
NO_ANSWER: Final = (
    "The display {display} does not answer, so the app can open no window; start it on a desktop,"
    f" or play a table script in the terminal: {PROGRAM} table FILE\n"
    "Дисплей {display} не отвечает, и окно не открыть; запусти приложение на рабочем столе или"
    f" сыграй сценарий стола в терминале: {PROGRAM} table ФАЙЛ"
)
NO_WINDOW: Final = (
    "The app could open no window: OpenGL is missing here; as root: apt-get install libgl1 libegl1"
    "\nОкно не открыть: здесь нет OpenGL; с правами root: apt-get install libgl1 libegl1"
)
NO_FOLDER: Final = (
    "The games are to be kept in {folder}, and nothing can be written there; make it a folder of"
    " yours, and start the app again\n"
    "Игры должны храниться в {folder}, а записать туда ничего нельзя; сделай там свою папку и"
    " запусти приложение снова"
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
    """False on Linux without a display, where SDL would open a window that nobody can see."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "ANDROID_ARGUMENT")
    return sys.platform != "linux" or any(environment.get(name) for name in shown)


def drivers(environment: Mapping[str, str] = environ) -> str | None:
    """The drivers of a display, for SDL; else it would draw where nobody looks if none answers."""
    shown = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    ours = sys.platform == "linux" and "ANDROID_ARGUMENT" not in environment
    return "x11,wayland" if shown and ours else None


def settle(settings: Mapping[str, Mapping[str, str]] = SETTINGS) -> None:
    """Set Kivy up before its first window. What stands in the environment already stays."""
    for name, value in ENVIRONMENT.items():
        environ.setdefault(name, value)
    wanted = drivers()
    if wanted is not None and not environ.get("SDL_VIDEODRIVER"):
        environ["SDL_VIDEODRIVER"] = wanted
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


def made(data: str | None = None) -> CompanionApp:
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
        complain(NO_DISPLAY)
        return 2
    settle()
    from kivy.core.window import Window

    if Window is None:
        complain(_why_no_window())
        return 2
    app = made(data_folder())
    if not can_be_used(app.folder):
        complain(NO_FOLDER.format(folder=app.folder))
        return 2
    hear_of_faults(app)
    try:
        app.run()
    except Exception as raised:
        app.ended_by(raised)
        raise
    return 0


def data_folder(environment: Mapping[str, str] = environ) -> str | None:
    """The folder of games and settings. Elsewhere than on Linux the system itself gives us one."""
    if sys.platform != "linux" or "ANDROID_ARGUMENT" in environment:
        return None
    from companion.store import data_folder as folders

    return str(folders.data_folder(environment))


def _why_no_window() -> str:
    display = environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    return NO_ANSWER.format(display=display) if display and _has_gl() else NO_WINDOW


def _has_gl() -> bool:
    from ctypes import CDLL

    try:
        CDLL("libGL.so.1")
    except OSError:
        return False
    return True


def hear_of_faults(app: CompanionApp) -> None:
    """Note the faults that no handler of Kivy's is told of."""

    def unraisable(told: UnraisableHookArgs) -> None:
        if told.exc_value is not None:
            app.note_later(told.exc_value)

    def thread_ended(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            app.thread_ended_by(told.exc_value)

    sys.unraisablehook, threading.excepthook = unraisable, thread_ended
