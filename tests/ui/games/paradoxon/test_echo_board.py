"""Echo's turn: a page a sentence, the cards that the table turns up, and the end."""

from __future__ import annotations

from typing import cast

import pytest

from companion.ui.games.paradoxon.echo_board import EchoBoard
from companion.ui.games.paradoxon.echo_views import EchoEndView, EchoView
from companion.ui.shell.companion import Companion
from tests.ui.games.paradoxon.paradoxon_tables import LYING, opened


def board(home: Companion, *said: str) -> EchoBoard:
    return cast(EchoBoard, opened(home, *said, **LYING))


def shown(page: EchoBoard) -> EchoView:
    return cast(EchoView, page.view().shown)


def asked(page: EchoBoard) -> str:
    return str(page.state.question.what)


def read(home: Companion, page: EchoBoard) -> list[str]:
    """Every page to the end, with its step."""
    found = []
    while page.page is not None:
        view = shown(page)
        step = next(one.label for one in view.rail if one.state == "now")
        found.append(f"{step}: {view.say.text}")
        home.do("done")
    return found


def test_the_own_turn_scores_as_two_do(home: Companion) -> None:
    page = board(home)
    view = shown(page)
    assert view.say.kicker == "YOUR TURN"
    assert (view.pad, view.beside) == (None, None)
    home.do("for plan")
    assert shown(page).say.text == "Touch +1, +2 or +3 first."
    home.do("points 2")
    home.do("for fading")
    assert shown(page).say.text == "There is no such card."
    home.do("for plan")
    view = shown(page)
    assert view.points.total == 2
    assert view.say.text == (
        "Draw yourself a new plan: 10 left. Turn over Echo’s plan and lay it at the right."
        " *Which card is it?*"
    )
    assert view.say.done.label == "Touch the card"


def test_cards_that_are_seen_are_veiled_and_a_touch_says_where_they_lie(home: Companion) -> None:
    """X9.2."""
    page = board(home, "ann end")
    pad = shown(page).pad
    assert pad is not None
    veiled = {key.button.act: key.where for row in pad.rows for key in row if key.where}
    assert veiled == {
        "card gun-mask": "right", "card keys-wallet": "left", "card phone-tickets": "paradox",
    }  # fmt: skip
    home.do("card gun-mask")
    assert shown(page).say.text == "That card lies open already: right."
    assert asked(page) == "reveal"


def test_plan_a_is_told_step_by_step(home: Companion) -> None:
    """X7.3, X7.4, X7.7."""
    page = board(home, "ann score 2 plan")
    home.do("card tickets-wallet")
    view = shown(page)
    assert [card.mark for card in view.row.cards] == ["turn", "", "", "turn"]
    assert view.row.cards[2].lit == ("tickets", "wallet")
    assert view.beside is not None
    assert [name for _, name in view.beside.items] == ["Tickets", "Wallet"]
    assert read(home, page) == [
        (
            "Reveal: Turn every card that shows *Tickets* or *Wallet:* his left card, the paradox,"
            " and yours that do."
        ),
        (
            "Plan A: *Plan A works:* his plan goes to the box; *Tickets* is on the paradox,"
            " *Wallet* is on his left card."
        ),
        "Rest: *New plan* for Echo, face down. *9 left.*",
    ]
    assert shown(page).say.kicker == "YOUR TURN"


def test_what_was_looked_for_stands_beside_it(home: Companion) -> None:
    page = board(home, "ann score 2 plan", "table card tickets-wallet")
    home.do("done")
    beside = shown(page).beside
    assert beside is not None
    assert [(row.name, row.text, row.verdict) for row in beside.checks] == [
        ("Left", "Keys on none, Wallet is on his plan", "stays"),
        ("Right", "Gun on none, Mask on none", "stays"),
        ("Plan", "Tickets is on the paradox, Wallet is on his left card", "both match"),
        ("Paradox", "", "no need to look"),
    ]


def test_plan_b_asks_for_the_card_that_is_drawn_and_a_card_fades(home: Companion) -> None:
    """X7.5, X7.6: gun-mask and armor-gun share the gun."""
    page = board(home, "ann end")
    home.do("card armor-gun")
    assert read(home, page) == [
        "Reveal: Turn every card that shows *Armor* or *Gun:* his right card, and yours that do.",
        "Plan A: *Plan A fails:* no card has both its items on the others.",
        (
            "Plan B: *Plan B:* his left card, Keys–Wallet, goes under the deck. The right one is"
            " his left now."
        ),
    ]
    assert shown(page).say.text.startswith("Lay the top card of the deck at Echo’s right.")
    home.do("card flowers-poetry")
    assert read(home, page) == [
        (
            "Plan B: *Plan B fails too.* His left card, Gun–Mask, fades: lay it aside. You may"
            " score it for 2 or 3."
        ),
        (
            "Rest: *Move up:* Armor–Gun is his right card now, its side is your choice. New plan,"
            " face down. *10 left.*"
        ),
    ]
    assert [card.label for card in shown(page).row.cards][-1] == "fading"
    home.do("points 2")
    home.do("for fading")
    assert page.state.seats[0].points == 2
    assert page.state.fading is None


def test_a_new_paradox_is_asked_for(home: Companion) -> None:
    page = board(home)
    home.do("points 3")
    home.do("for paradox")
    assert "the new paradox" in shown(page).say.text
    home.do("card chocolates-ring")
    assert asked(page) == "reveal"
    assert shown(page).row.cards[3].act == "wrong-card"


def test_a_card_touched_by_mistake_is_asked_for_again(home: Companion) -> None:
    page = board(home, "ann score 2 plan")
    home.do("card tickets-wallet")
    assert shown(page).row.cards[2].act == "wrong-card"
    home.do("wrong-card")
    assert asked(page) == "reveal"
    assert page.state.seats[0].points == 2, "the own scoring stays"
    assert shown(page).say.text == "Taken back: Echo’s plan: Tickets–Wallet."
    home.do("card armor-gun")
    assert page.state.seats[1].open == "armor-gun"


def test_undo_takes_back_the_whole_turn_with_its_answers(home: Companion) -> None:
    page = board(home, "ann score 2 plan")
    home.do("card tickets-wallet")
    assert shown(page).undo.label == "Ann: 2 for the plan"
    home.do("undo")
    assert page.state.seats[0].points == 0
    assert asked(page) == "turn"
    home.do("redo")
    assert page.state.seats[0].points == 2
    assert page.page is None, "it was read before"


def test_after_a_pause_the_last_answer_is_read_again(home: Companion) -> None:
    page = board(home, "ann score 2 plan", "table card tickets-wallet")
    assert "Turn every card" in shown(page).say.text


def test_each_page_has_the_clause_behind_it(home: Companion) -> None:
    page = board(home, "ann end", "table card armor-gun")
    found = []
    while page.page is not None:
        found.append([reason.clause for reason in page.reasons()])
        home.do("done")
    assert found == [["X7.3"], ["X7.4"], ["X7.5"]]


def test_in_the_own_turn_a_touch_corrects_a_card_of_echos(home: Companion) -> None:
    """X10."""
    page = board(home)
    home.do("correct-card left")
    home.do("card gun-mask")
    assert "lies open already" in str(home.view()), "it is his right one"
    home.do("card keys-phone")
    assert home.pages[-1] is page
    assert [one.card for one in page.state.seats[1].display] == ["keys-phone", "gun-mask"]


def test_armor_lets_the_plan_of_echo_fade(home: Companion) -> None:
    """X8.8."""
    page = board(home)
    home.do("more-ways")
    home.do("say ann fragment")
    assert "it fades" in shown(page).say.text
    home.do("card armor-gun")
    assert read(home, page) == [
        "Rest: *Echo’s plan,* Armor–Gun, fades: lay it aside. New plan, face down. *10 left.*"
    ]
    assert asked(page) == "turn"


@pytest.mark.parametrize(
    ("threes", "band", "headline"),
    [(4, "gone", "Reality is gone"), (5, "sacrifice", "A sacrifice"), (6, "saved", "All is well"),
     (7, "mastery", "Mastery")],
)  # fmt: skip
def test_the_deck_ends_it_in_a_band(home: Companion, threes: int, band: str, headline: str) -> None:
    """X7.9."""
    page = board(home, *("ann score 3 extra",) * threes, "ann empty")
    view = cast(EchoEndView, page.view().shown)
    assert (view.total, view.headline) == (str(3 * threes), headline)
    assert [one.word for one in view.bands if one.reached] == [band]
    assert view.figures == f"{threes} threes"
    assert view.games_label == "Your first game against Echo."


def test_games_before_are_kept_as_a_record(home: Companion) -> None:
    board(home, *("ann score 3 extra",) * 5, "ann empty")
    opened(home, "ann empty")  # a game of two is none of them
    home.shelf.now.time += 90_000  # type: ignore[attr-defined]
    page = board(home, "ann score 3 extra", "ann empty")
    view = cast(EchoEndView, page.view().shown)
    assert [(one.day, one.word, one.points, one.now) for one in view.games] == [
        ("today", "gone", "3", True), ("yesterday", "sacrifice", "15", False),
    ]  # fmt: skip


def test_an_empty_deck_in_his_turn_is_told_before_the_end(home: Companion) -> None:
    """X6.1, X7.8."""
    page = cast(EchoBoard, opened(home, "ann end", **LYING, deck="0"))
    home.do("card tickets-wallet")
    assert read(home, page)[-1] == "Rest: There is no card to draw: *the game is over.*"
    assert isinstance(page.view().shown, EchoEndView)
