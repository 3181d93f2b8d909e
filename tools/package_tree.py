"""A copy of the house for the package to be made in, with everything compiled that it wants so:

    python -m tools.package_tree DIR

`wanted` says what goes into the package of it, file by file.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.compile_assets import HOUSE, compile_assets

# The folder in which buildozer builds, and keeps files between two builds.
BUILT: Final = (".buildozer", "bin")
MADE: Final = ("__pycache__", "build", "dist")
# The drawings that pictures are made of; the app has the pictures.
DRAWINGS: Final = "assets/art"
# The recognisers of a desktop; a tablet hears by its own.
RECOGNISERS: Final = "companion/hearing"
DESKTOP: Final = ("apart", "microphone", "moonshine_", "networks/", "sounds", "spellings",
                  "sphinx_", "vosk_", "weighing", "whisper_")  # fmt: skip


def house_files() -> list[str]:
    """The files that git keeps, or would: no secrets, and nothing that `./run` makes.

    Without git: all that is not hidden, and was not made here.
    """
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=HOUSE, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return sorted(_all_files())
    names = sorted(set(listed.decode().rstrip("\0").split("\0")))
    return [name for name in names if (HOUSE / name).is_file()]


def _all_files() -> Iterator[str]:
    for path in HOUSE.rglob("*"):
        name = path.relative_to(HOUSE)
        made = any(part[0] == "." or part in MADE for part in name.parts)
        if path.is_file() and not made:
            yield str(name)


def copy_house(to: Path) -> None:
    """Replace an older copy there; what was built there stays."""
    to.mkdir(parents=True, exist_ok=True)
    for path in to.iterdir():
        if path.name not in BUILT:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name in house_files():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HOUSE / name, to / name)
    compile_assets(to)


def wanted(tree: Path) -> set[str]:
    """All that goes in, and nothing else does."""
    return {str(path.relative_to(tree)) for path in _wanted(tree)}


def _wanted(tree: Path) -> Iterator[Path]:
    yield from (tree / "main.py", tree / "LICENSE")
    desktop = tuple(f"{RECOGNISERS}/{name}" for name in DESKTOP)
    yield from (
        path
        for path in (tree / "companion").rglob("*.py")
        if not str(path.relative_to(tree)).startswith(desktop)
    )
    for place in ("assets", "seeds/islands"):
        yield from (
            path
            for path in (tree / place).rglob("*")
            if path.is_file() and path.parent != tree / DRAWINGS
        )


if __name__ == "__main__":
    copy_house(Path(sys.argv[1]))
