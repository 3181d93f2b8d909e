"""Islands with a name, a file each: those that come with the app, and whatever else is kept so.

name: {en: The Ring, ru: Кольцо}
why: {en: "…", ru: "…"}          # one line on what it is good for
code: CFTA3-…                    # optional; checked against the island
opens: {rounds: 215, reached: 47, games: 50}   # optional; written by tools/rate_islands.py
island: […]                      # as in a table script
knots: {…}
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.engine.checks import Checks, quoted
from companion.engine.languages import LANGUAGES, Language
from companion.games.island.board.island_code import BadCode, code_of, island_of
from companion.games.island.board.island_file import read_island
from companion.games.island.board.layout import Island
from companion.games.island.board.openness import Openness
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import check_needed
from companion.store.assets import READY_ISLANDS
from companion.store.files.shipped import Shipped
from companion.store.files.yaml_file import Loaded

_NEEDED: Final = {
    "name": "name: {en: The Ring, ru: Кольцо}",
    "why": "why: {en: one line, ru: одна строка}",
    "island": "island: [knot snakes oracle orange, …], seven rows",
    "knots": "knots: {A1: [NW-E, NE-SW, W-SE], …}",
}
_COUNTED: Final = ("rounds", "reached", "games")
_MOST: Final = 1_000_000
# The faults of such a file, besides those of the island itself.
_SENTENCES: Final[dict[str, dict[Language, str]]] = {
    "code-differs": {"en": "the code {found} is not this island’s; write {right}, or mend the"
                           " island",
                     "ru": "код {found} — не этого острова; напиши {right} или исправь остров"},
    "code-bad": {"en": "{found} is no island’s code; write {right}",
                 "ru": "{found} — не код острова; напиши {right}"},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class NamedIsland:
    name: Mapping[Language, str]
    why: Mapping[Language, str]
    island: Island
    code: str
    opens: Openness | None = None


def ready_islands() -> tuple[NamedIsland, ...]:
    """The islands that come with the app, in the order of their files."""
    shipped = Shipped(READY_ISLANDS)
    return tuple(named_island(Loaded(name, shipped.tree(name), {})) for name in shipped.names)


def named_island(loaded: Loaded, language: Language = "en") -> NamedIsland:
    """The island of such a file. Raises BadFile."""
    checks = Checks({**SETUP, **_SENTENCES})
    found = checks.through(lambda: _read(loaded, checks))
    if found is None or checks.faults:
        raise loaded.refused(checks.faults, language)
    return found


def _read(loaded: Loaded, checks: Checks) -> NamedIsland | None:
    tree = checks.mapping(loaded.value, (), (*_NEEDED, "code", "opens"))
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
    opens = _openness(tree["opens"], checks) if "opens" in tree else None
    return NamedIsland(name, why, island, code, opens)


def _openness(value: Any, checks: Checks) -> Openness | None:
    tree = checks.mapping(value, ("opens",), _COUNTED)
    rounds, reached, games = (
        checks.number(tree.get(key), ("opens", key), 0, _MOST) for key in _COUNTED
    )
    if rounds is None or not reached or games is None:
        return None
    return Openness(rounds, reached, games)


def _in_both(tree: Any, key: str, checks: Checks) -> dict[Language, str]:
    given = checks.mapping(tree, (key,), LANGUAGES)
    return {one: checks.text(given.get(one), (key, one)) or "" for one in LANGUAGES}


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
