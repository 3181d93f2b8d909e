"""The fog over the island: near the start, in the middle of a game, and what was touched in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from unittest.mock import patch

from companion.games.island.knowledge.guesses import likely
from companion.ui.island.fog.page import FogPage
from tests.ui.driver import Driver
from tests.ui.tables import open_table

KNOWN: Final = ("tests/golden/game-08.yaml", 60, "theseus")
LOST: Final = ("tests/golden/game-09.yaml", 48, "phil")


def _foggy(ui: Driver, file: str, lines: int, who: str, **rulings: str) -> None:
    open_table(ui, file, lines, **rulings)
    ui.companion.do("announced")
    ui.companion.do(f"fog {who}")
    thought_through(ui)


def thought_through(ui: Driver) -> None:
    """Until nothing more is to be worked out."""
    page = _page(ui)
    while page.thinking:
        if page.watch.thread is not None:
            page.watch.thread.join()
        ui.companion.do("tick")
    ui.pump(2)


def _page(ui: Driver) -> FogPage:
    page = ui.companion.pages[-1]
    assert isinstance(page, FogPage)
    return page


def fog(ui: Driver) -> None:
    _foggy(ui, *KNOWN)


def fog_early(ui: Driver) -> None:
    _foggy(ui, "seeds/sample-table.yaml", 6, "theseus")


def fog_why(ui: Driver) -> None:
    """A certain space was touched."""
    _foggy(ui, *KNOWN)
    known = _page(ui).watch.known("theseus")
    assert known is not None
    ui.companion.do(f"tap {[*known.fog.certain][-1]}")
    thought_through(ui)


def fog_likely(ui: Driver) -> None:
    """A space of which it is not certain what it is was touched."""
    _foggy(ui, *KNOWN)
    known = _page(ui).watch.known("theseus")
    assert known is not None
    ui.companion.do(f"tap {next(iter(likely(known.fog)))}")
    thought_through(ui)


def fog_line(ui: Driver) -> None:
    """A line was touched: its spaces are lit."""
    _foggy(ui, *KNOWN)
    page = _page(ui)
    numbers = [int(line.act.split()[1]) for line in page.view().lines]
    ui.companion.do(f"line {next(one for one in numbers if page.watch.spaces(page.who, one))}")
    ui.pump(2)


def fog_floats(ui: Driver) -> None:
    """After a portal nobody can tell where that is."""
    _foggy(ui, *LOST)


def fog_help(ui: Driver) -> None:
    """The table plays with the help of L16.6: the map can be shown to that captive."""
    _foggy(ui, *KNOWN, fog_help="yes")


def fog_handed(ui: Driver) -> None:
    """The captive is to take the tablet."""
    fog_help(ui)
    ui.companion.do("show-map")
    ui.pump(2)


def fog_shown(ui: Driver) -> None:
    """And looks at the map."""
    fog_handed(ui)
    ui.companion.do("show")
    ui.pump(2)


def fog_waiting(ui: Driver) -> None:
    """The map of before stands, with a mark, while the new one is worked out."""
    _foggy(ui, *KNOWN)
    page = _page(ui)
    patch.object(page, "_think", return_value=True).start()  # on this page alone
    page.thinking, page.watch.follows = True, page.who
    ui.companion.changed()
    ui.pump(2)


FOGS: Final[dict[str, Callable[[Driver], None]]] = {
    drive.__name__.replace("_", "-"): drive
    for drive in (
        fog,
        fog_early,
        fog_why,
        fog_likely,
        fog_line,
        fog_floats,
        fog_waiting,
        fog_help,
        fog_handed,
        fog_shown,
    )
}
