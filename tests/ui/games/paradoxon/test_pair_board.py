"""The page of two: a number, then what it is for; fragments taken; items; the end."""

from __future__ import annotations

from typing import cast

import pytest

from companion.ui.games.paradoxon.pair_board import PairBoard
from companion.ui.games.paradoxon.views import PairView, ScoreHalf
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.games.paradoxon.paradoxon_tables import opened


def halves(page: object) -> tuple[ScoreHalf, ScoreHalf]:
    return cast(PairView, cast(PairBoard, page).view().shown).halves


def totals(page: object) -> tuple[str, str]:
    near, far = halves(page)
    return near.total, far.total


def waiting(half: ScoreHalf) -> str:
    assert half.waits is not None
    return half.waits.told


def test_at_first_one_scores_and_the_other_reads(home: Companion) -> None:
    near, far = halves(opened(home))
    assert (near.name, near.turn, near.total, near.of) == ("Ann", "your turn", "0", "of 16")
    assert near.pad is not None
    assert near.pad.heading == "What do you score?"
    assert [button.enabled for button in near.pad.places] == [False, False]
    assert (near.waits, far.pad) == (None, None)
    assert waiting(far) == "Ann is on turn."


def test_a_card_is_scored_in_two_touches(home: Companion) -> None:
    """X5.4, X5.5."""
    page = opened(home)
    home.do("points 2")
    pad = halves(page)[0].pad
    assert pad is not None
    assert (pad.heading, pad.lit) == ("2 points: for what?", True)
    home.do("for plan")
    near, far = halves(page)
    assert (near.total, near.closed, near.turn, far.turn) == ("2", (2,), "", "your turn")
    assert waiting(near) == "*2 for your plan.* Draw a new one; 10 left in the deck."
    assert far.pad is not None
    assert far.pad.heading == "Ann: 2 for the plan. What do you score?"


def test_a_number_touched_again_is_given_up(home: Companion) -> None:
    page = opened(home)
    home.do("points 3")
    home.do("points 3")
    pad = halves(page)[0].pad
    assert pad is not None
    assert not any(button.chosen for button in pad.numbers)


def test_without_a_number_nothing_is_scored_and_it_says_why(home: Companion) -> None:
    page = opened(home)
    home.do("for paradox")
    pad = halves(page)[0].pad
    assert pad is not None
    assert pad.heading == "Touch +1, +2 or +3 first."
    assert page.state.turns == 1


def test_fragments_are_lit_for_two_and_three_alone(home: Companion) -> None:
    """X5.4."""
    page = opened(home, "ann score 1 plan", "bob score 1 paradox")
    home.do("points 1")
    assert {half.fragments.acts for half in halves(page)} == {("",)}
    home.do("points 2")
    near, far = halves(page)
    assert (near.fragments.acts, far.fragments.acts) == (("fragment near 0",), ("fragment far 0",))


def test_a_fragment_of_the_other_is_taken_away(home: Companion) -> None:
    page = opened(home, "ann score 1 plan", "bob score 1 paradox")
    home.do("points 3")
    home.do("fragment far 0")
    near, far = halves(page)
    assert (near.total, far.total) == ("4", "0")
    assert far.fragments.acts == ()
    assert waiting(near) == "*3 for a fragment of Bob.* It is yours now, face down."
    assert far.pad is not None
    assert far.pad.heading == "Ann: 3 for your fragment, which is gone. What do you score?"


def test_the_own_fragment_goes_face_down(home: Companion) -> None:
    page = opened(home, "ann score 1 plan", "bob end")
    home.do("points 2")
    home.do("fragment near 0")
    assert totals(page) == ("2", "0")
    assert halves(page)[0].closed == (2,)


def test_no_scoring_passes_the_turn(home: Companion) -> None:
    page = opened(home)
    home.do("say ann end")
    assert waiting(halves(page)[0]) == "*No scoring.* Bob is on turn."


def test_what_an_item_brings_lies_behind_one_key(home: Companion) -> None:
    """X9.1: extra, armor, money, and a draw that failed."""
    page = opened(home)
    home.do("more-ways")
    ways = halves(page)[0].ways
    assert ways is not None
    assert [button.label for button in ways.buttons] == [
        "+1", "+2", "+3", "Armor", "Money", "No card left"
    ]  # fmt: skip
    assert not ways.buttons[4].enabled, "nobody has a fragment"
    home.do("say ann fragment")
    near, far = halves(page)
    assert near.ways is None
    assert (far.total, near.turn) == ("1", "your turn")
    assert waiting(far) == "*Armor:* your plan is a fragment now. Draw a new one."
    home.do("more-ways")
    home.do("say ann steal")
    assert totals(page) == ("1", "0")
    assert waiting(halves(page)[1]) == "*Money:* Ann took a fragment of yours."


def test_undo_names_its_step(home: Companion) -> None:
    page = opened(home, "ann score 2 paradox")
    near, far = cast(PairView, page.view().shown).keys
    assert near[0].second == far[0].second == "Ann: 2 for the paradox"
    home.do("undo far")
    assert totals(page) == ("0", "0")
    assert "Ann" in waiting(halves(page)[1])
    home.do("redo")
    assert totals(page) == ("2", "0")


@pytest.mark.parametrize(
    ("said", "won", "reason"),
    [
        (("ann score 3 plan", "bob end") * 5 + ("ann score 1 plan",), 0,
         "Sixteen points: over at once."),
        (("ann score 2 plan", "bob end", "ann end", "bob empty"), 0,
         "The deck is empty: most points win."),
        (("ann score 2 plan", "bob score 2 plan", "ann end", "bob empty"), 1,
         "Equal points: whoever’s turn it was wins."),
    ],
)  # fmt: skip
def test_the_end_is_told_to_both(
    home: Companion, said: tuple[str, ...], won: int, reason: str
) -> None:
    """X6.1, X6.2, X6.3."""
    page = opened(home, *said)
    for place, half in enumerate(halves(page)):
        assert half.end is not None
        assert half.end.won == (place == won)
        assert half.end.headline == ("You win!" if place == won else f"{('Ann', 'Bob')[won]} wins")
        assert half.end.reason == reason
        assert (half.pad, half.waits) == (None, None)


def test_why_is_told_with_its_clauses(home: Companion) -> None:
    page = opened(home, "ann score 1 plan", "bob score 3 theirs")
    clauses = [reason.clause for reason in page.reasons()]
    assert clauses == ["X5.3", "X5.4", "X5.4"]
    home.do("why near")
    told = cast(PageView, home.view())
    assert [section.heading for section in told.sections] == [
        "What a card is worth", "2 and 3 go face down", "A fragment can be taken away"
    ]  # fmt: skip


def test_points_deck_and_turn_are_set_by_hand(home: Companion) -> None:
    """X10."""
    page = opened(home, "ann score 2 plan")
    assert [fact.key for fact in page.facts()] == ["ann", "bob", "deck", "turn"]
    assert page.correct(("ann points 3", "deck 8", "turn ann"))
    near, _ = halves(page)
    assert (near.total, near.turn, cast(PairView, page.view().shown).deck.left) == (
        "3", "your turn", "8",
    )  # fmt: skip
    assert page.facts()[0].values[0].act == "ann points 0"


def test_the_figures_count_what_was_done(home: Companion) -> None:
    page = opened(home, "ann score 1 plan", "bob score 3 theirs", "ann end")
    assert [(note.heading, note.text) for note in page.figures()] == [
        ("Ann", "0 in all · 1 turn without scoring"),
        ("Bob", "3 in all · 1 three · 1 fragment taken from the other"),
    ]


def test_the_shelf_tells_the_points(home: Companion) -> None:
    opened(home, "ann score 1 plan", "bob score 3 plan")
    home.do("to-shelf")
    assert "Ann 1, Bob 3, 9 in the deck" in str(home.view())
