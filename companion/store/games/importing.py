"""A saved game that somebody brings: bounded, checked, replayed, and then written in our words.

Of its lines only the commands, the marks and the times are taken; what was said, and how things
stood, is what the replay says.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn

from companion.engine.checks import Checks, place_name
from companion.engine.frozen import revised
from companion.engine.languages import InBoth
from companion.store.files.bad_file import FILE, BadFile, Fault
from companion.store.files.json_tree import NotJson, read_json
from companion.store.files.reader import FilePath, TooBig, read_file, why_unread
from companion.store.games.game_file import (
    IMPORT,
    LATEST,
    Header,
    Unfit,
    encode,
    header_line,
    journal_tree,
    read_first_line,
    read_header,
)
from companion.store.games.kept_game import BadLine, KeptGame, KeptSession, ReplayedLine, take
from companion.store.games.upgrades import upgraded

LARGEST: Final = 4_000_000
MOST_LINES: Final = 20_000
_KEYS: Final = ("who", "do", "said", "mark", "at")


def read_game_file(path: FilePath) -> bytes:
    """No more of it than is looked at. Raises BadFile."""
    try:
        return read_file(path, LARGEST)
    except TooBig:
        text = _texts("too-big", most=LARGEST // 1_000_000)
    except OSError as error:
        text = FILE[why_unread(error)]
    raise BadFile(str(path), [Fault(None, "", text)])


def rewritten(raw: bytes, file: str, called: Callable[[str], str] = str) -> bytes:
    """The file of a game as we would have written it; or BadFile.

    `file`: its name. `called`: the name that the game gets, by the one that it has.
    """
    try:
        return b"".join(_rewritten(raw, called))
    except _Wrong as wrong:
        raise BadFile(file, [wrong.fault]) from None
    except Unfit as unfit:
        raise BadFile(file, unfit.faults) from None


def replayed(raw: bytes, file: str) -> KeptGame:
    """The game of a file, in memory alone; or BadFile."""
    try:
        return _replayed(raw)
    except _Wrong as wrong:
        raise BadFile(file, [wrong.fault]) from None
    except Unfit as unfit:
        raise BadFile(file, unfit.faults) from None


def _replayed(raw: bytes) -> KeptGame:
    header, lines = _parts(raw)
    session: KeptGame = KeptSession(header)
    for _ in _taken(session, lines):
        pass
    return session


class _Wrong(Exception):
    def __init__(self, line: int | None, place: str, sentences: InBoth) -> None:
        super().__init__(place)
        self.fault = Fault(line, place, sentences)


def _wrong(line: int | None, code: str, **words: object) -> NoReturn:
    raise _Wrong(line, "", _texts(code, **words))


def _texts(code: str, **words: object) -> InBoth:
    return {language: text.format(**words) for language, text in IMPORT[code].items()}


def _rewritten(raw: bytes, called: Callable[[str], str]) -> Iterator[bytes]:
    header, lines = _parts(raw)
    session: KeptGame = KeptSession(header)
    yield header_line(revised(header, {"tree": {**header.tree, "name": called(header.name)}}))
    for one in _taken(session, lines):
        yield encode(
            journal_tree(one.line, one.outcome, session.glance(one.state), _at(one, header))
        )


def _taken(session: KeptGame, lines: list[bytes]) -> Iterator[ReplayedLine]:
    try:
        yield from take(session, lines)
    except BadLine as bad:
        _wrong(bad.number, bad.code)


def _parts(raw: bytes) -> tuple[Header, list[bytes]]:
    if len(raw) > LARGEST:
        _wrong(None, "too-big", most=LARGEST // 1_000_000)
    first, *lines = raw.removesuffix(b"\n").split(b"\n", MOST_LINES + 1)
    if len(lines) > MOST_LINES:
        _wrong(None, "too-many-lines", most=MOST_LINES)
    header, lines = _upgraded(first, lines)
    return revised(header, {"rules": header.kind.rules}), lines


def _upgraded(first: bytes, lines: list[bytes]) -> tuple[Header, list[bytes]]:
    texts = [line.decode("utf-8", "replace") for line in lines]
    tree, texts = upgraded(read_first_line(first), texts)
    return read_header(tree), [text.encode() for text in texts]


def _at(one: ReplayedLine, header: Header) -> int:
    """The time of a line, with all else in it checked. An old format tells no times."""
    checks = Checks(IMPORT)
    try:
        tree = read_json(one.raw)
    except NotJson:
        _wrong(one.number, "line-unreadable")
    at = checks.through(lambda: _told_at(tree, header, checks))
    for fault in checks.faults:
        raise _Wrong(one.number, place_name(fault.place), fault.sentences)
    return at or 0


def _told_at(tree: Any, header: Header, checks: Checks) -> int:
    told = checks.mapping(tree, (), (*_KEYS, *header.kind.glance_keys))
    return checks.number(told["at"], ("at",), 0, LATEST) or 0 if "at" in told else header.made
