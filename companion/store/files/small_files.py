"""Small files of the app, kept after every touch: what is on the way and no game yet, and so on.

What stands in such a place and cannot be read is never written over: it is put aside whole, under
another name, and told once.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.engine.languages import InBoth
from companion.store.files.locks import HeldElsewhere, one_at_a_time
from companion.store.files.reader import read_file
from companion.store.files.writer import is_there, put_aside, remove, write_whole
from companion.store.games.troubles import CannotSave, saving, sentences

DRAFT: Final = "set-up.json"  # the set-up of the next game
PRACTICE: Final = "practice.json"  # how far the practice game has come
APOLOGIES: Final = "apologies.json"  # where the app apologised
COVER: Final = "covered.json"  # there as long as the app is covered, with the game below
LARGEST: Final = 100_000  # bytes, read and written


def keep(folder: Path, file: str, tree: Mapping[str, Any], indent: int | None = None) -> None:
    """Raises CannotSave."""
    raw = json.dumps(tree, ensure_ascii=False, indent=indent).encode()
    if len(raw) > LARGEST:
        raise CannotSave("too-much")
    with saving(), one_at_a_time(folder):
        if _is_foreign(folder / file):
            put_aside(folder / file)
        write_whole(folder / file, raw)


def read(folder: Path, file: str) -> dict[str, Any] | None:
    try:
        tree = json.loads(read_file(folder / file, LARGEST))
    except (OSError, ValueError, RecursionError):  # ValueError: no JSON, no UTF-8
        return None
    return tree if isinstance(tree, dict) else None


def drop(folder: Path, file: str) -> None:
    """Delete it. Raises CannotSave."""
    with saving():
        remove(folder / file)


def mended(folder: Path, file: str) -> list[InBoth]:
    """The sentences on a file that could not be read: it is put aside."""
    return put_away(folder, file, None) if _is_foreign(folder / file) else []


def put_away(folder: Path, file: str, found: dict[str, Any] | None) -> list[InBoth]:
    """The same of what was `found` there and makes no sense."""
    try:
        with one_at_a_time(folder):
            if not is_there(folder / file) or read(folder, file) != found:
                return []  # another window was faster
            kept = put_aside(folder / file)
    except (OSError, HeldElsewhere):
        return [sentences("left-there", file=file)]
    return [sentences(file, kept=kept.name)]


class SmallFile:
    """One of them."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name

    def read(self) -> dict[str, Any] | None:
        """None if there is none that can be read."""
        return read(self._folder, self._name)

    def keep(self, tree: Mapping[str, Any]) -> None:
        """Raises CannotSave."""
        keep(self._folder, self._name, tree)

    def drop(self) -> None:
        """Raises CannotSave."""
        drop(self._folder, self._name)

    def put_away(self, found: dict[str, Any]) -> list[InBoth]:
        """One that makes no sense; the sentences on it."""
        return put_away(self._folder, self._name, found)


def _is_foreign(path: Path) -> bool:
    return is_there(path) and read(path.parent, path.name) is None


def how_far(tree: Mapping[str, Any]) -> tuple[int, int]:
    """The steps done of the practice game, and of how many; 0 of 0 where it is not begun.

    The shelf tells it, and has not read the lesson.
    """
    done, of = tree.get("done"), tree.get("of")
    if not isinstance(done, list) or type(of) is not int or not 0 < len(done) <= of:
        return 0, 0
    return len(done), of
