"""A language that is added is missed nowhere: no dictionary lacks it, no code compares with one."""

import ast
from collections.abc import Iterator

import pytest

from companion.engine.languages import LANGUAGES
from tests.architecture.house import Module, modules

CODES = frozenset(LANGUAGES)
# Code that names a language, each with its reason.
NAMED = {
    "companion/outer_guard.py": "imports nothing of the house before it stands guard",
    "companion/text/counted.py": "a match by grammar; mypy names the language that it lacks",
}


def lacking(module: Module) -> Iterator[str]:
    """The dictionaries by language that have not got every language."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Dict):
            keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
            lacked = CODES - keys
            if lacked and keys & CODES and None not in node.keys:
                yield f"{module.file}:{node.lineno} lacks {', '.join(sorted(lacked))}"


def comparing(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                compared = [one for side in (left, *others) for one in ast.walk(side)]
            case ast.MatchValue(value=value):
                compared = [value]
            case _:
                continue
        if any(isinstance(one, ast.Constant) and one.value in CODES for one in compared):
            yield f"{module.file}:{node.lineno} compares with a language"


def test_every_dictionary_by_language_has_every_language() -> None:
    assert [line for module in modules() for line in lacking(module)] == []


def test_no_code_compares_with_a_language() -> None:
    found = {module.file: list(comparing(module)) for module in modules()}
    assert [line for file, lines in found.items() if file not in NAMED for line in lines] == []
    assert [file for file in NAMED if not found[file]] == [], "needs no exception any more"


@pytest.mark.parametrize(
    "code",
    ['x = {"en": 1}', 'x = f({"ru": {"en": 1, "ru": 2}})', 'x = {"en": 1, "xx": 2}'],
)
def test_a_dictionary_without_a_language_is_found(code: str) -> None:
    assert len(list(lacking(Module("it", "it.py", code)))) == 1


@pytest.mark.parametrize(
    "code",
    [
        'x = 1 if language == "en" else 2',
        'x = language in ("ru", "xx")',
        'x = "ru" != a.language',
        'match language:\n    case "en":\n        pass',
        'match act:\n    case ["language", "en" as language]:\n        pass',
    ],
)
def test_a_comparison_with_a_language_is_found(code: str) -> None:
    assert len(list(comparing(Module("it", "it.py", code)))) == 1


def test_a_whole_dictionary_and_a_default_are_no_faults() -> None:
    right = Module("it", "it.py", 'x = {"en": 1, "ru": 2}[a or "en"]')
    assert [*lacking(right), *comparing(right)] == []
