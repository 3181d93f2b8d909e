"""The states of *Check your box* that pictures are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.frozen import revised
from companion.ui.island.box.overview import CheckBox
from tests.ui.driver import Driver


def listed(ui: Driver) -> None:
    """Some of it has been looked at."""
    opened(ui, "look theseus", "health 5", "so", "back", "look palms", "so", "back")


def board(ui: Driver) -> None:
    opened(ui, "look theseus", "health 5", "fruit lime replenish")


def gains(ui: Driver) -> None:
    opened(ui, "look gains", "gain reward", "gives energy 2", "back")


def tokens(ui: Driver) -> None:
    opened(ui, "look tokens", "token token-6", "add restore 1", "back")


def token(ui: Driver) -> None:
    opened(ui, "look tokens", "token token-6", "add restore 1", "tick idle knot")


def known_token(ui: Driver) -> None:
    """Its words are the app's own."""
    opened(ui, "look tokens", "token flood")


def write(ui: Driver) -> None:
    """In Russian, whatever is shown: announcements in it have a line for it."""
    ui.companion.change_settings(revised(ui.companion.settings, {"said_in": "ru"}))
    opened(ui, "look tokens", "token token-6", "write name ru")


def tiles(ui: Driver) -> None:
    opened(ui, "look tiles", "lay orange", "lay camp-a", "lay lime", "lay oracle", "lay portal-2")


def knots(ui: Driver) -> None:
    opened(ui, "look knots")


def knot_pictures(ui: Driver) -> None:
    opened(ui, "look knots", "tap D4")


def arrows(ui: Driver) -> None:
    opened(ui, "look arrows")


BOXES: Final[dict[str, Callable[[Driver], None]]] = {
    "check-box": listed,
    "box-board": board,
    "box-gains": gains,
    "box-tokens": tokens,
    "box-token": token,
    "box-known-token": known_token,
    "box-write": write,
    "box-tiles": tiles,
    "box-knots": knots,
    "box-knot-pictures": knot_pictures,
    "box-arrows": arrows,
}


def opened(ui: Driver, *acts: str) -> None:
    """The list, and what is touched from there on."""
    ui.companion.go(CheckBox(ui.companion))
    for act in acts:
        ui.companion.do(act)
    ui.companion.changed()
    ui.pump(2)
