"""A death that is to be announced, as the desk shows it for a moment."""

from __future__ import annotations

from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeathView
from tests.ui.at_table import desk, touch


def dies(language: str = "en") -> Desk:
    """Theseus dies on the snakes."""
    table = desk(language=language, said_in=language)
    table.correct("set theseus health 1")
    touch(table, "announced", "go W")
    return table


def test_nobody_has_died() -> None:
    assert desk().view().death is None


def test_who_has_died_and_how_many_deaths_there_are() -> None:
    assert dies().view().death == DeathView(("theseus",), "first death of five", (1, 5))


def test_in_russian() -> None:
    death = dies("ru").view().death
    assert death is not None
    assert death.text == "первая гибель из пяти"


def test_it_is_over_when_it_has_been_announced() -> None:
    assert touch(dies(), "announced").death is None


def test_the_answer_to_what_it_asks_tells_of_none() -> None:
    assert touch(dies(), "answer camp-a").death is None


def test_undo_takes_it_back() -> None:
    assert touch(dies(), "undo").death is None


def test_the_last_of_several_counts() -> None:
    """L10.5."""
    table = desk()
    for fact in ("set deaths 2", "set theseus health 1", "set phil health 1",
                 "set phil at D1", "set theseus at D1"):  # fmt: skip
        table.correct(fact)
    assert table.view().death is None, "a correction kills nobody"
