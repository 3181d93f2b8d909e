"""Locks against a second window of the app, which would write over what the first has written.

Where nothing can be locked, so be it: most tablets have one window.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import FileIO
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from companion.store.files.writer import make_folder, open_lock


def _imported(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:  # it is of the other system
        return None


_FCNTL: Final = _imported("fcntl")
_MSVCRT: Final = _imported("msvcrt")

# Windows locks bytes, and nobody else can read them: so it is one far behind the end of any file.
_BYTE: Final = 2**30
_HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

FILE: Final = ".lock"  # of a folder; nothing stands in it, and it is left there
_PATIENCE: Final = 2.0  # seconds; another window needs a hundredth of one
_A_WHILE: Final = 0.005


class HeldElsewhere(Exception):
    """Another window has it."""


def lock(file: FileIO) -> None:
    """Until it is closed. Raises Held, and nothing else."""
    if _FCNTL is not None:
        try:
            _FCNTL.flock(file, _FCNTL.LOCK_EX | _FCNTL.LOCK_NB)
        except BlockingIOError:
            raise HeldElsewhere from None
        except OSError:  # a file system that knows no locks
            pass
    elif _MSVCRT is not None:
        _lock_a_byte(file)


def _lock_a_byte(file: FileIO) -> None:
    at = file.tell()
    try:
        os.lseek(file.fileno(), _BYTE, os.SEEK_SET)
        _MSVCRT.locking(file.fileno(), _MSVCRT.LK_NBLCK, 1)
    except OSError as error:
        if error.errno in _HELD:
            raise HeldElsewhere from None
    finally:
        os.lseek(file.fileno(), at, os.SEEK_SET)


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Keep other windows out between a read and its write. Raises Held or OSError."""
    make_folder(folder)
    with open_lock(folder / FILE) as file:
        _wait_for(file)
        yield


def _wait_for(file: FileIO) -> None:
    begun = monotonic()
    while True:
        try:
            return lock(file)
        except HeldElsewhere:
            if monotonic() - begun > _PATIENCE:
                raise
            sleep(_A_WHILE)
