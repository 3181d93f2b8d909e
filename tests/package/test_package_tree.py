"""The copy that the package is made in, and what of it goes in."""

import ast
from pathlib import Path

import pytest

from companion.store.files.shipped import COMPILED
from tools.compile_assets import HOUSE, MADE
from tools.package_tree import DESKTOP, DRAWINGS, RECOGNISERS, copy_house, house_files, wanted


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
        "assets/icons/icons.atlas", "assets/icons/emblem-phil.png", "assets/icons/logo.png",
        "assets/box/box.yaml", f"assets/box/{COMPILED}",
        f"seeds/islands/{COMPILED}", "assets/rulebook/search.json", "assets/practice/lesson.yaml",
    } <= found  # fmt: skip
    assert {name.partition("/")[0] for name in found} == {
        "main.py", "LICENSE", "companion", "assets", "seeds",
    }  # fmt: skip


def test_the_drawings_of_the_pictures_stay_out(copy: Path) -> None:
    assert (copy / DRAWINGS / "logo.svg").is_file()
    assert not any(name.startswith(DRAWINGS) for name in wanted(copy))


def test_voice_goes_in_as_a_tablet_has_it(copy: Path) -> None:
    found = {
        path.removeprefix(f"{RECOGNISERS}/").removesuffix(".py")
        for path in wanted(copy)
        if path.startswith(RECOGNISERS)
    }
    assert {"choice", "speech_input"} <= found
    assert {f"companion/ui/android/{name}.py" for name in ("ears", "stt", "voice")} <= {
        *wanted(copy)
    }
    assert found.isdisjoint((
        "microphone", "moonshine_engine", "networks/moonshine", "sounds", "sphinx_engine",
        "vosk_engine", "whisper_engine",
    ))  # fmt: skip
    assert all(list((copy / RECOGNISERS).glob(f"{name}*.py")) for name in DESKTOP)


def test_nothing_that_goes_in_needs_what_stays_out(copy: Path) -> None:
    """Imports made with a module; later ones are for a desktop."""
    inside = {path.removesuffix(".py").removesuffix("/__init__") for path in wanted(copy)}
    lost = [
        f"{path}: {name}"
        for path in sorted(wanted(copy))
        if path.endswith(".py")
        for name in imported(ast.parse((copy / path).read_text("utf-8")))
        if name.startswith("companion") and name.replace(".", "/") not in inside
    ]
    assert lost == []


def imported(tree: ast.Module) -> list[str]:
    """The modules of ours that this one imports before anything is called."""
    found = []
    for node in tree.body:
        match node:
            case ast.Import(names=names):
                found += [alias.name for alias in names]
            case ast.ImportFrom(module=str(source), names=names):
                modules = [f"{source}.{alias.name}" for alias in names]
                found += [name if is_module(name) else source for name in modules]
            case _:
                pass
    return found


def is_module(name: str) -> bool:
    path = HOUSE / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
