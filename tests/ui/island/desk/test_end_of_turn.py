"""The end of a turn with actions left is asked about on the button itself."""

from __future__ import annotations

import pytest

from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.kit.parts import Button
from tests.ui.at_table import desk, says


@pytest.fixture
def table() -> Desk:
    """Theseus's turn, with both of his actions."""
    return desk()


def end(table: Desk) -> Button:
    """The last key: a question may have its way out there."""
    key = table.view().pad.keys[-1]
    assert key is not None
    return key


def ended(table: Desk) -> bool:
    return table.state.turn != "theseus"


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "End turn? 1 action left"), ("ru", "Завершить ход? осталось 1 действие")],
)
def test_the_first_touch_asks_and_the_second_ends_it(language: Language, asked: str) -> None:
    table = desk(language=language)
    says(table, "op: set theseus actions 1" if language == "en" else "пв: set theseus actions 1")
    table.do("end")
    label = f"{end(table).label} {end(table).second}"
    assert (label, end(table).tone, ended(table)) == (asked, "accent", False)
    table.do("end")
    assert ended(table)
    assert end(table).tone == "raised"


def test_it_says_how_many_are_left(table: Desk) -> None:
    table.do("end")
    assert (end(table).label, end(table).second) == ("End turn?", "2 actions left")


@pytest.mark.parametrize("act", ["safe", "tick", "menu", "announced", "go NW", "bonus", "restore"])
def test_any_other_act_takes_it_back(table: Desk, act: str) -> None:
    """`tick`: some seconds have passed."""
    table.do("end")
    assert table.view().tick > 1
    table.do(act)
    assert end(table).tone != "accent"
    assert table.view().tick == 0 or table.reason
    assert not ended(table)


def test_a_letter_takes_it_back(table: Desk) -> None:
    table.do("end")
    table.typed("n")
    assert end(table).label == "End turn"


def test_without_actions_nothing_is_asked(table: Desk) -> None:
    says(table, "op: set theseus actions 0")
    table.do("end")
    assert ended(table)


def test_whoever_says_it_means_it(table: Desk) -> None:
    says(table, "end turn")
    assert ended(table)


def test_the_op_is_asked_too(table: Desk) -> None:
    for _ in range(2):
        says(table, "end turn")
    table.do("answer token hurricane")
    assert table.state.op_actions > 0
    table.do("end")
    assert table.state.turn == "op"
    assert end(table).label == "End turn?"
    assert end(table).second == f"{table.state.op_actions} actions left"
    table.do("end")
    assert table.state.turn != "op"
