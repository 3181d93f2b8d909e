"""Every format that there was still opens, to the state in which the game was left."""

import json
import shutil
from pathlib import Path

import pytest

from companion.games.island.stands import IslandStands
from companion.store.games.game_file import FORMAT
from companion.store.games.shelf import Shelf
from tests.saves.games import FOLDER, left
from tests.store.saved import Clock, lines, played

FILES = sorted(FOLDER.glob("format-*.game"))
ID = "0123456789abcdef"


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def save(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """One of the files, and a copy of it on a shelf."""
    shutil.copy(request.param, tmp_path / f"{ID}.game")
    return Path(request.param)


def test_there_is_one_of_each_format() -> None:
    assert [file.stem for file in FILES] == [f"format-{number}" for number in range(FORMAT + 1)]


def test_it_opens_where_it_was_left(save: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, Clock())
    (before,) = shelf.games()
    assert not before.broken
    session, troubles = shelf.resume(ID)
    assert troubles == []
    assert left(session) == json.loads(save.with_suffix(".json").read_text("utf-8"))
    played(session, 20)
    shelf.close()
    assert left(shelf.resume(ID)[0]) == left(session)
    (after,) = shelf.games()
    assert isinstance(after.stands, IslandStands)
    assert (after.stands.round, after.stands.turn) == (session.state.round, session.state.turn)
    assert (before.name, before.made) == (after.name, after.made)
    shelf.close()


def test_it_is_of_the_present_format_then(save: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.resume(ID)
    shelf.close()
    file = tmp_path / f"{ID}.game"
    assert json.loads(lines(file)[0])["format"] == FORMAT
    kept = file.with_name(f"{file.name}.{save.stem}")
    if save.stem == f"format-{FORMAT}":
        assert file.read_bytes() == save.read_bytes()
        assert list(tmp_path.iterdir()) == [file]
    else:
        assert kept.read_bytes() == save.read_bytes()
        assert sorted(tmp_path.iterdir()) == [file, kept]
    raw = file.read_bytes()
    shelf.resume(ID)
    shelf.close()
    assert file.read_bytes() == raw


def test_it_is_brought_in(save: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    session, _ = shelf.resume(shelf.import_file(save))
    assert left(session) == json.loads(save.with_suffix(".json").read_text("utf-8"))
    shelf.close()


def test_it_is_renamed_as_it_is(save: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.rename(ID, "Saturday")
    file = tmp_path / f"{ID}.game"
    assert lines(file)[1:] == lines(save)[1:]
    assert json.loads(lines(file)[0]) == {**json.loads(lines(save)[0]), "name": "Saturday"}
    session, troubles = shelf.resume(ID)
    assert (session.header.name, troubles) == ("Saturday", [])
    shelf.close()
