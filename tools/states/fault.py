"""States in which something went wrong, or takes long."""

from __future__ import annotations

import time
from threading import Event
from typing import Any, Final
from unittest.mock import patch

from companion.store.apologies import keep
from companion.store.games.kept_game import take
from tests.ui.driver import Driver
from tests.ui.tables import kept_table, open_table

PLACES: Final = (
    "KeyError in app._redraw:126, companion.view:106, desk_view.desk_view:71",
    "OSError in share._report:81, exchange.write:45, disk.write_whole:17",
)
_STILL: Final = 10  # seconds


def share_report(ui: Driver) -> None:
    """The app has apologised before."""
    for place in PLACES:
        keep(ui.companion.shelf.folder, place)
    open_table(ui)
    for act in ("menu", "share"):
        ui.tap(act)


def share_reported(ui: Driver) -> None:
    share_report(ui)
    ui.reach("report")


def opening_long(ui: Driver) -> None:
    """As one of sixteen megabytes opens; it stands still for as long as the pictures take."""
    game = kept_table(ui)
    ui.companion.shelf.close()
    reached = Event()

    def slowly(session: Any, lines: Any) -> Any:
        for number, one in enumerate(take(session, lines), 1):
            yield one
            if number == 10:
                reached.set()
                time.sleep(_STILL)

    with (
        patch("companion.store.games.opening.take", slowly),
        patch("companion.store.games.shelf.LONG", 0),
    ):
        ui.companion.do(f"open {game.id}")
        reached.wait()
    ui.companion.changed()
    ui.pump(2)


FAULTS: Final = {
    one.__name__.replace("_", "-"): one for one in (share_report, share_reported, opening_long)
}
