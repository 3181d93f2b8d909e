"""A folder of the owner's is looked into: bounded, with links and pipes, and nothing is opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.store.files import folders
from companion.store.files.folders import around, home_folder, last_name, look_into, within
from tests.store.hostile import STRANGE, soon

GAMES = (".game", ".yaml")


def names(folder: Path) -> list[str]:
    return [one.name for one in look_into(str(folder), GAMES).entries]


def test_folders_come_first_and_then_the_files_that_are_wanted(tmp_path: Path) -> None:
    for name in ("b", "A", ".hidden"):
        (tmp_path / name).mkdir()
    for name in ("z.game", "Y.GAME", "x.yaml", "photo.jpg", ".secret.game", "game"):
        (tmp_path / name).write_bytes(b"12345")
    assert names(tmp_path) == ["A", "b", "x.yaml", "Y.GAME", "z.game"]
    folder, *_, file = look_into(str(tmp_path), GAMES).entries
    assert (folder.is_folder, file.is_folder) == (True, False)
    assert file.size == 5
    assert file.changed > 0


def test_a_link_counts_as_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "real.game").write_bytes(b"1234567")
    (tmp_path / "to-folder").symlink_to("folder")
    (tmp_path / "to-file.game").symlink_to("real.game")
    (tmp_path / "to-folder.game").symlink_to("folder")
    found = {one.name: one for one in look_into(str(tmp_path), GAMES).entries}
    assert found["to-folder"].is_folder
    assert found["to-folder.game"].is_folder
    assert found["to-file.game"].size == 7


@pytest.mark.parametrize("kind", [kind for kind in STRANGE if kind != "folder"])
def test_what_is_neither_a_folder_nor_a_file_is_left_out(tmp_path: Path, kind: str) -> None:
    STRANGE[kind](tmp_path / "strange.game")
    with soon():
        assert names(tmp_path) == []


def test_of_very_many_the_first_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(20):
        (tmp_path / f"{number:02}.game").touch()
    assert not look_into(str(tmp_path), GAMES).more
    monkeypatch.setattr(folders, "MOST", 5)
    looked = look_into(str(tmp_path), GAMES)
    assert looked.more
    assert [one.name for one in looked.entries] == [f"{number:02}.game" for number in range(5)]
    monkeypatch.setattr(folders, "MOST_READ", 3)
    looked = look_into(str(tmp_path), GAMES)
    assert looked.more
    assert len(looked.entries) == 3


@pytest.mark.parametrize("kind", ["missing", "file", "NUL"])
def test_what_is_no_folder_is_an_os_error(tmp_path: Path, kind: str) -> None:
    (tmp_path / "file").touch()
    path = f"{tmp_path}/\0" if kind == "NUL" else str(tmp_path / kind)
    with pytest.raises(OSError):  # noqa: PT011 (each its own)
        look_into(path, GAMES)


def test_a_name_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"\xff.game")).touch()
    (one,) = look_into(str(tmp_path), GAMES).entries
    assert os.fsencode(one.name) == b"\xff.game"


def test_the_ways_from_folder_to_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert around("/home/anna") == "/home"
    assert around("/") == ""
    assert within("/home", "anna") == "/home/anna"
    assert last_name("/home/anna/Friday.game") == "Friday.game"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home_folder() == str(tmp_path)

    def nobody() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nobody)
    assert home_folder() == "/"
