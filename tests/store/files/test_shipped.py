"""Files that come with the app: read as they are, or as they were compiled for a tablet."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion.store.assets import BOXES, READY_ISLANDS, shipped_box
from companion.store.files.bad_file import BadFile
from companion.store.files.shipped import COMPILED, Shipped
from companion.store.files.yaml_file import read_yaml
from companion.store.island.named_islands import ready_islands

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.yaml").write_text("name: {en: The Ring, ru: Кольцо}\ncount: 7\n", "utf-8")
    (tmp_path / "b.yaml").write_text("[one, ~]\n", "utf-8")
    return tmp_path


def compile_it(folder: Path) -> None:
    (folder / COMPILED).write_text(Shipped(folder).compiled(), "utf-8")


def change(folder: Path, word: str) -> None:
    """The compiled file says something that no file says."""
    told = json.loads((folder / COMPILED).read_text("utf-8"))
    told["files"]["a.yaml"]["count"] = word
    (folder / COMPILED).write_text(json.dumps(told), "utf-8")


def test_the_files_are_read_as_words(folder: Path) -> None:
    shipped = Shipped(folder)
    assert shipped.names == ["a.yaml", "b.yaml"]
    assert shipped.tree("a.yaml") == {"name": {"en": "The Ring", "ru": "Кольцо"}, "count": "7"}
    assert shipped.tree("b.yaml") == ["one", None]


def test_what_was_compiled_is_the_same_and_is_taken(folder: Path) -> None:
    read = {name: Shipped(folder).tree(name) for name in Shipped(folder).names}
    compile_it(folder)
    assert {name: Shipped(folder).tree(name) for name in Shipped(folder).names} == read
    change(folder, "from JSON")
    assert Shipped(folder).tree("a.yaml") == {**read["a.yaml"], "count": "from JSON"}


def test_it_is_enough_without_the_files(folder: Path) -> None:
    compile_it(folder)
    for path in folder.glob("*.yaml"):
        path.unlink()
    assert Shipped(folder).names == ["a.yaml", "b.yaml"]
    assert Shipped(folder).tree("b.yaml") == ["one", None]


def test_a_file_that_has_changed_since_is_read(folder: Path) -> None:
    compile_it(folder)
    change(folder, "from JSON")
    (folder / "b.yaml").write_text("[two]\n", "utf-8")
    assert Shipped(folder).tree("a.yaml") == read_yaml(folder / "a.yaml").value
    assert Shipped(folder).tree("b.yaml") == ["two"]


def test_a_file_that_has_come_since_is_read(folder: Path) -> None:
    compile_it(folder)
    (folder / "c.yaml").write_text("c", "utf-8")
    assert Shipped(folder).names == ["a.yaml", "b.yaml", "c.yaml"]
    assert Shipped(folder).tree("c.yaml") == "c"


def test_compiling_looks_at_the_files_alone(folder: Path) -> None:
    compile_it(folder)
    change(folder, "from JSON")
    assert "from JSON" not in Shipped(folder).compiled()


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff", b"[1]", b'{"sources": {}}', b"null"])
def test_what_is_broken_is_passed_over(folder: Path, raw: bytes) -> None:
    (folder / COMPILED).write_bytes(raw)
    assert Shipped(folder).tree("b.yaml") == ["one", None]


def test_what_is_not_there_is_told(folder: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file"):
        Shipped(folder).tree("z.yaml")


def test_the_box_and_the_islands_are_the_same_when_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    islands, box = ready_islands(), shipped_box()
    assert len(islands) == len(list(READY_ISLANDS.glob("*.yaml"))) > 10
    for source in (READY_ISLANDS, BOXES):
        (tmp_path / source.name).mkdir()
        made = tmp_path / source.name / COMPILED
        made.write_text(Shipped(source).compiled(), "utf-8")
    monkeypatch.setattr("companion.store.island.named_islands.READY_ISLANDS", tmp_path / "islands")
    assert ready_islands() == islands
    assert Shipped(tmp_path / "box").tree("box.yaml") == box


def test_what_was_compiled_is_read_without_yaml(folder: Path) -> None:
    """Importing PyYAML alone takes as long as all the rest of it."""
    compile_it(folder)
    code = (
        "import sys; from pathlib import Path; from companion.store.files.shipped import Shipped;"
        "Shipped(Path(sys.argv[1])).tree('a.yaml'); sys.exit('yaml' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=ROOT, check=True)
