"""A game that comes from another tablet, as a file that somebody has put into a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Protocol

from companion.store.bad_file import BadFile
from companion.store.games.exchange import Exchange
from companion.store.games.game_file import LONGEST_NAME
from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.presenter.file_choice import FileChoice
from companion.ui.presenter.views import PageView
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class Taking(Protocol):
    def imported(self, which: str) -> None: ...


class Importing(Page):
    secret = False

    def __init__(self, house: Companion, shelf: Taking) -> None:
        super().__init__(house)
        self.shelf = shelf
        self.exchange = Exchange(house.shelf)
        self.choice = FileChoice(self, self._chosen)

    def do(self, act: str) -> None:
        self.hush()
        match act.partition(" "):
            case ["choose", _, _]:
                self.choice.ask()
            case ["take", _, file]:
                self._take(lambda: self.exchange.take(file, self._told_apart))
            case _:
                pass

    def _chosen(self, name: str, raw: bytes) -> None:
        self._take(lambda: self.house.shelf.import_bytes(raw, name, self._told_apart))

    def _take(self, take: Callable[[], str]) -> None:
        try:
            which = take()
        except (BadFile, Told) as bad:
            self.say_problem(bad.say(self.language))
        else:
            self.house.back()
            self.shelf.imported(which)

    def _told_apart(self, name: str) -> str:
        """A copy of a game that is here already gets a number after its name."""
        names = {game.name for game in self.house.shelf.games()}
        return next(one for one in _numbered(name) if one not in names)

    def view(self) -> PageView:
        sheet, exchange = words(SHELF, self.language), self.exchange
        return self.choice.page("import", sheet, exchange.files(), exchange.folder)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        end = f" ({number})"
        yield f"{name[: LONGEST_NAME - len(end)]}{end}"
