"""The registry of what opens over a page: each of its words, and the page that comes."""

from __future__ import annotations

from typing import Final

import pytest

from companion.store.games.kept_game import KeptGame
from companion.ui.island.desk.controller import Desk
from companion.ui.registry import OPENS
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from tests.ui.played import begun, begun_small

# `{id}`: of a game on the shelf.
OVER_SHELF: Final = {
    "against": "AgainstSetUp",
    "check-box": "CheckBox",
    "check-box tokens": "BoxPage",
    "check-box antinomy": "TableBoxPage",
    "deleted": "Deleted",
    "games": "GamesPage",
    "import": "Importing",
    "more {id}": "GamePage",
    "choose-game": "Chooser",
    "new": "Wizard",
    "new-game antinomy": "AntinomySetUp",
    "open {id}": "Desk",
    "practice": "PracticeDoor",
    "replay-game {id}": "Replay",
    "rules": "RulesPage",
    "rules dying": "RulesPage",
    "settings": "SettingsPage",
    "share-game {id}": "Share",
    "ways": "Ways",
}
OVER_DESK: Final = {
    "again": "Wizard",
    "correct phil": "Corrections",
    "ending": "Desk",
    "fog phil": "FogPage",
    "hold phil": "Corrections",
    "journal": "Journal",
    "menu": "Menu",
    "replay 1": "Replay",
    "reveal": "Replay",
    "rule-of lake-shore": "RulesPage",
    "share": "Share",
    "start phil": "HandOver",
    "to-shelf": "ShelfPage",
    "told phil": "CaptivePage",
    "watch": "Replay",
    "why asked": "RulesPage",
}
# With a piece that was asked for, which test_desk_moments.py does; over a replay (could_know/).
ELSEWHERE: Final = {"show", "could-know"}


# Over the shelf, of a small game.
OVER_SHELF_SMALL: Final = {
    "figures-game {id}": "TableFigures",
    "journal-game {id}": "TableJournal",
    "more {id}": "GamePage",
    "open {id}": "AntinomyBoard",
}


@pytest.fixture
def game(home: Companion) -> KeptGame:
    return begun(home)


def opened(home: Companion, act: str) -> str:
    home.open_over(home.pages[-1], act)
    return type(home.pages[-1]).__name__


@pytest.mark.parametrize(("act", "page"), OVER_SHELF.items())
def test_over_the_shelf(home: Companion, game: KeptGame, act: str, page: str) -> None:
    assert opened(home, act.format(id=game.id)) == page


@pytest.mark.parametrize(("act", "page"), OVER_SHELF_SMALL.items())
def test_over_the_shelf_of_a_small_game(home: Companion, act: str, page: str) -> None:
    small = begun_small(home)
    assert opened(home, act.format(id=small.id)) == page


def test_the_rules_open_over_a_small_game_without_its_rulings(home: Companion) -> None:
    assert opened(home, f"open {begun_small(home).id}") == "AntinomyBoard"
    assert opened(home, "rules") == "RulesPage"
    assert home.view() is not None


@pytest.mark.parametrize(("act", "page"), OVER_DESK.items())
def test_over_a_desk(home: Companion, game: KeptGame, act: str, page: str) -> None:
    home.go(Desk(home, game))
    assert opened(home, act) == page


def test_every_word_is_tried() -> None:
    tried = {act.partition(" ")[0] for act in (*OVER_SHELF, *OVER_SHELF_SMALL, *OVER_DESK)}
    assert tried | ELSEWHERE == set(OPENS)


def test_a_word_that_opens_nothing_is_a_fault(home: Companion) -> None:
    with pytest.raises(UnknownAct, match="no-such-act"):
        home.open_over(home.pages[-1], "no-such-act")
