"""The owner's own islands: a code, which is the whole island, and the name that it was given."""

import json
from pathlib import Path
from typing import Any, Final

from companion.games.island.island_code import BadCode, code_of, island_of
from companion.games.island.layout import Island
from companion.store.disk import FilePath, keep_aside, make_folder, write_whole
from companion.store.game_file import checked_name, is_name
from companion.store.reader import read_file
from companion.store.troubles import saving

FILE: Final = "own-islands.json"
_LARGEST: Final = 100_000


class OwnIslands:
    """`names`: by the code, the newest last. What cannot be read is left out, and never lost:

    a file that is not all ours is kept aside before it is written over.
    """

    def __init__(self, folder: FilePath) -> None:
        self._path = Path(folder) / FILE
        self._raw = _read(self._path)
        self.names: dict[str, str] = {}
        told = _told(self._raw)
        for code, name in (told or {}).items():
            if is_name(name) and _is_code(code):
                self.names[code] = name
        self._foreign = bool(self._raw) and self.names != told

    def keep(self, island: Island, name: str) -> str:
        """Also under another name; its code. Raises BadName or CannotSave."""
        code = code_of(island.spaces, island.knots)
        self._write({**self.names, code: checked_name(name)})
        return code

    def forget(self, code: str) -> None:
        """Raises CannotSave."""
        self._write({one: name for one, name in self.names.items() if one != code})

    def _write(self, names: dict[str, str]) -> None:
        with saving():
            make_folder(self._path.parent)
            if self._foreign:
                keep_aside(self._path, "broken-", self._raw)
                self._foreign = False
            write_whole(self._path, json.dumps(names, ensure_ascii=False, indent=1).encode())
        self.names = names


def _read(path: Path) -> bytes:
    try:
        return read_file(path, _LARGEST)
    except OSError:
        return b""


def _told(raw: bytes) -> dict[Any, Any] | None:
    try:
        tree = json.loads(raw)
    except (ValueError, RecursionError):  # ValueError: no JSON, no UTF-8
        return None
    return tree if isinstance(tree, dict) else None


def _is_code(code: str) -> bool:
    """As it is written by this app, so that each island is there once."""
    try:
        island = island_of(code)
    except BadCode:
        return False
    return code_of(island.spaces, island.knots) == code
