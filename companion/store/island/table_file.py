"""A table script as it is read: everything in it is checked before the first line is said."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from companion.engine.languages import Language, Topic
from companion.engine.refused import Code
from companion.games.island.setup.begin import SetUp
from companion.games.island.setup.checks import Checks, KeyPath, listed, quoted, shown
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import KEYS, NEEDED, check_needed, read_header
from companion.games.island.terms import CHARACTERS, OP, Who
from companion.store.assets import shipped_box
from companion.store.files.reader import FilePath
from companion.store.files.yaml_file import Loaded, read_yaml, read_yaml_bytes

_SENTENCES: Final[Topic] = {
    **SETUP,
    "empty": {"en": "the file holds no table; begin it with game: paradox-island",
              "ru": "в файле нет стола; начни его с game: paradox-island"},
    "entry": {"en": "a line of the script is one WHO: TEXT; write, for example: - theseus: move NW",
              "ru": "строка сценария — это одно КТО: ТЕКСТ; напиши, например: - theseus: move NW"},
    "unknown-who": {"en": "nobody here is called {found}; a line begins with one of: {known},"
                          " expect",
                    "ru": "{found} здесь нет; строка начинается с одного из: {known}, expect"},
    "order": {"en": "{found} is no order to draw; write each number from 0 up once, as in 2 0 1",
              "ru": "{found} — не порядок, который выпадает; напиши каждое число от 0 один раз,"
                    " например 2 0 1"},
    "too-long": {"en": "nobody says that much in one breath; keep a line under {longest} letters",
                 "ru": "столько за раз никто не говорит; уложи строку в {longest} букв"},
}  # fmt: skip
_NEEDED: Final = {**NEEDED, "script": "script: [{theseus: move NW}, …]"}
_KEYS: Final = (*KEYS, "draws", "script")
_LONGEST: Final = 1000
_FACTS: Final = ("said", "not-said", "shown", "noted")
_EXPECT: Final = (*_FACTS, "state", "error", "asks")


@dataclass(frozen=True, slots=True)
class ScriptLine:
    """`number` counts the entries of `script` from 1; `file_line` the lines of the file."""

    number: int
    who: Who
    text: str
    file_line: int


@dataclass(frozen=True, slots=True)
class Expect:
    number: int
    expect: Mapping[str, Any]
    file_line: int


@dataclass(frozen=True, slots=True)
class TableFile:
    setup: SetUp
    script: tuple[ScriptLine | Expect, ...]
    seed: int
    path: str
    draws: tuple[tuple[int, ...], ...] = ()


def read_table(path: FilePath, language: Language = "en") -> TableFile:
    """The table of a file. Raises BadFile with everything that is wrong, and nothing else."""
    return _table(read_yaml(path, language), language)


def read_table_bytes(raw: bytes, file: str, language: Language = "en") -> TableFile:
    """The same of what a file holds; `file`: its name. Raises BadFile."""
    return _table(read_yaml_bytes(raw, file, language), language)


def _table(loaded: Loaded, language: Language) -> TableFile:
    checks = Checks(_SENTENCES)
    table = checks.through(lambda: _read(loaded, checks))
    if table is None or checks.faults:
        raise loaded.refused(checks.faults, language)
    return table


def _read(loaded: Loaded, checks: Checks) -> TableFile | None:
    if loaded.value is None:
        checks.wrong((), "empty")
        return None
    tree = checks.mapping(loaded.value, (), _KEYS)
    if isinstance(loaded.value, dict):
        check_needed(tree, _NEEDED, checks)
    header = read_header(tree, shipped_box(), checks)
    # If the captives may be misread, their lines are not blamed too.
    figures = CHARACTERS if checks.faults else tuple(seat.who for seat in header.seats)
    draws = _draws(tree.get("draws"), checks)
    script = _read_script(loaded, tree.get("script", []), (*figures, OP), checks)
    if checks.faults:
        return None
    return TableFile(header.set_up(), script, header.seed, loaded.file, draws)


def _draws(tree: Any, checks: Checks) -> tuple[tuple[int, ...], ...]:
    """The draws of chance in order, as a game that was played writes them: `2 0 1`."""
    texts = [] if tree is None else checks.entries(tree, ("draws",))
    return tuple(_order(text, at, checks) for at, text in enumerate(texts))


def _order(text: Any, at: int, checks: Checks) -> tuple[int, ...]:
    words = (checks.text(text, ("draws", at)) or "").split()
    order = tuple(int(word) for word in words if word.isdecimal() and len(word) < 3)
    if sorted(order) != list(range(len(words))):
        checks.wrong(("draws", at), "order", found=shown(text))
    return order


def _read_script(
    loaded: Loaded, tree: Any, figures: tuple[Who, ...], checks: Checks
) -> tuple[ScriptLine | Expect, ...]:
    found: list[ScriptLine | Expect] = []
    for number, entry in enumerate(checks.entries(tree, ("script",)), 1):
        place: KeyPath = ("script", number - 1)
        if not isinstance(entry, dict) or len(entry) != 1:
            checks.wrong(place, "entry")
            continue
        ((who, said),) = entry.items()
        file_line = loaded.line((*place, who)) or 0
        if who == "expect":
            found.append(Expect(number, _expect(said, (*place, who), checks), file_line))
        elif who in figures:
            found.append(ScriptLine(number, who, _text(said, (*place, who), checks), file_line))
        else:
            checks.wrong((*place, who), "unknown-who", found=quoted(who), known=listed(figures))
    return tuple(found)


def _text(value: Any, place: KeyPath, checks: Checks) -> str:
    text = checks.text(value, place) or ""
    if len(text) > _LONGEST:
        checks.wrong(place, "too-long", longest=_LONGEST)
    return text.strip()


def _expect(tree: Any, place: KeyPath, checks: Checks) -> Mapping[str, Any]:
    """Every key may be empty: nothing is asked, no error, nothing more to find."""
    given = checks.mapping(tree, place, _EXPECT)
    for key, value in given.items():
        if value is None:
            continue
        if key == "error":
            checks.word(value, (*place, key), get_args(Code))
        elif key in _FACTS:
            for at, fact in enumerate(checks.entries(value, (*place, key))):
                checks.mapping(fact, (*place, key, at), None)
        else:
            checks.mapping(value, (*place, key), None)
    return given
