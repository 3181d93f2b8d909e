"""From a file to a table: everything in it is checked before the first line is said."""

from dataclasses import dataclass
from typing import Any, Final, cast

from companion.games.island.box.file import place_name
from companion.games.island.setup.begin import SetUp
from companion.games.island.setup.checks import Checks, shown
from companion.games.island.setup.file import KEYS, NEEDED, check_needed, read_header
from companion.games.island.terms import CHARACTERS, OP
from companion.store.assets import shipped_box
from companion.store.bad_file import BadFile, Fault, Language
from companion.store.files.yaml_file import FilePath, Loaded, read_yaml
from companion.table.script import Expect as Expect
from companion.table.script import Line as Line
from companion.table.script import read_script
from companion.table.sentences import TABLE

_NEEDED: Final = {**NEEDED, "script": "script: [{theseus: move NW}, …]"}
_KEYS: Final = (*KEYS, "draws", "script")


@dataclass(frozen=True, slots=True)
class TableFile:
    setup: SetUp
    script: tuple[Line | Expect, ...]
    seed: int
    path: str
    draws: tuple[tuple[int, ...], ...] = ()


def read_table(path: FilePath, language: Language = "en") -> TableFile:
    """The table of a file. Raises BadFile with everything that is wrong, and nothing else."""
    loaded = read_yaml(path, language)
    checks = Checks(TABLE)
    table = checks.through(lambda: _read(loaded, checks))
    if table is None or checks.faults:
        raise BadFile(loaded.file, [
            Fault(loaded.line(one.place), place_name(one.place), cast(Any, one.sentences))
            for one in checks.faults
        ], language)  # fmt: skip
    return table


def _read(loaded: Loaded, checks: Checks) -> TableFile | None:
    if loaded.value is None:
        checks.wrong((), "empty")
        return None
    tree = checks.mapping(loaded.value, (), _KEYS)
    if isinstance(loaded.value, dict):
        check_needed(tree, _NEEDED, checks)
    header = read_header(tree, shipped_box(), checks)
    # Where the captives may be misread, their lines are not blamed too.
    figures = CHARACTERS if checks.faults else tuple(seat.who for seat in header.seats)
    draws = _draws(tree.get("draws"), checks)
    script = read_script(loaded, tree.get("script", []), (*figures, OP), checks)
    if checks.faults:
        return None
    return TableFile(header.set_up(), script, header.seed, loaded.file, draws)


def _draws(tree: Any, checks: Checks) -> tuple[tuple[int, ...], ...]:
    """What chance drew, in order, as a game that was played writes it: `2 0 1`."""
    texts = [] if tree is None else checks.entries(tree, ("draws",))
    return tuple(_order(text, at, checks) for at, text in enumerate(texts))


def _order(text: Any, at: int, checks: Checks) -> tuple[int, ...]:
    words = (checks.text(text, ("draws", at)) or "").split()
    order = tuple(int(word) for word in words if word.isdecimal() and len(word) < 3)
    if sorted(order) != list(range(len(words))):
        checks.wrong(("draws", at), "order", found=shown(text))
    return order
