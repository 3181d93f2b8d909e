"""P1-P3: the packaged tree beside the house: cold start, and what its assets take as JSON and YAML.

The tree is that of the Android package (`tools/package_tree.py`): compiled without docstrings and
asserts, and its YAML compiled to JSON. No tablet is measured: the figures say how much of the work
is gone, not how long it takes there.
"""

import compileall
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks._games import saved_game
from benchmarks._measure import Row, at_most, show
from benchmarks.start import OFFSCREEN
from companion.store.shipped import COMPILED, Shipped
from tools.compile_assets import HOUSE, folders
from tools.package_tree import copy_house, wanted

RUNS: Final = 9
STARTS: Final = 11
LEAST: Final = 0.25  # what is left of the time with JSON


def packaged(to: Path, scratch: Path) -> Path:
    """The files of the package, as Python wants them on the device."""
    copy_house(scratch)
    for name in wanted(scratch):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(scratch / name, to / name)
    compileall.compile_dir(to, quiet=2, legacy=True, optimize=2)
    for path in to.rglob("*.py"):
        path.unlink()
    return to


def started(tree: Path, data: Path, *options: str) -> float:
    """Milliseconds of a new process until the first frame of the shelf is finished."""
    before = time.monotonic()
    done = subprocess.run(
        [sys.executable, *options, str(HOUSE / "benchmarks" / "_first_frame.py"), "shelf", data],
        env={**os.environ, **OFFSCREEN, "PYTHONPATH": str(tree)},
        cwd=tree, capture_output=True, check=True,
    )  # fmt: skip
    return float(json.loads(done.stdout)["at"] - before) * 1e3


def loading(folder: Path) -> float:
    """Milliseconds for all files of a folder, read anew; the median of some times."""
    times = []
    for _ in range(RUNS):
        shipped = Shipped(folder)
        before = time.perf_counter()
        for name in shipped.names:
            shipped.tree(name)
        times.append(time.perf_counter() - before)
    return statistics.median(times) * 1e3


def start_row(tree: Path, data: Path) -> Row:
    pairs = [(started(HOUSE, data), started(tree, data, "-OO")) for _ in range(STARTS + 1)][1:]
    house, package = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(package / house for house, package in pairs)
    what = "cold start of the packaged tree / of the house"
    return at_most("P1", what, f"{house:.0f} ms", f"{package:.0f} ms", ratio, 1.05)


def load_row(folder: Path, name: str, number: int) -> Row:
    fast = loading(folder)
    (folder / COMPILED).rename(folder / "aside")
    slow = loading(folder)
    (folder / "aside").rename(folder / COMPILED)
    what = f"{name}: compiled / YAML in pure Python"
    return at_most(f"P{number}", what, f"{slow:.1f} ms", f"{fast:.2f} ms", fast / slow, LEAST)


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        tree = packaged(place / "tree", place / "house")
        saved_game(place / "data", 0)
        files = [path for path in tree.rglob("*") if path.is_file()]
        size = sum(path.stat().st_size for path in files) / 1e6
        print(f"\n{len(files)} files, {size:.1f} MB")
        rows = [start_row(tree, place / "data")]
        rows += [
            load_row(folder, str(folder.relative_to(tree)), number)
            for number, folder in enumerate(folders(tree), 2)
            if (folder / COMPILED).is_file()
        ]
    show(rows)


if __name__ == "__main__":
    main()
