"""The files compiled for the package: every YAML file that ships, and fresh."""

import shutil
from pathlib import Path

import pytest

from companion.store.files.shipped import COMPILED, Shipped
from companion.store.rulebook_files import (
    SEARCH,
    TEXTS,
    RulebookFiles,
    book_folders,
    rulebook_in,
    shipped_rulebook,
)
from tests.store.test_rulebook_files import shown
from tools.compile_assets import HOUSE, PLACES, compile_assets, compile_search, folders


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for place in PLACES:
        shutil.copytree(HOUSE / place, tmp_path / place)
    return tmp_path


def test_every_folder_with_yaml_is_compiled(copy: Path) -> None:
    written = compile_assets(copy)
    assert sorted({path.parent for path in written}) == folders(copy)
    assert {"assets/box", "assets/practice", "assets/rulebook", "seeds/islands"} <= {
        str(path.parent.relative_to(copy)) for path in written
    }


def test_what_is_compiled_is_what_the_files_say(copy: Path) -> None:
    for path in compile_assets(copy):
        if path.name == COMPILED:
            before = {name: Shipped(path.parent).tree(name) for name in Shipped(path.parent).names}
            without_yaml(path.parent)
            shipped = Shipped(path.parent)
            assert {name: shipped.tree(name) for name in shipped.names} == before != {}


def test_the_compiled_rulebook_is_the_one_that_was_written(copy: Path) -> None:
    compile_assets(copy)
    folder = copy / "assets" / "rulebook"
    without_yaml(folder)
    made = RulebookFiles(folder)
    assert shown(made.rulebook) == shown(shipped_rulebook())
    assert [hit.entry.id for hit in made.finder.find("whirl", 1)] == ["knot"]


def test_the_book_of_a_small_game_needs_no_file_but_what_was_compiled(copy: Path) -> None:
    compile_assets(copy)
    for folder in book_folders(copy / "assets" / "rulebook"):
        without_yaml(folder)
    made = rulebook_in(copy / "assets" / "rulebook" / "antinomy")
    assert shown(made.rulebook) == shown(shipped_rulebook("antinomy"))
    assert [hit.entry.id for hit in made.finder.find("deja vu", 1)] == ["starter"]


def test_the_search_alone_is_taken_while_files_and_code_are_those(copy: Path) -> None:
    folder = copy / "assets" / "rulebook"
    tables = compile_search(folder)
    assert not (folder / TEXTS).exists()
    marked = tables.read_text("utf-8").replace('"ids":["turn-order"', '"ids":["winning"')
    tables.write_text(marked, encoding="utf-8")
    assert first(folder) == "winning"
    tables.write_text(marked.replace('"kin.py":', '"kin.py":1'), encoding="utf-8")
    assert first(folder) == "turn-order"


def first(folder: Path) -> str:
    (hit,) = RulebookFiles(folder).finder.find("turn order", 1)
    return hit.entry.id


def without_yaml(folder: Path) -> None:
    for file in folder.glob("*.yaml"):
        file.unlink()


def test_nothing_compiled_is_kept_by_git() -> None:
    """It would be stale one day."""
    ignored = (HOUSE / ".gitignore").read_text("utf-8").split()
    assert {f"/{place.partition('/')[0]}/**/{COMPILED}" for place in PLACES} <= set(ignored)
    for place in ("/assets/rulebook", "/assets/rulebook/*"):
        assert {f"{place}/{name}" for name in (TEXTS, SEARCH)} <= set(ignored)
