"""All games of the shelf, a row each, and the way to the deleted ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen, revised
from companion.store.games.troubles import GameTrouble
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.long_names import wrapped
from companion.ui.kit.parts import Button
from companion.ui.shelf.cards import card, headline, told
from companion.ui.shelf.status_line import called
from companion.ui.shelf.views import GameCard, GamesView
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.text.languages import Language


@frozen
class GamesModel:
    games: tuple[Listed, ...]
    deleted: int
    now: float
    language: Language
    notice: Notice | None
    problem: bool


class GamesPage(BasePage):
    secret = False

    def do(self, act: str) -> None:
        self.hush()
        word, _, which = act.partition(" ")
        if word == "restore":
            self._restore(which)
        else:
            self.house.open_over(self, act)

    def _restore(self, which: str) -> None:
        try:
            self.house.shelf.restore(which)
        except GameTrouble as told_so:
            self.say_problem(told_so.say(self.language))

    def go_on(self, which: str) -> None:
        self.house.open_over(self, f"open {which}")

    def failed(self, _which: str, told_so: GameTrouble) -> None:
        self.say_problem(told_so.say(self.language))

    def deleted(self, game: Listed) -> None:
        sheet = words(SHELF, self.language)
        sentence = sheet["deleted-one"].format(name=called(game, self.language))
        self.say_why(sentence, Button(f"restore {game.id}", sheet["undo"], icon="undo"))

    def model(self) -> GamesModel:
        shelf = self.house.shelf
        return GamesModel(
            games=tuple(shelf.games()),
            deleted=len(shelf.deleted()),
            now=shelf.now(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> GamesView:
        return games_view(self.model())


def games_view(model: GamesModel) -> GamesView:
    sheet = words(SHELF, model.language)
    deleted = Button("deleted", sheet["deleted"].format(n=model.deleted), icon="delete")
    return GamesView(
        name="games",
        title=sheet["games"],
        text=counted(sheet["how-many"], len(model.games), model.language),
        rows=tuple(_row(model, game) for game in model.games),
        back=Button("back", sheet["back"], icon="back"),
        foot=(deleted,) if model.deleted else (),
        notice=model.notice,
        problem=model.problem,
    )


def _row(model: GamesModel, game: Listed) -> GameCard:
    """Its name first: here it is looked for."""
    found = card(game, model.now, model.language)
    head, text = headline(game, model.language), told(game, model.now, model.language)
    name = called(game, model.language)
    text = text.removeprefix(f"{name} · ")
    button = Button(f"more {game.id}", name, tone=found.button.tone)
    return revised(found, {"button": button, "title": wrapped(name), "text": f"{head} · {text}"})
