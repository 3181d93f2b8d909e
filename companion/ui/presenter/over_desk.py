"""Which place opens over the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from companion.store.games import KeptSession
    from companion.ui.presenter.desk import Desk


def open_place(desk: Desk, word: str, rest: str) -> None:
    """Each is imported when it is first wanted, so that the app starts faster."""
    house = desk.house
    match word:
        case "journal":
            from companion.ui.presenter.journal import Journal

            house.go(Journal(house, desk))
        case "menu":
            from companion.ui.presenter.menu import Menu

            house.go(Menu(house, desk))
        case "told":
            from companion.ui.presenter.captive_page import CaptivePage

            house.go(CaptivePage(house, desk, rest))
        case "correct" | "hold":
            from companion.ui.presenter.corrections import Corrections

            house.go(Corrections(house, desk, rest))
        case "replay" | "reveal":
            from companion.ui.presenter.replay import Replay

            at = int(rest) if rest else None
            house.go(Replay(house, cast("KeptSession", desk.session), at, shown=word == "reveal"))
        case "share":
            from companion.ui.presenter.share import Share

            house.go(Share(house, cast("KeptSession", desk.session)))
        case "show":
            desk.show()
        case "again":
            from companion.ui.presenter.wizard.wizard import wizard_again

            house.home(wizard_again(house, desk.state))
        case "to-shelf":
            house.back()
        case _:
            pass
