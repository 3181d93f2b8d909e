"""One game of the shelf: open, rename, export, delete."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from companion.games.island.setup.checks import printable
from companion.store.games.exchange import Exchange
from companion.store.games.listing import gone, unknown
from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.presenter.over_shelf import open_replay, open_share
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.shelf.status_line import called, standing
from companion.ui.shell.naming import Asked, Naming
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.ui.presenter.companion import Companion


class OnShelf(Protocol):
    """What this page leaves to the shelf."""

    def go_on(self, which: str) -> None: ...

    def deleted(self, game: Listed) -> None: ...


class GamePage(Page):
    secret = False

    def __init__(self, house: Companion, shelf: OnShelf, which: str) -> None:
        super().__init__(house)
        self.shelf = shelf
        self.which = which
        self._known = unknown(which)
        self._known = self.game

    @property
    def game(self) -> Listed:
        """As it stands now; of one that another window has deleted, what was known of it."""
        games = self.house.shelf.games()
        self._known = next((game for game in games if game.id == self.which), gone(self._known))
        return self._known

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except Told as told:
            self._failed(told)

    def _failed(self, told: Told) -> None:
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
            case "replay":
                open_replay(self.house, self.which, self._failed)
            case "share":
                open_share(self.house, self.which, self._failed)
            case "delete":
                game = self.game
                self.house.shelf.delete(self.which)
                self.house.back()
                self.shelf.deleted(game)
            case _:
                pass

    def _renaming(self) -> Naming:
        sheet = words(SHELF, self.language)
        asked = Asked("rename", sheet["rename"], sheet["new-name"], sheet["back"], sheet["save"])
        rename = partial(self.house.shelf.rename, self.which)
        return Naming(self.house, asked, rename, self.game.name, secret=False)

    def _export(self) -> None:
        """To another app; where there is none, into the folder."""
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
