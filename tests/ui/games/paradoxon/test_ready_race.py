"""The race of X2.3: the first touch leads, the later one tells its delay; equal is a lot."""

from __future__ import annotations

from typing import cast

import pytest

from companion.ui.games.paradoxon import ready_race
from companion.ui.games.paradoxon.ready_race import RaceView, ReadyRace
from companion.ui.shell.companion import Companion
from companion.ui.table.views import TableView


@pytest.fixture
def won() -> list[int]:
    return []


@pytest.fixture
def race(home: Companion, won: list[int]) -> ReadyRace:
    page = ReadyRace(home, ("Ann", "Bob"), won.append)
    home.go(page)
    return page


def shown(home: Companion) -> RaceView:
    return cast(RaceView, cast(TableView, home.view()).shown)


def later(home: Companion, seconds: float) -> None:
    home.shelf.now.time += seconds  # type: ignore[attr-defined]


def test_the_first_leads_and_the_later_one_tells_its_delay(
    home: Companion, race: ReadyRace, won: list[int]
) -> None:
    assert home.pages[-1] is race
    home.do("ready far")
    later(home, 0.4)
    home.do("ready near")
    near, far = shown(home).halves
    assert (far.button.label, far.first) == ("Bob is ready first", True)
    assert (near.button.label, near.button.second) == ("Ann is ready", "0.4 seconds after Bob")
    assert shown(home).told == "Both are ready. The faster one begins."
    home.do("go")
    assert won == [1]


def test_a_second_touch_of_one_half_changes_nothing(home: Companion, race: ReadyRace) -> None:
    home.do("ready near")
    later(home, 1)
    home.do("ready near")
    assert len(race.times) == 1
    assert shown(home).told == "One is ready, one is not yet."


def test_equally_fast_is_decided_by_lot(
    home: Companion, race: ReadyRace, won: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home.pages[-1] is race
    monkeypatch.setattr(ready_race, "randbelow", lambda _: 1)
    home.do("ready near")
    later(home, 0.01)
    home.do("ready far")
    assert shown(home).told == "Equally fast: the lot has decided."
    assert shown(home).halves[0].button.second == "equally fast"
    home.do("go")
    assert won == [1]


def test_not_a_true_start_clears_both(home: Companion, race: ReadyRace, won: list[int]) -> None:
    assert home.pages[-1] is race
    home.do("ready near")
    home.do("not-true")
    assert not any(half.ready for half in shown(home).halves)
    assert [key.act for key in shown(home).keys] == ["back"]
    assert won == []


def test_in_russian_the_delay_has_a_comma(russian: Companion) -> None:
    page = ReadyRace(russian, ("Аня", "Боря"), lambda _: None)
    russian.go(page)
    russian.do("ready near")
    later(russian, 0.4)
    russian.do("ready far")
    assert shown(russian).halves[1].button.second == "на 0,4 с позже"
