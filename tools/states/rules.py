"""The rules lookup, for pictures: from an empty shelf or over a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.ui.driver import Driver
from tests.ui.tables import open_table

Drive = Callable[[Driver], None]

RULES: Final[dict[str, Drive]] = {}


def rules_state(drive: Drive) -> Drive:
    RULES[drive.__name__.replace("_", "-")] = drive
    return drive


def opened(ui: Driver, *acts: str) -> None:
    ui.companion.do("rules")
    ui.wait(lambda: not ui.companion.view().reading)
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)


@rules_state
def rules(ui: Driver) -> None:
    opened(ui)


@rules_state
def rules_chapter(ui: Driver) -> None:
    opened(ui, "chapter spaces")


@rules_state
def rules_search(ui: Driver) -> None:
    """A word of each language, as far as it has been typed."""
    opened(ui)
    ui.companion.typed("озер" if ui.companion.settings.language == "ru" else "lake")
    ui.pump(2)


@rules_state
def rules_found(ui: Driver) -> None:
    """One of those found, with what is lit in it."""
    rules_search(ui)
    ui.companion.do("entry lake-exit")
    ui.pump(2)


@rules_state
def rules_nothing(ui: Driver) -> None:
    opened(ui)
    ui.companion.typed("xyzzyx")
    ui.pump(2)


@rules_state
def rules_sketch(ui: Driver) -> None:
    opened(ui, "chapter op-pieces", "entry rock-push")


@rules_state
def rules_ruling(ui: Driver) -> None:
    open_table(ui)
    opened(ui, "chapter ocean", "entry ocean-corner")


@rules_state
def rules_why(ui: Driver) -> None:
    """The rules page of something said at the table, with what else was said."""
    open_table(ui, lines=1)
    ui.companion.do("why said")
    ui.wait(lambda: not ui.companion.view().reading)
    ui.pump(2)
