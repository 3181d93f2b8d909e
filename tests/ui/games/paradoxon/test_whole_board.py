"""A whole game on the tablet: nobody sees a hand that is not theirs."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from companion.engine.kind import TABLE
from companion.text.paradoxon.nouns import card
from companion.ui.games.paradoxon.whole_board import WholeBoard
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.shell.companion import Companion
from tests.ui.games.paradoxon.paradoxon_tables import opened


def board(home: Companion, *, alone: bool = False) -> WholeBoard:
    return cast(WholeBoard, opened(home, alone=alone, keep="all", chance="app"))


def shown(page: WholeBoard) -> WholeView:
    return cast(WholeView, page.view().shown)


def answer(home: Companion, page: WholeBoard, dice: Random) -> None:
    question = page.state.question
    if question.who != TABLE and not page.looks:
        assert shown(page).answers == ()
        home.do("my-cards")
    button = dice.choice(shown(page).answers)
    assert home.pages[-1] is page
    home.do(button.act)
    assert page.notice is None


def test_cards_are_covered_until_whoever_is_asked_uncovers_them(home: Companion) -> None:
    page = board(home)
    home.do(shown(page).answers[0].act)  # the table lays the paradox
    view = shown(page)
    assert view.answers == ()
    assert view.say.done.label == "Ann: my cards"
    assert all(not card.items for card in view.rows[2].cards)
    home.do("my-cards")
    view = shown(page)
    assert view.say.done.label == "Cover them"
    assert all(card.items for card in view.rows[2].cards)
    assert not any(card.items for card in view.rows[0].cards), "the other's stay covered"
    home.do("cover-cards")
    assert shown(page).answers == ()


def test_the_next_one_finds_them_covered(home: Companion) -> None:
    page, dice = board(home), Random(3)
    while page.state.question.who != "bob":
        answer(home, page, dice)
    assert not page.looks
    assert shown(page).say.done.label == "Bob: my cards"


def test_a_card_put_away_is_named_nowhere(home: Companion) -> None:
    """X11, X14.9: not by Undo, nor in the journal, nor when it is taken back."""
    page = board(home)
    home.do(shown(page).answers[0].act)
    home.do("my-cards")
    act = next(one.act for one in shown(page).answers if " discard " in one.act)
    home.do(act)
    name = card(act.split()[-1], "en")
    home.do("cover-cards")
    assert name not in str(page.view())
    home.do("journal")
    assert "discard a card" in str(home.view())
    assert name not in str(home.view())
    home.do("back")
    home.do("undo")
    home.do("cover-cards")
    assert page.taken
    assert name not in str(page.view())


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_comes_to_its_end(home: Companion, alone: bool, seed: int) -> None:
    page, dice = board(home, alone=alone), Random(seed)
    for _ in range(600):
        if page.state.won is not None:
            break
        answer(home, page, dice)
    assert page.state.won is not None
    view = shown(page)
    assert [button.act for button in view.answers] == ["again", "to-shelf"]
    assert view.say.kicker == "THE GAME IS OVER"


def test_why_tells_the_item_that_was_used(home: Companion) -> None:
    page, dice = board(home, alone=True), Random(5)
    while not (page.last is not None and page.last.words.startswith("use ")):
        answer(home, page, dice)
    first = page.reasons()[0]
    assert first.clause.startswith("X8.")
    assert "*" not in first.text
