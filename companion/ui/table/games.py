"""The small games as the screens know them: `companion/ui/games/FOLDER/door.py` of each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from companion.engine.frozen import frozen
from companion.games.registry import FOLDERS

if TYPE_CHECKING:
    from companion.engine.saved import StandingTable
    from companion.store.games.kept_game import KeptGame
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House, Page


@frozen
class Offer:
    """A game where one is chosen: its picture, what it is, for how many, and what is needed."""

    icon: str
    name: str
    what: str
    people: str
    needs: str


class TableGame(Protocol):
    """One small game, as `GAME` of its door. `word`: in the registry of games."""

    word: str

    def offer(self, language: Language) -> Offer:
        """The game where one is chosen."""

    def set_up(self, house: House, seated: tuple[str, ...]) -> Page:
        """The page on which it is set up. `seated`: names of people, if they are known."""

    def board(self, house: House, session: KeptGame) -> Page:
        """The page on which it is played."""

    def box(self, house: House) -> Page | None:
        """*Check your box*; None where nothing in its box is in doubt."""

    def stands(self, at: StandingTable, names: PlayerNames, language: Language) -> str:
        """A line of the shelf: “Ann 3, Bob 2”. Its values are those of a file of anybody."""


def played_here() -> tuple[str, ...]:
    """The small games that have pages, in the order of the registry."""
    return tuple(word for word in FOLDERS if has_pages(word))


@cache
def has_pages(word: str) -> bool:
    """True for a small game with a folder of its own among the pages."""
    if word not in FOLDERS:
        return False
    try:
        at_table(word)
    except ModuleNotFoundError as none:
        if none.name is None or not _door(word).startswith(none.name):
            raise  # the door is there, and something behind it is not
        return False
    return True


def at_table(word: str) -> TableGame:
    """The game of this word, imported when it is first wanted."""
    return cast(TableGame, import_module(_door(word)).GAME)


def _door(word: str) -> str:
    return f"companion.ui.games.{FOLDERS[word]}.door"
