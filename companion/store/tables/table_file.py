"""The table of any game but the island, as a file has it: its set-up, and what is said."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.engine.kind import TABLE, Kind
from companion.engine.languages import Language
from companion.games.registry import FOLDERS, kind
from companion.store.files.yaml_file import Loaded
from companion.store.tables.script import SCRIPT, Expect, ScriptLine, read_script

_COMMON: Final = ("game", "seed", "chance", "script")
_NEEDED: Final = {"game": "game: antinomy", "script": "script: [{ann: place 5}, …]"}
_MOST_SEED: Final = 10**18 - 1


@frozen
class KindTable:
    """`setup`: of that kind of game. `path`: of the file."""

    kind: Kind
    setup: Any
    seed: int
    script: tuple[ScriptLine | Expect, ...]
    path: str


def game_of(loaded: Loaded) -> str | None:
    """The word of the game that a file is of; None for the island, and for what is no table."""
    word = loaded.value.get("game") if isinstance(loaded.value, dict) else None
    return word if isinstance(word, str) and word in FOLDERS else None


def read_kind_table(loaded: Loaded, game: str, language: Language) -> KindTable:
    """Raises BadFile with everything that is wrong."""
    found = kind(game)
    checks = Checks({**found.sentences, **SCRIPT})
    table = checks.through(lambda: _read(loaded, found, checks))
    if table is None or checks.faults:
        raise loaded.refused(checks.faults, language)
    return table


def _read(loaded: Loaded, found: Kind, checks: Checks) -> KindTable | None:
    tree = checks.mapping(loaded.value, (), (*_COMMON, *found.keys))
    for key, example in {**_NEEDED, **found.needed}.items():
        if key not in tree:
            checks.wrong((), "missing", key=key, example=example)
    seed = 0
    if tree.get("seed") is not None:
        seed = checks.number(tree["seed"], ("seed",), 0, _MOST_SEED) or 0
    setup = found.read_setup(tree, lambda: Random(seed), checks)
    # If the players may be misread, their lines are not blamed too.
    speakers = () if setup is None else (*found.speakers(setup), TABLE)
    if setup is None:
        return None
    script = read_script(loaded, tree.get("script", []), speakers, found.errors, checks)
    return KindTable(found, setup, seed, script, loaded.file)
