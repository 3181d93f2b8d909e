"""The menu over the desk: what captives ask, and where its tiles lead."""

from __future__ import annotations

import pytest

from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import Chip, DeskView
from companion.ui.island.menu.page import Menu
from companion.ui.island.menu.views import MenuView
from companion.ui.kit.parts import Button
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.companion import Companion
from tests.ui.played import begun


@pytest.fixture
def desk(home: Companion) -> Desk:
    made = Desk(home, begun(home))
    home.home(made)
    home.go(Menu(home, made))
    return made


def menu(home: Companion) -> MenuView:
    view = home.view()
    assert isinstance(view, MenuView)
    return view


def tile(home: Companion, act: str) -> Button:
    return next(one for one in menu(home).tiles if one.act == act)


def card(home: Companion) -> str:
    view = home.view()
    assert isinstance(view, DeskView)
    return view.card.text


def chips(desk: Desk) -> list[Chip]:
    return [chip for part in desk.view().card.parts for group in part for chip in group.chips]


def test_round_and_deaths_are_told(home: Companion, desk: Desk) -> None:
    desk.correct("set deaths 1")
    assert menu(home).text == "Round 1 · 1 death of 5"
    desk.correct("set deaths 2")
    assert menu(home).text == "Round 1 · 2 deaths of 5"


@pytest.mark.usefixtures("desk")
def test_each_captive_has_a_row_and_a_card(home: Companion) -> None:
    view = menu(home)
    assert len(view.asks.columns) == 3
    for row, known in zip(view.asks.rows, view.known, strict=True):
        acts = [one.act for one in row.buttons if one is not None]
        assert acts == [f"where {row.who}", f"repeat {row.who}", f"start {row.who}"]
        assert (known.act, known.who) == (f"told {row.who}", row.who)


def test_what_space_a_captive_is_on_is_ready_to_be_read_out(home: Companion, desk: Desk) -> None:
    start = desk.state.captive("phil").start
    home.do("where phil")
    assert home.pages[-1] is desk
    assert f"Phil is on the {start}." in card(home)


def test_repeating_leads_back_to_the_card(home: Companion, desk: Desk) -> None:
    home.do("repeat")
    assert home.pages[-1] is desk
    assert "Theseus, it is your turn." in card(home)


def test_what_a_captive_was_told_last_is_said_once_more(home: Companion, desk: Desk) -> None:
    """Words said to others since do not count."""
    home.do("back")
    for act in ("end", "end", "announced", "menu"):
        home.do(act)
    home.do("repeat theseus")
    assert home.pages[-1] is desk
    assert "Theseus, it is your turn." in card(home)
    assert "Phil, it is your turn." not in card(home)
    steps = len(desk.session.steps)
    home.do("announced")
    assert len(desk.session.steps) == steps


def test_what_is_said_once_more_is_not_marked_once_more(home: Companion, desk: Desk) -> None:
    home.do("back")
    desk.do("safe")
    way = next(key.act for key in desk.view().pad.compass if key.enabled)
    desk.do(way)
    assert chips(desk)[0].text == "−1"
    for act in ("announced", "menu", "repeat theseus"):
        home.do(act)
    assert desk.view().card.heading == "SAY AGAIN"
    assert "you spend 1 energy" in card(home).lower()
    assert chips(desk) == []


@pytest.mark.usefixtures("desk")
def test_to_whom_nothing_was_said_is_told_so(home: Companion) -> None:
    quiet = [row.who for row in menu(home).asks.rows if not row.buttons[1].enabled]  # type: ignore[union-attr]
    for who in quiet:
        home.do(f"repeat {who}")
        assert menu(home).notice is not None


def test_the_tiles_lead_to_each_page_and_back(home: Companion, desk: Desk) -> None:
    names = []
    for act in ("correct", "rulings", "journal", "rules", "settings", "told phil"):
        home.do(act)
        names.append(getattr(home.view(), "name", type(home.view()).__name__))
        home.do("back")
        assert menu(home).name == "menu"
    assert len(set(names)) == len(names)
    home.do("back")
    assert home.pages[-1] is desk


def test_redo_is_here_too_and_names_what_it_brings_back(home: Companion, desk: Desk) -> None:
    assert not tile(home, "redo").enabled
    home.do("redo")
    assert menu(home).notice is not None
    home.do("back")
    for act in ("end", "end", "undo", "menu"):
        home.do(act)
    assert tile(home, "redo").enabled
    assert "Theseus" in tile(home, "redo").second
    home.do("redo")
    assert home.pages[-1] is desk
    assert desk.state.turn == "phil"


def test_back_to_the_shelf_and_again_to_the_game(home: Companion, desk: Desk) -> None:
    home.do("shelf")
    view = home.view()
    assert isinstance(view, ShelfView)
    assert view.resume is not None
    assert view.resume.hold is not None
    home.do(view.resume.hold.button.act)
    again = home.pages[-1]
    assert isinstance(again, Desk)
    assert again.session is desk.session
