"""P1-P5: the packaged tree beside the house: cold start, and what its assets take as JSON and YAML.

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

import yaml

from benchmarks.shared.games import saved_game
from benchmarks.shared.measure import Row, at_most, show
from benchmarks.start import OFFSCREEN
from companion.store.files.shipped import Shipped
from companion.store.rulebook_files import RULEBOOK, RulebookFiles
from tools.compile_assets import HOUSE, MADE, folders
from tools.package_tree import copy_house, wanted

RUNS: Final = 9
SLOW_RUNS: Final = 3
STARTS: Final = 11
LEAST: Final = 4  # so many times faster is the JSON, or it is not worth its files


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
    """Milliseconds of CPU time of a new process until the first frame of the shelf is finished."""
    program = HOUSE / "benchmarks" / "shared" / "first_frame.py"
    done = subprocess.run(
        [sys.executable, *options, str(program), "shelf", data],
        env={**os.environ, **OFFSCREEN, "PYTHONPATH": str(tree)},
        cwd=tree, capture_output=True, check=True,
    )  # fmt: skip
    return float(json.loads(done.stdout)["cpu"]) * 1e3


def load(folder: Path) -> None:
    """All of its files, as the app wants them: of the rulebook its texts, links and search."""
    if folder.name == RULEBOOK.name:
        files = RulebookFiles(folder)
        _ = files.rulebook, files.links, files.finder
        return
    shipped = Shipped(folder)
    for name in shipped.names:
        shipped.tree(name)


def loading(folder: Path, runs: int = RUNS) -> float:
    """Milliseconds of CPU time, read anew; the median of some times."""
    times = []
    for _ in range(runs):
        before = time.process_time()
        load(folder)
        times.append(time.process_time() - before)
    return statistics.median(times) * 1e3


def start_row(tree: Path, data: Path) -> Row:
    pairs = [(started(HOUSE, data), started(tree, data, "-OO")) for _ in range(STARTS + 1)][1:]
    house, package = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(package / house for house, package in pairs)
    what = "cold start of the packaged tree / of the house"
    return at_most("P1", what, f"{house:.0f} ms", f"{package:.0f} ms", ratio, 1.05)


def load_row(folder: Path, name: str, number: int) -> Row:
    made = [folder / one for one in MADE if (folder / one).is_file()]
    fast = loading(folder)
    for path in made:
        path.rename(path.with_suffix(".aside"))
    slow = loading(folder, SLOW_RUNS)
    for path in made:
        path.with_suffix(".aside").rename(path)
    what, times = f"{name}: compiled / YAML in pure Python", slow / fast
    return Row(f"P{number}", what, f"{slow:,.1f} ms", f"{fast:.2f} ms", f"1/{times:,.0f}",
               f"≤ 1/{LEAST}", times >= LEAST)  # fmt: skip


def main() -> None:
    vars(yaml).pop("CBaseLoader", None)  # PyYAML's C part, which the package has not
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
        ]
    show(rows)


if __name__ == "__main__":
    main()
