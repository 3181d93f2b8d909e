"""Faults of a file are counted, and the reading stops after too many."""

from __future__ import annotations

import pytest

from companion.engine.checks import GENERAL, MOST_FAULTS, Checks, Enough
from companion.games.island.box.file import BadBox, read_box
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import read_setup
from companion.store.assets import shipped_box


def many(checks: Checks, count: int) -> int:
    """Every one of `count` numbers is a word; how many were looked at."""
    looked = 0

    def read() -> None:
        nonlocal looked
        for at in range(count):
            looked += 1
            checks.number("many", ("row", at), 0, 9)

    checks.through(read)
    return looked


def test_as_many_faults_as_fit_are_all_told() -> None:
    checks = Checks(GENERAL)
    assert many(checks, MOST_FAULTS) == MOST_FAULTS
    assert [one.place for one in checks.faults] == [("row", at) for at in range(MOST_FAULTS)]


def test_past_them_the_last_says_that_there_are_more_and_the_reading_ends() -> None:
    checks = Checks(GENERAL)
    assert many(checks, 1000) == MOST_FAULTS + 1
    assert len(checks.faults) == MOST_FAULTS + 1
    last = checks.faults[-1]
    assert last.sentences == GENERAL["more"]
    assert last.place == checks.faults[-2].place


def test_what_is_read_to_its_end_is_given() -> None:
    assert Checks(GENERAL).through(lambda: 7) == 7


def test_a_row_of_words_without_end_is_left_early() -> None:
    """A letter could be a fault: 400,006 of them took five seconds and 800 MB."""
    checks = Checks(SETUP)
    table = read_setup({"island": ["x " * 400_000], "knots": {}}, shipped_box(), checks)
    assert table is None
    assert len(checks.faults) == MOST_FAULTS + 1


def test_faults_of_another_reading_count_too() -> None:
    told = {"boards": {f"nobody-{at}": "1" for at in range(MOST_FAULTS)}}
    with pytest.raises(BadBox) as bad:
        read_box(shipped_box(), told)
    checks = Checks(GENERAL)
    checks.wrong(("first",), "not-a-text", found="x")
    with pytest.raises(Enough):
        checks.add(bad.value.faults)
    assert len(checks.faults) == MOST_FAULTS + 1
