"""The lesson of PARADOMINETOR: the rulebook's eight tricks, judged by the law."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.games.paradominetor.lesson import TRICKS, ParadominetorLesson, judged, trick
from companion.ui.games.paradominetor.lesson_views import TrickLesson
from companion.ui.shell.companion import Companion
from companion.ui.table.set_up import TableSetUp

# T4: the examples of the law, by the places of the winners from the lead.
LAW = (
    ("green-4 …", "the highest green"),
    ("blue-3 ? yellow-1 yellow-1", "3 4"),
    ("red-5 red-2 ? red-2", "2 4"),
    ("red-3 red-4 red-3 red-4 blue-5", "2 4"),
    ("blue-6 green-3 yellow-3 yellow-3 green-3", "2 5"),
    ("black:purple purple-6 black black", "1 3 4"),
    ("black:purple purple-4 purple-4 purple-4 black", "1 5"),
    ("black … everybody", "all"),
)


def lesson(home: Companion) -> ParadominetorLesson:
    home.do("new-game paradominetor")
    home.do("lesson")
    page = home.pages[-1]
    assert isinstance(page, ParadominetorLesson)
    return page


def shown(page: Any) -> TrickLesson:
    found = page.shown()
    assert isinstance(found, TrickLesson)
    return found


def answer(page: ParadominetorLesson, *who: str) -> None:
    for one in who:
        page.do(f"touch {one}")
    page.do("answer")


@pytest.mark.parametrize("number", range(8))
def test_the_tricks_are_those_of_the_law(number: int) -> None:
    """T4: of a tile that the rulebook's lost picture does not tell, any that wins nothing."""
    wanted, winners = LAW[number]
    ours = TRICKS[number].split()
    if "…" not in wanted:
        pairs = zip(wanted.split(), ours, strict=True)
        assert all(theirs in ("?", mine) for theirs, mine in pairs)
    table = trick(number)
    if winners == "all":
        assert all(one.front == "black" for one in table)
        winners = " ".join(one.who for one in table)
    elif "…" in wanted:
        greens = [one for one in table if one.front.startswith("green")]
        winners = max(greens, key=lambda one: one.front).who
    assert judged(number).winners == tuple(winners.split())


def test_a_right_answer_turns_its_dot_green(home: Companion) -> None:
    page = lesson(home)
    answer(page, "4")
    assert shown(page).right is True
    assert shown(page).heading == "Right. Dana (green 5)"
    page.do("onward")
    assert shown(page).marks[:2] == ("right", "now")


def test_a_wrong_answer_is_told_the_winners_and_comes_again(home: Companion) -> None:
    page = lesson(home)
    answer(page, "1")
    found = shown(page)
    assert found.right is False
    assert [tile.chosen for tile in found.tiles] == [False, False, False, True]
    page.do("onward")
    for number in range(1, 8):
        answer(page, *judged(number).winners)
        page.do("onward")
    assert list(page.queue) == [0]
    answer(page, "4")
    page.do("onward")
    assert shown(page).marks == ("wrong", *["right"] * 7)
    assert "7 of 8" in shown(page).text


def test_winners_too_many_are_wrong(home: Companion) -> None:
    page = lesson(home)
    answer(page, "1", "4")
    assert not page.is_right


def test_an_answer_can_be_taken_back(home: Companion) -> None:
    page = lesson(home)
    answer(page, "1")
    page.do("undo")
    assert shown(page).right is None
    page.do("undo")
    assert page.touched == ()
    assert page.first == {}


def test_nothing_is_judged_before_it_is_touched(home: Companion) -> None:
    page = lesson(home)
    page.do("answer")
    page.do("onward")
    assert (page.at, page.judged) == (0, False)


def test_from_the_end_a_game_is_set_up_on_the_tablet(home: Companion) -> None:
    page = lesson(home)
    for number in range(8):
        answer(page, *judged(number).winners)
        page.do("onward")
    page.do("play")
    below = home.pages[-1]
    assert isinstance(below, TableSetUp)
    assert below.in_tablet  # type: ignore[attr-defined]


def test_the_rules_open_its_own_book(home: Companion) -> None:
    lesson(home)
    home.do("rules")
    assert home.pages[-1].small.game == "paradominetor"  # type: ignore[attr-defined]
