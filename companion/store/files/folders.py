"""A look into a folder of the owner's, for a file to be chosen: bounded, and nothing is opened.

A link counts as what it leads to; what is hidden, or neither a folder nor a file, is left out.
"""

import os
import stat
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

MOST_READ: Final = 5_000  # names of a folder
MOST: Final = 200  # entries that are told
_HIDDEN: Final = 2  # of Windows


@dataclass(frozen=True, slots=True)
class Entry:
    """`changed`: seconds of Unix."""

    name: str
    is_folder: bool
    size: int = 0
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Looked:
    """`more`: there is more in the folder than these."""

    entries: tuple[Entry, ...]
    more: bool = False


def look_into(folder: str, endings: tuple[str, ...]) -> Looked:
    """Its folders, and the files of these endings, each by name. Raises OSError."""
    try:
        with os.scandir(folder) as found:
            names = list(islice(found, MOST_READ + 1))
    except ValueError:  # a path with a NUL in it
        raise OSError from None
    looked = [_entry(one, endings) for one in names[:MOST_READ]]
    entries = sorted((one for one in looked if one is not None), key=_order)
    more = len(names) > MOST_READ or len(entries) > MOST
    return Looked(tuple(entries[:MOST]), more)


def _entry(found: os.DirEntry[str], endings: tuple[str, ...]) -> Entry | None:
    if found.name.startswith("."):
        return None
    try:
        told = found.stat()
    except OSError:  # a link that leads nowhere or in a circle, or it has gone
        return None
    if getattr(told, "st_file_attributes", 0) & _HIDDEN:
        return None
    if stat.S_ISDIR(told.st_mode):
        return Entry(found.name, is_folder=True)
    if stat.S_ISREG(told.st_mode) and found.name.lower().endswith(endings):
        return Entry(found.name, False, told.st_size, told.st_mtime)
    return None


def _order(one: Entry) -> tuple[bool, str, str]:
    return not one.is_folder, one.name.casefold(), one.name


def home_folder() -> str:
    try:
        return str(Path.home())
    except RuntimeError:  # somebody that the system does not know
        return str(Path(Path.cwd().anchor))


def around(folder: str) -> str:
    """The folder around it; of the outermost one none."""
    path = Path(folder)
    return "" if path.parent == path else str(path.parent)


def within(folder: str, name: str) -> str:
    return str(Path(folder) / name)


def last_name(path: str) -> str:
    return Path(path).name
