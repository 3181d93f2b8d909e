"""The cover across a restart: it lies there again, and below it the same game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.store.games.troubles import CannotSave

if TYPE_CHECKING:
    from companion.ui.shell.house import House


def keep_covered(house: House, covered: bool) -> None:
    """Note that it is covered; where nothing can be written it is so until the app ends."""
    try:
        if covered:
            house.shelf.cover.keep({"game": _game(house)})
        else:
            house.shelf.cover.drop()
    except CannotSave:
        return


def cover_again(house: House, go_on: Callable[[str], None]) -> None:
    """Cover the app at the start if it was left so. `go_on`: opens a game, or says why not."""
    left = house.shelf.covered()
    if left is None:
        return
    game = left.get("game")
    if isinstance(game, str) and game:
        go_on(game)
    house.covered = True


def _game(house: House) -> str:
    """The game on the desk; the practice game and a set-up are none."""
    from companion.store.games.kept_game import KeptSession  # noqa: PLC0415 (slow, and every start is here)

    sessions = (getattr(page, "session", None) for page in house.pages)
    return next((one.id for one in sessions if isinstance(one, KeptSession)), "")
