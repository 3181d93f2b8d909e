"""`./run`: the Pythons that it takes, and the sentence for the others."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Answers as Python of another version would, and says so when it is asked to make a `.venv`.
PRETENDED = """#!/bin/sh
case "$*" in
  *venv*) echo "makes it with {version}" >&2; exit 1 ;;
  "-c "*) exec python3 -c "import sys; sys.version_info = ({version}, 0); $2" ;;
  *) echo "Python {version}" ;;
esac
"""


def run(folder: Path, version: str) -> subprocess.CompletedProcess[str]:
    house = folder / "house"
    house.mkdir()
    shutil.copy(ROOT / "run", house)
    shutil.copytree(ROOT / "requirements", house / "requirements")
    python = folder / "python-of-another-time"
    python.write_text(PRETENDED.format(version=version.replace(".", ", ")), encoding="utf-8")
    python.chmod(0o755)
    return subprocess.run(
        [str(house / "run"), "island"],
        env={**os.environ, "PYTHON": str(python)},
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


@pytest.mark.parametrize("version", ["3.10", "3.14"])
def test_a_python_without_a_wheel_of_kivy_is_one_sentence(tmp_path: Path, version: str) -> None:
    done = run(tmp_path, version)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        f"run: Python 3.11, 3.12 or 3.13 is needed, and none was found (there is {version})."
    ]


@pytest.mark.parametrize("version", ["3.11", "3.13"])
def test_the_pythons_with_a_wheel_are_taken(tmp_path: Path, version: str) -> None:
    assert f"makes it with {version.replace('.', ', ')}" in run(tmp_path, version).stderr
