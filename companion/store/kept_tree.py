"""What is on the way and no game yet, kept after every touch. A torn file is none."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.store.disk import make_folder, remove, write_whole
from companion.store.reader import read_file
from companion.store.troubles import saving

DRAFT: Final = "set-up.json"  # the set-up of the next game
PRACTICE: Final = "practice.json"  # how far the practice game has come
_LARGEST: Final = 50_000


def keep(folder: Path, file: str, tree: Mapping[str, Any]) -> None:
    """Raises CannotSave."""
    with saving():
        make_folder(folder)
        write_whole(folder / file, json.dumps(tree, ensure_ascii=False).encode())


def read(folder: Path, file: str) -> dict[str, Any] | None:
    try:
        tree = json.loads(read_file(folder / file, _LARGEST))
    except (OSError, ValueError, RecursionError):  # ValueError: no JSON, no UTF-8
        return None
    return tree if isinstance(tree, dict) else None


def drop(folder: Path, file: str) -> None:
    """It is not wanted any more."""
    with saving():
        remove(folder / file)


def how_far(tree: Mapping[str, Any]) -> tuple[int, int]:
    """Of the practice game: how many steps are done, and of how many; 0 of 0 where it is not begun.

    The shelf tells it, and has not read the lesson.
    """
    done, of = tree.get("done"), tree.get("of")
    if not isinstance(done, list) or type(of) is not int or not 0 < len(done) <= of:
        return 0, 0
    return len(done), of
