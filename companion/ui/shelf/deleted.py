"""The deleted games: back onto the shelf, or gone for good after a second tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.terms import CHARACTERS
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section
from companion.ui.shelf.status_line import called, on_island, standing
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class DeletedModel:
    """`asked`: the game that another tap deletes for good."""

    games: tuple[Listed, ...]
    asked: str
    now: float
    language: Language
    notice: Notice | None
    problem: bool


class Deleted(BasePage):
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

    def model(self) -> DeletedModel:
        shelf = self.house.shelf
        return DeletedModel(
            games=tuple(shelf.deleted()),
            asked=self.asked,
            now=shelf.now(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> PageView:
        return deleted_view(self.model())


def deleted_view(model: DeletedModel) -> PageView:
    sheet = words(SHELF, model.language)
    return PageView(
        name="deleted",
        title=sheet["deleted-title"],
        text="" if model.games else sheet["none-deleted"],
        sections=tuple(_section(model, game) for game in model.games),
        back=Button("back", sheet["back"], icon="back"),
        notice=model.notice,
        problem=model.problem,
        night=NightArt(),
    )


def _section(model: DeletedModel, game: Listed) -> Section:
    sheet, act = words(SHELF, model.language), f"for-good {game.id}"
    restore = Button(f"restore {game.id}", sheet["restore"], icon="restore")
    gone = Button(act, sheet["for-good"], icon="delete")
    if game.id == model.asked:
        label, second = sheet["for-good-sure"], sheet["not-undone"]
        gone = Button(f"{act} sure", label, second, icon="delete", tone="problem")
    status = standing(game, model.now, model.language)
    at = on_island(game)
    who = None if game.broken else at.won or at.turn
    emblem = who if who in CHARACTERS else None
    return Section(called(game, model.language), status, ((restore, gone),), who=emblem)
