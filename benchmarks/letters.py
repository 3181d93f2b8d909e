"""T2, T3 of docs/benchmarks.md: from a letter to what is drawn for it, within one frame, 16.7 ms.

T2: of a search of the rules, to the list. T3: of a phrase at the desk, to its meanings. Also what
opening the rules for the first time takes, frame by frame. As in `touch`, what the same
page takes to be drawn again unchanged is the machine's and not ours, so it is taken off.
"""

import gc
import statistics
import tempfile
from typing import Any

from benchmarks.shared.games import begun
from benchmarks.shared.measure import Row, show
from benchmarks.touch import FRAME, NO_GL, Took, Watch, redrawn
from tests.ui import environment

SEARCHES = (
    "whirl", "lake exit", "bush attack", "how many actions", "safely", "portal", "energy cost",
    "scare off", "who dies first", "умер", "узел эшера", "волна два раза", "спугнуть",
    "ход вдвоём", "куда идёт куст", "бонус фрукта",
)  # fmt: skip

PHRASES = (
    "okay, I think I'll go north-east, a space over, safely", "west, no wait, east",
    "rest, then go west and end my turn", "use the lime against the bush", "where is phil",
    "так, пойду-ка я на северо-восток через клетку", "нет, погоди, на запад, осторожно",
    "отдыхаю, потом иду на восток и всё", "применю лайм против куста", "а где сейчас фил",
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


def typed(ui: Any) -> tuple[list[Took], list[Took]]:
    """Every letter of phrases as people talk, each at the same desk, and the desk drawn again."""
    from companion.ui.island.desk.controller import Desk

    letters, redraws = [], []
    ui.companion.home(Desk(ui.companion, begun(ui.companion.shelf, 3)))
    ui.companion.changed()
    ui.pump(3)
    ui.tap("keyboard")
    for phrase in PHRASES:
        for letter in phrase:
            watch = Watch()
            ui.window.dispatch("on_textinput", letter)
            letters.append(watch.frame())
            ui.pump(2)
            redraws.append(redrawn(ui))
        ui.screen.entry.input.text = ""
        ui.pump(2)
    return letters, redraws


def rows(name: str, what: str, again: str, found: tuple[list[Took], list[Took]]) -> list[Row]:
    """The slowest letter but one of a hundred, less the usual redraw."""
    letters, redraws = found
    made = []
    for field, said in (("wall", f"{what}, 99 of 100"), ("cpu", "the same, our CPU")):
        took = statistics.quantiles([getattr(one, field) for one in letters], n=100)[98]
        redraw = statistics.median(getattr(one, field) for one in redraws)
        made.append(Row(
            name, f"{said} / {again} drawn again", f"{redraw:.1f} ms", f"{took:.1f} ms",
            f"+{took - redraw:.1f} ms", f"≤ {FRAME:.1f} ms", took - redraw <= FRAME,
        ))  # fmt: skip
    return made


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
        searched = measured(ui)
        phrases = typed(ui)
    print("the rules opened for the first time, ms of our CPU a frame:",
          ", ".join(f"{one.cpu:.0f}" for one in frames))  # fmt: skip
    show([
        *rows("T2", "letter to the drawn list", "the rules", searched),
        *rows("T3", "letter to the drawn meanings", "the desk", phrases),
    ])  # fmt: skip


if __name__ == "__main__":
    main()
