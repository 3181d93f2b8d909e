"""One game of the shelf: open, rename, export, delete."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from companion.games.island.setup.checks import printable
from companion.store.games.exchange import Exchange
from companion.store.games.listing import gone, unknown
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section
from companion.ui.shelf.status_line import called, standing
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.ui.shell.house import House


class OnShelf(Protocol):
    """The shelf as this page needs it."""

    def go_on(self, which: str) -> None: ...

    def deleted(self, game: Listed) -> None: ...


class GamePage(BasePage):
    secret = False

    def __init__(self, house: House, shelf: OnShelf, which: str) -> None:
        super().__init__(house)
        self.shelf = shelf
        self.which = which
        self._known = unknown(which)
        self._known = self.game

    @property
    def game(self) -> Listed:
        """The game as it stands now; if another window has deleted it, as it was known."""
        games = self.house.shelf.games()
        self._known = next((game for game in games if game.id == self.which), gone(self._known))
        return self._known

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except GameTrouble as told:
            self.failed(self.which, told)

    def failed(self, _which: str, told: GameTrouble) -> None:
        self.say_problem(told.say(self.language))

    def _do(self, act: str) -> None:
        match act:
            case "open":
                self.house.back()
                self.shelf.go_on(self.which)
            case "rename":
                self.house.go(self._renaming())
            case "export":
                self._export()
            case "replay" | "share":
                self.house.open_over(self, f"{act}-game {self.which}")
            case "delete":
                game = self.game
                self.house.shelf.delete(self.which)
                self.house.back()
                self.shelf.deleted(game)
            case _:
                super().do(act)

    def _renaming(self) -> Naming:
        sheet = words(SHELF, self.language)
        asked = NameAsked(
            "rename", sheet["rename"], sheet["new-name"], sheet["back"], sheet["save"]
        )
        rename = partial(self.house.shelf.rename, self.which)
        return Naming(self.house, asked, rename, self.game.name, secret=False)

    def _export(self) -> None:
        """Hand it to another app; where there is none, write it into the folder."""
        exchange, name = Exchange(self.house.shelf), self.game.name
        if not self.house.outside.hand_over(*exchange.packed(self.which, name)):
            path = exchange.export(self.which, name)
            self.say_why(words(SHELF, self.language)["exported"].format(path=printable(path)))

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        game = self.game
        whole = not game.broken
        looks = (
            Button("replay", sheet["replay"], sheet["replay-text"], icon="play", enabled=whole),
            Button("share", sheet["share"], sheet["share-text"], icon="people", enabled=whole),
        )
        acts = (
            Button("rename", sheet["rename"], icon="rename", enabled=whole),
            Button("export", sheet["export"], sheet["export-text"], icon="export"),
            Button("delete", sheet["delete"], sheet["delete-text"], icon="delete"),
        )
        opened = Button("open", sheet["open"], icon="play", tone="accent")
        return PageView(
            name="game",
            title=called(game, self.language),
            text=standing(game, self.house.shelf.now(), self.language),
            sections=(Section(rows=(looks, acts)),),
            back=Button("back", sheet["back"], icon="back"),
            foot=(opened,),
            notice=self.notice,
            problem=self.problem,
        )
