"""Opening a saved game, whatever has become of its file."""

import json
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import islice
from pathlib import Path

from companion.engine.facts import keys
from companion.engine.languages import InBoth
from companion.store.files.growing_file import GrowingFile
from companion.store.files.json_tree import Tree
from companion.store.files.reader import FilePath
from companion.store.files.writer import keep_aside
from companion.store.games.game_file import (
    FORMAT,
    Header,
    Unfit,
    encode,
    header_line,
    journal_tree,
    read_first_line,
    read_header,
    version,
)
from companion.store.games.kept_game import (
    BadLine,
    Clock,
    KeptGame,
    KeptSession,
    ReplayedLine,
    take,
)
from companion.store.games.troubles import CannotOpen, saving, sentences
from companion.store.games.upgrades import upgraded

# Called with how many lines have been played again, and of how many; what it raises ends it.
Watch = Callable[[int, int], None]


def unwatched(_done: int, _of: int) -> None:
    """A short one is opened before anybody could look."""


def open_game(
    path: FilePath, now: Clock = time.time, watch: Watch = unwatched
) -> tuple[KeptGame, list[InBoth]]:
    """The game where it was left, and what is to be told about it.

    Raises CannotOpen, and the file was not touched; or CannotSave, where something had to be
    mended and could not be written. Nothing is written before the last line was watched.
    """
    file = GrowingFile.opened(Path(path))
    try:
        return _open(file, now, watch)
    except BaseException:
        file.close()
        raise


def _open(file: GrowingFile, now: Clock, watch: Watch) -> tuple[KeptGame, list[InBoth]]:
    raw = file.read()
    first, end, _ = raw.partition(b"\n")
    if not end:
        raise CannotOpen("header")
    try:
        tree = read_first_line(first)
        older = version(tree, "format") < FORMAT
        opened = (_open_older if older else _open_present)(file, raw, tree, now, watch)
    except Unfit as unfit:
        raise CannotOpen("newer" if unfit.newer else "header") from None
    session, troubles = opened
    session.file = file
    session.draw_what_is_left()
    return session, troubles


def _open_present(
    file: GrowingFile, raw: bytes, tree: Tree, now: Clock, watch: Watch
) -> tuple[KeptGame, list[InBoth]]:
    session: KeptGame = KeptSession(read_header(tree), now)
    lines = islice(_whole_lines(raw), 1, None)
    taken, bad = _replayed(session, lines, raw.count(b"\n") - 1, watch)
    troubles = _differences(session.header, taken)
    if bad is not None:
        troubles.append(_aside(file, "broken-", raw, bad))
    good = raw.index(b"\n") + 1 + sum(len(one.raw) + 1 for one in taken)
    if good < len(raw):  # a line that was never finished, or one that cannot be played
        file.cut(good)
    return session, troubles


def _open_older(
    file: GrowingFile, raw: bytes, tree: Tree, now: Clock, watch: Watch
) -> tuple[KeptGame, list[InBoth]]:
    """The file is written anew in the present format; the old one stays beside it."""
    lines = [line.decode("utf-8", "replace") for line in islice(_whole_lines(raw), 1, None)]
    newer, lines = upgraded(tree, lines)
    session: KeptGame = KeptSession(read_header(newer), now)
    taken, bad = _replayed(session, (line.encode() for line in lines), len(lines), watch)
    troubles = _differences(session.header, taken)
    kept = f"format-{version(tree, 'format')}"
    if bad is not None:
        troubles.append(_aside(file, kept, raw, bad))
    with saving():
        keep_aside(file.path, kept, raw)
    file.replace(header_line(session.header) + b"".join(_complete(session, one) for one in taken))
    return session, troubles


def _whole_lines(raw: bytes) -> Iterator[bytes]:
    """The lines without their ends; what follows the last of them was never finished."""
    return (line[:-1] for line in BytesIO(raw) if line.endswith(b"\n"))


def _replayed(
    session: KeptGame, lines: Iterator[bytes], of: int, watch: Watch
) -> tuple[list[ReplayedLine], BadLine | None]:
    taken: list[ReplayedLine] = []
    try:
        for one in take(session, lines):
            taken.append(one)  # what was taken before a bad line counts
            watch(len(taken), of)
    except BadLine as bad:
        return taken, bad
    return taken, None


def _aside(file: GrowingFile, suffix: str, raw: bytes, bad: BadLine) -> InBoth:
    with saving():
        kept = keep_aside(file.path, suffix, raw)
    return sentences(bad.code, line=bad.number, kept=kept.name)


def _differences(header: Header, taken: list[ReplayedLine]) -> list[InBoth]:
    """Rules of another version may say otherwise what has been said; the first such line."""
    if header.rules == header.kind.rules:
        return []
    first = next((one.number for one in taken if _differs(one)), None)
    return [] if first is None else [sentences("said-differs", line=first)]


def _differs(one: ReplayedLine) -> bool:
    said = json.loads(one.raw).get("said")
    if one.outcome is None or said is None:
        return False
    return bool(said != [keys(announcement) for announcement in one.outcome.said])


def _complete(session: KeptGame, one: ReplayedLine) -> bytes:
    """A line of an older format with what it did not tell; what it told stands."""
    told = json.loads(one.raw)
    now, made = session.glance(one.state), session.header.made
    return encode(journal_tree(one.line, one.outcome, now, made) | told)
