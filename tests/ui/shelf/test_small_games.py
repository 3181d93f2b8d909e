"""Small games on the shelf, resumed, renamed, deleted, exported; and the chooser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from companion.games.registry import ISLAND
from companion.ui.games.antinomy.board import AntinomyBoard
from companion.ui.shelf.chooser import Chooser
from companion.ui.shelf.views import ChooserView, GamesView, GameView, ShelfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from companion.ui.table import games
from tests.ui.played import Hands, begun, begun_small

WON = ("paradox bob",) * 5


@pytest.fixture
def without_pages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An app that has no pages for any small game yet."""
    monkeypatch.setattr(games, "_door", lambda word: f"companion.ui.games.none.{word}")
    games.has_pages.cache_clear()
    yield
    games.has_pages.cache_clear()


def shelf(home: Companion) -> ShelfView:
    return cast(ShelfView, home.view())


def game(home: Companion) -> GameView:
    return cast(GameView, home.view())


def chooser(home: Companion) -> ChooserView:
    return cast(ChooserView, home.view())


# How it stands


def test_a_game_that_goes_on_is_told_by_its_crystals_and_goes_on_by_one_touch(
    home: Companion,
) -> None:
    which = begun_small(home, said=("paradox ann", "paradox ann", "clash bob")).id
    running = shelf(home).resume
    assert running is not None
    assert running.title == "Ann 1, Bob 1, Codex red"
    assert running.text.startswith("Antinomy · just now")
    assert (running.hold, running.captives, running.deaths) == (None, (), None)
    assert running.picture == "gem-stone"
    assert running.open_it is not None
    home.do(running.open_it.act)
    board = cast(AntinomyBoard, home.pages[-1])
    assert board.session.id == which


def test_before_anything_was_said_all_have_none(home: Companion) -> None:
    begun_small(home)
    running = shelf(home).resume
    assert running is not None
    assert running.title == "Ann 0, Bob 0"


def test_one_that_is_over_tells_who_has_won(home: Companion) -> None:
    begun_small(home, said=WON)
    (card,) = shelf(home).games
    assert (card.title, card.text) == ("Bob won, 5 to 0", "Antinomy · just now")
    assert (card.ground, card.sealed, card.link, card.who) == (None, False, None, None)
    assert card.picture == "gem-stone"


def test_in_russian_too(russian: Companion) -> None:
    begun_small(russian, said=("paradox ann",), names=("Аня", "Боря"))
    begun_small(russian, said=WON, names=("Аня", "Боря"))
    assert shelf(russian).games[0].title == "победа: Боря, 5 : 0"
    running = shelf(russian).resume
    assert running is not None
    assert running.title == "Аня: 1, Боря: 0, Кодекс: зелёный"
    russian.do("games")
    rows = cast(GamesView, russian.view()).rows
    assert {row.title for row in rows} == {"Аня, Боря"}
    assert any("победа: Боря, 5 : 0" in row.text for row in rows)


def test_islands_and_small_games_lie_beside_each_other(home: Companion) -> None:
    begun_small(home, said=WON)
    hands = cast(Hands, home.shelf.now)
    hands.time += 60
    begun(home)
    running = shelf(home).resume
    assert running is not None
    assert running.hold is not None
    assert [card.title for card in shelf(home).games] == ["Bob won, 5 to 0"]


# The page of a game


def test_its_page_has_no_replay_but_journal_and_figures(home: Companion) -> None:
    which = begun_small(home, said=("paradox ann",)).id
    home.do(f"more {which}")
    view = game(home)
    assert [tile.act for tile in view.tiles] == ["journal", "figures", "rename", "export", "delete"]
    assert (view.title, view.hold) == ("Ann, Bob", None)
    assert view.opened is not None
    assert view.opened.label == "Continue"
    home.do("journal")
    assert cast(PageView, home.view()).sections[0].heading == "1. A Paradox: Ann"
    home.do("back")
    home.do("figures")
    assert cast(PageView, home.view()).sections[0].heading == "Ann"
    home.do("back")
    home.do("open")
    assert isinstance(home.pages[-1], AntinomyBoard)


def test_one_that_is_over_is_looked_at(home: Companion) -> None:
    which = begun_small(home, said=WON).id
    home.do(f"more {which}")
    opened = game(home).opened
    assert opened is not None
    assert opened.label == "Look at the end"


def test_it_is_renamed_deleted_and_brought_back(home: Companion) -> None:
    which = begun_small(home).id
    for act in (f"more {which}", "rename"):
        home.do(act)
    home.typed("Sunday")
    home.do("save")
    assert game(home).title == "Sunday"
    home.do("back")
    running = shelf(home).resume
    assert running is not None
    assert running.text.startswith("Antinomy · Sunday · ")
    home.do(f"more {which}")
    home.do("delete")
    notice = shelf(home).notice
    assert notice is not None
    assert notice[0] == "Deleted: “Sunday”."
    home.do("deleted")
    assert "Ann 0, Bob 0" in cast(PageView, home.view()).sections[0].text
    home.do("back")
    home.do(f"restore {which}")
    assert shelf(home).resume is not None


def test_it_is_exported_and_taken_in_again(home: Companion, tmp_path: Path) -> None:
    which = begun_small(home, said=("paradox ann",)).id
    file = tmp_path / "antinomy.game"
    home.shelf.export(which, file)
    home.shelf.delete(which)
    again = home.shelf.import_file(file)
    home.do(f"open {again}")
    board = cast(AntinomyBoard, home.pages[-1])
    assert board.name("ann") == "Ann"
    assert [one.crystals for one in board.state.sorcerers] == [1, 0]


@pytest.mark.usefixtures("without_pages")
def test_a_game_without_pages_is_left_as_it_was(home: Companion) -> None:
    session = begun_small(home)
    session.close()
    running = shelf(home).resume
    assert running is not None
    home.do(f"open {session.id}")
    assert len(home.pages) == 1
    notice = shelf(home).notice
    assert notice is not None
    assert notice[0].startswith("This version of the app has no page")
    home.do(f"journal-game {session.id}")
    assert len(home.pages) == 1


# The chooser


def test_the_island_is_chosen_at_first(home: Companion) -> None:
    home.do("choose-game")
    view = chooser(home)
    chosen = [card.button.act for card in view.cards if card.button.chosen]
    assert chosen == [f"game {ISLAND}"]
    assert (view.go.act, view.go.label) == ("ways", "Paradox Island")


def test_the_game_played_last_is_chosen_at_first(home: Companion) -> None:
    begun_small(home)
    home.do("choose-game")
    assert chooser(home).go.act == "new-game antinomy"


def test_a_set_up_that_waits_is_chosen_at_first_and_said(home: Companion) -> None:
    begun_small(home)
    for act in ("choose-game", f"game {ISLAND}", "ways", "new", "character phil"):
        home.do(act)
    for _ in range(3):
        home.back()
    home.do("choose-game")
    assert chooser(home).go.act == "ways"
    assert chooser(home).go.second == "goes on where you left the set-up"
    home.do("game antinomy")
    assert chooser(home).go.second == "Set it up"


def test_a_touch_chooses_and_the_button_goes_on(home: Companion) -> None:
    home.do("choose-game")
    home.do("game antinomy")
    view = chooser(home)
    assert view.needs.startswith("Lay the cards out")
    home.do(view.go.act)
    assert type(home.pages[-1]).__name__ == "AntinomySetUp"
    home.do("back")
    assert isinstance(home.pages[-1], Chooser)
    home.do("back")
    assert len(home.pages) == 1
