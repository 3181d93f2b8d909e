"""The process that `desk` measures: the desk of a new game, drawn again and again unchanged.

    python benchmarks/shared/redraws.py

It imports the app of the folder that it is started in, which may be one of an older commit. It
prints one JSON object: `wall`, `cpu`: the median of a frame in ms.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

FRAMES = 120
SEED = 3


def main() -> None:
    sys.path.insert(0, str(Path.cwd()))
    from tests.ui import environment

    environment.prepare()
    from kivy.base import EventLoop
    from kivy.graphics.opengl import glFinish

    from benchmarks.shared.games import begun
    from companion.ui.app import CompanionApp
    from companion.ui.island.desk.controller import Desk
    from tests.ui.driver import StandingClock, running

    window, clock = environment.open_window(), StandingClock()
    took: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as data, running(CompanionApp(data), window, clock) as ui:
        ui.paints_all = True
        house = ui.companion
        house.home(Desk(house, begun(house.shelf, SEED)))
        house.changed()
        ui.advance(8)
        for _ in range(FRAMES):
            glFinish()
            wall, cpu = time.perf_counter(), time.thread_time()
            window.canvas.ask_update()
            EventLoop.idle()
            glFinish()
            took.append((time.perf_counter() - wall, time.thread_time() - cpu))
    wall, cpu = (1e3 * statistics.median(column) for column in zip(*took, strict=True))
    print(json.dumps({"wall": wall, "cpu": cpu}), flush=True)


if __name__ == "__main__":
    main()
