"""The form of a saved game: UTF-8, one JSON object a line.

The first line is the header: how the table was set up, and the whole box data in force, so that a
later version of the app with other box data does not change a running game. Then one line a line
of the journal: for a command who did what, what was said, and how things stood then (`round`,
`turn`, `deaths`, `won`, and `done`, the marks of each figure's mission: a look at the last line
tells it without a replay); for a mark the mark.

The commands are the truth, and a replay of them is the game. `said` stands beside them as it was
said then, whatever later rules would say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from companion.engine.checks import GENERAL, Checks, place_name
from companion.engine.facts import keys
from companion.engine.frozen import frozen
from companion.engine.journal import BadJournalLine, Did, JournalRecord, decode
from companion.engine.languages import Topic
from companion.games.registry import GAMES, ISLAND, saved_kind
from companion.store.files.bad_file import Fault
from companion.store.files.json_tree import NotJson, Tree, read_json
from companion.store.games.computer_players import KEY, read_computer
from companion.store.games.people import read_people
from companion.store.games.troubles import BadName

if TYPE_CHECKING:
    from companion.engine.kind import Glance, HasSaid, SavedKind

FORMAT: Final = 1
LONGEST_HEADER: Final = 256_000
LONGEST_LINE: Final = 64_000
LONGEST_COMMAND: Final = 1000  # a score of facts set together; all others are below fifty
LONGEST_NAME: Final = 80
LATEST: Final = 10**12  # seconds of Unix, far beyond anybody's clock
_FARTHEST_SEED: Final = 10**18 - 1
_KEYS: Final = {
    "game": f'"game": "{ISLAND}"',
    "format": '"format": 1',
    "rules": '"rules": 1',
    "name": '"name": "Friday"',
    "made": '"made": 1790000000',
    "seed": '"seed": 7',
    "table": '"table": {…}',
}
_MAY_BE: Final = ("people", KEY)

# Said of a file that somebody brings: after its name, the line and the place in it.
IMPORT: Final[Topic] = {
    **GENERAL,
    "missing": {"en": "{key} is missing; choose a file that the app itself has saved",
                "ru": "нет ключа {key}; выбери файл, который сохранило само приложение"},
    "not-a-game": {"en": "this is no saved game; choose a file that the app itself has saved",
                   "ru": "это не сохранённая игра; выбери файл, который сохранило само приложение"},
    "too-big": {"en": "the file is larger than {most} MB; a saved game is far smaller",
                "ru": "файл больше {most} МБ; сохранённая игра намного меньше"},
    "too-many-lines": {"en": "the file has more than {most} lines; a saved game has far fewer",
                       "ru": "в файле больше {most} строк; в сохранённой игре их намного меньше"},
    "newer": {"en": "this game was saved by a newer version of the app; update the app first",
              "ru": "эта игра сохранена более новой версией приложения; сначала обнови его"},
    "name": {"en": "this is no name for a game; write one line of at most {longest} letters",
             "ru": "это не название игры; напиши одну строку, не больше {longest} букв"},
    "person": {"en": "this is no name of a person; write one line of at most {longest} letters",
               "ru": "это не имя игрока; напиши одну строку, не больше {longest} букв"},
    "line-unreadable": {"en": "this line cannot be read; choose another copy of the file",
                        "ru": "эта строка не читается; выбери другую копию файла"},
    "line-refused": {"en": "the rules do not allow this line here; choose another copy of the file",
                     "ru": "правила не разрешают здесь эту строку; выбери другую копию файла"},
}  # fmt: skip

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=keys)


@frozen
class Header:
    """The first line. `tree`: as it stands there; `rules`: the version that it was played by.

    `people`: the names that those at the table gave, by their figures. `kind`: of game.
    `computer`: the players that the computer plays, each with its manner.
    """

    name: str
    made: int
    seed: int
    rules: int
    setup: Any
    tree: Tree
    people: Mapping[str, str]
    kind: SavedKind
    computer: Mapping[str, str]


def seconds(clock: float) -> int:
    """Seconds as they are written: a clock before 1970 or far ahead is read again all the same."""
    return max(0, min(LATEST, int(clock)))


class Unfit(Exception):
    """A first line that begins no game that we can play."""

    def __init__(self, faults: tuple[Fault, ...], newer: bool = False) -> None:
        super().__init__(len(faults))
        self.faults = faults
        self.newer = newer


def encode(tree: Tree) -> bytes:
    return f"{_ENCODER.encode(tree)}\n".encode()


# The header


def new_header(
    kind: SavedKind, written: Tree, seed: int, name: str, made: int, beside: Tree
) -> Tree:
    """`written`, `beside`: the keys of the set-up; and of who plays, people and the computer."""
    return {
        "game": kind.word,
        "format": FORMAT,
        "rules": kind.rules,
        "name": checked_name(name),
        "made": made,
        "seed": seed,
        **written,
        **beside,
    }


def checked_name(name: str) -> str:
    """The name without the blanks around it, or BadName."""
    bare = name.strip()
    code = _wrong_name(bare)
    if code is not None:
        raise BadName(code, longest=LONGEST_NAME)
    return bare


def _wrong_name(name: str) -> str | None:
    if not name:
        return "name-empty"
    if len(name) > LONGEST_NAME:
        return "name-long"
    return None if name.isprintable() else "name-letters"


def is_name(name: object) -> bool:
    return isinstance(name, str) and name == name.strip() and _wrong_name(name) is None


def read_first_line(raw: bytes) -> Tree:
    """The header as a mapping, of this format or an older one; or Unfit."""
    tree = parse_first_line(raw)
    if is_newer(tree):
        raise _unfit("newer")
    return tree


def parse_first_line(raw: bytes) -> Tree:
    """The mapping of a first line, of a newer format too."""
    try:
        tree = read_json(raw) if len(raw) <= LONGEST_HEADER else None
    except NotJson:
        tree = None
    game = tree.get("game") if isinstance(tree, dict) else None
    if not isinstance(tree, dict) or game not in GAMES or not _is_number(tree, "format"):
        raise _unfit("not-a-game")
    return tree


def is_newer(tree: Tree) -> bool:
    rules = saved_kind(tree["game"]).rules
    return version(tree, "format") > FORMAT or version(tree, "rules") > rules


def version(tree: Tree, key: str) -> int:
    """The number under this key; 0 for what is none, and the checks will name it."""
    return int(tree[key]) if _is_number(tree, key) else 0


def _is_number(tree: Tree, key: str) -> bool:
    word = tree.get(key)
    return isinstance(word, str) and word.isascii() and word.isdecimal() and len(word) <= 9


def _unfit(code: str) -> Unfit:
    checks = Checks(IMPORT)
    checks.wrong((), code)
    return _with_faults(checks, newer=code == "newer")


def _with_faults(checks: Checks, newer: bool = False) -> Unfit:
    """Line 1, and a place in it. Places of the set-up are those of a table script."""
    faults = [Fault(1, place_name(one.place), one.sentences) for one in checks.faults]
    return Unfit(tuple(faults), newer)


def read_header(tree: Tree) -> Header:
    """A header of the present format, everything in it checked; or Unfit."""
    kind = saved_kind(tree["game"])
    checks = Checks({**kind.sentences, **IMPORT})
    header = checks.through(lambda: _header(tree, kind, checks))
    if header is None or checks.faults:
        raise _with_faults(checks)
    return header


def _header(tree: Tree, kind: SavedKind, checks: Checks) -> Header | None:
    needed = {**_KEYS, **kind.saved_keys}
    given = checks.mapping(tree, (), (*needed, *_MAY_BE))
    for key, example in needed.items():
        if key not in given:
            checks.wrong((), "missing", key=key, example=example)
    checks.number(given.get("format"), ("format",), FORMAT, FORMAT)
    rules = checks.number(given.get("rules"), ("rules",), 0, kind.rules)
    made = checks.number(given.get("made"), ("made",), 0, LATEST)
    seed = checks.number(given.get("seed"), ("seed",), -_FARTHEST_SEED, _FARTHEST_SEED)
    if not is_name(given.get("name")):
        checks.wrong(("name",), "name", longest=LONGEST_NAME)
    setup = kind.read_saved(given, lambda: Random(seed), checks)
    if setup is None or checks.faults:
        return None
    people = read_people(given.get("people"), kind.speakers(setup), checks)
    computer = read_computer(given.get(KEY), kind.manners(setup), checks)
    if checks.faults:
        return None
    return Header(
        given["name"], made or 0, seed or 0, rules or 0, setup, tree, people, kind, computer
    )


def header_line(header: Header) -> bytes:
    """Written again, of the present format, its numbers as numbers."""
    numbers = {"format": FORMAT, "rules": header.rules, "made": header.made, "seed": header.seed}
    return encode({**header.tree, **numbers})


def renamed(first_line: bytes, name: str) -> bytes:
    """The same header under another name, of an older format, too; or BadName, or Unfit."""
    read_first_line(first_line)
    try:
        tree = json.loads(first_line)  # numbers as numbers: they are written again
    except ValueError:  # one of a million digits
        raise _unfit("not-a-game") from None
    return encode({**tree, "name": checked_name(name)})


# The lines


def journal_line(line: JournalRecord, outcome: HasSaid | None, now: Glance, at: int) -> bytes:
    """`outcome`: of a command; `now`: how things stand after the line; `at`: seconds of Unix.

    Put together piece by piece: whoever spoke waits for it, and a tree would take twice as long.
    """
    if isinstance(line, Did):
        said = ",".join(map(_said, outcome.said)) if outcome is not None else ""
        did = f'"who":{_json(line.who)},"do":{_json(line.words)},"said":[{said}]'
    else:
        did = f'"mark":{_json(line)}'
    stands = "".join([f'"{key}":{_json(value)},' for key, value in now])
    return f'{{{did},{stands}"at":{at}}}\n'.encode()


# The words of a game are few and come again. Typed, for 1 is True to a dict and not in JSON.
_json: Final = lru_cache(maxsize=1024, typed=True)(_ENCODER.encode)


def _said(one: object) -> str:
    """The `keys` of an announcement."""
    pairs = ""
    for name, key in _named(one.__class__):  # type: ignore[arg-type]  # a class has a hash
        value = getattr(one, name)
        if isinstance(value, Mapping):
            return _ENCODER.encode(keys(one))
        if value is not None:
            pairs += f',"{key}":{_json(value)}'
    return f"{{{pairs[1:]}}}"


@lru_cache(maxsize=256)
def _named(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of fact, and their keys."""
    return tuple((name, name.rstrip("_")) for name in kind.__slots__)  # type: ignore[attr-defined]


def journal_tree(line: JournalRecord, outcome: HasSaid | None, now: Glance, at: int) -> Tree:
    """The same as a tree."""
    tree: Tree = json.loads(journal_line(line, outcome, now, at))
    return tree


def read_line(raw: bytes) -> JournalRecord:
    """Raises BadJournalLine."""
    if len(raw) > LONGEST_LINE:
        raise BadJournalLine
    try:
        line = decode(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadJournalLine from None
    if isinstance(line, Did) and len(line.words) > LONGEST_COMMAND:
        raise BadJournalLine
    return line
