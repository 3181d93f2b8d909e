"""The one way in which files are made: there whole or not at all, after a crash too.

What is written stands first beside its place, under a name that nobody can have foreseen, in a
file that was not there before and that only its owner may read.
"""

import errno
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Final

from companion.store.files.reader import FilePath, opened_to_grow, read_file

_ITS_OWNERS: Final = 0o600
_ITS_OWNERS_FOLDER: Final = 0o700
_BESIDE: Final = re.compile(r"\.[0-9a-f]{16}\.tmp")
_FORGOTTEN: Final = 3_600  # seconds after which nobody is writing it any more

Prepare = Callable[[FileIO], object]


def _as_it_is(_file: FileIO) -> None:
    pass


def write_whole(path: Path, raw: bytes) -> None:
    """Write a file; the old one stays until the new one is on the disk. Raises OSError."""
    write_open(path, raw).close()


def write_open(path: Path, raw: bytes, ready: Prepare = _as_it_is) -> FileIO:
    """The same, left open. Where nothing stood, nothing stands after a failure."""
    fresh = not is_there(path)
    file = write_beside(path, raw, ready)
    try:
        sync_folder(path.parent)
    except BaseException:
        file.close()
        if fresh:
            path.unlink(missing_ok=True)
        raise
    return file


def write_beside(path: Path, raw: bytes, ready: Prepare = _as_it_is) -> FileIO:
    """The new file, open, in the place of what stood there; its folder is still to be synced.

    `ready`: what is done with it before anybody else can find it.
    """
    beside = path.with_name(f".{os.urandom(8).hex()}.tmp")
    file = FileIO(str(beside), "x+b", opener=_new)
    try:
        ready(file)
        write_all(file, raw)
        os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        file.close()
        beside.unlink(missing_ok=True)
        raise
    return file


def _new(name: str, flags: int) -> int:
    """`x` has O_EXCL among its flags, which follows no link either."""
    return os.open(name, flags | getattr(os, "O_NOFOLLOW", 0), _ITS_OWNERS)


def open_lock(path: Path) -> FileIO:
    """An empty file to be locked; what stands there and is none is put aside. Raises OSError."""
    try:
        return opened_to_grow(path)
    except FileNotFoundError:
        pass
    except PermissionError:
        put_aside(path)
    except OSError:
        if path.is_file() and not path.is_symlink():
            raise  # nothing is wrong with it, and another window may hold it
        put_aside(path)
    with suppress(FileExistsError):  # another window was faster
        FileIO(str(path), "x+b", opener=_new).close()
    return opened_to_grow(path)


def write_all(file: FileIO, raw: bytes) -> None:
    """The disk may take less than it is given."""
    done = file.write(raw)
    while done < len(raw):
        done += file.write(raw[done:])


def sweep(folder: Path) -> None:
    """Away with what was being written when the app was killed; another window may be writing."""
    with suppress(OSError, ValueError):  # ValueError: a path with a NUL in it
        for path in folder.iterdir():
            if _BESIDE.fullmatch(path.name) and time.time() - path.lstat().st_mtime > _FORGOTTEN:
                path.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """A name in a folder lasts once the folder is on the disk."""
    if os.name == "nt":  # which can neither open nor sync a folder
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system that keeps names by itself
            raise
    finally:
        os.close(opened)


def make_folder(folder: Path) -> None:
    """Make a folder with those around it; a new one is its owner's alone. Raises OSError."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(_ITS_OWNERS_FOLDER, exist_ok=True)
    sync_folder(folder.parent)


def can_be_used(folder: FilePath) -> bool:
    """True if files can be kept in a folder, which is made if it is not there yet.

    On a full disk it can be: what is there may still be looked at, and deleted.
    """
    try:
        make_folder(Path(folder))
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
    return os.access(folder, os.R_OK | os.W_OK | os.X_OK)


def move(path: Path, to: Path) -> None:
    path.rename(to)
    sync_folder(to.parent)
    sync_folder(path.parent)


def remove(path: Path) -> None:
    """A link by itself, not what it leads to. Raises OSError."""
    path.unlink(missing_ok=True)
    if path.parent.is_dir():
        sync_folder(path.parent)


def is_there(path: Path) -> bool:
    """A link that leads nowhere is there too, and nobody's to be written over."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError, ValueError):  # ValueError: a NUL in the path
        return False
    except OSError:  # nobody may look
        return True
    return True


def put_aside(path: Path) -> Path:
    """Rename it as it is, to the next free number; nothing is written over."""
    to = next(one for one in _names(path, "broken-") if not is_there(one))
    move(path, to)
    return to


def keep_aside(path: Path, suffix: str, raw: bytes) -> Path:
    """A copy under `<name>.<suffix>`, or with the next number; one that is there serves again."""
    kept = next(one for one in _names(path, suffix) if not is_there(one) or _holds(one, raw))
    if not is_there(kept):
        write_whole(kept, raw)
    return kept


def _names(path: Path, suffix: str) -> Iterator[Path]:
    """Numbered from 1 where the suffix ends so (`broken-`), else from the second on."""
    for number in count(1):
        if suffix.endswith("-"):
            yield path.with_name(f"{path.name}.{suffix}{number}")
        else:
            yield path.with_name(f"{path.name}.{suffix}{f'-{number}' * (number > 1)}")


def _holds(path: Path, raw: bytes) -> bool:
    try:
        return read_file(path, len(raw)) == raw
    except OSError:  # a folder, or a file of somebody else's
        return False
