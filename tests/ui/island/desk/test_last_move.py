"""The paths on the desk's map: those of the last announcement, and no older ones."""

from __future__ import annotations

from companion.games.island.history.paths import Path
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.last_move import last_answer, paths
from tests.ui.at_table import desk, touch


def shown(table: Desk) -> tuple[Path, ...]:
    return table.view().island.paths


def test_at_the_beginning_there_is_none() -> None:
    assert paths(desk().state, ()) == ()
    assert shown(desk()) == ()


def test_the_path_of_a_move_has_what_was_stepped_over() -> None:
    table = desk()
    touch(table, "over", "safe", "go E")
    (path,) = shown(table)
    assert [(stop.at, stop.kind) for stop in path.stops] == [
        ("D2", "start"), ("D3", "over"), ("D4", "step"),
    ]  # fmt: skip
    assert path.own


def test_after_a_captives_answer_the_path_is_what_came_of_it() -> None:
    """The way to the portal has been said before; through it is said now."""
    table = desk()
    touch(table, "over", "safe", "go E", "announced", "answer yes")
    (path,) = shown(table)
    assert [(stop.at, stop.kind) for stop in path.stops] == [("D4", "start"), ("G2", "portal")]


def test_what_has_moved_nobody_has_no_path() -> None:
    table = desk()
    touch(table, "safe", "go E")
    assert shown(table)
    touch(table, "announced", "answer no")
    touch(table, "end")
    assert shown(table) == ()


def test_the_way_of_the_wave_is_never_shown() -> None:
    table = desk()
    touch(table, "end", "end", "answer token hurricane", "piece wave", "tap SE")
    assert table.state.wave == "SE"
    assert shown(table) == ()


def test_the_last_answer_of_a_captive_begins_what_is_said_now() -> None:
    assert last_answer([]) == 0
