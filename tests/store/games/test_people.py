"""Names that people gave stand in the game's file by their figures, and are checked there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.store.files.bad_file import BadFile
from companion.store.games.people import LONGEST, checked_person
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import BadName
from tests.store.games.test_importing import changed
from tests.store.saved import begun, file_of, lines, table


def header(shelf: Shelf, people: dict[str, str]) -> Any:
    session = begun(shelf, 3, people=people)
    return json.loads(lines(file_of(shelf, session))[0])


def first(seed: int = 3) -> str:
    return table(seed).seats[0].who


def test_names_stand_in_the_header_and_are_there_after_a_kill(shelf: Shelf) -> None:
    session = begun(shelf, 3, people={first(): "Анна"})
    assert session.header.people == {first(): "Анна"}
    shelf.close()
    assert shelf.resume(session.id)[0].header.people == {first(): "Анна"}


def test_a_table_without_names_is_written_as_ever(shelf: Shelf) -> None:
    assert "people" not in header(shelf, {})


def test_they_go_along_with_the_file(shelf: Shelf) -> None:
    session = begun(shelf, 3, people={first(): "Anna"})
    raw = shelf.export_bytes(session.id)
    copy = shelf.import_bytes(raw, "x")
    assert shelf.export_bytes(copy) == raw
    assert shelf.resume(copy)[0].header.people == {first(): "Anna"}


@pytest.mark.parametrize(
    ("people", "sentence"),
    [
        (["Anna"], "people: [...] stands where keys with values belong".replace("...", "…")),
        ({"nobody": "Anna"}, 'people.nobody: "nobody" is not known here'),
        ({first(): ""}, "this is no name of a person"),
        ({first(): "x" * (LONGEST + 1)}, "this is no name of a person"),
        ({first(): "a\nb"}, "this is no name of a person"),
        ({first(): ["Anna"]}, "this is no name of a person"),
    ],
)
def test_what_is_no_name_is_told(shelf: Shelf, people: Any, sentence: str) -> None:
    raw = shelf.export_bytes(begun(shelf, 3).id)
    with pytest.raises(BadFile) as bad:
        shelf.import_bytes(changed(raw, 1, people=people), "friday.game")
    assert sentence in bad.value.say("en")
    assert bad.value.say("ru") != bad.value.say("en")


def test_whoever_does_not_play_has_no_name_in_the_file(shelf: Shelf) -> None:
    """Names of figures that were chosen and let go again stay in the set-up alone."""
    away = next(who for who in ("phil", "theseus", "hempel", "schrodie", "achilles", "granddead")
                if who not in [seat.who for seat in table(3).seats])  # fmt: skip
    assert "people" not in header(shelf, {away: "Anna"})


def test_a_person_may_have_no_name_but_no_odd_one() -> None:
    assert checked_person("  Анна ") == "Анна"
    assert checked_person(" ") == ""
    for odd in ("x" * (LONGEST + 1), "a\u2028b"):
        with pytest.raises(BadName):
            checked_person(odd)
