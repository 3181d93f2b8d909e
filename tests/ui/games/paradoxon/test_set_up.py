"""The set-up of PARADOXON: two with a race, one against Echo, or all of it in the tablet."""

from __future__ import annotations

from typing import cast

import pytest

from companion.ui.games.paradoxon.echo_board import EchoBoard
from companion.ui.games.paradoxon.pair_board import PairBoard
from companion.ui.games.paradoxon.set_up import ParadoxonSetUp
from companion.ui.games.paradoxon.which_card import WhichCard
from companion.ui.games.paradoxon.whole_board import WholeBoard
from companion.ui.shell.companion import Companion
from companion.ui.table.views import TableSetUpView


@pytest.fixture
def page(home: Companion) -> ParadoxonSetUp:
    home.do("new-game paradoxon")
    return cast(ParadoxonSetUp, home.pages[-1])


def view(page: ParadoxonSetUp) -> TableSetUpView:
    return page.view()


def test_two_can_begin_at_once(home: Companion, page: ParadoxonSetUp) -> None:
    assert view(page).begin.enabled
    home.do("first 1")
    home.do("begin")
    board = cast(PairBoard, home.pages[-1])
    assert isinstance(board, PairBoard)
    assert board.name(board.state.mover) == "Lens"
    assert board.name(board.state.names[0]) == "Rocket", "they stay where they sit"


def test_the_race_begins_the_game(home: Companion, page: ParadoxonSetUp) -> None:
    assert home.pages[-1] is page
    home.do("race")
    home.do("ready far")
    home.shelf.now.time += 1  # type: ignore[attr-defined]
    home.do("ready near")
    home.do("go")
    board = cast(PairBoard, home.pages[-1])
    assert board.name(board.state.mover) == "Lens"


def test_alone_the_cards_of_echo_are_said_first(home: Companion, page: ParadoxonSetUp) -> None:
    """X7.1, X9.2."""
    home.do("seat 1")
    assert not view(page).begin.enabled
    home.do("begin")
    assert page.notice is not None
    assert page.notice[0] == "Say first which cards lie before Echo, and the paradox."
    for where, card in (("left", "keys-wallet"), ("right", "gun-mask"), ("paradox", "poetry-ring")):
        home.do(f"place {where}")
        assert isinstance(home.pages[-1], WhichCard)
        home.do(f"card {card}")
    assert view(page).begin.enabled
    home.do("begin")
    board = cast(EchoBoard, home.pages[-1])
    assert isinstance(board, EchoBoard)
    assert [one.card for one in board.state.seats[1].display] == ["keys-wallet", "gun-mask"]


def test_a_card_lies_in_one_place(home: Companion, page: ParadoxonSetUp) -> None:
    assert home.pages[-1] is page
    home.do("seat 1")
    home.do("place left")
    home.do("card keys-wallet")
    home.do("place right")
    home.do("card keys-wallet")
    assert "Keys–Wallet lies open already: Echo’s left." in str(home.view())


def test_three_colours_are_in_play(home: Companion, page: ParadoxonSetUp) -> None:
    """X1.1."""
    home.do("seat 1")
    home.do("colour green")
    assert page.notice is not None
    assert page.colours == ("pink", "yellow", "lilac")
    home.do("place left")
    home.do("card keys-wallet")
    home.do("colour lilac")
    assert page.placed == {}, "its colour is gone"
    assert not view(page).begin.enabled
    home.do("colour green")
    assert page.colours == ("pink", "yellow", "green")


@pytest.mark.parametrize("alone", [True, False])
def test_the_tablet_can_hold_all_cards(home: Companion, page: ParadoxonSetUp, alone: bool) -> None:
    if alone:
        home.do("seat 1")
    home.do("cards tablet")
    assert view(page).begin.enabled
    home.do("begin")
    board = home.pages[-1]
    assert isinstance(board, WholeBoard)
    assert board.state.setup.keep == "all"
    assert board.state.solo == alone


def test_a_ruling_goes_into_the_game(home: Companion, page: ParadoxonSetUp) -> None:
    """X12."""
    assert home.pages[-1] is page
    home.do("rulings")
    home.do("ruling item-scoring ends it")
    home.do("back")
    home.do("begin")
    board = cast(PairBoard, home.pages[-1])
    assert board.state.setup.rulings.item_scoring == "ends it"
    told = {note.heading: note.text for note in board.rulings()}
    assert told["Scored by aces or a knife"] == "ends the turn"
