"""The app as it is started at home: its own process, a real window, a real mouse.

One test: that the two ends fit. All else is tested in `tests/ui` without a display.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.ui.driver import LOOK, Driver

ROOT: Final = Path(__file__).resolve().parents[3]
SIZE: Final = (1280, 800)
TOOLS: Final = ("Xvfb", "xdotool")

pytestmark = pytest.mark.skipif(
    "CI" not in os.environ and not all(map(shutil.which, TOOLS)),
    reason="needs a display that nobody sees: apt-get install xvfb xdotool",
)


class Display:
    """An X server of our own. Xvfb keeps what it shows in a file."""

    def __init__(self, folder: Path) -> None:
        self.picture = folder / "Xvfb_screen0"
        read, write = os.pipe()
        screen = f"{SIZE[0]}x{SIZE[1]}x24"
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", str(folder),
             "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as number:  # Xvfb picks a free one itself
            self.name = f":{number.readline().strip()}"

    def shown(self) -> bytes:
        return self.picture.read_bytes()

    def click(self, x: float, y: float) -> None:
        """By somebody who has seen what is there."""
        time.sleep(LOOK)
        self._do("mousemove", str(round(x)), str(round(y)), "click", "1")

    def press(self, key: str) -> None:
        self._do("key", key)

    def _do(self, *words: str) -> None:
        environment = {**os.environ, "DISPLAY": self.name}
        subprocess.run(["xdotool", *words], env=environment, check=True, timeout=20)


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


def app(display: Display, home: Path, said: Path) -> subprocess.Popen[bytes]:
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    told = {"DISPLAY": display.name, "HOME": str(home), "LIBGL_ALWAYS_SOFTWARE": "1"}
    with said.open("wb") as output:
        return subprocess.Popen(
            [sys.executable, "main.py"],
            cwd=ROOT, env={**kept, **told}, stdout=output, stderr=output,
        )  # fmt: skip


def within(seconds: float, happened: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def still(display: Display) -> bytes:
    """The picture once it no longer changes."""
    last = display.shown()
    for _ in range(100):
        time.sleep(0.15)
        if (now := display.shown()) == last:
            break
        last = now
    return last


def test_a_click_in_the_window_opens_the_settings(ui: Driver, tmp_path: Path) -> None:
    x, y = ui.place("settings")
    home, said = tmp_path / "home", tmp_path / "said"
    home.mkdir()
    display = Display(tmp_path)
    with ended(display.process):
        empty = display.shown()
        process = app(display, home, said)
        with ended(process):
            assert within(20, lambda: display.shown() != empty), process.poll()
            shelf = still(display)
            display.click(x, SIZE[1] - y)
            assert within(10, lambda: display.shown() != shelf)
            settings = still(display)
            display.press("Escape")
            assert within(10, lambda: display.shown() != settings)
            assert process.poll() is None
    assert said.read_bytes() == b""
    assert not (home / ".kivy").exists()
