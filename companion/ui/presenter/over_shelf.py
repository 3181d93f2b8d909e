"""Which place opens over the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.troubles import Told
from companion.ui.presenter.over_rules import open_rules

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from companion.store.games.kept_game import KeptSession
    from companion.store.troubles import Sentences
    from companion.ui.island.replay.page import Replay
    from companion.ui.presenter.companion import Companion
    from companion.ui.shelf.page import ShelfPlace

    Failed = Callable[[Told], None]
    Made = TypeVar("Made")


def open_place(shelf: ShelfPlace, word: str, which: str) -> None:
    """Each is imported when it is first wanted: the shelf is what every start waits for."""
    house = shelf.house
    match word:
        case "more":
            from companion.ui.shelf.game_page import GamePage

            house.go(GamePage(house, shelf, which))
        case "new":
            from companion.ui.island.wizard.wizard import open_wizard

            open_wizard(house)
        case "practice":
            from companion.ui.island.practice.door import PracticeDoor

            house.go(PracticeDoor(house))
        case "rules":
            open_rules(house)
        case "check-box":
            open_check_box(house)
        case "settings":
            from companion.ui.settings.page import SettingsPlace

            house.go(SettingsPlace(house))
        case "deleted":
            from companion.ui.shelf.deleted import Deleted

            house.go(Deleted(house))
        case "import":
            from companion.ui.presenter.importing import Importing

            house.go(Importing(house, shelf))
        case _:
            pass


def open_check_box(house: Companion) -> None:
    """Reading box data takes a while."""
    from companion.ui.presenter.check_box import CheckBox

    house.go(CheckBox(house))


def open_desk(house: Companion, which: str, failed: Failed) -> None:
    """First what was found wrong with the game's file, if anything was."""

    def show(session: KeptSession, troubles: list[Sentences], _made: object) -> None:
        from companion.ui.presenter.desk import Desk

        house.home(Desk(house, session))
        tell(house, troubles)

    _open(house, which, lambda _session: None, show, failed)


def open_replay(house: Companion, which: str, failed: Failed) -> None:
    """Without the desk: back leads to where it was opened."""

    def replay(session: KeptSession) -> Replay:
        from companion.ui.island.replay.page import Replay

        return Replay(house, session)

    def show(_session: KeptSession, troubles: list[Sentences], made: Replay) -> None:
        house.go(made)
        tell(house, troubles)

    _open(house, which, replay, show, failed)


def open_share(house: Companion, which: str, failed: Failed) -> None:
    def show(session: KeptSession, troubles: list[Sentences], _made: object) -> None:
        from companion.ui.island.share.page import Share

        house.go(Share(house, session))
        tell(house, troubles)

    _open(house, which, lambda _session: None, show, failed)


def _open(
    house: Companion,
    which: str,
    make: Callable[[KeptSession], Made],
    show: Callable[[KeptSession, list[Sentences], Made], None],
    failed: Failed,
) -> None:
    """A short game at once. Of a long one it is seen how far it has come."""
    try:
        long = house.shelf.is_long(which)
        session, troubles = (None, []) if long else house.shelf.resume(which)
    except Told as told:
        failed(told)
        return
    if session is not None:
        show(session, troubles, make(session))
        return
    from companion.ui.shelf.opening_page import Opening

    house.go(Opening(house, which, make, show, failed))


def tell(house: Companion, troubles: list[Sentences]) -> None:
    """What was found wrong with a file: it is told once."""
    if troubles:
        from companion.ui.shell.file_problems import Troubles

        house.go(Troubles(house, troubles))
