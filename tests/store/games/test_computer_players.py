"""The computer's players stand in the game's file with their manners, and are checked there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from companion.games.island.opponent.tempers import (
    OP_MANNERS,
    OP_STYLES,
    STRENGTHS,
    manner_of,
    manner_read,
)
from companion.store.assets import shipped_box
from companion.store.files.bad_file import BadFile
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from tests.store.games.test_importing import changed
from tests.store.saved import file_of, lines, table


def begun_with(shelf: Shelf, computer: Mapping[str, str]) -> KeptGame:
    return shelf.begin(table(3), 3, "Friday", shipped_box(), computer=computer)


def test_every_manner_of_an_op_is_a_strength_and_a_style() -> None:
    assert len(OP_MANNERS) == len(STRENGTHS) * len(OP_STYLES)
    for manner in OP_MANNERS:
        assert manner_of(*manner_read(manner)) == manner


def test_the_op_stands_in_the_header_and_is_there_after_a_kill(shelf: Shelf) -> None:
    session = begun_with(shelf, {"op": "strong hunter"})
    assert session.header.computer == {"op": "strong hunter"}
    shelf.close()
    assert shelf.resume(session.id)[0].header.computer == {"op": "strong hunter"}
    (listed,) = shelf.games()
    assert listed.computer == ("op",)


def test_captives_may_be_the_computers_too(shelf: Shelf) -> None:
    board = table(3).seats[0].board
    session = begun_with(shelf, {board: "explorer"})
    shelf.close()
    assert shelf.resume(session.id)[0].header.computer == {board: "explorer"}


def test_a_table_of_people_is_written_as_ever(shelf: Shelf) -> None:
    session = begun_with(shelf, {})
    assert "computer" not in json.loads(lines(file_of(shelf, session))[0])
    assert shelf.games()[0].computer == ()


def test_it_goes_along_with_the_file(shelf: Shelf) -> None:
    raw = shelf.export_bytes(begun_with(shelf, {"op": "even fair"}).id)
    copy = shelf.import_bytes(raw, "x")
    assert shelf.resume(copy)[0].header.computer == {"op": "even fair"}


@pytest.mark.parametrize(
    ("computer", "sentence"),
    [
        (["op"], "computer: […] stands where keys with values belong"),
        ({"zoe": "even fair"}, 'computer.zoe: "zoe" is not known here'),
        ({"op": "cruel fair"}, 'computer.op: "cruel fair"'),
        ({"op": 3}, "computer.op: "),
    ],
)
def test_what_it_cannot_play_is_told(shelf: Shelf, computer: Any, sentence: str) -> None:
    raw = shelf.export_bytes(begun_with(shelf, {}).id)
    with pytest.raises(BadFile) as bad:
        shelf.import_bytes(changed(raw, 1, computer=computer), "friday.game")
    assert sentence in bad.value.say("en")
    assert bad.value.say("ru") != bad.value.say("en")
