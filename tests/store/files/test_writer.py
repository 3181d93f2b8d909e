"""The one writer: whole or not at all, through no link, and for nobody else's eyes."""

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from companion.store.files import writer as disk
from companion.store.files.writer import keep_aside, make_folder, put_aside, sweep, write_whole
from companion.store.games.shelf import Shelf
from tests.store.hostile import HOSTILE, what_lies


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_is_written_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_folder(tmp_path / "a" / "b")
        write_whole(tmp_path / "a" / "b" / "c", b"secret")
    finally:
        os.umask(before)
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700
    assert mode(tmp_path / "a" / "b" / "c") == 0o600
    assert (tmp_path / "a" / "b" / "c").read_bytes() == b"secret"


def test_a_file_that_all_could_read_is_its_owners_when_it_is_written_again(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    (tmp_path / "a").chmod(0o644)
    write_whole(tmp_path / "a", b"new")
    assert mode(tmp_path / "a") == 0o600


def test_nobody_can_lay_a_link_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even who has guessed the name: neither a link nor a file that is there is written into."""
    monkeypatch.setattr(os, "urandom", lambda count: b"\0" * count)
    guessed = tmp_path / f".{'0' * 16}.tmp"
    (tmp_path / "other").write_bytes(b"mine")
    guessed.symlink_to("other")
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a", b"new")
    guessed.unlink()
    guessed.write_bytes(b"mine too")
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a", b"new")
    assert guessed.read_bytes() == b"mine too"
    assert (tmp_path / "other").read_bytes() == b"mine"
    assert names(tmp_path) == [guessed.name, "other"]


def test_a_link_is_replaced_and_what_it_led_to_stays(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"mine")
    (tmp_path / "a").symlink_to("other")
    write_whole(tmp_path / "a", b"new")
    assert not (tmp_path / "a").is_symlink()
    assert (tmp_path / "other").read_bytes() == b"mine"


def test_two_who_write_at_once_do_not_share_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second begins and ends while the first is on its way."""
    real = disk.write_all
    inner: list[bytes] = []

    def write(file: object, raw: bytes) -> None:
        if not inner:
            inner.append(raw)
            write_whole(tmp_path / "a", b"second")
        real(file, raw)  # type: ignore[arg-type]

    monkeypatch.setattr(disk, "write_all", write)
    write_whole(tmp_path / "a", b"first")
    assert (tmp_path / "a").read_bytes() == b"first"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("step", ["write", "fsync", "replace", "sync_folder"])
def test_after_a_failure_no_new_file_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    match step:
        case "write":
            monkeypatch.setattr(disk, "write_all", refuse)
        case "fsync":
            monkeypatch.setattr(os, "fsync", refuse)
        case "replace":
            monkeypatch.setattr(Path, "replace", refuse)
        case _:
            monkeypatch.setattr(disk, "sync_folder", refuse)
    with pytest.raises(OSError, match="Input/output"):
        write_whole(tmp_path / "a", b"new")
    assert names(tmp_path) == []


@pytest.mark.parametrize("kind", HOSTILE)
def test_put_aside_whole_whatever_it_is(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a"
    HOSTILE[kind](path)
    (tmp_path / "a.broken-1").symlink_to("nowhere")  # taken, though it leads to nothing
    before = what_lies(path)
    kept = put_aside(path)
    assert kept == tmp_path / "a.broken-2"
    assert what_lies(kept) == before
    assert names(tmp_path) == ["a.broken-1", "a.broken-2"]


def test_a_copy_never_takes_the_place_of_anything(tmp_path: Path) -> None:
    for number, make in enumerate(HOSTILE.values(), 1):
        make(tmp_path / f"a.broken-{number}")
    kept = keep_aside(tmp_path / "a", "broken-", b"mine")
    assert kept.name == f"a.broken-{len(HOSTILE) + 1}"
    assert keep_aside(tmp_path / "a", "broken-", b"mine") == kept


def test_what_the_killed_left_behind_is_swept_away(tmp_path: Path) -> None:
    """But not what another window may be writing just now, nor anything of somebody else's."""
    old, new, other = (tmp_path / name for name in (
        f".{'0' * 16}.tmp", f".{'1' * 16}.tmp", "mine.tmp"
    ))  # fmt: skip
    for path in (old, new, other):
        path.write_bytes(b"half")
    for path in (old, other):
        os.utime(path, (time.time() - 86_400,) * 2)
    sweep(tmp_path)
    assert names(tmp_path) == sorted([new.name, "mine.tmp"])
    sweep(tmp_path / "nowhere")


def test_a_folder_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"mine")
    for folder in (tmp_path / "a", tmp_path / "a" / "b" / "c"):
        with pytest.raises(OSError):  # noqa: PT011
            make_folder(folder)
    (tmp_path / "link").symlink_to("nowhere")
    with pytest.raises(OSError):  # noqa: PT011
        make_folder(tmp_path / "link")


def test_what_is_not_there_is_removed_already(tmp_path: Path) -> None:
    """Found by the disk whose power goes: nobody has kept anything, and wants nothing kept."""
    Shelf(tmp_path / "none" / "yet").draft.drop()
    assert not (tmp_path / "none").exists()
