"""Which place opens over the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.presenter.over_rules import open_rules

if TYPE_CHECKING:
    from companion.store.games import KeptSession
    from companion.store.troubles import Sentences
    from companion.ui.presenter.companion import Companion
    from companion.ui.presenter.shelf import ShelfPlace


def open_place(shelf: ShelfPlace, word: str, which: str) -> None:
    """Each is imported when it is first wanted: the shelf is what every start waits for."""
    house = shelf.house
    match word:
        case "more":
            from companion.ui.presenter.game_page import GamePage

            house.go(GamePage(house, shelf, which))
        case "new":
            from companion.ui.presenter.wizard.wizard import open_wizard

            open_wizard(house)
        case "practice":
            from companion.ui.presenter.practice.door import PracticeDoor

            house.go(PracticeDoor(house))
        case "rules":
            open_rules(house)
        case "check-box":
            open_check_box(house)
        case "settings":
            from companion.ui.presenter.settings import SettingsPlace

            house.go(SettingsPlace(house))
        case "deleted":
            from companion.ui.presenter.deleted import Deleted

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


def open_replay(house: Companion, session: KeptSession, troubles: list[Sentences]) -> None:
    """Without the desk: back leads to where it was opened."""
    from companion.ui.presenter.replay import Replay

    house.go(Replay(house, session))
    tell(house, troubles)


def open_share(house: Companion, session: KeptSession, troubles: list[Sentences]) -> None:
    from companion.ui.presenter.share import Share

    house.go(Share(house, session))
    tell(house, troubles)


def open_desk(house: Companion, session: KeptSession, troubles: list[Sentences]) -> None:
    """First what was found wrong with the game's file, if anything was."""
    from companion.ui.presenter.desk import Desk

    house.home(Desk(house, session))
    tell(house, troubles)


def tell(house: Companion, troubles: list[Sentences]) -> None:
    """What was found wrong with a file: it is told once."""
    if troubles:
        from companion.ui.presenter.troubles import Troubles

        house.go(Troubles(house, troubles))
