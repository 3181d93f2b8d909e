"""The replay of a whole game, and what is shown to the table when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.ui.driver import Driver
from tests.ui.pretend_machine import PretendOutside
from tests.ui.tables import open_table

GAME: Final = "tests/golden/game-05.yaml"


def _replayed(ui: Driver, *acts: str) -> None:
    open_table(ui, GAME)
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)


def replay(ui: Driver) -> None:
    _replayed(ui, "replay 60")


def replay_start(ui: Driver) -> None:
    _replayed(ui, "replay 0")


def replay_ways(ui: Driver) -> None:
    _replayed(ui, "replay 40", "walks")


def replay_stories(ui: Driver) -> None:
    _replayed(ui, "replay 60", "stories")


def replay_given_up(ui: Driver) -> None:
    """The game is on, and the OP is asked once more."""
    open_table(ui)
    for act in ("replay 12", "reveal"):
        ui.companion.do(act)
    ui.pump(2)


def reveal_closed(ui: Driver) -> None:
    _replayed(ui, "reveal")


def reveal_opening(ui: Driver) -> None:
    _replayed(ui, "reveal", "open", *("tick",) * 20)


def reveal_open(ui: Driver) -> None:
    _replayed(ui, "reveal", "open", *("tick",) * 40)


def reveal_step(ui: Driver) -> None:
    _replayed(ui, "reveal", "open", *("tick",) * 40, *("round-back",) * 3, "next", "next", "play")


def reveal_ways(ui: Driver) -> None:
    _replayed(ui, "reveal", "open", *("tick",) * 40, "previous", "next", "walks")


def share(ui: Driver) -> None:
    """The game is on; a picture was asked for."""
    open_table(ui)
    for act in ("menu", "share", "picture"):
        ui.companion.do(act)
    ui.pump(2)


def share_over(ui: Driver) -> None:
    """The pictures of its steps have been drawn."""
    _replayed(ui, "replay 0", "share", "pictures", "tick", "stop")


def share_said(ui: Driver) -> None:
    """A text before it leaves the app, which is long."""
    _replayed(ui, "replay 0", "share", "said")


def share_script(ui: Driver) -> None:
    """A table script of a game that is on; somebody touched what is grey."""
    open_table(ui)
    for act in ("menu", "share", "script", "open-file"):
        ui.companion.do(act)
    ui.pump(2)


def share_paper(ui: Driver) -> None:
    open_table(ui)
    for act in ("menu", "share", "paper"):
        ui.companion.do(act)
    ui.pump(2)


def share_picture(ui: Driver) -> None:
    """The picture of the end has been saved."""
    _replayed(ui, "replay 0", "share", "picture", "save")


def share_sent(ui: Driver) -> None:
    """As it is on a tablet, where no app takes it."""
    ui.companion.outside = PretendOutside(takers=False)
    share_said(ui)


def every_step(ui: Driver) -> None:
    _replayed(ui, "replay 0", "share", "pictures", "tick", "tick")


REPLAYS: Final[dict[str, Callable[[Driver], None]]] = {
    drive.__name__.replace("_", "-"): drive
    for drive in (
        replay, replay_start, replay_ways, replay_stories, replay_given_up,
        reveal_closed, reveal_opening, reveal_open, reveal_step, reveal_ways,
        share, share_over, share_said, share_script, share_paper, share_picture, share_sent,
        every_step,
    )
}  # fmt: skip
