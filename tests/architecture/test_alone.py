"""The rules run where nothing is installed: no yaml, no Kivy, nothing but Python."""

import subprocess
import sys

from tests.architecture.house import ROOT, modules

# Whatever is neither Python's nor ours cannot be imported, even where it is installed.
LOCKED = """
import importlib
import sys


class NothingInstalled:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "companion" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is locked away", name=name)
        return None


sys.meta_path.insert(0, NothingInstalled())
for room in sys.argv[1:]:
    importlib.import_module(room)
"""


def locked(*rooms: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LOCKED, *rooms]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_rules_are_imported_without_anything_installed() -> None:
    rooms = [m.room for m in modules() if m.within("companion.engine", "companion.games")]
    assert {"companion.engine", "companion.games.island"} <= set(rooms)
    outcome = locked(*rooms)
    assert outcome.returncode == 0, outcome.stderr


def test_the_lock_holds() -> None:
    assert "yaml is locked away" in locked("yaml").stderr
    assert "kivy is locked away" in locked("kivy").stderr
