"""The cover lies there after a restart too, and below it the same game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.store.troubles import CannotSave

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


def keep_covered(house: Companion, covered: bool) -> None:
    """Where nothing can be written it is covered all the same, until the app ends."""
    try:
        if covered:
            house.shelf.keep_covered({"game": _game(house)})
        else:
            house.shelf.drop_covered()
    except CannotSave:
        return


def cover_again(house: Companion, go_on: Callable[[str], None]) -> None:
    """At the start: as it was left. `go_on`: opens a game, or tells on the shelf why not."""
    left = house.shelf.covered()
    if left is None:
        return
    game = left.get("game")
    if isinstance(game, str) and game:
        go_on(game)
    house.covered = True


def _game(house: Companion) -> str:
    """The one on the desk; the practice game and a set-up are none."""
    from companion.store.games.kept_game import KeptSession  # noqa: PLC0415 (slow, and every start is here)

    sessions = (getattr(place, "session", None) for place in house.places)
    return next((one.id for one in sessions if isinstance(one, KeptSession)), "")
