"""Which place opens over the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from companion.ui.presenter.over_rules import open_rules, open_why

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptSession
    from companion.ui.presenter.desk import Desk


# Whoever comes back from these finds the desk as it was: what is chosen, half typed, refused.
LOOKED_INTO: Final = frozenset(("journal", "menu", "rules", "why"))


def open_place(desk: Desk, word: str, rest: str) -> None:
    """Each is imported when it is first wanted, so that the app starts faster."""
    house = desk.house
    match word:
        case "journal":
            from companion.ui.island.replay.journal import Journal

            house.go(Journal(house, desk))
        case "menu":
            from companion.ui.island.desk.menu import Menu

            house.go(Menu(house, desk))
        case "rules":
            open_rules(house, desk.state.table.rulings)
        case "why":
            open_why(desk, rest)
        case "told":
            from companion.ui.island.desk.captive_page import CaptivePage

            house.go(CaptivePage(house, desk, rest))
        case "start":
            from companion.ui.presenter.own_start import show_start

            show_start(house, desk, rest)
        case "correct" | "hold":
            from companion.ui.island.corrections.page import Corrections

            house.go(Corrections(house, desk, rest))
        case "replay" | "reveal":
            from companion.ui.island.replay.page import Replay

            at = int(rest) if rest else None
            house.go(Replay(house, cast("KeptSession", desk.session), at, shown=word == "reveal"))
        case "share":
            from companion.ui.island.share.page import Share

            house.go(Share(house, cast("KeptSession", desk.session)))
        case "show":
            desk.show()
        case "again":
            from companion.ui.island.desk.captives import people
            from companion.ui.island.wizard.wizard import wizard_again

            house.home(wizard_again(house, desk.state, people(desk.session)))
        case "to-shelf":
            house.back()
        case _:
            pass
