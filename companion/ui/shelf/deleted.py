"""The deleted games: back onto the shelf, or gone for good after a second tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section
from companion.ui.shelf.status_line import called, standing
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.ui.shell.house import House


class Deleted(BasePage):
    """`asked`: the game that another tap deletes for good."""

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.asked = ""

    def do(self, act: str) -> None:
        self.hush()
        asked, self.asked = self.asked, ""
        try:
            match act.split():
                case ["restore", which]:
                    self.house.shelf.restore(which)
                case ["for-good", which]:
                    self.asked = which
                case ["for-good", which, "sure"] if which == asked:
                    self.house.shelf.delete_for_good(which)
                case ["for-good", _, "sure"]:
                    pass  # nobody was asked, or it was taken back
                case _:
                    super().do(act)
        except GameTrouble as told:
            self.say_problem(told.say(self.language))

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        games = self.house.shelf.deleted()
        return PageView(
            name="deleted",
            title=sheet["deleted-title"],
            text="" if games else sheet["none-deleted"],
            sections=tuple(map(self._section, games)),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )

    def _section(self, game: Listed) -> Section:
        sheet = words(SHELF, self.language)
        restore = Button(f"restore {game.id}", sheet["restore"], icon="restore")
        gone = Button(f"for-good {game.id}", sheet["for-good"], icon="delete")
        if game.id == self.asked:
            gone = Button(
                f"for-good {game.id} sure",
                sheet["for-good-sure"],
                sheet["not-undone"],
                icon="delete",
                tone="problem",
            )
        status = standing(game, self.house.shelf.now(), self.language)
        return Section(called(game, self.language), status, ((restore, gone),))
