"""Hostile files in the place of the app's own, and the time within which it must say so."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SOON: Final = 5.0  # seconds; none of it takes a tenth of one


def _raw(raw: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(raw)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10**10)  # nothing of it takes room


def _socket(path: Path) -> None:
    """Its name may have a hundred letters, and those of tests have more."""
    here = os.open(path.parent, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(f"/proc/self/fd/{here}/{path.name}")
    os.close(here)


def _unreadable(path: Path) -> None:
    """To root it is readable, and no text."""
    path.write_bytes(b"\xff")
    path.chmod(0)


# No regular file.
STRANGE: Final[dict[str, Callable[[Path], object]]] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "terminal": lambda path: path.symlink_to("/dev/tty"),
    "loop": lambda path: path.symlink_to(path),
    "dead link": lambda path: path.symlink_to("gone"),
    "socket": _socket,
}
HOSTILE: Final[dict[str, Callable[[Path], object]]] = {
    **STRANGE,
    "huge": _huge,
    "unreadable": _unreadable,
    "empty": _raw(b""),
    "NULs": _raw(b"\0" * 5_000),
    "no UTF-8": _raw(b"\xff\xfe" * 90),
    "deep": _raw(b"[" * 9_000),
    "many digits": _raw(b'{"done": ' + b"9" * 9_000 + b"}"),
    "half a letter": _raw(b'{"\\ud800": "\\ud800"}' * 2),
    "a list": _raw(b"[1, 2]"),
    "torn": _raw(b'{"language": "r'),
}


@contextmanager
def soon(seconds: float = SOON) -> Iterator[None]:
    """Wake a reader that waits for a pipe, and fail."""

    def late(*_: object) -> None:
        raise TimeoutError("that took too long")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def what_lies(path: Path) -> tuple[object, ...]:
    """Enough to know it again: what it is, where it leads, and how it begins."""
    about = path.lstat()
    target = str(path.readlink()) if path.is_symlink() else ""
    begins = b""
    if path.is_file() and not path.is_symlink():
        with path.open("rb") as file:
            begins = file.read(100_000)
    return about.st_ino, about.st_mode, about.st_size, target, begins
