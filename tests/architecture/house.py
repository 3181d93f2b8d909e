"""The code of the house as the architecture tests read it: parsed, never imported."""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Module:
    """`room`: its dotted name, `companion.games.island.board.hexes`; a package by its own name."""

    room: str
    file: str
    source: str

    @property
    def tree(self) -> ast.Module:
        return ast.parse(self.source, self.file)

    def within(self, *rooms: str) -> bool:
        return any(self.room == room or self.room.startswith(f"{room}.") for room in rooms)


@cache
def modules() -> tuple[Module, ...]:
    paths = sorted((ROOT / "companion").rglob("*.py"))
    return tuple(_read(path.relative_to(ROOT)) for path in paths)


def _read(path: Path) -> Module:
    room = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    return Module(room, str(path), (ROOT / path).read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and dotted name of whatever is imported, anywhere in the module."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(source), names=names):
                yield from ((node.lineno, f"{source}.{alias.name}") for alias in names)
            case ast.Call(func=ast.Name(id="__import__")):
                yield node.lineno, "importlib.import_module"
            case _:
                pass


def calls(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and bare name of whatever is called: `open` for `open(…)`, `.open` for `x.open(…)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(attr=name)):
                yield node.lineno, f".{name}"
            case _:
                pass


def importing(rooms: Collection[Module], forbidden: Collection[str]) -> list[str]:
    """Every place in these modules that imports one of these packages or a part of one."""
    return [
        f"{module.file}:{line} imports {name}"
        for module in rooms
        for line, name in imports(module.tree)
        if name.partition(".")[0] in forbidden
    ]


def calling(rooms: Collection[Module], forbidden: Collection[str]) -> list[str]:
    return [
        f"{module.file}:{line} calls {name}"
        for module in rooms
        for line, name in calls(module.tree)
        if name in forbidden
    ]
