"""The states of table mode: nobody hosts, and nothing of the island is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from companion.engine.refused import Refused
from companion.games.island.terms import FRUITS, OP
from companion.store.assets import shipped_box
from companion.store.island.table_file import read_table
from companion.ui.island.table_mode.model import awaited
from companion.ui.island.table_mode.page import TableMode
from tests.ui.tables import ROOT, SAMPLE, said_lines, say_line
from tools.states.ending import WINS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.driver import Driver

MANNER: Final = "even fair"
SEED: Final = 7


def open_table_mode(ui: Driver, file: str = SAMPLE, lines: int | None = 0) -> TableMode:
    """A script's table after so many lines, and from there on without a host."""
    table = read_table(ROOT / file)
    session = ui.companion.shelf.begin(
        table.setup, table.seed, "Friday", shipped_box(), computer={OP: MANNER}
    )
    for line in said_lines(table)[:lines]:
        say_line(session, line)
    page = TableMode(ui.companion, session, MANNER)
    ui.companion.home(page)
    ui.companion.changed()
    ui.pump(3)
    return page


def table_mode(ui: Driver) -> None:
    open_table_mode(ui, lines=0)


def table_mode_question(ui: Driver) -> None:
    open_table_mode(ui, lines=1)


def table_mode_oracle(ui: Driver) -> None:
    page = open_table_mode(ui, lines=2)
    ui.tap("go NE")
    assert page.chosen.picked


def table_mode_bonuses(ui: Driver) -> None:
    open_table_mode(ui, lines=4)
    ui.tap("bonus")


def to_op(ui: Driver) -> TableMode:
    """To the OP's first word."""
    page = open_table_mode(ui, lines=7)
    for _ in range(12):
        if awaited(page.state) == "op":
            break
        try:
            page.do("end")
            page.do("end")
        except Refused:
            break
    ui.companion.changed()
    ui.pump(3)
    return page


def table_mode_op(ui: Driver) -> None:
    to_op(ui)


def table_mode_op_told(ui: Driver) -> None:
    to_op(ui)
    for _ in range(3):
        ui.tap("go-on")


def table_mode_paused(ui: Driver) -> None:
    to_op(ui)
    ui.tap("go-on")
    ui.tap("pause")


def table_mode_turned(ui: Driver) -> None:
    open_table_mode(ui, lines=1)
    ui.tap("turn-round")


def table_mode_menu(ui: Driver) -> None:
    open_table_mode(ui, lines=4)
    ui.tap("menu")


def table_mode_boards(ui: Driver) -> None:
    table_mode_menu(ui)
    ui.tap("board theseus")


def table_mode_said(ui: Driver) -> None:
    open_table_mode(ui, lines=7)
    ui.tap("said")


def table_mode_start(ui: Driver) -> None:
    open_table_mode(ui, lines=1)
    ui.tap("start")
    ui.tap("start theseus")
    ui.press("show")


def table_mode_leave(ui: Driver) -> None:
    table_mode_menu(ui)
    ui.tap("see-island")


def table_mode_private(ui: Driver) -> None:
    """Granddead has asked for a piece; the answer is for him alone."""
    open_table_mode(ui, "tests/tables/law/box_granddead_locate.yaml", None)


def table_mode_located(ui: Driver) -> None:
    table_mode_private(ui)
    ui.tap("show")
    ui.press("show")


def table_mode_over(ui: Driver) -> None:
    """The last words of a game, before everybody has heard them."""
    open_table_mode(ui, WINS["phil"], None)


def nobody_hosts(ui: Driver) -> None:
    ui.companion.do("nobody-hosts")
    ui.pump(3)


def nobody_hosts_three(ui: Driver) -> None:
    nobody_hosts(ui)
    for act in ("one-more", "strength strong", "style hunter"):
        ui.companion.do(act)
    ui.companion.changed()
    ui.pump(3)


def nobody_hosts_starts(ui: Driver) -> None:
    with patch("companion.ui.island.table_mode.starts.any_seed", lambda: SEED):
        nobody_hosts(ui)
        ui.tap("starts")


def nobody_hosts_hand_over(ui: Driver) -> None:
    nobody_hosts_starts(ui)
    page = ui.companion.pages[-1]
    for fruit in FRUITS:
        if page.draft.next is not None:
            page.do(f"fruit {fruit}")
    ui.companion.changed()
    ui.pump(2)
    ui.tap("begin")


_ALL: Final = (
    nobody_hosts, nobody_hosts_three, nobody_hosts_starts, nobody_hosts_hand_over,
    table_mode, table_mode_question, table_mode_oracle, table_mode_bonuses, table_mode_op,
    table_mode_op_told, table_mode_paused, table_mode_turned, table_mode_menu, table_mode_boards,
    table_mode_said, table_mode_start, table_mode_leave, table_mode_private, table_mode_located,
    table_mode_over,
)  # fmt: skip
TABLE_MODE: Final[dict[str, Callable[[Driver], None]]] = {
    one.__name__.replace("_", "-"): one for one in _ALL
}
