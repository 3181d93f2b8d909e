"""Islands with a name, a file each: those that come with the app, and whatever else is kept so.

name: {en: The Ring, ru: Кольцо}
why: {en: "…", ru: "…"}          # one line on what it is good for
code: CFTA3-…                    # optional; checked against the island
island: […]                      # as in a table script
knots: {…}
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from companion.games.island.board.island_code import BadCode, code_of, island_of
from companion.games.island.board.island_file import read_island
from companion.games.island.board.layout import Island
from companion.games.island.box.file import place_name
from companion.games.island.setup.checks import Checks, quoted
from companion.games.island.setup.file import check_needed
from companion.games.island.setup_sentences import SETUP
from companion.store.bad_file import BadFile, Fault, Language
from companion.store.files.shipped import Shipped
from companion.store.files.yaml_file import FilePath, Loaded, read_yaml
from companion.store.places import READY_ISLANDS
from companion.store.sentences import NAMED_ISLAND

_NEEDED: Final = {
    "name": "name: {en: The Ring, ru: Кольцо}",
    "why": "why: {en: one line, ru: одна строка}",
    "island": "island: [knot snakes oracle orange, …], seven rows",
    "knots": "knots: {A1: [NW-E, NE-SW, W-SE], …}",
}
_LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")


@dataclass(frozen=True, slots=True)
class NamedIsland:
    name: Mapping[Language, str]
    why: Mapping[Language, str]
    island: Island
    code: str


def ready_islands() -> tuple[NamedIsland, ...]:
    """Those that come with the app, in the order of their files."""
    shipped = Shipped(READY_ISLANDS)
    return tuple(named_island(Loaded(name, shipped.tree(name), {})) for name in shipped.names)


def read_named_island(path: FilePath, language: Language = "en") -> NamedIsland:
    """Raises BadFile with everything that is wrong, and nothing else."""
    return named_island(read_yaml(path, language), language)


def named_island(loaded: Loaded, language: Language = "en") -> NamedIsland:
    """What such a file tells. Raises BadFile."""
    checks = Checks({**SETUP, **cast(Any, NAMED_ISLAND)})
    found = checks.through(lambda: _read(loaded, checks))
    if found is None or checks.faults:
        raise BadFile(loaded.file, [
            Fault(loaded.line(one.place), place_name(one.place), cast(Any, one.sentences))
            for one in checks.faults
        ], language)  # fmt: skip
    return found


def _read(loaded: Loaded, checks: Checks) -> NamedIsland | None:
    tree = checks.mapping(loaded.value, (), (*_NEEDED, "code"))
    if not isinstance(loaded.value, Mapping):
        return None
    check_needed(tree, _NEEDED, checks)
    name, why = (_in_both(tree[key], key, checks) if key in tree else {} for key in ("name", "why"))
    if "island" not in tree or "knots" not in tree:
        return None
    island = read_island(tree["island"], tree["knots"], checks)
    if island is None:
        return None
    code = code_of(island.spaces, island.knots)
    if "code" in tree:
        _check_code(tree["code"], code, checks)
    return NamedIsland(name, why, island, code)


def _in_both(tree: Any, key: str, checks: Checks) -> dict[Language, str]:
    given = checks.mapping(tree, (key,), _LANGUAGES)
    return {one: checks.text(given.get(one), (key, one)) or "" for one in _LANGUAGES}


def _check_code(value: Any, code: str, checks: Checks) -> None:
    written = checks.text(value, ("code",))
    if written is None:
        return
    try:
        found = island_of(written)
    except BadCode:
        checks.wrong(("code",), "code-bad", found=quoted(written), right=code)
        return
    if code_of(found.spaces, found.knots) != code:
        checks.wrong(("code",), "code-differs", found=quoted(written), right=code)
