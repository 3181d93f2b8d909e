"""The lesson of Antinomy: eight questions, each judged by its clause of the law."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.antinomy.cards import CARDS
from companion.ui.games.antinomy.lesson import STEPS, TURNED_UP, AntinomyLesson
from companion.ui.games.antinomy.practice_views import SorcererTable
from companion.ui.shell.companion import Companion

# By the clause: what a person would say with the rulebook open.
RIGHT = {
    "forward": {"5"},  # A5.1: from 2, three to the right
    "back": {"2", "4"},  # A5.2: green 4 by the colour, purple 3 by the key
    "no-room": {"no"},  # A5.1: from 7, four to the right is beyond 9
    "paradox": {"yes"},  # A6.2: three twos, none red
    "barred": {"no"},  # A6.2: three rings, one of them red, and red is covered
    "side": {"right"},  # A6.4: at space 3 two cards lie to the left
    "clash": {"mira"},  # A7.2: 4 + 1 + 0 against 1 + 3 + 2
    "tie": {"mira"},  # A7.3: a shown card of the covered colour counts 0, against 2
}


def lesson(home: Companion) -> AntinomyLesson:
    home.do("new-game antinomy")
    home.do("lesson")
    page = home.pages[-1]
    assert isinstance(page, AntinomyLesson)
    return page


def shown(page: Any) -> SorcererTable:
    found = page.shown()
    assert isinstance(found, SorcererTable)
    return found


def answer(page: AntinomyLesson) -> None:
    for word in sorted(page.right_answer(page.at)):
        page.do(f"touch {word}")
    page.do("answer")


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_answers_are_those_of_the_law(home: Companion, number: int) -> None:
    assert lesson(home).right_answer(number) == RIGHT[STEPS[number].key]


@pytest.mark.parametrize("step", STEPS, ids=[step.key for step in STEPS])
def test_each_card_lies_in_one_place(step: Any) -> None:
    """A1.1: a table that could be."""
    cards = (*step.row, *step.hand, *step.other)
    assert len(step.row) == 9
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS)


def test_a_tie_has_equal_totals() -> None:
    """A7.2 before A7.3."""
    step = STEPS[-1]
    number = {card: int(card[-1]) for card in CARDS}
    mine, theirs = (
        sum(number[one] for one in hand if not one.startswith(step.codex))
        for hand in (step.hand, step.other)
    )
    assert mine == theirs == 6
    assert TURNED_UP[0] in step.hand
    assert TURNED_UP[1] in step.other


def test_all_of_it(home: Companion) -> None:
    page = lesson(home)
    seen = []
    while not page.is_over:
        seen.append(shown(page).heading)
        answer(page)
        assert shown(page).told.startswith("*Right.*")
        page.do("onward")
    assert len(set(seen)) == len(STEPS)
    assert "8 of 8" in shown(page).told


def test_a_card_of_the_row_is_touched(home: Companion) -> None:
    page = lesson(home)
    page.do("space 4")
    page.do("space 5")  # one answer alone: the last counts
    assert [space.number for space in shown(page).row if space.chosen] == [5]
    page.do("answer")
    assert page.is_right


def test_a_wrong_one_is_marked_and_comes_again(home: Companion) -> None:
    page = lesson(home)
    page.do("space 4")
    page.do("answer")
    marks = {space.number: (space.way, space.clash) for space in shown(page).row if space.way}
    assert marks == {4: ("no", True), 5: ("fits", False)}
    page.do("onward")
    assert page.queue[-1] == 0


def test_cards_are_no_answer_where_words_are(home: Companion) -> None:
    page = lesson(home)
    for _ in range(2):
        answer(page)
        page.do("onward")
    page.do("space 3")
    page.do("hand blue-2")
    assert page.touched == ()
