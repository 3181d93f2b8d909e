"""The folder through which games go from one tablet to another, where a person can reach it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from companion.store.files.writer import is_there, make_folder, write_whole
from companion.store.games.listing import EXTENSION
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import saving

FOLDER: Final = "exchange"
_MOST_LETTERS: Final = 40
_UNNAMED: Final = "paradox-island"
_NO_FILE_NAME: Final = re.compile(r"[^\w -]+")


class Exchange:
    """Beside the games. What lies in it is a copy: nothing here changes a game of the shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._folder = shelf.folder / FOLDER

    @property
    def folder(self) -> str:
        return str(self._folder)

    def files(self) -> list[str]:
        """The names of what could be imported."""
        try:
            paths = [path for path in self._folder.iterdir() if path.is_file()]
        except OSError:  # nobody has put anything there
            return []
        return sorted(path.name for path in paths if path.suffix == EXTENSION)

    def export(self, which: str, name: str) -> str:
        """The path of the file. Raises CannotOpen or CannotSave."""
        with saving():
            make_folder(self._folder)
        path = free_path(self._folder, file_name(name) or which, EXTENSION)
        self._shelf.export(which, path)
        return str(path)

    def write(self, name: str, ending: str, raw: bytes) -> str:
        """A new file beside those that are there; its path. Raises CannotSave."""
        with saving():
            make_folder(self._folder)
            path = free_path(self._folder, file_name(name) or _UNNAMED, ending)
            write_whole(path, raw)
        return str(path)

    def begin_folder(self, name: str) -> str:
        """A new folder for many files; its path. Raises CannotSave."""
        with saving():
            make_folder(self._folder)
            path = free_path(self._folder, file_name(name) or _UNNAMED, "")
            make_folder(path)
        return str(path)

    def write_into(self, folder: str, file: str, raw: bytes) -> None:
        """Into one that was begun here. Raises CannotSave."""
        with saving():
            write_whole(self._folder / Path(folder).name / Path(file).name, raw)

    def packed(self, which: str, name: str) -> tuple[str, bytes]:
        """The name and the bytes of the file, for whoever is to have it. Raises CannotOpen."""
        return f"{file_name(name) or which}{EXTENSION}", self._shelf.export_bytes(which)

    def take(self, file: str, called: Callable[[str], str] = str) -> str:
        """The id of a game made of one of `files`. Raises BadFile or CannotSave.

        `called`: the name that it gets, by the one that it has.
        """
        return self._shelf.import_file(self._folder / Path(file).name, called)


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A path at which no file stands: earlier exports stay."""
    path, number = folder / f"{name}{ending}", 1
    while is_there(path):
        number += 1
        path = folder / f"{name} {number}{ending}"
    return path


def file_name(name: str) -> str:
    """The letters that every file system takes: letters, digits, and a blank between them."""
    return " ".join(_NO_FILE_NAME.sub(" ", name).split())[:_MOST_LETTERS].strip()
