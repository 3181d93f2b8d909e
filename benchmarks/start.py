"""K1-K3 of docs/benchmarks.md: the start of the app, its memory, and a long game resumed.

An empty Kivy app is the anchor: the same machine, the same settings of Kivy, drawn offscreen.
Each start is a process of its own, until its first frame is finished.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.shared.games import saved_game
from benchmarks.shared.measure import Row, at_most, show

PAIRS = 11
OFFSCREEN = {
    "SDL_VIDEODRIVER": "offscreen",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "PYTHONDONTWRITEBYTECODE": "",  # an installed app is compiled, and so is Kivy here
}
LONG = 500


@dataclass(frozen=True, slots=True)
class Start:
    """Until the first frame: ms by the clock on the wall, ms of the processor, MB held then."""

    wall: float
    cpu: float
    memory: float


def started(*arguments: str) -> Start:
    before = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.shared.first_frame", *arguments],
        env={**os.environ, **OFFSCREEN}, capture_output=True, check=True,
    )  # fmt: skip
    figures = json.loads(done.stdout)
    return Start((figures["at"] - before) * 1e3, figures["cpu"] * 1e3, figures["memory"])


def in_turns(one: Sequence[str], other: Sequence[str]) -> list[tuple[Start, Start]]:
    """Turn and turn about; the first pair, which fills the machine's caches, is dropped."""
    return [(started(*one), started(*other)) for _ in range(PAIRS + 1)][1:]


def row(name: str, what: str, pairs: list[tuple[Start, Start]], field: str, goal: float) -> Row:
    unit = "MB" if field == "memory" else "ms"
    values = [(getattr(one, field), getattr(other, field)) for one, other in pairs]
    anchor, ours = (statistics.median(column) for column in zip(*values, strict=True))
    ratio = statistics.median(other / one for one, other in values)
    return at_most(name, what, f"{anchor:.0f} {unit}", f"{ours:.0f} {unit}", ratio, goal)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        new, long = (str(Path(folder) / name) for name in ("new", "long"))
        saved_game(Path(new), 0)
        saved_game(Path(long), LONG)
        shelf = in_turns(("empty",), ("shelf", new))
        desk = in_turns(("desk", new), ("desk", long))
    show(
        [
            row(
                "K1", "start to the shelf with a game on it / an empty Kivy app", shelf, "wall", 1.5
            ),
            row("K1", "the same, CPU time", shelf, "cpu", 1.5),
            row("K2", "memory after the first frame / an empty Kivy app", shelf, "memory", 1.3),
            row("K3", f"start to the desk of {LONG} commands / of a new game", desk, "wall", 1.15),
            row("K3", "the same, CPU time", desk, "cpu", 1.15),
        ]
    )


if __name__ == "__main__":
    main()
