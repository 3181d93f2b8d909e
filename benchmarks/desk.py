"""D1-D3 of docs/benchmarks.md: the desk drawn again, an animated step, small islands beside it.

D1: the desk as it was before its second look (OLD) is the anchor, in processes of its own, turn and
turn about. D2, D3: the same desk drawn again unchanged is the anchor, in the same run. A frame is
dropped if it takes longer than a sixtieth of a second; without a graphics card the desk drawn again
unchanged may, so our own processor time is given beside the clock on the wall.
"""

import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.shared.games import begun
from benchmarks.shared.measure import Row, at_most, show
from benchmarks.touch import FRAME, NO_GL, Took, Watch, redrawn
from tests.ui import environment

OLD = "d0fa10f"
ROOT = Path(__file__).resolve().parents[1]
PAIRS = 5
STEPS = 30
SMALL = 18
SIDE = (184, 160)  # a card's picture


# D1


def redraws(folder: Path) -> dict[str, float]:
    """Of the app in this folder."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks/shared/redraws.py")],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, check=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def old_and_new() -> list[Row]:
    """Nothing where this is no clone of the repository, and the old desk not to be had."""
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        git = ["git", "-C", str(ROOT), "worktree"]
        added = [*git, "add", "--detach", str(old), OLD]
        if subprocess.run(added, capture_output=True, check=False).returncode:
            print(f"D1: no commit {OLD} here")
            return []
        try:
            pairs = [(redraws(old), redraws(ROOT)) for _ in range(PAIRS)]
        finally:
            subprocess.run([*git, "remove", "--force", str(old)], capture_output=True, check=True)
    return [_pairs_row(pairs, field) for field in ("wall", "cpu")]


def _pairs_row(pairs: list[tuple[dict[str, float], dict[str, float]]], field: str) -> Row:
    what = "the desk drawn again / before its second look"
    anchor, ours = (
        statistics.median(one[field] for one in column) for column in zip(*pairs, strict=True)
    )
    ratio = statistics.median(other[field] / one[field] for one, other in pairs)
    name = what if field == "wall" else f"{what}, our CPU"
    return at_most("D1", name, f"{anchor:.1f} ms", f"{ours:.1f} ms", ratio, 1.3)


# D2


def steps(ui: Any) -> tuple[list[Took], list[Took]]:
    """The frames of so many animated steps, after the one that takes the touch, and redraws."""
    from companion.ui.island.desk.controller import Desk
    from companion.ui.kit.drawn.tween import end_motions

    house, dice, frames, still, walked = ui.companion, Random(1), [], [], 0
    for seed in range(1, 1000):
        house.home(Desk(house, begun(house.shelf, seed)))
        house.changed()
        ui.pump(3)
        for _ in range(6):
            ways = [f"go {way}" for way in ("NW", "NE", "E", "SE", "SW", "W")]
            house.do(dice.choice(ways))
            ui.pump(2)  # the announcement, and what is around it
            island = ui.screen.island
            walked += island.walking
            while island.walking:
                ui.clock.now += 1 / 60
                frames.append(Watch().frame())
            end_motions()
            still.append(redrawn(ui))
            if walked == STEPS:
                return frames, still
    raise AssertionError(walked)


def step_rows(frames: list[Took], still: list[Took]) -> list[Row]:
    found = []
    for field, name in (("wall", ""), ("cpu", ", our CPU")):
        took = sorted(getattr(one, field) for one in frames)
        anchor = statistics.median(getattr(one, field) for one in still)
        slow, usual = sum(one > FRAME for one in took), statistics.median(took)
        text = f"a frame of an animated step / the desk drawn again{name}"
        found.append(Row(
            "D2", text, f"{anchor:.1f} ms", f"{usual:.1f} ms", f"{usual / anchor:.2f}×",
            f"0 of {len(took)} over {FRAME:.1f} ms: {slow} are", slow == 0,
        ))  # fmt: skip
    return found


# D3


def miniatures(ui: Any) -> list[Took]:
    """Each in a frame of its own, while the desk lies there."""
    from companion.store.island.named_islands import ready_islands
    from companion.ui.island.map.drawn.map_ground import SECRET
    from companion.ui.island.map.drawn.miniature import kept
    from companion.ui.island.map.view import laid_ground

    frames = []
    for one in ready_islands()[:SMALL]:
        ui.clock.now += 1 / 60
        watch = Watch()
        kept(laid_ground(one.island, {}, "en"), *SIDE, SECRET)
        frames.append(watch.frame())
    return frames


def miniature_rows(frames: list[Took], still: list[Took]) -> list[Row]:
    found = []
    for field, name in (("wall", ""), ("cpu", ", our CPU")):
        took = [getattr(one, field) for one in frames]
        anchor = statistics.median(getattr(one, field) for one in still)
        slow = sum(one - anchor > FRAME for one in took)
        text = f"a frame in which a small island is drawn, the slowest of {len(took)}{name}"
        found.append(Row(
            "D3", f"{text} / the desk drawn again", f"{anchor:.1f} ms", f"{max(took):.1f} ms",
            f"+{max(took) - anchor:.1f} ms", f"≤ {FRAME:.1f} ms: {slow} are over", slow == 0,
        ))  # fmt: skip
    return found


def main() -> None:
    if environment.prepare() == "mock":
        print(NO_GL)
        return
    from companion.ui.app import CompanionApp
    from tests.ui.driver import StandingClock, running

    rows = old_and_new()
    window, clock = environment.open_window(), StandingClock()
    with tempfile.TemporaryDirectory() as data, running(CompanionApp(data), window, clock) as ui:
        ui.paints_all = True
        ui.app.still = False
        ui.pump(5)
        gc.freeze()  # as the app does once it stands
        frames, still = steps(ui)
        rows += step_rows(frames, still)
        rows += miniature_rows(miniatures(ui), still)
    show(rows)


if __name__ == "__main__":
    main()
