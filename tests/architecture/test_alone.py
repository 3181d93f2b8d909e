"""The rules run where nothing is installed, and what the screens show where Kivy is not."""

import subprocess
import sys
from collections.abc import Collection

from tests.architecture.house import ROOT, modules
from tests.architecture.test_imports import DRAWN

# Packages that are neither Python's nor ours cannot be imported, even if installed.
LOCKED = """
import importlib
import sys

allowed = {"companion", *sys.argv[1].split(",")}


class NothingInstalled:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in allowed and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is locked away", name=name)
        return None


sys.meta_path.insert(0, NothingInstalled())
for room in sys.argv[2:]:
    importlib.import_module(room)
"""


def locked(*rooms: str, allowed: Collection[str] = ()) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LOCKED, ",".join(allowed), *rooms]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_rules_are_imported_without_anything_installed() -> None:
    rooms = [m.room for m in modules() if m.within("companion.engine", "companion.games")]
    assert {"companion.engine", "companion.games.island"} <= set(rooms)
    outcome = locked(*rooms)
    assert outcome.returncode == 0, outcome.stderr


def test_what_is_shown_is_imported_without_kivy() -> None:
    ui = [module for module in modules() if module.within("companion.ui")]
    rooms = [module.room for module in ui if not module.within(*DRAWN)]
    assert {"companion.ui.shell.companion", "companion.ui.kit.theme"} <= set(rooms)
    outcome = locked(*rooms, allowed={"yaml", "segno"})
    assert outcome.returncode == 0, outcome.stderr


def test_the_terminal_needs_no_kivy() -> None:
    outcome = locked("companion.__main__", "companion.cli.command_line", allowed={"yaml"})
    assert outcome.returncode == 0, outcome.stderr


def test_voice_is_imported_without_what_recognises() -> None:
    rooms = [m.room for m in modules() if m.within("companion.speech", "companion.hearing")]
    assert {"companion.hearing.vosk_engine"} <= set(rooms)
    outcome = locked(*rooms)
    assert outcome.returncode == 0, outcome.stderr


def test_the_lock_holds() -> None:
    assert "yaml is locked away" in locked("yaml").stderr
    assert "kivy is locked away" in locked("kivy", allowed={"yaml"}).stderr
    assert "kivy is locked away" in locked("kivy").stderr
