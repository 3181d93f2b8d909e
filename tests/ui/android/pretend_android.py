"""An Android that is none: what of it the app calls, and nothing else, at any API level.

A class or a method that is younger than `api` is not there, as on a tablet. What `stubs/` declares
is what is pretended here; mypy holds the app to that, and the test beside this file holds us.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar, NamedTuple

ROOM = "companion.ui.android"
OK = -1
CONTENT = 16908290


class JavaException(Exception):
    """Anything that Java throws."""


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int


class Intent:
    ACTION_SEND = "SEND"
    ACTION_OPEN_DOCUMENT = "OPEN_DOCUMENT"
    ACTION_CREATE_DOCUMENT = "CREATE_DOCUMENT"
    CATEGORY_OPENABLE = "OPENABLE"
    EXTRA_STREAM = "STREAM"
    EXTRA_TEXT = "TEXT"
    EXTRA_TITLE = "TITLE"
    FLAG_GRANT_READ_URI_PERMISSION = 1

    def __init__(self, action: str) -> None:
        self.action, self.type = action, ""
        self.extras: dict[str, Any] = {}
        self.flags, self.categories = 0, [""][:0]
        self.data: Any = None

    def setType(self, kind: str) -> Intent:
        self.type = kind
        return self

    def putExtra(self, name: str, value: Any) -> Intent:
        self.extras[name] = value
        return self

    def addFlags(self, flags: int) -> Intent:
        self.flags |= flags
        return self

    def addCategory(self, category: str) -> Intent:
        self.categories.append(category)
        return self

    def getData(self) -> Any:
        return self.data

    @staticmethod
    def createChooser(target: Intent, title: Any) -> Intent:
        assert title[0] == "java.lang.CharSequence", "pyjnius finds no such method for a str"
        chooser = Intent("CHOOSER")
        chooser.data = target
        return chooser


class PretendAndroid:
    """`files`: what the system's documents and downloads hold, by their Uri."""

    def __init__(self, folder: Path, api: int = 36) -> None:
        self.api = api
        self.folder = folder
        self.language = "en"
        self.files: dict[str, str] = {}
        self.bars = Box(0, 0, 0, 0)
        self.attached = True
        self.window = (1280, 800)
        self.ours: Box | None = None  # of the window; None: all of it, edge to edge
        self.started: list[Intent] = []
        self.asked: list[tuple[int, Intent]] = []
        self.apps = True
        self.recents = True
        self.shaken: list[tuple[float, ...]] = []
        self.felt: tuple[float | None, ...] = (None, None, None)  # by whoever watches
        self.watched = False
        self.speech = pretended_speech()
        self.answer: Callable[[int, int, Intent | None], None] = lambda *_: None

    # Its classes

    def autoclass(self, name: str) -> Any:
        younger = {
            "android.view.WindowInsets$Type": 30,
            "android.provider.MediaStore$Downloads": 29,
        }
        if self.api < younger.get(name, 0):
            raise JavaException(f"Class not found {name}")
        return self.classes[name]

    @property
    def classes(self) -> dict[str, Any]:
        return {
            "java.lang.String": str,
            "java.util.Locale": SimpleNamespace(
                getDefault=lambda: SimpleNamespace(getLanguage=lambda: self.language),
                forLanguageTag=lambda tag: tag,
            ),
            "android.os.Bundle": dict,
            "android.speech.tts.TextToSpeech": self.speech,
            "android.R$id": SimpleNamespace(content=CONTENT),
            "android.content.ContentValues": Values,
            "android.content.Intent": Intent,
            "android.graphics.Rect": SimpleNamespace,
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.api),
            "android.provider.MediaStore$Downloads": SimpleNamespace(
                EXTERNAL_CONTENT_URI="content://downloads"
            ),
            "android.view.WindowInsets$Type": SimpleNamespace(
                systemBars=lambda: 7, displayCutout=lambda: 128
            ),
        }

    # Its activity

    RESULT_OK = OK

    def getWindow(self) -> Any:
        return SimpleNamespace(getDecorView=lambda: self)

    def getContentResolver(self) -> PretendAndroid:
        return self

    def startActivity(self, intent: Intent) -> None:
        if not self.apps:
            raise JavaException("ActivityNotFoundException")
        self.started.append(intent)

    def startActivityForResult(self, intent: Intent, number: int) -> None:
        self.startActivity(intent)
        self.asked.append((number, intent))

    def setRecentsScreenshotEnabled(self, enabled: bool) -> None:
        assert self.api >= 33
        self.recents = enabled

    def choose(self, uri: str | None, result: int = OK) -> None:
        """The owner's answer to the last question."""
        intent = Intent("ANSWER")
        intent.data = uri
        self.answer(self.asked[-1][0], result, intent if uri or result == OK else None)

    # Its window

    def getRootWindowInsets(self) -> Any:
        if not self.attached:
            return None
        told = {f"getSystemWindowInset{side.title()}": lambda v=v: v
                for side, v in self.bars._asdict().items()}  # fmt: skip
        return SimpleNamespace(getInsets=self._insets, **told)

    def _insets(self, mask: int) -> Box:
        assert self.api >= 30
        assert mask == 7 | 128
        return self.bars

    def findViewById(self, which: int) -> Any:
        assert which == CONTENT
        return self

    def getGlobalVisibleRect(self, found: Any) -> bool:
        vars(found).update((self.ours or Box(0, 0, *self.window))._asdict())
        return True

    def getWidth(self) -> int:
        return self.window[0]

    def getHeight(self) -> int:
        return self.window[1]

    # Its files

    def insert(self, place: str, values: Any) -> str:
        uri = f"{place}/{len(self.files)}"
        self.files[uri] = values.told["_display_name"]
        self.folder.joinpath(self.files[uri]).touch()
        return uri

    def openFileDescriptor(self, uri: str, mode: str) -> Any:
        if uri not in self.files:
            raise JavaException("FileNotFoundException")
        flags = {"r": os.O_RDONLY, "w": os.O_WRONLY | os.O_CREAT}[mode]
        path = self.folder / self.files[uri]
        return SimpleNamespace(detachFd=lambda: os.open(path, flags))

    def query(self, uri: str, *nothing: None) -> Any:
        assert nothing == (None,) * 4
        name = self.files.get(uri)
        return SimpleNamespace(
            moveToFirst=lambda: name is not None,
            getColumnIndex=lambda column: 0 if column == "_display_name" else -1,
            getString=lambda _at: name,
            close=lambda: None,
        )


def pretended_speech() -> Any:
    """A class, as `autoclass` gives it; `made` are its engines."""

    class TextToSpeech:
        SUCCESS, QUEUE_FLUSH = 0, 0
        LANG_MISSING_DATA, LANG_NOT_SUPPORTED = -1, -2
        made: ClassVar[list[Any]] = []

        def __init__(self, context: object, listener: Any) -> None:
            assert isinstance(context, PretendAndroid)
            self.listener = listener
            self.said: list[tuple[str, str]] = []
            self.calls: list[str] = []
            self.language, self.voices, self.speaking, self.fault = "", ("en-US", "ru-RU"), False, 0
            TextToSpeech.made.append(self)

        def setLanguage(self, tag: str) -> int:
            self.language = tag
            return 1 if tag in self.voices else self.LANG_NOT_SUPPORTED

        def speak(self, text: Any, mode: int, params: object, number: str) -> int:
            assert text[0] == "java.lang.CharSequence", "pyjnius finds no such method for a str"
            assert (mode, params) == (0, {})
            assert number
            self.said.append((text[1], self.language))
            self.speaking = not self.fault
            return self.fault

        def isSpeaking(self) -> bool:
            return self.speaking

        def stop(self) -> int:
            self.speaking = False
            self.calls.append("stop")
            return 0

        def shutdown(self) -> None:
            self.calls.append("shutdown")

    return TextToSpeech


class Values:
    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def put(self, key: str, value: str) -> None:
        self.told[key] = value


class Accelerometer:
    """plyer's."""

    def __init__(self, pretend: PretendAndroid) -> None:
        self.pretend = pretend

    @property
    def acceleration(self) -> tuple[float | None, ...]:
        return self.pretend.felt if self.pretend.watched else (None, None, None)

    def enable(self) -> None:
        self.pretend.watched = True

    def disable(self) -> None:
        self.pretend.watched = False


def modules(pretend: PretendAndroid) -> dict[str, ModuleType]:
    """The modules that would be imported on a tablet."""

    def bind(*, on_activity_result: Callable[[int, int, Intent | None], None]) -> None:
        pretend.answer = on_activity_result

    accelerometer = Accelerometer(pretend)
    vibrator = SimpleNamespace(exists=lambda: True, pattern=pretend.shaken.append)
    made: dict[str, dict[str, Any]] = {
        "android": {"mActivity": pretend, "__path__": []},
        "android.activity": {"bind": bind},
        "android.runnable": {"run_on_ui_thread": lambda function: function},
        "jnius": {
            "autoclass": pretend.autoclass,
            "cast": lambda kind, thing: (kind, thing),
            "java_method": lambda _signature: lambda method: method,
            "JavaException": JavaException,
            "PythonJavaClass": object,
        },
        "plyer": {"accelerometer": accelerometer, "vibrator": vibrator},
    }
    found = {name: ModuleType(name) for name in made}
    for name, module in found.items():
        vars(module).update(made[name])
    return found


@contextmanager
def imported(pretend: PretendAndroid) -> Iterator[Any]:
    """The tablet's room of the app, on this Android: a class `Tablet`."""
    theirs = modules(pretend)
    before = {name: sys.modules.get(name) for name in theirs}
    sys.modules |= theirs
    try:
        yield import_module(f"{ROOM}.tablet")
    finally:
        for name in [name for name in sys.modules if name.startswith(ROOM)] + [*theirs]:
            del sys.modules[name]
        sys.modules |= {name: module for name, module in before.items() if module is not None}
