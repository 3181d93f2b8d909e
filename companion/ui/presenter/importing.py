"""A game that comes from another tablet, as a file that somebody has put into a folder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Protocol

from companion.store.bad_file import BadFile
from companion.store.exchange import Exchange
from companion.store.game_file import LONGEST_NAME
from companion.store.troubles import Told
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.presenter.page import Page
from companion.ui.presenter.views import Button, PageView, Section

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

    def do(self, act: str) -> None:
        self.hush()
        word, _, file = act.partition(" ")
        if word != "take":
            return
        try:
            which = self._told_apart(self.exchange.take(file))
        except (BadFile, Told) as bad:
            self.say_problem(bad.say(self.language))
        else:
            self.house.back()
            self.shelf.imported(which)

    def _told_apart(self, which: str) -> str:
        """A copy of a game that is here already gets a number after its name."""
        names = {game.id: game.name for game in self.house.shelf.games()}
        name = names.pop(which)
        fresh = next(one for one in _numbered(name) if one not in names.values())
        if fresh != name:
            self.house.shelf.rename(which, fresh)
        return which

    def view(self) -> PageView:
        sheet = words(SHELF, self.language)
        files = self.exchange.files()
        buttons = tuple(Button(f"take {file}", file, icon="import") for file in files)
        found = Section(sheet["found"], "" if files else sheet["none-found"],
                        (buttons,) if files else ())  # fmt: skip
        return PageView(
            name="import",
            title=sheet["import"],
            text=sheet["import-text"].format(folder=self.exchange.folder),
            sections=(found,),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        end = f" ({number})"
        yield f"{name[: LONGEST_NAME - len(end)]}{end}"
