"""docs/new-game.md: the game that it adds can be added so, and its tests pass."""

import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.games
import companion.text
from tests.architecture.house import ROOT

BLOCK = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)
PAGE = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
FILES = dict(BLOCK.findall(PAGE))
TESTS = "tests/games/higher/test_higher.py"
TESTS_OF_IT = FILES[TESTS].count("def test_")


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files as the page has them, where Python finds them beside those of the house."""
    for path, text in FILES.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for package in (companion.games, companion.text):
        folder = tmp_path / package.__name__.replace(".", "/")
        monkeypatch.setattr(package, "__path__", [str(folder), *package.__path__])
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if ".higher" in name:
            del sys.modules[name]


def test_the_game_of_the_docs_can_be_added(added: Path) -> None:
    tests = runpy.run_path(str(added / TESTS))
    found = [name for name in tests if name.startswith("test_")]
    assert len(found) == TESTS_OF_IT
    for name in found:
        tests[name]()
