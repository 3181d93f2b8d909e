"""The states of building an island by hand that pictures are made of: each from the step's page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from companion.games.island.building.laid import Building, opened
from tests.games.island.building.islands import PAIRS
from tests.ui.driver import Driver

_ROWS: Final = """
    banana portal-1 anomaly oracle  camp-a straight cherries
    snakes grapes anomaly portal-3 portal-1 anomaly triangle lime bend knot
"""


def empty(ui: Driver) -> None:
    _building(ui)


def half(ui: Driver) -> None:
    """Row by row: three lakes, and a knot just laid, whose arrows can be picked."""
    _building(ui, "tap A1", *(f"place {word}" for word in _ROWS.split()))
    ui.tap("arrows 4")


def lake(ui: Driver) -> None:
    """A lake just laid, which turns to a lit space."""
    _building(ui, "tap A1", "place banana", "place portal-1", "place bend")


def pairs(ui: Driver) -> None:
    """Somebody has told which spaces share a tile."""
    place = _building(ui)
    place.lay_out(PAIRS)
    for act in ("tap A1", "place knot+strawberry", "place grapes+banana", "place bend", "tap A1"):
        ui.companion.do(act)
    ui.pump(3)


def problem(ui: Driver) -> None:
    """The island is from elsewhere: it has one portal too many."""
    place = _building(ui)
    island = place.wizard.draft.laid.island
    spaces = {at: "portal-1" if word == "grapes" else word for at, word in island.spaces.items()}
    place.lay_out(opened(place.building.stock, spaces, island.knots))
    ui.companion.do("tap D7")
    ui.pump(3)


def problems(ui: Driver) -> None:
    """No knot has arrows either: more sentences than have room."""
    problem(ui)
    place = ui.companion.pages[-1]
    place.lay_out(Building(place.building.stock, place.building.tiles))
    ui.companion.changed()
    ui.pump(3)


def arrows(ui: Driver) -> None:
    """Arrows that no knot of the box has."""
    place = _building(ui)
    place.lay_out(PAIRS)
    for act in ("tap A1", "place knot+strawberry", "arrows 4"):
        ui.companion.do(act)
    ui.companion.changed()
    ui.pump(3)


def alike(ui: Driver) -> None:
    """Two knots of one kind, which no box has (L1.8)."""
    _building(ui, "tap A1", "place knot", "arrows 3", "place knot", "arrows 5")


def whole(ui: Driver) -> None:
    _building(ui).seed = lambda: 5
    ui.tap("fill")


def _building(ui: Driver, *acts: str) -> Any:
    """The page, after these acts."""
    ui.tap("build")
    for act in acts:
        ui.companion.do(act)
    ui.pump(3)
    return ui.companion.pages[-1]


BUILDS: Final[dict[str, Callable[[Driver], None]]] = {
    "build-empty": empty,
    "build-half": half,
    "build-lake": lake,
    "build-pairs": pairs,
    "build-problem": problem,
    "build-problems": problems,
    "build-wrong-arrows": arrows,
    "build-alike-knots": alike,
    "build-whole": whole,
}
