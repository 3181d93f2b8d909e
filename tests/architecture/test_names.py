"""Names that say nothing have no place here, nor has one name for several things."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from tests.architecture.house import ROOT, Module, modules

EMPTY_CLASS = re.compile(r"(Manager|Helper|Utils?|Misc)$")
EMPTY_MODULE = {"common", "data", "helper", "helpers", "misc", "util", "utils"}
TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")

GAMES = {folder.name for folder in (ROOT / "companion/games").iterdir() if folder.is_dir()}

# Names that stand for several things, on purpose or until their rooms are looked through.
SHARED = {
    "Refusal": "the library's word for the exception; in the rules an effect (L6.10)",
    # A word of the command line beside the game's.
    **dict.fromkeys(("Answer", "Drawn"), "cli"),
    # One for each way of hearing and of reading aloud.
    **dict.fromkeys(("Ear", "Reading", "Source", "Voice"), "voice"),
    **dict.fromkeys(("Mark", "Meant"), "speech and rulebook"),
    **dict.fromkeys(
        ("Field", "Kind", "Later", "Listener", "Made", "Piece", "Tokens", "What"), "ui"
    ),
}


def type_names(module: Module) -> Iterator[str]:
    """The public classes and aliases of types that a module defines."""
    for node in module.tree.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not _is_type_var(value):
                yield name
            case _:
                pass


def _is_type_var(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") == "TypeVar"


def test_no_class_is_named_for_nothing() -> None:
    named = [
        f"{module.file}:{node.lineno} {node.name}"
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef) and EMPTY_CLASS.search(node.name)
    ]
    assert named == []


def test_no_module_is_named_for_nothing() -> None:
    assert [m.file for m in modules() if EMPTY_MODULE & set(m.room.split("."))] == []


def test_no_two_classes_or_types_have_one_name() -> None:
    where = defaultdict(list)
    for module in modules():
        for name in type_names(module):
            if TYPE_NAME.fullmatch(name) and name not in SHARED:
                where[name].append(module.room)
    assert {name: rooms for name, rooms in where.items() if clash(rooms)} == {}


def clash(rooms: list[str]) -> bool:
    """True where one name stands for several things; each game has its own State and Outcome."""
    games = [game_of(room) for room in rooms]
    return len(rooms) > 1 and ("" in games or len(games) != len(set(games)))


def game_of(room: str) -> str:
    """The game that a room belongs to: a folder of its name stands in `games/`; or none.

    `companion.games.antinomy.state`, and `companion.ui.games.antinomy.views` too.
    """
    parts = room.split(".")
    place = 3 if parts[1:3] == ["ui", "games"] else 2
    return parts[place] if len(parts) > place + 1 and parts[place] in GAMES else ""


def test_only_different_games_may_share_a_name() -> None:
    island, other = "companion.games.island.state", "companion.games.antinomy.state"
    assert not clash([island])
    assert not clash([island, other])
    assert not clash(["companion.ui.island.desk.views", other])
    assert clash([island, "companion.games.island.apply"])
    assert clash([other, "companion.text.antinomy.wording"])
    assert clash([island, other, "companion.ui.app"])
    assert game_of("companion.ui.games.antinomy.views") == "antinomy"
    assert game_of("companion.ui.games") == game_of("companion.ui.table.games") == ""


def test_classes_and_aliases_are_found_and_type_variables_are_not() -> None:
    source = "class A: pass\nB = int | str\nC = TypeVar('C')\nd: int = 1\n"
    assert list(type_names(Module("m", "m.py", source))) == ["A", "B"]
