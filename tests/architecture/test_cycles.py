"""No module imports one that imports it in any number of steps, not even for types alone.

Nor does an import inside a function close a cycle: what is imported later is no reason to know one
another.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import pytest

from tests.architecture.house import Module, modules

Kind = Literal["top", "types", "local"]
Graph = Mapping[str, set[str]]


def links(module: Module, known: Iterable[str]) -> Iterator[tuple[Kind, str]]:
    """The modules that one imports, each with when: at once, for its types, or in a function."""
    known = set(known)
    for kind, node in _imports(module.tree, "top"):
        for name in _names(node):
            target = name if name in known else name.rpartition(".")[0]
            if target in known and target != module.room:
                yield kind, target


def _imports(tree: ast.AST, kind: Kind) -> Iterator[tuple[Kind, ast.Import | ast.ImportFrom]]:
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import() | ast.ImportFrom():
                yield kind, node
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield from _imports(node, "types")
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _imports(node, "local")
            case _:
                yield from _imports(node, kind)


def _names(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [f"{node.module}.{alias.name}" for alias in node.names]


def graph(rooms: Iterable[Module], *kinds: Kind) -> dict[str, set[str]]:
    rooms = list(rooms)
    known = {module.room for module in rooms}
    return {m.room: {to for kind, to in links(m, known) if kind in kinds} for m in rooms}


def reached(start: str, linked: Graph) -> set[str]:
    """The modules that are imported from there, in however many steps."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = linked[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def cycles(linked: Graph) -> list[set[str]]:
    """The largest first: modules of which each is reached from each."""
    beyond = {one: reached(one, linked) for one in linked}
    tied = {frozenset({one} | {other for other in beyond[one] if one in beyond[other]})
            for one in linked if one in beyond[one]}  # fmt: skip
    return sorted(map(set, tied), key=lambda cycle: (-len(cycle), min(cycle)))


def told(found: list[set[str]]) -> str:
    return "\n".join(f"{len(one)}: {', '.join(sorted(one))}" for one in found)


@pytest.mark.parametrize(
    "kinds", [("top",), ("top", "types"), ("top", "types", "local")], ids=" ".join
)
def test_no_module_is_in_a_cycle(kinds: tuple[Kind, ...]) -> None:
    found = cycles(graph(modules(), *kinds))
    assert found == [], told(found)


FIRST = """\
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.b import B
"""
SECOND = """\
import companion.c


def later():
    from companion import a
"""


def test_a_cycle_is_found_by_its_kind() -> None:
    rooms = [Module("companion.a", "a.py", FIRST), Module("companion.b", "b.py", SECOND),
             Module("companion.c", "c.py", "from companion.b import B\n")]  # fmt: skip
    both = {"companion.b", "companion.c"}
    assert cycles(graph(rooms, "top")) == [both]
    assert cycles(graph(rooms, "top", "types")) == [both]
    assert cycles(graph(rooms, "top", "types", "local")) == [both | {"companion.a"}]
