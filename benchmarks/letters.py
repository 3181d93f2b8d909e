"""From a letter of a search to the drawn list: within one frame of a tablet, 16.7 ms.

Also what opening the rules for the first time takes, frame by frame. As in `touch`, what the same
page takes to be drawn again unchanged is the machine's and not ours, so it is taken off.
"""

import gc
import statistics
import tempfile
from typing import Any

from benchmarks._measure import Row, show
from benchmarks.touch import FRAME, NO_GL, Took, Watch, redrawn
from tests.ui import environment

SEARCHES = (
    "whirl", "lake exit", "bush attack", "how many actions", "safely", "portal", "energy cost",
    "scare off", "who dies first", "умер", "узел эшера", "волна два раза", "спугнуть",
    "ход вдвоём", "куда идёт куст", "бонус фрукта",
)  # fmt: skip


def opened(ui: Any) -> list[Took]:
    """The frames of the first opening, until all has been read."""
    ui.companion.do("rules")
    frames: list[Took] = []
    while not frames or ui.companion.view().reading:
        frames.append(Watch().frame())
    ui.pump(5)
    return frames


def measured(ui: Any) -> tuple[list[Took], list[Took]]:
    """Every letter, and the page drawn again after each: turn and turn about."""
    letters, redraws = [], []
    for search in SEARCHES:
        for letter in search:
            watch = Watch()
            ui.window.dispatch("on_textinput", letter)
            letters.append(watch.frame())
            ui.pump(2)
            redraws.append(redrawn(ui))
        ui.find("search").line.text = ""
        ui.pump(2)
    return letters, redraws


def row(letters: list[Took], redraws: list[Took], field: str) -> Row:
    """The slowest letter but one of a hundred, less the usual redraw."""
    took = statistics.quantiles([getattr(one, field) for one in letters], n=100)[98]
    redraw = statistics.median(getattr(one, field) for one in redraws)
    what = "letter to the drawn list, 99 of 100" if field == "wall" else "the same, our CPU"
    return Row(
        "T2", f"{what} / the rules drawn again", f"{redraw:.1f} ms", f"{took:.1f} ms",
        f"+{took - redraw:.1f} ms", f"≤ {FRAME:.1f} ms", took - redraw <= FRAME,
    )  # fmt: skip


def main() -> None:
    if environment.prepare() == "mock":
        print(NO_GL)
        return
    from companion.ui.app import CompanionApp
    from tests.ui.driver import StandingClock, running

    window, clock = environment.open_window(), StandingClock()
    with tempfile.TemporaryDirectory() as data, running(CompanionApp(data), window, clock) as ui:
        ui.paints_all = True
        ui.pump()
        frames = opened(ui)
        gc.freeze()  # as the app does once it stands
        letters, redraws = measured(ui)
    print("the rules opened for the first time, ms of our CPU a frame:",
          ", ".join(f"{one.cpu:.0f}" for one in frames))  # fmt: skip
    show([row(letters, redraws, "wall"), row(letters, redraws, "cpu")])


if __name__ == "__main__":
    main()
