"""docs/android.md names every call into Android, since no device has run one of them."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.house import ROOT, Module, imports, modules

ANDROID = {"android", "jnius", "plyer"}
TOLD = (ROOT / "docs" / "android.md").read_text("utf-8")
# As Java writes its methods, and nobody here else does.
JAVA = re.compile(r"[a-z]+[A-Z]\w*")


def knows_android(module: Module) -> bool:
    return any(name.partition(".")[0] in ANDROID for _, name in imports(module.tree))


def calls(tree: ast.AST) -> Iterator[str]:
    """Classes that are looked up, methods of theirs, what Java calls back, what is imported."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="autoclass"), args=[ast.Constant(value=str(name))]):
                yield name
            case ast.Attribute(attr=name) | ast.FunctionDef(name=name) if JAVA.fullmatch(name):
                yield name
            case ast.ImportFrom(module=str(source), names=names):
                if source.partition(".")[0] in {"android", "plyer"}:
                    yield from (alias.name for alias in names)
            case _:
                pass


@pytest.mark.parametrize("module", [*filter(knows_android, modules())], ids=lambda m: m.file)
def test_every_call_into_android_is_told(module: Module) -> None:
    found = set(calls(module.tree))
    assert found
    assert [name for name in sorted(found) if not re.search(rf"\b{re.escape(name)}\b", TOLD)] == []


def test_a_call_is_found_however_it_is_written() -> None:
    sly = """
from jnius import autoclass
from plyer import stt
made = autoclass("android.speech.Thing").createThing
class Listener:
    def onReady(self): stt.start()
"""
    assert set(calls(ast.parse(sly))) == {"android.speech.Thing", "createThing", "onReady", "stt"}
