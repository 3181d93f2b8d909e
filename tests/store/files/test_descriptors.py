"""Files that the system hands over open, by number."""

import os
from pathlib import Path

import pytest

from companion.store.files.descriptors import (
    LARGEST,
    CannotRead,
    CannotWrite,
    read_handed,
    write_handed,
)


def test_a_file_is_read_and_closed(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one")
    number = os.open(tmp_path / "a", os.O_RDONLY)
    assert read_handed(number) == b"one"
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(number)


def test_of_a_large_one_no_more_is_read_than_says_so(tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file:
        file.truncate(LARGEST + 100)
    assert len(read_handed(os.open(tmp_path / "a", os.O_RDONLY))) == LARGEST + 1


def test_what_cannot_be_read_or_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        read_handed(os.open(tmp_path, os.O_RDONLY))
    with pytest.raises(CannotWrite):
        write_handed(os.open("/dev/full", os.O_WRONLY), b"one")
    with pytest.raises(CannotWrite):
        write_handed(10**6, b"one")


def test_a_file_is_written(tmp_path: Path) -> None:
    write_handed(os.open(tmp_path / "a", os.O_WRONLY | os.O_CREAT), b"one")
    assert (tmp_path / "a").read_bytes() == b"one"
