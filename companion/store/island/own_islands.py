"""The owner's own islands: a code, which is the whole island, and the name that it was given."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from companion.engine.languages import InBoth
from companion.games.island.board.island_code import BadCode, code_of, island_of
from companion.games.island.board.layout import Island
from companion.store.files.locks import HeldElsewhere, one_at_a_time
from companion.store.files.reader import FilePath, read_file
from companion.store.files.writer import is_there, keep_aside, put_aside, write_whole
from companion.store.games.game_file import checked_name, is_name
from companion.store.games.troubles import CannotSave, saving, sentences

FILE: Final = "own-islands.json"
LARGEST: Final = 300_000  # bytes, read and written: some thousand islands

NamesByCode = dict[str, str]


class OwnIslands:
    """`names`: by the code, the newest last. `troubles`: what could not be read, told once.

    What cannot be read is never lost: the file is put aside whole before another takes its place.
    """

    def __init__(self, folder: FilePath) -> None:
        self._path = Path(folder) / FILE
        self.troubles: list[InBoth] = []
        self.names, foreign = _found(self._path)
        if foreign:
            self._mend()

    def keep(self, island: Island, name: str) -> str:
        """Keep an island, also under another name; its code. Raises BadName or CannotSave."""
        code, called = code_of(island.spaces, island.knots), checked_name(name)
        self._change(lambda names: {**names, code: called})
        return code

    def forget(self, code: str) -> None:
        """Raises CannotSave."""
        self._change(lambda names: {one: name for one, name in names.items() if one != code})

    def _change(self, change: Callable[[NamesByCode], NamesByCode]) -> None:
        """Change the islands, together with those that another window has kept since."""
        with saving(), one_at_a_time(self._path.parent):
            names = change(self._readable())
            raw = _written(names)
            if len(raw) > LARGEST:
                raise CannotSave("islands-full")
            write_whole(self._path, raw)
        self.names = names

    def _mend(self) -> None:
        try:
            with one_at_a_time(self._path.parent):
                self.names = self._readable()
        except (OSError, HeldElsewhere):
            self.troubles.append(sentences("left-there", file=FILE))

    def _readable(self) -> NamesByCode:
        """Raises OSError."""
        names, foreign = _found(self._path)
        if foreign:
            kept = _kept_aside(self._path, names)
            self.troubles.append(sentences(FILE, kept=kept.name))
        return names


def _kept_aside(path: Path, names: NamesByCode) -> Path:
    """Some of it can be read: that stays in a file of its own."""
    if not names:
        return put_aside(path)
    kept = keep_aside(path, "broken-", read_file(path, LARGEST))
    write_whole(path, _written(names))
    return kept


def _found(path: Path) -> tuple[NamesByCode, bool]:
    """The readable islands, and whether the file holds more."""
    try:
        told: Any = json.loads(read_file(path, LARGEST))
    except FileNotFoundError:
        return {}, is_there(path)  # a link may lead nowhere
    except (OSError, ValueError, RecursionError):  # ValueError: no JSON, no UTF-8
        return {}, True
    found = told.items() if isinstance(told, dict) else ()
    names = {code: name for code, name in found if is_name(name) and _is_code(code)}
    return names, names != told


def _written(names: NamesByCode) -> bytes:
    return json.dumps(names, ensure_ascii=False, indent=1).encode()


def _is_code(code: str) -> bool:
    """True for a code as this app writes it, so that each island is there once."""
    try:
        island = island_of(code)
    except BadCode:
        return False
    return code_of(island.spaces, island.knots) == code
