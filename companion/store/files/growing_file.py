"""A file that is kept open and grows by whole lines, each on the disk before it counts."""

import errno
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final, Self

from companion.store.files.locks import HeldElsewhere, lock
from companion.store.files.reader import opened_to_grow
from companion.store.files.writer import sync_folder, write_all, write_beside, write_open
from companion.store.games.troubles import CannotOpen, CannotSave, cannot_save, saving

LARGEST: Final = 16_000_000


class GrowingFile:
    """`length`: how far it is good.

    What a failed write leaves behind `length` is cut off at once; where that fails too, before
    the next write.
    """

    def __init__(self, path: Path, file: FileIO, length: int) -> None:
        """`file`: locked."""
        self.path = path
        self.length = length
        self._file = file
        self._number = file.fileno()
        self._torn = False

    @classmethod
    def opened(cls, path: Path) -> Self:
        """Raises CannotOpen."""
        file = _opened(path)
        try:
            _lock(file)
            return cls(path, file, _size(file))
        except BaseException:
            file.close()
            raise

    @classmethod
    def made(cls, path: Path, raw: bytes) -> Self:
        """A new file, on the disk with its name. Raises CannotSave, and then there is none."""
        with saving():
            return cls(path, write_open(path, raw, _lock), len(raw))

    def read(self) -> bytes:
        """Read as far as it is good. Leaves the file at its end, where it grows."""
        self._file.seek(0)
        return self._file.readall()[: self.length]

    def append(self, raw: bytes) -> None:
        """Write lines, on the disk when it returns. Or CannotSave, and the file is as before."""
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
            new = write_beside(self.path, raw, _lock)
            self._file.close()
            self._file, self._number = new, new.fileno()
            self.length, self._torn = len(raw), False
            sync_folder(self.path.parent)

    def close(self) -> None:
        self._file.close()

    @property
    def closed(self) -> bool:
        return self._file.closed


def refuse_what_is_open(path: Path) -> None:
    """Raise CannotOpen for a file open in another window; one that cannot be opened is in none."""
    try:
        file = opened_to_grow(path)
    except OSError:
        return
    with file:
        _lock(file)


def _opened(path: Path) -> FileIO:
    try:
        return opened_to_grow(path)
    except FileNotFoundError:
        raise CannotOpen("no-such-game") from None
    except OSError as error:
        raise CannotOpen("a-link" if error.errno == errno.ELOOP else "unreadable") from None


def _size(file: FileIO) -> int:
    """The size of a file that no other window has put another one in the place of."""
    about = os.fstat(file.fileno())
    if about.st_nlink == 0:
        raise CannotOpen("already-open")
    if about.st_size > LARGEST:
        raise CannotOpen("too-big")
    return about.st_size


def _lock(file: FileIO) -> None:
    try:
        lock(file)
    except HeldElsewhere:
        raise CannotOpen("already-open") from None
