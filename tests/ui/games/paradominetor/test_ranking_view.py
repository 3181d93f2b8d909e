"""The end of PARADOMINETOR: the places, and what decides between equal points (T6)."""

from __future__ import annotations

from companion.ui.shell.companion import Companion
from tests.ui.games.paradominetor.boards import board, lay, ranking, score, verdict, winners


def test_fewer_half_tricks_win(home: Companion) -> None:
    """T6.2."""
    said = (*["single cy"] * 4, *["paradox dana ann"] * 4, *["single ann"] * 2, *["single bob"] * 5)
    page = score(home, *said)
    view = ranking(page)
    assert view.headline == "Ben wins"
    assert [(row.place, row.name, row.points) for row in view.rows] == [
        ("1", "Ben", "5"), ("2", "Cy", "4"), ("2", "Dana", "4"), ("3", "Ann", "4"),
    ]  # fmt: skip
    assert view.tie == (
        "Cy, Dana and Ann all have *4*. Fewer half tricks wins: Cy *0*, Dana *0*, Ann *4*."
    )
    assert [row.tied for row in view.rows] == [False, True, True, True]


def test_who_has_as_much_of_both_shares_the_place(home: Companion) -> None:
    page = score(home, *("single ann", "single bob", "single cy") * 5, people=3)
    view = ranking(page)
    assert view.headline == "Ann, Ben and Cy win"
    assert view.tie == (
        "Ann, Ben and Cy all have *5*. As many half tricks, too: they share the first place."
    )
    assert [row.place for row in view.rows] == ["1", "1", "1"]
    home.do("undo")
    assert winners(page).trick == "trick 15 of 15"


def test_the_last_trick_is_judged_before_the_ranking(home: Companion) -> None:
    page = board(home, "set trick 15")
    lay(home, "green-2 green-5 blue-6 green-4")
    onward = verdict(page).onward
    assert onward is not None
    assert onward.label == "Who has won?"
    home.do(onward.act)
    view = ranking(page)
    assert (view.headline, view.text, view.tie) == ("Ben wins", "1 point in 15 tricks", "")
    assert "As many half tricks" not in view.strip
