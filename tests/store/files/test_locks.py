"""Two windows have not the same game open, by the locks of either kind of system."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from companion.games.island.board.generate import random_island
from companion.store.files import locks
from companion.store.files.locks import HeldElsewhere, lock, one_at_a_time
from companion.store.files.reader import opened_to_grow
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen, CannotSave
from companion.store.island.own_islands import OwnIslands
from tests.architecture.house import ROOT
from tests.store.files import pretend_msvcrt
from tests.store.hostile import soon
from tests.store.saved import at_once, begun, file_of, played, shape


@pytest.fixture(params=["fcntl", "msvcrt"])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "msvcrt":
        monkeypatch.setattr(locks, "_FCNTL", None)
        monkeypatch.setattr(locks, "_MSVCRT", pretend_msvcrt)
    return str(request.param)


@pytest.mark.usefixtures("kind")
def test_a_file_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"some words")
    with opened_to_grow(path) as one, opened_to_grow(path) as other:
        one.seek(4)
        lock(one)
        assert one.tell() == 4
        with pytest.raises(HeldElsewhere):
            lock(other)
        assert other.tell() == 0
        assert other.readall() == b"some words"  # what is locked is behind its end
        one.close()
        lock(other)
    assert path.read_bytes() == b"some words"


@pytest.mark.usefixtures("kind")
def test_a_game_is_open_in_one_window(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 10)
    shelf.rename(session.id, "Saturday")  # in a new file, which is locked as well
    which, other = session.id, Shelf(shelf.folder)
    size = file_of(shelf, session).stat().st_size
    for use in (other.resume, lambda it: other.rename(it, "Sunday")):
        with pytest.raises(CannotOpen) as refused:
            use(which)
        assert refused.value.code == "already-open"
    assert [game.name for game in other.games()] == ["Saturday"]
    assert other.export_bytes(which) == file_of(shelf, session).read_bytes()
    played(session, 10)
    assert file_of(shelf, session).stat().st_size > size
    shelf.close()
    again, troubles = other.resume(which)
    assert (shape(again), troubles) == (shape(session), [])
    other.close()


@pytest.mark.usefixtures("kind")
def test_two_windows_do_not_write_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "_PATIENCE", 0.05)
    own = OwnIslands(tmp_path)
    with one_at_a_time(tmp_path), soon(), pytest.raises(CannotSave) as busy:
        own.keep(random_island(Random(1)), "Friday")
    assert busy.value.code == "busy"
    own.keep(random_island(Random(1)), "Friday")


@pytest.mark.usefixtures("kind")
def test_what_is_counted_by_two_processes_is_counted_right(tmp_path: Path) -> None:
    counter = tmp_path / "counter"
    counter.write_text("0")

    def count() -> None:
        for _ in range(200):
            with one_at_a_time(tmp_path):
                counter.write_text(str(int(counter.read_text()) + 1))

    at_once([count, count])
    assert counter.read_text() == "400"


@pytest.mark.usefixtures("kind")
def test_a_killed_window_holds_nothing(tmp_path: Path) -> None:
    def die() -> None:
        with one_at_a_time(tmp_path):
            os._exit(0)

    at_once([partial(die)])
    with soon(), one_at_a_time(tmp_path):
        pass


def test_where_nothing_can_be_locked_it_is_played_all_the_same(
    shelf: Shelf, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    if kind == "fcntl":
        monkeypatch.setattr("fcntl.flock", refuse)
    else:
        monkeypatch.setattr(pretend_msvcrt, "locking", refuse)
    begun(shelf)
    monkeypatch.setattr(locks, "_FCNTL", None)
    monkeypatch.setattr(locks, "_MSVCRT", None)
    begun(shelf)
    assert len(shelf.games()) == 2


def test_a_lock_is_not_put_aside_because_the_system_is_short_of_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two windows would hold two locks then."""
    with one_at_a_time(tmp_path):
        pass

    def refuse(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr("companion.store.files.writer.opened_to_grow", refuse)
        with pytest.raises(OSError, match="Too many"), one_at_a_time(tmp_path):
            pass
    assert [path.name for path in tmp_path.iterdir()] == [locks.FILE]


def test_without_fcntl_it_is_msvcrt() -> None:
    """As Python finds it on Windows."""
    code = (
        "import sys; sys.modules['fcntl'] = None\n"
        "import types; sys.modules['msvcrt'] = types.ModuleType('msvcrt')\n"
        "from companion.store.files import growing_file, locks\n"
        "print(locks._FCNTL, locks._MSVCRT is sys.modules['msvcrt'])\n"
    )
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "None True\n"


def test_what_was_put_in_its_place_meanwhile_is_opened_the_next_time(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another window gives it a new name between the opening and the lock."""
    which = begun(shelf).id
    shelf.close()
    other = Shelf(shelf.folder)
    real = locks.lock

    def late(file: object) -> None:
        monkeypatch.setattr("companion.store.files.growing_file.lock", real)
        other.rename(which, "Saturday")
        real(file)  # type: ignore[arg-type]

    monkeypatch.setattr("companion.store.files.growing_file.lock", late)
    with pytest.raises(CannotOpen) as refused:
        shelf.resume(which)
    assert refused.value.code == "already-open"
    assert shelf.resume(which)[0].header.name == "Saturday"
