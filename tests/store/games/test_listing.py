"""The entries of the shelf: a file is read once, and again only when it stands otherwise."""

import os
from io import FileIO
from pathlib import Path
from shutil import copyfile

import pytest

from companion.games.island.commands import Where
from companion.games.island.terms import OP
from companion.store.files.reader import opened
from companion.store.games import listing
from companion.store.games.shelf import Shelf
from tests.store.saved import begun, file_of

MANY = 200


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that were read, in their order."""
    found: list[str] = []

    def watched(path: Path) -> FileIO:
        found.append(path.stem)
        return opened(path)

    monkeypatch.setattr(listing, "opened", watched)
    return found


def laid_down(path: Path) -> None:
    """The file was written yesterday."""
    day_before = path.stat().st_mtime - 86_400
    os.utime(path, (day_before, day_before))


def shelf_of(shelf: Shelf, count: int) -> list[Path]:
    file = file_of(shelf, begun(shelf, 4))
    shelf.close()
    paths = [shelf.folder / f"{number:016x}.game" for number in range(count)]
    for path in paths:
        copyfile(file, path)
        laid_down(path)
    file.unlink()
    return paths


def test_many_games_are_read_once(shelf: Shelf, read: list[str]) -> None:
    shelf_of(shelf, MANY)
    games = shelf.games()
    assert len(games) == len(read) == MANY
    read.clear()
    assert shelf.games() == games
    assert read == []


def test_the_one_that_was_played_is_read_again(shelf: Shelf, read: list[str]) -> None:
    paths = shelf_of(shelf, 3)
    shelf.games()
    read.clear()
    session, _ = shelf.resume(paths[1].stem)
    session.submit(Where(OP, session.state.captives[0].who))
    shelf.games()
    assert read == [paths[1].stem]


def test_a_name_as_long_as_the_old_one_is_seen(shelf: Shelf) -> None:
    (path,) = shelf_of(shelf, 1)
    for name in ("Monday", "Friday", "Sunday"):  # each at once after the other
        shelf.rename(path.stem, name)
        (game,) = shelf.games()
        assert game.name == name


def test_a_deleted_game_and_one_that_came_back_are_seen(shelf: Shelf) -> None:
    first, second = shelf_of(shelf, 2)
    shelf.games()
    shelf.delete(first.stem)
    assert [game.id for game in shelf.games()] == [second.stem]
    assert [game.id for game in shelf.deleted()] == [first.stem]
    shelf.restore(first.stem)
    assert {game.id for game in shelf.games()} == {first.stem, second.stem}


def test_what_was_written_just_now_is_read_each_time(shelf: Shelf, read: list[str]) -> None:
    begun(shelf, 4)
    shelf.games()
    shelf.games()
    assert len(read) == 2
