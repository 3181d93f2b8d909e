"""K4 of docs/benchmarks.md: a process that imports the game / one that imports python-chess."""

import os
import statistics
import subprocess
import sys
import time

from benchmarks.shared.measure import at_most, show

PAIRS = 25
COMPILED = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # as what pip installed is


def seconds(module: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], env=COMPILED, check=True)
    return time.perf_counter() - start


def main() -> None:
    seconds("companion.games.island.game")
    seconds("chess")
    pairs = [(seconds("chess"), seconds("companion.games.island.game")) for _ in range(PAIRS)]
    anchor, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    show(
        [
            at_most(
                "K4",
                "process that imports the game / python-chess",
                f"{anchor * 1e3:.0f} ms",
                f"{ours * 1e3:.0f} ms",
                statistics.median(other / one for one, other in pairs),
                1.3,
            )
        ]
    )


if __name__ == "__main__":
    main()
