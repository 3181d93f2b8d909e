"""After a refusal of the disk nothing was done: not in memory, and not in the file."""

import errno
import os
import resource
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from typing import Any

import pytest

from companion.games.island.commands import Correct, Where
from companion.games.island.terms import OP
from companion.store.files import growing_file
from companion.store.files.writer import write_all
from companion.store.games.kept_game import KeptGame
from companion.store.games.opening import open_game
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotSave
from tests.store.saved import begun, file_of, full_disk, lines, played, same, shape, table

Act = Callable[[KeptGame], Any]

ACTS: dict[str, Act] = {
    "submit": lambda session: session.submit(Where(OP, session.state.captives[0].who)),
    "correct": lambda session: session.submit(Correct(OP, ("deaths", "1"))),
    "each": lambda session: session.submit_each(
        (Correct(OP, ("deaths", "1")), Correct(OP, ("deaths", "2")))
    ),
    "undo": lambda session: session.undo(),
    "redo": lambda session: session.redo(),
    "announced": lambda session: session.announced(),
}


@pytest.fixture
def session(shelf: Shelf) -> KeptGame:
    """With steps that were heard and struck, and one to redo."""
    found = begun(shelf)
    played(found, 40, seed=2)
    found.announced()
    found.undo()
    return found


@contextmanager
def half_written(times: int = 1) -> Iterator[None]:
    """The disk takes half of what it is given, then it is full."""

    def write(file: FileIO, raw: bytes) -> None:
        nonlocal times
        times -= 1
        if times < 0:
            write_all(file, raw)
            return
        write_all(file, raw[: len(raw) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(growing_file, "write_all", write)
        yield


def _broken(*_: object) -> None:
    raise OSError(errno.EIO, "Input/output error")


@pytest.mark.parametrize("name", ACTS)
def test_half_a_line_is_taken_back(shelf: Shelf, session: KeptGame, name: str) -> None:
    path, before = file_of(shelf, session), shape(session)
    raw = path.read_bytes()
    with half_written(), pytest.raises(CannotSave) as full:
        ACTS[name](session)
    assert full.value.code == "no-room"
    assert (shape(session), path.read_bytes()) == (before, raw)
    ACTS[name](session)
    assert len(lines(path)) == 1 + len(session.journal)
    assert same(session, table())


@pytest.mark.parametrize("name", ACTS)
def test_a_full_disk_is_not_a_mock(shelf: Shelf, session: KeptGame, name: str) -> None:
    """The kernel itself takes a part of the line and refuses the rest."""
    path, before = file_of(shelf, session), shape(session)
    raw = path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(raw) + 20, hard))
    try:
        with pytest.raises(CannotSave, match="full"):
            ACTS[name](session)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (shape(session), path.read_bytes()) == (before, raw)
    ACTS[name](session)


def test_what_could_not_be_cut_off_is_cut_before_the_next_line(
    shelf: Shelf, session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file_of(shelf, session)
    raw = path.read_bytes()

    with monkeypatch.context() as patch, half_written():
        patch.setattr(os, "ftruncate", _broken)
        for _ in range(3):
            with pytest.raises(CannotSave):
                ACTS["correct"](session)
    assert path.read_bytes().startswith(raw)
    assert path.read_bytes() != raw
    ACTS["submit"](session)  # a shorter line than the one that was begun
    assert path.read_bytes().startswith(raw)
    assert len(lines(path)) == 1 + len(session.journal)


def test_what_could_not_be_cut_off_is_cut_when_the_game_is_opened(
    shelf: Shelf, session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, before = file_of(shelf, session), shape(session)
    with monkeypatch.context() as patch, half_written():
        patch.setattr(os, "ftruncate", _broken)
        with pytest.raises(CannotSave):
            ACTS["correct"](session)
    session.close()
    again, troubles = open_game(path)
    assert (shape(again), troubles) == (before, [])
    again.close()
    assert len(lines(path)) == 1 + len(again.journal)


def test_a_sync_that_fails_is_no_save(
    shelf: Shelf, session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, before = file_of(shelf, session), shape(session)
    raw = path.read_bytes()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _broken)
        with pytest.raises(CannotSave) as broken:
            ACTS["correct"](session)
    assert broken.value.code == "cannot-write"
    assert (shape(session), path.read_bytes()) == (before, raw)


def test_a_folder_that_is_gone(shelf: Shelf, session: KeptGame) -> None:
    before = shape(session)
    shutil.rmtree(shelf.folder)
    with pytest.raises(CannotSave) as gone:
        ACTS["correct"](session)
    assert gone.value.code == "gone"
    assert shape(session) == before


def test_a_file_that_was_deleted(shelf: Shelf, session: KeptGame) -> None:
    """It would still take what is written, for nobody to find."""
    before = shape(session)
    file_of(shelf, session).unlink()
    with pytest.raises(CannotSave) as gone:
        ACTS["correct"](session)
    assert gone.value.code == "gone"
    assert shape(session) == before


def test_a_file_that_was_moved_goes_on_where_it_is(shelf: Shelf, session: KeptGame) -> None:
    elsewhere = file_of(shelf, session).rename(shelf.folder / "elsewhere")
    ACTS["correct"](session)
    assert len(lines(elsewhere)) == 1 + len(session.journal)


@pytest.mark.parametrize("fault", ["games.kept_game.journal_line", "files.growing_file.write_all"])
def test_a_fault_of_ours_leaves_memory_and_file_alike(
    shelf: Shelf, session: KeptGame, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    path, before = file_of(shelf, session), shape(session)
    monkeypatch.setattr(f"companion.store.{fault}", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        ACTS["correct"](session)
    monkeypatch.undo()
    assert shape(session) == before
    ACTS["correct"](session)
    assert len(lines(path)) == 1 + len(session.journal)


def test_a_closed_game_does_nothing(shelf: Shelf, session: KeptGame) -> None:
    before = shape(session)
    shelf.close()
    for act in ACTS.values():
        with pytest.raises(CannotSave) as closed:
            act(session)
        assert closed.value.code == "closed"
    assert shape(session) == before


def test_a_file_can_be_opened_again_however_long_it_grows(
    session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.file is not None
    monkeypatch.setattr(growing_file, "LARGEST", session.file.length + 20)
    with pytest.raises(CannotSave) as long:
        ACTS["correct"](session)
    assert long.value.code == "too-long"


def test_a_game_that_cannot_be_written_does_not_begin(shelf: Shelf) -> None:
    shelf.folder.write_text("a file where the folder belongs")
    with pytest.raises(CannotSave):
        begun(shelf)
    shelf.folder.unlink()
    with full_disk(), pytest.raises(CannotSave):
        begun(shelf)
    assert [path for path in shelf.folder.rglob("*") if path.is_file()] == []
    assert shelf.games() == []


@pytest.mark.parametrize("code", ["no-room", "gone", "cannot-write", "closed", "too-long"])
def test_every_language_says_it(code: str) -> None:
    trouble = CannotSave(code)
    assert trouble.say("en") == str(trouble)
    assert trouble.say("ru") != trouble.say("en")
    assert "{" not in trouble.say("en") + trouble.say("ru")
