"""The one way in which files are opened for reading: bounded, and never waiting for anybody.

A pipe without a writer would hold the app up for ever, and a device has no end: so only a regular
file is read, whatever its name leads to, and no more of it than a limit.
"""

from __future__ import annotations

import errno
import os
import stat
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Final, Literal

FilePath = str | Path
# The key of a sentence of FILE.
Unread = Literal["missing", "directory", "no-file", "too-big", "unreadable"]

_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0)  # Windows has none of the three
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_NO_TERMINAL: Final = getattr(os, "O_NOCTTY", 0)
_LARGEST_SHIPPED: Final = 32_000_000  # of the files that come with the app, or were fetched for it


class NoRegularFile(OSError):
    """A pipe, a device, a socket."""


class TooBig(OSError):
    """A file larger than is looked at."""


def read_file(path: FilePath, most: int) -> bytes:
    """All of it. Raises OSError: NoRegularFile and TooBig among them."""
    with BufferedReader(opened(path)) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise TooBig
        raw = file.read(most + 1)  # it may have grown since
    if len(raw) > most:
        raise TooBig
    return raw


def read_shipped(path: Path) -> bytes:
    """The bytes of a file that nobody has to have written by hand. Raises OSError."""
    return read_file(path, _LARGEST_SHIPPED)


def opened(path: FilePath) -> FileIO:
    """A regular file, maybe behind a link, for those who want a part of it. Raises OSError."""
    return _regular(path, "rb", 0)


def opened_to_grow(path: Path) -> FileIO:
    """Open to read and write, no link: what is written must be where it is looked for."""
    if path.is_symlink():  # Windows cannot say so while it opens
        raise OSError(errno.ELOOP, "a link")
    return _regular(path, "r+b", _NO_LINK)


def is_a_file_or_link(path: Path) -> bool:
    """A link that leads nowhere, too: it can be put elsewhere, and back again."""
    try:
        mode = path.lstat().st_mode
    except (OSError, ValueError):  # ValueError: a path with a NUL in it
        return False
    return stat.S_ISREG(mode) or stat.S_ISLNK(mode)


def _regular(path: FilePath, mode: str, more: int) -> FileIO:
    def open_it(name: str, flags: int) -> int:
        return os.open(name, flags | _NO_WAITING | _NO_TERMINAL | more)

    try:
        file = FileIO(str(path), mode, opener=open_it)
    except ValueError as error:  # a name with a NUL or half a letter in it
        raise OSError(errno.EINVAL, "no name of a file") from error
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise NoRegularFile
    return file


def why_unread(error: OSError) -> Unread:
    match error:
        case FileNotFoundError():
            return "missing"
        case IsADirectoryError():
            return "directory"
        case NoRegularFile():
            return "no-file"
        case TooBig():
            return "too-big"
        case _ if error.errno == errno.ENXIO:  # a pipe for writing, or a socket
            return "no-file"
        case _:
            return "unreadable"
