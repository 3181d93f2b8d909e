"""Driving the app as its user does: by roles, fingers and letters, frame by frame.

A role is the act that a touch sends: `ui.tap("answer yes")`. Time stands still between frames and
moves by a sixtieth of a second with each, so that a slow machine changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from kivy.app import App
from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glFinish, glReadPixels, glViewport
from kivy.lang import Builder

from companion.engine.frozen import revised
from companion.text.languages import Language
from tests.ui.drawn import pictures_in, remember_texts, texts_in
from tests.ui.environment import SURFACE, drawing
from tests.ui.finger import Finger

FRAME: Final = 1 / 60
LOOK: Final = 0.7  # seconds in which somebody has seen what there is
LANDSCAPE: Final = (1280, 800)
# Off screen nothing is ever shown, and each frame that waits for it holds 4 MB.
QUEUE: Final = 30
KEYS: Final = {"back": 27, "escape": 27, "enter": 13, "backspace": 8, "tab": 9, "f1": 282}

remember_texts()

# A widget, the role of one, or a place in the window.
Target = Any | str | tuple[float, float]


class StandingClock:
    """The only clock that Kivy sees: it moves when it is told to."""

    def __init__(self) -> None:
        self.now: float = Clock.time()
        Clock._max_fps = 0  # no frame waits for the next
        Clock.time = lambda: self.now


class Driver:
    def __init__(self, app: Any, window: Any, clock: StandingClock) -> None:
        self.app = app
        self.window = window
        self.clock = clock
        self.frames = 0
        # Each frame in full, seen or not: a window shows them all, a benchmark takes their time.
        self.paints_all = drawing() == "window"

    # Time

    def pump(self, frames: int = 1) -> None:
        """Whole frames, drawn. What a handler raises arrives here.

        OpenGL does all of it, but into a single pixel: nobody sees these frames, and to paint them
        without a graphics card would take most of the time of all tests. `_look` paints the rest.
        """
        glViewport(0, 0, *(self.window.system_size if self.paints_all else (1, 1)))
        for _ in range(frames):
            self.clock.now += FRAME
            EventLoop.idle()
            self.frames += 1
            if self.frames % QUEUE == 0:
                glFinish()

    def advance(self, seconds: float) -> None:
        """A while: all that is due in it happens, but only the last frame is drawn."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.clock.now += FRAME
            Clock.tick()
            EventLoop.dispatch_input()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()
        self.pump()

    def wait(self, happened: Callable[[], bool], seconds: float = 5) -> None:
        """For what another thread does, in real time."""
        end = time.monotonic() + seconds
        while not happened():
            if time.monotonic() > end:
                raise AssertionError(f"did not happen within {seconds} s")
            self.pump()
            time.sleep(0.005)

    # What is there

    @property
    def companion(self) -> Any:
        return self.app.companion

    @property
    def screen(self) -> Any:
        return self.app.stage.screen

    def speak(self, language: Language) -> None:
        """Show and say everything in this language from here on."""
        settings = revised(self.companion.settings, {"language": language, "said_in": language})
        self.companion.change_settings(settings)
        self.companion.changed()
        self.pump()

    def walk(self) -> Iterator[Any]:
        """Every widget in the window, with what lies over the screen."""
        for child in self.window.children:
            yield from child.walk()

    def roles(self) -> list[str]:
        """The roles that can be touched, in the order of the tree."""
        return [role for widget in self.walk() for role in _roles_of(widget)]

    def texts(self) -> list[str]:
        """Every text in the tree, folded away or not: where a secret would be found."""
        kept = [text for widget in self.walk() for text in _texts_of(widget)]
        return kept + list(texts_in(self.window.canvas, seen=False))

    def seen(self) -> str:
        """The readable texts of the screen, a line each; some letters are drawn in two coats.

        The script of the say zone is drawn in runs of words: here it is one line.
        """
        runs = [picture for one in self._runs() for picture in (one._picture, one._edges)]
        texts = (
            self.said() if picture in runs[:1] else text
            for picture, text in pictures_in(self.window.canvas, seen=True)
            if picture not in runs[1:]
        )
        return "\n".join(text for text, _ in groupby(texts))

    def said(self) -> str:
        """The page of the script that can be read now."""
        words = (word for run in self._runs() for word in run.label.text.split())
        return " ".join(words)

    def _runs(self) -> list[Any]:
        scripts = [one.script for one in self.walk() if hasattr(one, "script")]
        return [run for script in scripts for run in script.writings if run.label is not None]

    def read_on(self) -> str:
        """Turn the pages of the script to the last one; all that can be read on them."""
        pages = [self.said()]
        while self.bar is not None and self.bar.turns:
            self.tap("say-next")
            pages.append(self.said())
        return " ".join(pages)

    @property
    def bar(self) -> Any:
        """The bar of the say zone: it turns the pages, and then says that it was announced."""
        return next((one.bar for one in self.walk() if hasattr(one, "script")), None)

    def find(self, role: str) -> Any:
        """The one widget of this role; of `tap C4` the map."""
        found = [widget for widget in self.walk() if role in _roles_of(widget)]
        if len(found) != 1:
            raise AssertionError(f"{len(found)} widgets for {role!r}; there are: {self.roles()}")
        return found[0]

    # Hands

    def look_first(self, target: Target) -> None:
        """A person sees what is there before touching it: until then the app takes no touch."""
        guard = getattr(self.app, "guard", None)
        if guard is None:  # a map alone in the window
            return
        role = target if isinstance(target, str) else getattr(target, "role", "")
        if not role:
            self.advance(LOOK)
        while (wait := guard.ready(role) - guard.now()) > 0:
            self.advance(wait + FRAME)

    def tap(self, target: Target) -> None:
        finger = self.finger(target)
        finger.down()
        self.pump()
        finger.up()
        self.pump(2)

    def press(self, role: str) -> None:
        """Hold what has to be held, when it takes a touch at all; tap anything else."""
        widget = self.find(role)
        while getattr(widget, "is_dead", False):
            self.advance(0.1)
        if getattr(widget, "hold", None) is None:
            self.tap(role)
        else:
            self.hold(role, 1)

    def end_turn(self) -> None:
        """With actions left it asks on the button itself, and a second touch says yes.

        First comes what is still to be said.
        """
        self.read_on()
        self.tap("end")
        if self.companion.pages[-1].chosen.ending:
            self.tap("end")

    def hold(self, target: Target, seconds: float = 1.2) -> None:
        finger = self.finger(target)
        finger.down()
        self.advance(seconds)
        finger.up()
        self.pump(2)

    def drag(self, start: Target, end: Target, steps: int = 8) -> None:
        self.look_first(start)
        (x1, y1), (x2, y2) = self.place(start), self.place(end)
        finger = Finger(self.window, x1, y1)
        finger.down()
        self.pump()
        for step in range(1, steps + 1):
            finger.move_to(x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
            self.pump()
        finger.up()
        self.pump(2)

    def reach(self, role: str) -> None:
        """Drag a page that is longer than the window until it is in view, and tap it."""
        for _ in range(20):
            x, y = (middle := self.find(role)).to_window(*middle.center)
            if self.window.height * 0.2 < y < self.window.height * 0.85:
                break
            start = self.window.height / 2
            self.drag((x, start), (x, start + (150 if y < start else -150)))
            self.advance(0.5)
        self.tap(role)

    def type(self, text: str) -> None:
        """Into the line that has the focus; letters of any alphabet."""
        self.pump()  # the line lays itself out first
        for letter in text:
            self.window.dispatch("on_textinput", letter)
        self.pump(2)

    def key(self, name: str) -> None:
        code = KEYS[name]
        self.look_first(f"key {name}")
        if not self.window.dispatch("on_key_down", code, 0, None, []):
            self.window.dispatch("on_keyboard", code, 0, None, [])
        self.window.dispatch("on_key_up", code, 0)
        self.pump(2)

    def place(self, target: Target) -> tuple[float, float]:
        """The point where a finger would touch it, in pixels of the window."""
        if isinstance(target, tuple):
            return target
        widget = self.find(target) if isinstance(target, str) else target
        if isinstance(target, str) and hasattr(widget, "where"):
            x, y = widget.where(target)
        else:
            x, y = widget.to_window(*widget.center)
        if not (0 <= x < self.window.width and 0 <= y < self.window.height):
            raise AssertionError(f"{target!r} lies outside the window, at {x:.0f}, {y:.0f}")
        return x, y

    def finger(self, target: Target) -> Finger:
        """Over the middle of it, and not yet down: whose it is has seen what is there."""
        self.look_first(target)
        return Finger(self.window, *self.place(target))

    # Eyes

    def resize(self, width: int, height: int) -> None:
        if width > SURFACE[0] or height > SURFACE[1]:
            raise ValueError(f"the surface is {SURFACE}")
        self.window.size = (width, height)
        self.pump(4)

    def shot(self, file: Path) -> Path:
        """The window as a PNG."""
        self.pump(2)
        file.parent.mkdir(parents=True, exist_ok=True)
        self._look()
        Path(self.window.screenshot(str(file))).replace(file)  # Kivy puts a number before `.png`
        return file

    def pixels(self) -> bytes:
        """Three bytes for each pixel of the window, rows from the top."""
        self.pump(2)
        self._look()
        wide, high = self.window.system_size
        raw = bytes(glReadPixels(0, 0, wide, high, GL_RGBA, GL_UNSIGNED_BYTE))
        rows = [raw[4 * wide * row : 4 * wide * (row + 1)] for row in range(high)][::-1]
        found = bytearray(3 * wide * high)
        for part in range(3):
            found[part::3] = b"".join(row[part::4] for row in rows)
        return bytes(found)

    def pixel(self, x: float, y: float) -> tuple[int, int, int, int]:
        """Red, green, blue and alpha of one pixel, counted from the lower left corner."""
        self._look()
        red, green, blue, alpha = glReadPixels(int(x), int(y), 1, 1, GL_RGBA, GL_UNSIGNED_BYTE)
        return red, green, blue, alpha

    def _look(self) -> None:
        """Paint the whole window; without a flip, so that it can still be read."""
        glViewport(0, 0, *self.window.system_size)
        self.window.dispatch("on_draw")


def _roles_of(widget: Any) -> list[str]:
    """Its own, and those of the places in it: the map is one widget with many."""
    own = getattr(widget, "role", "")
    return ([own] if own else []) + (widget.roles() if hasattr(widget, "roles") else [])


def _texts_of(widget: Any) -> list[str]:
    found = (getattr(widget, name, "") for name in ("text", "hint_text"))
    return [text for text in found if isinstance(text, str) and text]


@contextmanager
def running(
    app: Any, window: Any, clock: StandingClock, size: tuple[int, int] = LANDSCAPE
) -> Iterator[Driver]:
    """The app as `run` starts it, with the frames left to the driver.

    Nothing moves in it, unless a test sets `app.still` to False.
    """
    window.size = size
    app.still = True
    app._run_prepare()
    runTouchApp(embedded=True)
    driver = Driver(app, window, clock)
    driver.pump(3)
    try:
        yield driver
    finally:
        window.release_all_keyboards()
        EventLoop.touches.clear()
        app.dispatch("on_stop")
        stopTouchApp()
        for child in window.children[:]:
            window.remove_widget(child)
        App._running_app = None
