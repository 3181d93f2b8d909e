"""The end of a game: whoever has won, the island that opens, and a death on the way there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.ui.driver import Driver
from tests.ui.tables import SAMPLE, open_table

WEAK: Final = "set theseus health 1"
# Whoever wins, and the game in which they do.
WINS: Final = {
    "theseus": "tests/golden/game-08.yaml",
    "phil": "tests/golden/game-04.yaml",
    "schrodie": "tests/golden/game-03.yaml",
    "achilles": "tests/golden/game-07.yaml",
    "hempel": "tests/golden/game-02.yaml",
    "granddead": "tests/golden/game-06.yaml",
    "op": "tests/golden/game-05.yaml",
}


def ending(who: str, ui: Driver) -> None:
    """Everything on the page has appeared."""
    open_table(ui, WINS[who])
    ui.companion.do("ending")
    ui.pump(2)
    ui.advance(3)


def ending_begins(ui: Driver) -> None:
    """The marks are on their way."""
    ui.app.still = False
    open_table(ui, WINS["phil"])
    ui.companion.do("ending")
    ui.pump(2)
    ui.advance(1.55)
    ui.app.still = True


def opening(seconds: float, ui: Driver) -> None:
    """So long after the island was opened to all."""
    ending("phil", ui)
    ui.app.still = False
    ui.tap("reveal")
    ui.advance(seconds)
    ui.app.still = True


def death(file: str, lines: int, acts: tuple[str, ...], ui: Driver) -> None:
    """Somebody has just died: the disc is over the island, and everything on it."""
    open_table(ui, file, lines)
    ui.app.still = False
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)
    ui.advance(0.7)
    ui.app.still = True


ENDINGS: Final[dict[str, Callable[[Driver], None]]] = {
    **{f"ending-{who}": partial(ending, who) for who in WINS},
    "ending-begins": ending_begins,
    "death": partial(death, SAMPLE, 0, ("announced", f"use op {WEAK}", "announced", "go W")),
    "opening-closed": partial(opening, 0.1),
    "opening-half": partial(opening, 2.0),
    "opening-open": partial(opening, 4.0),
}
