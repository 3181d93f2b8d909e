"""A file that is kept open and grows by whole lines, each on the disk before it counts."""

import errno
import os
import stat
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final, Self

from companion.store.disk import sync_folder, write_all, write_beside
from companion.store.troubles import CannotOpen, CannotSave, cannot_save, saving

if sys.platform != "win32":
    import fcntl

LARGEST: Final = 16_000_000


class GrowingFile:
    """`length`: how far it is good.

    What a failed write leaves behind `length` is cut off at once; where that fails too, before
    the next write.
    """

    def __init__(self, path: Path, file: FileIO, length: int) -> None:
        self.path = path
        self.length = length
        self._file = _locked(file)
        self._number = file.fileno()
        self._torn = False

    @classmethod
    def opened(cls, path: Path) -> Self:
        """Raises CannotOpen."""
        try:
            file = FileIO(path, "r+b")
        except FileNotFoundError:
            raise CannotOpen("no-such-game") from None
        except (OSError, ValueError):  # ValueError: a path with a NUL in it
            raise CannotOpen("unreadable") from None
        try:
            return cls(path, file, _size(file))
        except BaseException:
            file.close()
            raise

    @classmethod
    def made(cls, path: Path, raw: bytes) -> Self:
        """A new file, on the disk with its name. Raises CannotSave."""
        with saving():
            made = cls(path, write_beside(path, raw), len(raw))
            sync_folder(path.parent)
        return made

    def read(self) -> bytes:
        """As far as it is good. Leaves the file at its end, where it grows."""
        self._file.seek(0)
        return self._file.readall()[: self.length]

    def append(self, raw: bytes) -> None:
        """On the disk when it returns. Or CannotSave, and the file is as before."""
        if self._file.closed:
            raise CannotSave("closed")
        length = self.length + len(raw)
        if length > LARGEST:
            raise CannotSave("too-long")
        try:
            if self._torn:
                self._cut_off()
            self._torn = True
            write_all(self._file, raw)
            # A file that was deleted still takes what is written, and nobody would find it again.
            if os.fstat(self._number).st_nlink == 0:
                raise FileNotFoundError(errno.ENOENT, "deleted")
            os.fsync(self._number)  # last of all: what comes after a wait runs slowly
        except OSError as error:
            self._take_back()
            raise cannot_save(error) from None
        self.length = length
        self._torn = False

    def _take_back(self) -> None:
        with suppress(OSError):
            self._cut_off()
            os.fsync(self._number)

    def _cut_off(self) -> None:
        os.ftruncate(self._number, self.length)
        self._file.seek(self.length)
        self._torn = False

    def cut(self, length: int) -> None:
        """Leave out what follows. It lasts with the next line; until then it is done anew."""
        self.length = length
        with saving():
            self._cut_off()

    def replace(self, raw: bytes) -> None:
        """Everything in it, at once. Or CannotSave, and the file is as before."""
        if self._file.closed:
            raise CannotSave("closed")
        with saving():
            new = _locked(write_beside(self.path, raw))
            self._file.close()
            self._file, self._number = new, new.fileno()
            self.length, self._torn = len(raw), False
            sync_folder(self.path.parent)

    def close(self) -> None:
        self._file.close()

    @property
    def closed(self) -> bool:
        return self._file.closed


def _size(file: FileIO) -> int:
    about = os.fstat(file.fileno())
    if not stat.S_ISREG(about.st_mode):
        raise CannotOpen("unreadable")
    if about.st_size > LARGEST:
        raise CannotOpen("too-big")
    return about.st_size


def _locked(file: FileIO) -> FileIO:
    """Two windows of the app would write over each other; where nothing can be locked, so be it."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotOpen("already-open") from None
        except OSError:  # a file system that knows no locks
            pass
    return file
