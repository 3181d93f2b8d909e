"""Names that say nothing have no place here: the rulebook has better ones."""

import ast
import re

from tests.architecture.house import modules

EMPTY_CLASS = re.compile(r"(Manager|Helper|Utils?|Misc)$")
EMPTY_MODULE = {"common", "data", "helper", "helpers", "misc", "util", "utils"}


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
