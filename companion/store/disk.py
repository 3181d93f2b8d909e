"""Files that are there whole or not at all, after a crash too."""

import errno
import os
from collections.abc import Iterator
from io import FileIO
from itertools import count
from pathlib import Path

FilePath = str | Path


def write_whole(path: Path, raw: bytes) -> None:
    """What stood at the path stays until the new file is on the disk. Raises OSError."""
    write_beside(path, raw).close()
    sync_folder(path.parent)


def write_beside(path: Path, raw: bytes) -> FileIO:
    """The new file, open, in the place of what stood there; its folder is still to be synced."""
    beside = path.with_name(f"{path.name}.tmp")
    file = FileIO(beside, "w+b")
    try:
        write_all(file, raw)
        os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        file.close()
        beside.unlink(missing_ok=True)
        raise
    return file


def write_all(file: FileIO, raw: bytes) -> None:
    """The disk may take less than it is given."""
    done = file.write(raw)
    while done < len(raw):
        done += file.write(raw[done:])


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
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        sync_folder(folder.parent)


def move(path: Path, to: Path) -> None:
    path.rename(to)
    sync_folder(to.parent)
    sync_folder(path.parent)


def keep_aside(path: Path, suffix: str, raw: bytes) -> Path:
    """A copy under `<name>.<suffix>`, or with the next number; one that is there serves again."""
    kept = next(one for one in _names(path, suffix) if not one.exists() or _holds(one, raw))
    if not kept.exists():
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
    return path.stat().st_size == len(raw) and path.read_bytes() == raw
