"""The copy that the package is made in, and what of it goes in."""

from pathlib import Path

import pytest

from companion.store.shipped import COMPILED
from tools.compile_assets import MADE
from tools.package_tree import copy_house, house_files, wanted


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("house")
    (to / ".buildozer").mkdir()
    (to / "companion").mkdir()
    (to / "companion" / "old.py").touch()
    copy_house(to)
    return to


def test_it_holds_what_git_keeps(copy: Path) -> None:
    assert all((copy / name).is_file() for name in house_files())
    assert not (copy / ".venv").exists()
    assert not (copy / ".git").exists()


def test_without_git_the_same_goes_in(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    named = [name for name in house_files() if not name.endswith(MADE)]
    for place in ("companion", "assets", "seeds"):
        there = {str(p.relative_to(copy)) for p in (copy / place).rglob("*") if p.is_file()}
        compiled = {name for name in there if name.endswith(MADE)}
        assert {name for name in named if name.startswith(f"{place}/")} == there - compiled


def test_what_was_built_stays_and_what_was_left_goes(copy: Path) -> None:
    assert (copy / ".buildozer").is_dir()
    assert not (copy / "companion" / "old.py").exists()


def test_all_that_the_app_opens_goes_in(copy: Path) -> None:
    found = wanted(copy)
    assert {
        "main.py", "LICENSE", "companion/ui/app.py", "companion/ui/android/tablet.py",
        "assets/CREDITS.md", "assets/fonts/CompanionIcons.ttf", "assets/icons/icons.png",
        "assets/icons/icons.atlas", "assets/box/box.yaml", f"assets/box/{COMPILED}",
        f"seeds/islands/{COMPILED}", "assets/rulebook/search.json", "assets/practice/lesson.yaml",
    } <= found  # fmt: skip
    assert {name.partition("/")[0] for name in found} == {
        "main.py", "LICENSE", "companion", "assets", "seeds",
    }  # fmt: skip
