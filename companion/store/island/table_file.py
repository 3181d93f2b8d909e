"""A table script as it is read: everything in it is checked before the first line is said."""

from dataclasses import dataclass
from typing import Any, Final, get_args

from companion.engine.checks import Checks, shown
from companion.engine.languages import Language, Topic
from companion.games.island.refusals.codes import Code
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import KEYS, NEEDED, check_needed, read_header
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import CHARACTERS, OP
from companion.store.assets import shipped_box
from companion.store.files.reader import FilePath
from companion.store.files.yaml_file import Loaded, read_yaml, read_yaml_bytes
from companion.store.tables.script import SCRIPT, Expect, ScriptLine, read_script

_SENTENCES: Final[Topic] = {
    **SETUP,
    **SCRIPT,
    "empty": {"en": "the file holds no table; begin it with game: paradox-island",
              "ru": "в файле нет стола; начни его с game: paradox-island"},
    "order": {"en": "{found} is no order to draw; write each number from 0 up once, as in 2 0 1",
              "ru": "{found} — не порядок, который выпадает; напиши каждое число от 0 один раз,"
                    " например 2 0 1"},
}  # fmt: skip
_NEEDED: Final = {**NEEDED, "script": "script: [{theseus: move NW}, …]"}
_KEYS: Final = (*KEYS, "draws", "script")


@dataclass(frozen=True, slots=True)
class TableFile:
    setup: SetUp
    script: tuple[ScriptLine | Expect, ...]
    seed: int
    path: str
    draws: tuple[tuple[int, ...], ...] = ()


def read_table(path: FilePath, language: Language = "en") -> TableFile:
    """The table of a file. Raises BadFile with everything that is wrong, and nothing else."""
    return table_of(read_yaml(path, language), language)


def read_table_bytes(raw: bytes, file: str, language: Language = "en") -> TableFile:
    """The same of what a file holds; `file`: its name. Raises BadFile."""
    return table_of(read_yaml_bytes(raw, file, language), language)


def table_of(loaded: Loaded, language: Language) -> TableFile:
    """The table that a file holds, once it is read."""
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
    script = read_script(loaded, tree.get("script", []), (*figures, OP), get_args(Code), checks)
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
