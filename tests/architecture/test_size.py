"""Small rooms. Past these lengths a name is missing that would split the thing."""

import ast
from collections.abc import Iterator
from statistics import median, quantiles

from tests.architecture.house import Module, modules

MODULE_LINES = 400
FUNCTION_LINES = 50
MEDIAN_FUNCTION = 10
NINE_IN_TEN = 25


def functions(module: Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield f"{module.file}:{node.lineno} {node.name}: {lines} lines", lines


def lengths() -> list[int]:
    return [lines for module in modules() for _, lines in functions(module)]


def test_no_module_is_longer_than_400_lines() -> None:
    counted = [(m.file, len(m.source.splitlines())) for m in modules()]
    assert [f"{file}: {n} lines" for file, n in counted if n > MODULE_LINES] == []


def test_no_function_is_longer_than_50_lines() -> None:
    found = [place for m in modules() for place, lines in functions(m) if lines > FUNCTION_LINES]
    assert found == []


def test_half_of_the_functions_are_shorter_than_10_lines() -> None:
    assert median(lengths()) < MEDIAN_FUNCTION


def test_nine_functions_in_ten_are_shorter_than_25_lines() -> None:
    assert quantiles(lengths(), n=10)[-1] < NINE_IN_TEN


def test_lengths_are_counted_from_def_to_the_last_line() -> None:
    module = Module("m", "m.py", "class A:\n    def f(self):\n        x = 1\n        return x\n")
    assert list(functions(module)) == [("m.py:2 f: 3 lines", 3)]
