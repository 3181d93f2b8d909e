"""A deduction cannot reach the island: neither its modules nor what it is given know one."""

import ast
import sys
from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_type_hints

from companion.games.island.announcements import Space
from companion.games.island.board.layout import Island
from companion.games.island.facts import Landed, PieceShown, StartShown
from companion.games.island.knowledge.heard import Heard
from companion.games.island.state import State
from companion.games.island.terms import Hex
from tests.architecture.house import modules

KNOWLEDGE = "companion.games.island.knowledge"
ISLAND = "companion.games.island"
# The rooms that a deduction may know: words, the grid, and what is printed on the box's pieces.
OPEN = {
    "companion.engine.frozen",
    *(f"{ISLAND}.{room}" for room in (
        "announcements", "board.generate", "board.hexes", "board.knots", "board.layout", "box.box",
        "commands", "facts", "questions", "terms",
    )),
}  # fmt: skip
# Of the grid's module only what holds for every island.
OF_THE_GRID = {"SPACES", "lake_places"}
# What the captive alone was shown (L16.4): the only spaces of the grid that are heard.
SHOWN = {(StartShown, "at"), (PieceShown, "at")}


def test_deductions_import_nothing_that_knows_an_island() -> None:
    found = set()
    for module in modules():
        if module.within(KNOWLEDGE):
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    found |= set(_closed(node))
    assert found == set()


def _closed(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (name.name for name in node.names if name.name.startswith("companion"))
        return
    room = node.module or ""
    if not room.startswith("companion") or room.startswith(KNOWLEDGE):
        return
    if room not in OPEN:
        yield room
    elif room in {f"{ISLAND}.board.generate", f"{ISLAND}.board.layout"}:
        yield from (f"{room}.{one.name}" for one in node.names if one.name not in OF_THE_GRID)


def hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, vars(sys.modules[kind.__module__]))


def reached(kind: Any, seen: set[Any]) -> Iterator[tuple[type, str, Any]]:
    """Every field of every value that hangs on this one, with its type."""
    if isinstance(kind, UnionType) or get_args(kind):
        for part in get_args(kind):
            yield from reached(part, seen)
    elif isinstance(kind, type) and kind not in seen and kind.__module__.startswith("companion"):
        seen.add(kind)
        for name, hint in hints(kind).items():
            yield kind, name, hint
            yield from reached(hint, seen)


def parts(hint: Any) -> set[Any]:
    return {hint}.union(*(parts(part) for part in get_args(hint)))


def test_no_way_leads_from_what_was_heard_to_the_island() -> None:
    """L16.2"""
    seen: set[Any] = set()
    fields = list(reached(Heard, seen))
    assert {Space, StartShown} <= seen
    assert not seen & {Island, State, Landed}
    assert {kind.__name__ for kind in seen} >= {"HeardWords", "Told", "OpenTable"}
    on_grid = {(kind, name) for kind, name, hint in fields if Hex in parts(hint)}
    assert on_grid <= SHOWN


def test_the_walk_would_find_an_island() -> None:
    seen: set[Any] = set()
    list(reached(State, seen))
    assert Island in seen


def test_the_imports_of_an_island_would_be_found() -> None:
    lines = ("state import State", "board.layout import Island")
    planted = ast.parse("\n".join(f"from {ISLAND}.{line}" for line in lines))
    imported = [node for node in planted.body if isinstance(node, ast.ImportFrom)]
    found = [room for node in imported for room in _closed(node)]
    assert found == [f"{ISLAND}.state", f"{ISLAND}.board.layout.Island"]
