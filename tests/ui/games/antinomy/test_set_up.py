"""The set-up of Antinomy: seats with names that are known, the far card, who begins."""

from __future__ import annotations

from typing import cast

import pytest

from companion.games.antinomy.state import SetUp
from companion.ui.games.antinomy.board import AntinomyBoard
from companion.ui.games.antinomy.set_up import AntinomySetUp
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from companion.ui.table import set_up
from companion.ui.table.views import Column, KeyGrid, SeatRow, TableSetUpView
from tests.ui.played import begun_small


def page(home: Companion) -> AntinomySetUp:
    home.do("new-game antinomy")
    return cast(AntinomySetUp, home.pages[-1])


def columns(home: Companion) -> tuple[Column, ...]:
    return cast(TableSetUpView, home.view()).columns


def offered(home: Companion) -> list[str]:
    return [
        button.label
        for part in columns(home)[0].parts
        if isinstance(part, KeyGrid)
        for button in part.buttons
    ]


def begun(home: Companion) -> SetUp:
    home.do("begin")
    board = cast(AntinomyBoard, home.pages[-1])
    return cast(SetUp, board.session.header.setup)


def test_all_is_there_but_the_colour_of_the_far_card(home: Companion) -> None:
    """look3, I1: two touches begin a game."""
    page(home)
    assert [column.done for column in columns(home)] == [True, False, True]
    home.do("begin")
    view = cast(TableSetUpView, home.view())
    assert not view.begin.enabled
    assert view.notice == ("Touch the colour of the far card first.", ())
    home.do("far green")
    assert cast(TableSetUpView, home.view()).begin.enabled
    setup = begun(home)
    assert (setup.players, setup.keep, setup.codex) == (("rocket", "lens"), "score", "green")


def test_whoever_played_last_sits_there_already(home: Companion) -> None:
    begun_small(home, names=("Mira", "Tom"))
    made = page(home)
    assert made.people == ("Mira", "Tom")
    assert offered(home) == ["Rocket", "Lens", "Clock", "New name"]


def test_a_seat_is_freed_by_a_touch_and_taken_by_another_name(home: Companion) -> None:
    made = page(home)
    home.do("sit Clock")
    assert cast(TableSetUpView, home.view()).notice is not None
    home.do("seat 0")
    assert list(made.people) == ["Lens"]
    home.do("far red")
    home.do("begin")
    assert cast(TableSetUpView, home.view()).notice == (
        "Somebody is missing: touch a name below.", (),
    )  # fmt: skip
    home.do("sit Clock")
    assert list(made.people) == ["Lens", "Clock"]
    rows = [part.button.label for part in columns(home)[0].parts if isinstance(part, SeatRow)]
    assert rows == ["Lens", "Clock"]


def test_a_new_name_is_written_and_sits_down(home: Companion) -> None:
    made = page(home)
    home.do("new-name")
    assert len(home.pages) == 2  # no seat is free
    home.do("seat 1")
    home.do("new-name")
    home.typed("Rocket")
    home.do("save")
    assert cast(PageView, home.view()).problem
    home.typed(" ")
    home.do("save")
    assert cast(PageView, home.view()).notice is not None
    home.typed("  Анна-Мария ")
    home.do("save")
    assert made.people == ("Rocket", "Анна-Мария")
    home.do("far blue")
    setup = begun(home)
    assert setup.players == ("p1", "p2")  # no word of a file
    assert home.shelf.games()[0].people == (("p1", "Rocket"), ("p2", "Анна-Мария"))


@pytest.mark.parametrize("name", ["Paradox", "None", "Table", "Clash"])
def test_a_name_that_is_a_word_of_the_game_is_one_all_the_same(home: Companion, name: str) -> None:
    page(home)
    home.do("seat 0")
    home.do("new-name")
    home.typed(name)
    home.do("save")
    home.do("far blue")
    assert begun(home).players == ("p1", "p2")
    assert home.shelf.games()[0].name == f"Lens, {name}"


def test_whoever_begins_is_the_near_half(home: Companion) -> None:
    page(home)
    home.do("far blue")
    home.do("first 1")
    view = cast(TableSetUpView, home.view())
    assert view.begin.second == "Lens begins"
    assert begun(home).players == ("lens", "rocket")


def test_chance_picks_who_begins(home: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    made = page(home)
    monkeypatch.setattr(set_up, "randbelow", lambda below: below - 1)
    home.do("chance")
    assert made.first == 1


def test_the_rulings_are_of_this_table(home: Companion) -> None:
    """A12."""
    page(home)
    home.do("rulings")
    home.do("ruling tie-value printed")
    home.do("ruling first-clash each")
    home.do("back")
    home.do("far purple")
    rulings = begun(home).rulings
    assert (rulings.tie_value, rulings.first_clash, rulings.paradox) == ("printed", "each", "may")


def test_in_russian_it_begins_too(russian: Companion) -> None:
    page(russian)
    assert cast(TableSetUpView, russian.view()).title == "Антиномия"
    russian.do("far blue")
    assert begun(russian).players == ("p1", "p2")
    assert russian.shelf.games()[0].name == "Ракета, Линза"
