"""The folder through which games go from one tablet to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store.files.bad_file import BadFile
from companion.store.games.exchange import Exchange
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen, CannotSave
from tests.store.saved import begun, full_disk


@pytest.fixture
def exchange(shelf: Shelf) -> Exchange:
    return Exchange(shelf)


def test_before_anybody_exports_there_is_nothing(exchange: Exchange) -> None:
    assert exchange.files() == []


def test_a_game_goes_out_and_comes_back_as_another(shelf: Shelf, exchange: Exchange) -> None:
    session = begun(shelf)
    path = exchange.export(session.id, "Friday")
    assert Path(path) == Path(exchange.folder) / "Friday.game"
    assert exchange.files() == ["Friday.game"]
    taken = exchange.take("Friday.game")
    assert {game.id for game in shelf.games()} == {session.id, taken}


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Фил, пятница", "Фил пятница.game"),
        ("../../etc/passwd", "etc passwd.game"),
        ("CON: <a|b>?*", "CON a b.game"),
        ("x" * 80, f"{'x' * 40}.game"),
    ],
)
def test_any_name_makes_a_file_in_the_folder(
    shelf: Shelf, exchange: Exchange, name: str, file: str
) -> None:
    exchange.export(begun(shelf).id, name)
    assert exchange.files() == [file]


def test_a_name_of_signs_alone_makes_a_file_named_by_its_id(
    shelf: Shelf, exchange: Exchange
) -> None:
    session = begun(shelf)
    exchange.export(session.id, "?!…")
    assert exchange.files() == [f"{session.id}.game"]


def test_what_was_exported_before_stays(shelf: Shelf, exchange: Exchange) -> None:
    session = begun(shelf)
    for _ in range(3):
        exchange.export(session.id, "Friday")
    assert exchange.files() == ["Friday 2.game", "Friday 3.game", "Friday.game"]


def test_only_files_of_the_folder_are_taken(shelf: Shelf, exchange: Exchange) -> None:
    session = begun(shelf)
    exchange.export(session.id, "Friday")
    with pytest.raises(BadFile):
        exchange.take(f"../{session.id}.game")
    with pytest.raises(BadFile):
        exchange.take("nothing.game")


def test_what_cannot_be_exported_says_why(shelf: Shelf, exchange: Exchange) -> None:
    with pytest.raises(CannotOpen):
        exchange.export("0123456789abcdef", "Friday")
    session = begun(shelf)
    with full_disk(), pytest.raises(CannotSave):
        exchange.export(session.id, "Friday")
    assert exchange.files() == []
