"""The page of PARADOMINETOR: tricks by tiles or by who won, and what lies over it."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from companion.games.paradominetor.setup_file import deal
from companion.games.paradominetor.tiles import COLOURS
from companion.store.games.troubles import CannotSave
from companion.ui.games.paradominetor.board import ParadominetorBoard
from companion.ui.games.paradominetor.views import WinnersView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.games.paradominetor.boards import board, lay, points, score, trick, verdict, winners
from tests.ui.played import SEATED

# Only who won (T8.1)


def test_a_name_that_is_held_has_won_alone(home: Companion) -> None:
    page = score(home)
    home.do(winners(page).blocks[2].button.held)
    assert points(page) == ["0", "0", "1", "0"]
    assert winners(page).trick == "trick 2 of 15"
    assert winners(page).foot.undo.label == "trick 1: Cy alone"
    assert [block.note for block in winners(page).blocks] == ["", "", "leads this trick", ""]


def test_of_two_names_the_first_touched_scores_the_point(home: Companion) -> None:
    """T5.3."""
    page = score(home)
    for who in ("bob", "dana"):
        home.do(f"won {who}")
    assert [block.badge for block in winners(page).blocks] == ["", "1", "", "½"]
    commit = winners(page).commit
    assert commit.label == "Paradox: Ben\u00a01, Dana\u00a0½"
    home.do(commit.act)
    assert points(page) == ["0", "1", "0", "½"]
    assert winners(page).foot.undo.label == "trick 1: paradox, Ben, Dana"


def test_a_second_touch_takes_a_name_out_and_the_others_move_up(home: Companion) -> None:
    page = score(home)
    for who in ("bob", "dana", "bob"):
        home.do(f"won {who}")
    assert [block.badge for block in winners(page).blocks] == ["", "", "", "1"]
    assert winners(page).commit.label == "Dana alone: 1"
    home.do("clear")
    assert not winners(page).commit.enabled
    home.do("write")
    assert page.session.journal == []


def test_four_who_win_together_have_played_black(home: Companion) -> None:
    """T12.4: the earliest of them follows from the order of play, whoever was touched first."""
    page = score(home, "single bob", people=5)
    for who in ("dana", "ann", "bob", "eve"):
        home.do(f"won {who}")
    assert [block.badge for block in winners(page).blocks] == ["½", "1", "", "½", "½"]
    home.do("write")
    assert points(page) == ["½", "2", "0", "½", "½"]
    for who in ("dana", "ann", "bob", "eve", "cy"):
        home.do(f"won {who}")
    assert winners(page).commit.label == "All black: ½ each"
    home.do("write")
    assert points(page) == ["1", "2½", "½", "1", "1"]
    assert page.state.lead == "bob"


def test_of_three_at_the_table_all_can_have_won_by_a_colour(home: Companion) -> None:
    page = score(home, people=3)
    for who in ("cy", "ann", "bob"):
        home.do(f"won {who}")
    home.do("write")
    assert points(page) == ["½", "½", "1"]
    home.do("all-black")
    assert points(page) == ["1", "1", "1½"]


def test_with_the_score_alone_there_are_no_tiles(home: Companion) -> None:
    page = score(home)
    assert [key.act for key in winners(page).foot.keys] == ["journal", "menu"]
    home.do("tiles")
    assert isinstance(page.shown(), WinnersView)


# Tile by tile


def test_each_tile_is_one_touch(home: Companion) -> None:
    """T3.1: the player is known from the order."""
    page = board(home, lead="cy")
    assert trick(page).pad.head == "What does Cy lead? Touch the tile."
    home.do("lay red-3")
    assert trick(page).pad.head == "What does Dana play? Touch the tile."
    assert trick(page).leading.text == "*Cy:* red 3"
    home.do("lay red-4")
    home.do("lay red-3")
    assert trick(page).leading.text == "*Cy and Ann:* red 3 = red 3"
    tiles = [plate.tile and (plate.tile.value, plate.tile.won) for plate in trick(page).plates]
    assert tiles == [("3", True), None, ("3", True), ("4", False)]
    assert [plate.awaited for plate in trick(page).plates] == [False, True, False, False]


@pytest.mark.parametrize(
    ("people", "sides"),
    [(3, ["top", "right", "bottom"]), (4, ["top", "right", "bottom", "left"]),
     (5, ["top", "top", "right", "bottom", "left"])],
)  # fmt: skip
def test_everybody_has_a_side(home: Companion, people: int, sides: list[str]) -> None:
    page = board(home, people=people)
    assert [plate.side for plate in trick(page).plates] == sides
    assert len(trick(page).pad.rows) == people
    assert all(len(row) == 6 for row in trick(page).pad.rows)


def test_a_led_black_asks_for_its_colour(home: Companion) -> None:
    """T3.5."""
    page = board(home)
    home.do("lay black")
    view = trick(page)
    assert [key.button.act for key in view.pad.colours] == [
        "declare green", "declare blue", "declare yellow", "declare red",
    ]  # fmt: skip
    assert not view.only_who.enabled
    assert view.foot.undo.label == "Ann: black"
    home.do("undo")
    assert trick(page).pad.rows
    home.do("declare red")
    assert page.session.journal == []
    home.do("lay black")
    home.do("declare red")
    assert trick(page).leading.text == "*Ann:* black as red"
    led = trick(page).plates[0].tile
    assert led is not None
    assert (led.colour, led.letter) == ("black", "R")
    home.do("lay black")  # that of a follower has no colour
    assert trick(page).leading.text == "*Ann and Ben:* black = black"


def test_a_tile_that_cannot_come_again_is_refused_after_the_touch(home: Companion) -> None:
    """T7.4; nothing on the pad tells it before (look3, idea 4)."""
    page = board(home, "ann: red 6", "bob: red 1", "cy: red 2", "dana: red 3")
    home.do("onward")
    before = trick(page).pad
    home.do("lay red-6")
    assert trick(page).leading.text == "Red 6 lay in trick 1; there is no other."
    assert trick(page).pad == before
    for tile in ("red-1", "red-1"):
        home.do(f"lay {tile}")
    assert trick(page).leading.text == "Red 1 lay in tricks 1 and 2; there are no more."


def test_a_revoke_that_comes_to_light_is_one_quiet_line(home: Companion) -> None:
    """T7.3, and never before."""
    page = board(home, "ann: green 4", "bob: blue 2", "cy: blue 5", people=3)
    home.do("onward")
    home.do("lay green-1")
    assert trick(page).leading.text == "*Ann:* green 1"
    home.do("lay green-3")
    assert trick(page).leading.text == "*Ben* had green after all: trick 1."
    home.do("lay blue-1")
    assert verdict(page).line == "Won alone: nothing is turned over."


def test_a_plate_sets_who_leads_between_tricks_alone(home: Companion) -> None:
    """T9; within a trick the order is the law's."""
    page = board(home)
    home.do("plate cy")
    (yes,) = trick(page).leading.keys
    assert (trick(page).leading.text, yes.label) == ("Does Cy lead this trick?", "Yes, Cy leads")
    home.do(yes.act)
    assert page.state.lead == "cy"
    home.do("lay red-4")
    home.do("plate ann")
    assert trick(page).leading.text.startswith("Now it is Dana")
    home.do("lead ann")  # nobody was asked
    assert page.state.lead == "cy"


def test_both_ways_go_together_in_one_game(home: Companion) -> None:
    """T8.4."""
    page = board(home, "ann: red 3", "bob: red 4")
    home.do("lazy")
    home.do("alone bob")
    assert points(page) == ["0", "1", "0", "0"]
    home.do("tiles")
    assert trick(page).pad.head == "What does Ben lead? Touch the tile."
    home.do("lazy")
    home.do("alone cy")
    again = ParadominetorBoard(home, page.session, page.game)
    assert isinstance(again.shown(), WinnersView)  # as the last trick was told


# Over the board


def over(home: Companion) -> PageView:
    return cast(PageView, home.view())


def test_why_names_the_clauses(home: Companion) -> None:
    page = board(home)
    lay(home, "red-3 red-4 red-3 red-4")
    home.do("say table earliest bob")
    assert [one.clause for one in page.reasons()] == ["T4.4", "T5.3", "T5.6"]
    home.do("why")
    assert over(home).sections[0].heading == "The higher paradox"


def test_corrections_are_the_facts_of_the_law(home: Companion) -> None:
    """T9."""
    page = board(home)
    keys = [fact.key for fact in page.facts()]
    assert keys[:3] == ["trick", "lead", "ann-full"]
    home.do("correct")
    home.do("fact ann-full ann full 3")
    home.do("fact trick trick 4")
    home.do("write")
    assert home.pages[-1] is page
    assert (page.state.trick, page.state.of("ann").full) == (4, 3)
    assert trick(page).foot.undo.label == "a correction"
    home.do("lay red-1")
    assert "lead" not in [fact.key for fact in page.facts()]


def test_the_journal_goes_back_to_a_step(home: Companion) -> None:
    page = score(home, "single ann", "single bob", "single cy")
    home.do("journal")
    home.do("return 1")
    home.do("return 1 sure")
    assert points(page) == ["1", "0", "0", "0"]


def test_rulings_and_figures_are_told(home: Companion) -> None:
    page = board(home, "paradox ann bob", "single bob", rulings={"revoke": "off"})
    assert [note.text for note in page.rulings()] == [
        "as the led colour", "any colour", "the lead stays", "is not told",
    ]  # fmt: skip
    figures = [note.text for note in page.figures()]
    assert figures[1] == "1 whole trick · 1 half trick · 1½ points"
    assert figures[-1] == "Tricks won by a paradox: 1 of 2"


def test_what_was_taken_back_is_said(home: Companion) -> None:
    page = score(home, "single ann")
    home.do("undo")
    assert winners(page).hint.startswith("Undone") or "Ann alone" in winners(page).hint
    home.do("redo")
    assert points(page) == ["1", "0", "0", "0"]


def test_a_full_disk_is_told_on_every_page(
    home: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = board(home)

    def fails(*_what: object) -> None:
        raise CannotSave("no-room")

    monkeypatch.setattr(page.session, "submit", fails)
    home.do("lay red-1")
    assert trick(page).leading.problem
    home.do("lazy")
    home.do("alone ann")
    assert winners(page).problem


def test_known_hands_are_not_passed_on_a_page_that_all_see(home: Companion) -> None:
    """T7.2."""
    dealt = deal(COLOURS[:4], lambda: Random(1))
    hands = {who: list(hand) for who, hand in zip(SEATED, dealt, strict=False)}
    table: dict[str, Any] = {"hands": hands, "pass": "left"}
    page = board(home, **table)
    assert trick(page).leading.text.startswith("In this game the app knows the hands.")
    assert not trick(page).only_who.enabled
    home.do("lay red-1")
    home.do("lazy")
    assert page.session.journal == []
