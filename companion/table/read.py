"""From a file to a table: everything in it is checked before the first line is said."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from companion.games.island.box_file import place_name
from companion.games.island.checks import Checks
from companion.games.island.setup import SetUp
from companion.games.island.terms import CHARACTERS, OP
from companion.store.bad_file import BadFile, Fault, Language
from companion.store.yaml_file import FilePath, Loaded, read_yaml
from companion.table.header import BOX, read_header
from companion.table.script import Expect as Expect
from companion.table.script import Line as Line
from companion.table.script import read_script
from companion.table.sentences import TABLE

GAME: Final = "paradox-island"
_NEEDED: Final = {
    "game": "game: paradox-island",
    "players": "players: 3",
    "island": "island: [knot snakes oracle orange, …], seven rows",
    "knots": "knots: {A1: [NW-E, NE-SW, W-SE], …}",
    "captives": "captives: [{who: theseus, start: banana}, …]",
    "script": "script: [{theseus: move NW}, …]",
}
_KEYS: Final = (*_NEEDED, "anomalies", "stack", "seed", "op", "rulings", *BOX)


@dataclass(frozen=True, slots=True)
class TableFile:
    setup: SetUp
    script: tuple[Line | Expect, ...]
    seed: int
    path: str


def read_table(path: FilePath, language: Language = "en") -> TableFile:
    """The table of a file. Raises BadFile with everything that is wrong, and nothing else."""
    loaded = read_yaml(path, language)
    checks = Checks(TABLE)
    table = _read(loaded, checks)
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
        _check_keys(tree, checks)
    header = read_header(tree, checks)
    # Where the captives may be misread, their lines are not blamed too.
    figures = CHARACTERS if checks.faults else tuple(seat.who for seat in header.seats)
    script = read_script(loaded, tree.get("script", []), (*figures, OP), checks)
    if checks.faults:
        return None
    return TableFile(header.set_up(), script, header.seed, loaded.file)


def _check_keys(tree: Mapping[str, Any], checks: Checks) -> None:
    for key, example in _NEEDED.items():
        if key not in tree:
            checks.wrong((), "missing", key=key, example=example)
    if "game" in tree:
        checks.word(tree["game"], ("game",), (GAME,))
