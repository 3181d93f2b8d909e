"""A whole game on the tablet: nobody sees a hand that is not theirs."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import pytest

from companion.engine.kind import TABLE
from companion.text.paradoxon.nouns import card
from companion.ui.games.paradoxon.echo_views import EchoEndView
from companion.ui.games.paradoxon.whole_board import WholeBoard
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.shell.companion import Companion
from tests.ui.games.paradoxon.paradoxon_tables import opened


def board(home: Companion, *, alone: bool = False) -> WholeBoard:
    return cast(WholeBoard, opened(home, alone=alone, keep="all", chance="app"))


def shown(page: WholeBoard) -> WholeView:
    return cast(WholeView, page.view().shown)


def read(home: Companion, page: WholeBoard) -> list[str]:
    """Echo's turn to the end of what is told of it, each page with its step."""
    found = []
    while page.page is not None:
        view = shown(page)
        step = next(one.label for one in view.rail if one.state == "now")
        found.append(f"{step}: {view.say.text}")
        assert (view.answers, view.say.done.act) == ((), "done")
        home.do("done")
    return found


def answer(home: Companion, page: WholeBoard, dice: Random) -> None:
    read(home, page)
    question = page.state.question
    if question is None:
        return
    if question.who != TABLE and not page.looks and not page.state.solo:
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
    read(home, page)
    assert page.state.won is not None
    if alone:
        end = cast(EchoEndView, page.view().shown)
        assert end.total == str(page.state.seats[0].points)
        assert [button.act for button in end.ways] == ["again", "to-shelf"]
        return
    view = shown(page)
    assert [button.act for button in view.answers] == ["again", "to-shelf"]
    assert view.say.kicker == "THE GAME IS OVER"


DECK: Final = (
    "keys-wallet", "phone-tickets", "gun-mask", "chocolates-ring", "tickets-wallet", "armor-map",
    "flowers-poetry", "gun-map", "flowers-ring", "armor-mask", "keys-phone", "map-mask",
    "phone-wallet", "keys-tickets", "poetry-ring", "armor-gun", "chocolates-flowers",
    "chocolates-poetry",
)  # fmt: skip


def alone_until_echo(home: Companion, *deck: str) -> WholeBoard:
    """Ann has done what X7.1 asks and ended her turn without a scoring."""
    rest = [card for card in DECK if card not in deck]
    page = cast(WholeBoard, opened(home, alone=True, keep="all", deck=[*deck, *rest], chance="app"))
    for words in (
        "near tickets", "near keys", "lay gun-mask gun", "give tickets-wallet wallet",
        "discard armor-map", "near flowers", "end",
    ):  # fmt: skip
        question = page.state.question
        assert words in question.options, (words, question.options)
        home.do(f"say {question.who} {words}")
        assert page.notice is None
    return page


# The paradox, Echo's left card, Ann's four, the one she draws for her display, Echo's plan.
ELIMINATES: Final = (
    "phone-tickets", "keys-wallet", "gun-mask", "tickets-wallet", "armor-map", "flowers-ring",
    "chocolates-flowers", "flowers-poetry",
)  # fmt: skip


def test_alone_nothing_is_covered(home: Companion) -> None:
    """Nobody else is there; Echo's plan and the deck stay face down (X11)."""
    page = board(home, alone=True)
    home.do(shown(page).answers[0].act)
    view = shown(page)
    assert view.answers
    assert all(card.items for card in view.rows[2].cards)
    assert "my-cards" not in str(view)


def test_echos_turn_is_told_page_by_page(home: Companion) -> None:
    """Look3, section H; X7.3, X7.4: the rulebook's example, wallet and tickets of the right."""
    page = alone_until_echo(home, *ELIMINATES)
    view = shown(page)
    assert [one.state for one in view.rail] == ["now", "later", "later", "later"]
    home.do("done")
    view = shown(page)
    assert view.say.done.label == "Put the right card in the box"
    assert view.beside is not None
    assert [(row.name, row.text, row.verdict) for row in view.beside.checks] == [
        ("Left", "Keys on none, Wallet is on his right card", "stays"),
        ("Right", "Tickets is on the paradox, Wallet is on his left card", "both match"),
        ("Plan", "", "no need to look"),
        ("Paradox", "", "no need to look"),
    ]
    assert view.rows[0].links == (("tickets", 1, 3), ("wallet", 1, 0))
    assert [card.mark for card in view.rows[0].cards] == ["", "box", "", ""]


def test_the_side_of_his_card_is_asked_in_the_midst_of_it(home: Companion) -> None:
    """X7.7: the plan moves up, and its side is the player's choice."""
    page = alone_until_echo(home, *ELIMINATES)
    assert read(home, page) == [
        (
            "Reveal: Echo’s plan is *Flowers–Poetry.* Turn what shares an item with it: your"
            " Chocolates–Flowers."
        ),
        (
            "Plan A: *Plan A works:* his right card goes to the box; *Tickets* is on the paradox,"
            " *Wallet* is on his left card."
        ),
    ]
    view = shown(page)
    assert view.say.kicker == "ECHO · YOU DECIDE FOR HIM"
    assert [one.label for one in view.rail if one.state == "now"] == ["Rest"]
    home.do("say ann near poetry")
    assert read(home, page) == [
        "Rest: *Move up:* Flowers–Poetry is his right card now. New plan, face down. *10 left.*"
    ]
    assert shown(page).rail == ()
    assert shown(page).say.kicker == "YOUR TURN"


def test_what_echo_hides_is_nowhere(home: Companion) -> None:
    """X11: his new plan, and the deck."""
    page = alone_until_echo(home, *ELIMINATES)
    read(home, page)
    home.do("say ann near poetry")
    hidden = page.state.seats[1].hand[0]
    while True:
        assert card(hidden, "en") not in str(page.view())
        if page.page is None:
            break
        home.do("done")


def test_undo_takes_back_his_turn_with_the_own_step(home: Companion) -> None:
    page = alone_until_echo(home, *ELIMINATES)
    read(home, page)
    home.do("undo")
    assert page.state.mover == "ann"
    assert page.page is None
    home.do("redo")
    assert page.page is None, "it was read before"


def test_after_a_pause_what_was_told_last_is_read_again(home: Companion) -> None:
    page = alone_until_echo(home, *ELIMINATES)
    read(home, page)
    home.do(f"open {page.session.id}")
    again = cast(WholeBoard, home.pages[-1])
    assert "Echo’s plan is" in shown(again).say.text


def test_why_tells_the_item_that_was_used(home: Companion) -> None:
    page, dice = board(home, alone=True), Random(5)
    while not (page.last is not None and page.last.words.startswith("use ")):
        answer(home, page, dice)
    first = page.reasons()[0]
    assert first.clause.startswith("X8.")
    assert "*" not in first.text
