"""The set-up of the next game, kept after every touch. A torn one is none."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.store.disk import make_folder, write_whole
from companion.store.troubles import saving

FILE: Final = "set-up.json"
_LARGEST: Final = 50_000


def keep(folder: Path, tree: Mapping[str, Any]) -> None:
    """Raises CannotSave."""
    with saving():
        make_folder(folder)
        write_whole(folder / FILE, json.dumps(tree, ensure_ascii=False).encode())


def read(folder: Path) -> dict[str, Any] | None:
    try:
        with (folder / FILE).open("rb") as file:
            tree = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):  # ValueError: no JSON, no UTF-8
        return None
    return tree if isinstance(tree, dict) else None


def drop(folder: Path) -> None:
    """A game has begun with it."""
    with saving():
        (folder / FILE).unlink(missing_ok=True)
