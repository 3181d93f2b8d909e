"""Docstrings begin with a noun or a verb, and say in one clause which rule it is, or why."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.written import texts

RIDDLE = re.compile(r"(How|What|Whatever|Where|Wherever|Whether|Which|Who|Whoever|Whose)\b")


def riddles(source: str) -> Iterator[tuple[int, str]]:
    """Line and beginning of each docstring that does not name its thing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            if RIDDLE.match(text):
                yield getattr(node, "lineno", 1), text.partition("\n")[0]


def test_docstrings_name_their_thing() -> None:
    found = [
        f"{file}:{line} {text}"
        for file, source in texts("benchmarks", "companion", "stubs", "tests", "tools")
        if file.endswith(".py")
        for line, text in riddles(source)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('"""What a place shows."""', [1]),
        ('"""The union of all views."""\n\nclass A:\n    """Who has it."""', [3]),
        ('def which():\n    """Whatsoever it is called, `whose` says."""', []),
    ],
)
def test_a_riddle_is_found(source: str, lines: list[int]) -> None:
    assert [line for line, _ in riddles(source)] == lines
