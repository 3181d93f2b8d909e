"""The app where it cannot run, and ended from outside: one sentence, a fitting exit code."""

from __future__ import annotations

import os
import pwd
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final

import pytest

from companion.store.apologies import apologies
from companion.ui import start
from tests.ui.driver import Driver
from tests.ui.environment import DRAWN, drawing

ROOT: Final = Path(__file__).resolve().parents[3]
STOPPED: Final = "Stopped.\nОстановлено.\n"
OF_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_CONFIG_HOME",
                      "XDG_DATA_HOME")  # fmt: skip

drawn = pytest.mark.skipif(drawing() == "mock", reason="no OpenGL here")


def begun(home: Path, streams: str = "", **environment: str) -> subprocess.Popen[str]:
    """`streams`: what the shell does with those of the app."""
    kept = {name: value for name, value in os.environ.items() if name not in OF_DISPLAYS}
    return subprocess.Popen(
        ["bash", "-c", f"exec {sys.executable} main.py {streams}"],
        cwd=ROOT, env={**kept, **DRAWN["offscreen"], "HOME": str(home), **environment},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    with process:
        try:
            said, complained = process.communicate(timeout=60)
        finally:
            process.kill()
    assert said == ""
    assert "Traceback" not in complained
    return process.returncode, complained


def is_told_in_both(complained: str, english: str, russian: str) -> bool:
    one, other = complained.splitlines()
    return one.startswith(english) and other.startswith(russian)


# Where its files should lie


def nowhere(folder: Path) -> dict[str, Path]:
    homes = {name: folder / name for name in ("a-file", "a-link", "its-own-a-link")}
    for home in homes.values():
        home.mkdir()
    (homes["a-file"] / ".config").write_text("", encoding="utf-8")
    (homes["a-link"] / ".config").symlink_to(folder / "gone")
    (homes["its-own-a-link"] / ".config").mkdir()
    (homes["its-own-a-link"] / ".config" / "paradox-companion").symlink_to(folder / "gone")
    return {**homes, "no-home": Path(os.devnull), "not-writable": Path("/sys")}


@drawn
@pytest.mark.parametrize(
    "why", ["no-home", "not-writable", "a-file", "a-link", "its-own-a-link"]
)  # fmt: skip
def test_a_home_where_nothing_can_be_kept_is_one_sentence(why: str, tmp_path: Path) -> None:
    home = nowhere(tmp_path)[why]
    code, complained = ended(begun(home))
    assert code == 2
    assert is_told_in_both(
        complained, f"The games are to be kept in {home}", f"Игры должны храниться в {home}"
    )


@drawn
@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root becomes another")
def test_a_home_of_somebody_elses_is_one_sentence(tmp_path: Path) -> None:
    """Root may write everywhere: so the app is somebody else here."""
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    nobody = pwd.getpwnam("nobody")
    code = (
        "import os; from companion.store.files.writer import can_be_used;"
        f"os.setgroups([]); os.setgid({nobody.pw_gid}); os.setuid({nobody.pw_uid});"
        f"print(can_be_used({str(home / 'data')!r}), can_be_used({str(home)!r}))"
    )
    for folder in (home, *home.parents):
        if folder != Path("/") and folder.stat().st_uid == 0 and folder != Path("/tmp"):
            folder.chmod(0o755)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.split() == [b"False", b"False"]


@drawn
def test_a_display_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    """SDL would draw where nobody can look, for ever."""
    code, complained = ended(begun(tmp_path, SDL_VIDEODRIVER="", DISPLAY=":4711"))
    assert code == 2
    assert is_told_in_both(complained, "The display :4711 does not answer", "Дисплей :4711 не")


def test_only_a_display_of_the_desktop_has_its_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert start.drivers({"DISPLAY": ":0"}) == "x11,wayland"
    assert start.drivers({"WAYLAND_DISPLAY": "wayland-0"}) == "x11,wayland"
    assert start.drivers({}) is None
    assert start.drivers({"DISPLAY": ":0", "ANDROID_ARGUMENT": "/data"}) is None
    monkeypatch.setattr(sys, "platform", "darwin")
    assert start.drivers({"DISPLAY": ":0"}) is None


# How it ends


def began(home: Path) -> bool:
    return (home / ".config" / "paradox-companion").exists()


@drawn
@pytest.mark.parametrize("streams", ["", ">&-", "2>&-", "<&- >&- 2>&-", "2>/dev/full"])
def test_ctrl_c_ends_the_app_with_130(tmp_path: Path, streams: str) -> None:
    process = begun(tmp_path, streams)
    end = time.monotonic() + 60
    while not began(tmp_path) and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0.5)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    code, complained = ended(process)
    assert (code, complained) == (130, "" if "2>" in streams else STOPPED)


@drawn
def test_ctrl_c_ends_the_app_at_any_moment_of_its_start(tmp_path: Path) -> None:
    rests = Random(15)
    for number in range(6):
        home = tmp_path / str(number)
        home.mkdir()
        process = begun(home)
        time.sleep(rests.uniform(0.5, 1.5))  # before that there is nothing but Python
        process.send_signal(signal.SIGINT)
        assert ended(process) == (130, STOPPED)


# Faults that no handler of Kivy's is told of


def test_a_thread_that_ends_by_a_fault_is_apologised_for(
    ui: Driver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("threading.excepthook", None)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    start.hear_of_faults(ui.app)

    def fails() -> None:
        raise KeyError("the Rock is at C4")

    thread = Thread(target=fails)
    thread.start()
    thread.join()
    ui.pump(2)
    assert ui.seen().startswith("Something went wrong")
    (one,) = apologies(ui.app.folder)
    assert one.place.startswith("KeyError in threading._bootstrap_inner:")
    assert "fails:" in one.place
    assert "Rock" not in caplog.text
    ui.tap("go-on")
    assert "choose-game" in ui.roles()


def test_what_nobody_could_catch_is_kept_and_disturbs_nobody(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threading.excepthook", None)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    start.hear_of_faults(ui.app)

    class Gone:
        def __del__(self) -> None:
            raise KeyError("the Rock is at C4")

    Gone()
    ui.pump(2)
    assert "choose-game" in ui.roles()
    assert [one.place.split(" in ")[0] for one in apologies(ui.app.folder)] == ["KeyError"]
