"""A game that comes from another tablet, as a file; or a table script, which is played then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from companion.store.games.exchange import Exchange
from companion.store.games.game_file import LONGEST_NAME
from companion.store.games.listing import EXTENSION
from companion.store.games.script_game import ENDINGS
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.shell.file_choice import FileChoice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


@runtime_checkable
class Taking(Protocol):
    def imported(self, which: str) -> None: ...


class Importing(FileChoice):
    """`shelf`: the page below, if it tells of games that were added; else this one does."""

    secret = False
    endings = (EXTENSION, *ENDINGS)

    def __init__(self, house: House, shelf: Taking | None) -> None:
        super().__init__(house)
        self.shelf = shelf
        self.exchange = Exchange(house.shelf)

    def take(self, file: str) -> str:
        return self.exchange.take(file, self._told_apart)

    def take_bytes(self, name: str, raw: bytes) -> str:
        return self.house.shelf.import_bytes(raw, name, self._told_apart)

    def taken(self, which: str) -> None:
        if self.shelf is None:
            name = next(game.name for game in self.house.shelf.games() if game.id == which)
            self.say_why(words(SHELF, self.language)["imported"].format(name=name))
        else:
            super().taken(which)

    def imported(self, which: str) -> None:
        if self.shelf is not None:
            self.shelf.imported(which)

    def _told_apart(self, name: str) -> str:
        """A copy of a game that is here already gets a number after its name."""
        names = {game.name for game in self.house.shelf.games()}
        return next(one for one in _numbered(name) if one not in names)

    def view(self) -> PageView:
        sheet, exchange = words(SHELF, self.language), self.exchange
        return self.page("import", sheet, exchange.files(), exchange.folder)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        end = f" ({number})"
        yield f"{name[: LONGEST_NAME - len(end)]}{end}"
