"""The shelf's entry of a game, from a look at both ends of its file."""

import os
import re
import time
from dataclasses import dataclass, replace
from io import BufferedReader
from pathlib import Path
from stat import S_ISLNK
from typing import Any, BinaryIO, Final

from companion.games.island.board.island_file import read_island
from companion.games.island.board.layout import Island
from companion.games.island.rules.missions import MARKS
from companion.games.island.setup.begin import DEATHS
from companion.games.island.setup.checks import Checks
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.terms import CHARACTERS, OP, Who
from companion.store.files.json_tree import NotJson, Tree, read_json
from companion.store.files.reader import is_a_file_or_link, opened
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

EXTENSION: Final = ".game"
ID: Final = re.compile(r"[0-9a-f]{16}")
_LOOK: Final = 4_096
_MOST_ROUNDS: Final = 10**6
_MOST_DEATHS: Final = max(DEATHS.values())
_COARSE: Final = 2 * 10**9  # nanoseconds: a disk's clock may stand still for so long


@dataclass(frozen=True, slots=True)
class Listed:
    """A game on the shelf. `made`, `last`: seconds of Unix; `turn`: whose it is; `won`: by whom.

    `players`: the OP included. `captives`: the figures in turn order; `done`: the marks of their
    missions, in the same order. `deaths`: that the OP has counted. What the file does not tell is
    None, 0 or empty. `broken`: it cannot be opened, or something at its ends cannot be read.
    """

    id: str
    name: str
    made: int
    last: int
    round: int | None
    turn: Who | None
    won: Who | None
    players: int
    captives: tuple[Who, ...]
    broken: bool
    deaths: int | None = None
    done: tuple[int, ...] = ()


def unknown(which: str) -> Listed:
    """A game of which nothing can be said."""
    return Listed(which, "", 0, 0, None, None, None, 0, (), broken=True)


def gone(game: Listed) -> Listed:
    """One that was there, and is not any more."""
    return replace(game, broken=True)


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
    whole = bool(header) and not path.is_symlink() and not is_newer(header)
    captives = _captives(header)
    told = _begun(captives) if last == b"" else _told(last)
    made = _number(header.get("made"), LATEST) or 0
    return Listed(
        id=path.name.removesuffix(EXTENSION),
        name=header["name"] if is_name(header.get("name")) else "",
        made=made,
        last=_number(told.get("at"), LATEST) or made,
        round=_number(told.get("round"), _MOST_ROUNDS),
        turn=_who(told.get("turn")),
        won=_who(told.get("won")),
        players=_number(_table(header).get("players"), 4) or 0,
        captives=captives,
        broken=not whole or (not told and not _is_older(header)),
        deaths=_number(told.get("deaths"), _MOST_DEATHS),
        done=_done(told.get("done"), captives),
    )


def finished_island(path: Path) -> Island | None:
    """The island of a game that was won; that of one that goes on is the OP's, and is not read."""
    first, last = _ends(path)
    if _who(_told(last).get("won")) is None:
        return None
    checks, table = Checks(SETUP), _table(_header(first))
    return checks.through(lambda: read_island(table.get("island"), table.get("knots"), checks))


def _ends(path: Path) -> tuple[bytes, bytes | None]:
    """The first line, and the last."""
    try:
        with BufferedReader(opened(path)) as file:
            first = file.readline(LONGEST_HEADER + 1)
            return first, _last_line(file, len(first))
    except OSError:
        return b"", None


def _begun(captives: tuple[Who, ...]) -> Tree:
    """The last line of a game in which nothing was said yet."""
    first = next(iter(captives), None)
    return {"round": "1", "turn": first, "deaths": "0", "done": ["0"] * len(captives)}


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


def _told(line: bytes | None) -> Tree:
    try:
        tree = read_json(line or b"")
    except NotJson:
        return {}
    return tree if isinstance(tree, dict) else {}


def _table(header: Tree) -> Tree:
    table = header.get("table")
    return table if isinstance(table, dict) else {}


def _captives(header: Tree) -> tuple[Who, ...]:
    boards = _table(header).get("captives")
    if not isinstance(boards, list):
        return ()
    named = [board.get(key) for board in boards if isinstance(board, dict)
             for key in ("who", "with")]  # fmt: skip
    return tuple(who for who in named if isinstance(who, str) and who in CHARACTERS)


def _done(words: Any, captives: tuple[Who, ...]) -> tuple[int, ...]:
    """A number for each of the captives, or nothing."""
    numbers = [_number(word, MARKS) for word in words] if isinstance(words, list) else []
    known = tuple(number for number in numbers if number is not None)
    return known if len(known) == len(numbers) == len(captives) else ()


def _number(word: Any, most: int) -> int | None:
    if isinstance(word, str) and word.isascii() and word.isdecimal() and len(word) <= 15:
        return min(int(word), most)
    return None


def _who(word: Any) -> Who | None:
    return word if isinstance(word, str) and word in (*CHARACTERS, OP) else None
