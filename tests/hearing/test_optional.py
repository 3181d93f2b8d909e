"""Recognisers and voices are imported when voice is switched on, and by nothing before."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from tests.architecture.house import ROOT, Module, modules

HEARING: Final = "companion.hearing"
# Imported by functions alone: `./run hear`, and a tablet's microphone and voice.
OPENED_LATER: Final = {
    "companion.cli.hear_command",
    "companion.ui.android.ears",
    "companion.ui.android.voice",
}

PLAYED_WITHOUT: Final = """
import sys


class Unheard:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("companion.hearing"):
            raise ModuleNotFoundError(f"{name} is not here", name=name)


sys.meta_path.insert(0, Unheard())

from tests.ui.at_table import desk, says

for language in ("en", "ru"):
    table = desk(
        language=language, said_in=language, text_size=2, cover_after=0, keep_awake=True
    )
    assert not says(table, "east").entry.reason
    table.do("announced")
    print(table.view().card.text)
    table.house.do("settings")
    print(type(table.house.view()).__name__)

try:
    table.house.sounds.voice(print)
except ModuleNotFoundError as missing:
    print(missing)
"""


def at_once(tree: ast.Module) -> Iterator[str]:
    """Names that are imported as the module is: not in a function, nor for the types alone."""
    waiting: list[ast.AST] = [*tree.body]
    while waiting:
        match waiting.pop():
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                pass
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=rest):
                waiting += rest
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(source), names=names):
                yield from (f"{source}.{alias.name}" for alias in names)
            case node:
                waiting += ast.iter_child_nodes(node)


def of(room: str, module: Module) -> bool:
    return any(name == room or name.startswith(f"{room}.") for name in at_once(module.tree))


def test_hearing_is_imported_by_functions_alone() -> None:
    others = [module for module in modules() if not module.within(HEARING)]
    assert {module.room for module in others if of(HEARING, module)} == OPENED_LATER
    for room in OPENED_LATER:
        assert [module.room for module in others if of(room, module)] == []


def test_what_is_said_is_read_without_what_hears() -> None:
    speech = [module for module in modules() if module.within("companion.speech")]
    assert len(speech) > 20
    assert [module.room for module in speech if HEARING in module.source] == []


def test_a_game_is_played_where_nothing_hears() -> None:
    """Until a voice is asked for."""
    played = subprocess.run(
        [sys.executable, "-c", PLAYED_WITHOUT],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    english, page, russian, _, missing = played.stdout.splitlines()
    assert (english, russian) == (
        "“You are on the strawberry. Circle it.”",
        "«Ты на клубнике. Обведи её».",
    )
    assert page == "SettingsView"
    assert missing.startswith(HEARING)
