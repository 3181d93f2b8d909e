"""The shelf's entry of a game, from a look at both ends of its file."""

import os
import re
import time
from collections.abc import Iterator
from io import BufferedReader
from pathlib import Path
from stat import S_ISLNK
from typing import BinaryIO, Final

from companion.engine.checks import told_number
from companion.engine.frozen import frozen, revised
from companion.engine.kind import ShelfStands
from companion.games.registry import saved_kind
from companion.store.files.json_tree import NotJson, Tree, read_json
from companion.store.files.reader import is_a_file_or_link, opened
from companion.store.games.computer_players import KEY
from companion.store.games.game_file import (
    FORMAT,
    LATEST,
    LONGEST_HEADER,
    LONGEST_LINE,
    Unfit,
    is_name,
    is_newer,
    parse_first_line,
    version,
)
from companion.store.games.people import is_person

EXTENSION: Final = ".game"
ID: Final = re.compile(r"[0-9a-f]{16}")
_LOOK: Final = 4_096
_COARSE: Final = 2 * 10**9  # nanoseconds: a disk's clock may stand still for so long


@frozen
class Listed:
    """A game on the shelf. `game`: its word; empty where the file does not tell.

    `made`, `last`: seconds of Unix. `over`: somebody has won. `stands`: as its kind tells it.
    `broken`: it cannot be opened, or something at its ends cannot be read. `people`: each player
    who has a name, with it. `computer`: the players whom the computer plays.
    """

    id: str
    name: str
    made: int
    last: int
    broken: bool
    game: str = ""
    over: bool = False
    stands: ShelfStands | None = None
    people: tuple[tuple[str, str], ...] = ()
    computer: tuple[str, ...] = ()


def unknown(which: str) -> Listed:
    """A game of which nothing can be said."""
    return Listed(which, "", 0, 0, broken=True)


def gone(game: Listed) -> Listed:
    """One that was there, and is not any more."""
    return revised(game, {"broken": True})


class Looks:
    """The entries of a folder's games: a file is read again once it stands otherwise.

    The shelf asks for them at every change of the page, and there may be hundreds.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[Path, tuple[tuple[int, ...], Listed]] = {}

    def newest_first(self) -> list[Listed]:
        try:
            paths = [path for path in self._folder.iterdir() if path.suffix == EXTENSION]
        except OSError:  # nobody has played yet
            return []
        games = [path for path in paths if ID.fullmatch(path.stem) and is_a_file_or_link(path)]
        before, self._seen = self._seen, {}
        found = [self._look(path, before) for path in games]
        return sorted(found, key=lambda one: (one.last, one.made, one.id), reverse=True)

    def _look(self, path: Path, before: dict[Path, tuple[tuple[int, ...], Listed]]) -> Listed:
        stands = _stands(path)
        known = before.get(path)
        if stands is None:
            return look(path)
        if known is None or known[0] != stands:
            known = stands, look(path)
        self._seen[path] = known
        return known[1]


def _stands(path: Path) -> tuple[int, ...] | None:
    """Another number for each content; none for a file that was written only now.

    A second writing in the same moment would leave it the same number. Nor has a link one: it is
    the file behind it that changes.
    """
    try:
        seen = path.lstat()
    except OSError:
        return None
    if S_ISLNK(seen.st_mode) or time.time_ns() - seen.st_mtime_ns < _COARSE:
        return None
    return seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns


def look(path: Path) -> Listed:
    """A game behind a link is shown, and not played: what is written has to stay here."""
    first, last = _ends(path)
    header = _header(first)
    which = path.name.removesuffix(EXTENSION)
    if not header:
        return unknown(which)
    whole = not path.is_symlink() and not is_newer(header)
    told = None if last == b"" else _told(last)
    made = told_number(header.get("made"), LATEST) or 0
    stands = saved_kind(header["game"]).stands(_table(header), told)
    return Listed(
        id=which,
        name=header["name"] if is_name(header.get("name")) else "",
        made=made,
        last=told_number((told or {}).get("at"), LATEST) or made,
        broken=not whole or (told == {} and not _is_older(header)),
        game=header["game"],
        over=stands.won is not None,
        stands=stands,
        people=tuple(_people(header)),
        computer=_computer(header),
    )


def finished_table(path: Path) -> tuple[str, Tree] | None:
    """The game and the table of one that was won; of one that goes on it may be secret."""
    first, last = _ends(path)
    header = _header(first)
    if not header:
        return None
    table = _table(header)
    stands = saved_kind(header["game"]).stands(table, _told(last))
    return None if stands.won is None else (header["game"], table)


def _ends(path: Path) -> tuple[bytes, bytes | None]:
    """The first line, and the last."""
    try:
        with BufferedReader(opened(path)) as file:
            first = file.readline(LONGEST_HEADER + 1)
            return first, _last_line(file, len(first))
    except OSError:
        return b"", None


def _is_older(header: Tree) -> bool:
    """Its lines may tell nothing; opening it will fill that in."""
    return version(header, "format") < FORMAT


def _header(first: bytes) -> Tree:
    try:
        return parse_first_line(first) if first.endswith(b"\n") else {}
    except Unfit:
        return {}


def _last_line(file: BinaryIO, start: int) -> bytes | None:
    """The last whole one from `start` on: empty where there is none yet, None where it is endless.

    What follows the last end of a line was never finished.
    """
    size = file.seek(0, os.SEEK_END)
    window = _LOOK
    while window <= 4 * LONGEST_LINE:
        begin = max(start, size - window)
        file.seek(begin)
        tail = file.read(size - begin)
        end = tail.rfind(b"\n")
        before = tail.rfind(b"\n", 0, max(end, 0))
        if before >= 0 or begin == start:
            return tail[before + 1 : end + 1]
        window *= 4
    return None


def _people(header: Tree) -> Iterator[tuple[str, str]]:
    """Those whose names stand there as they should; the others are told when it is opened."""
    people = header.get("people")
    if isinstance(people, dict):
        yield from ((who, name) for who, name in people.items() if is_person(name))


def _computer(header: Tree) -> tuple[str, ...]:
    players = header.get(KEY)
    return tuple(players) if isinstance(players, dict) else ()


def _told(line: bytes | None) -> Tree:
    try:
        tree = read_json(line or b"")
    except NotJson:
        return {}
    return tree if isinstance(tree, dict) else {}


def _table(header: Tree) -> Tree:
    table = header.get("table")
    return table if isinstance(table, dict) else {}
