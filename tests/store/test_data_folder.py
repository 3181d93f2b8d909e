"""By the XDG specification, and never away from games that are there already."""

from pathlib import Path

import pytest

from companion.store import data_folder as folders
from companion.store.data_folder import NAME
from companion.store.games.shelf import Shelf
from tests.store.saved import begun


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With an empty folder to work in beside it."""
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "home"


def data_folder(given: dict[str, str], home: Path) -> Path:
    return folders.data_folder({"HOME": str(home), **given})


def game_in(folder: Path) -> None:
    shelf = Shelf(folder / NAME)
    begun(shelf)
    shelf.close()


def test_where_nothing_is_set_it_is_the_usual_place(home: Path) -> None:
    assert data_folder({}, home) == home / ".config/paradox-companion/data"
    assert not home.exists()  # whoever only asks makes nothing


def test_what_is_set_counts(home: Path, tmp_path: Path) -> None:
    config, data = {"XDG_CONFIG_HOME": str(tmp_path / "c")}, {"XDG_DATA_HOME": str(tmp_path / "d")}
    assert data_folder(config, home) == tmp_path / "c" / NAME
    assert data_folder(data, home) == data_folder(config | data, home) == tmp_path / "d" / NAME


@pytest.mark.parametrize("word", ["", ".", "games", "./x", "../up", "~/games"])
def test_what_is_empty_or_relative_counts_as_not_set(home: Path, word: str) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        assert data_folder({name: word}, home) == home / ".config" / NAME


def test_games_that_are_there_are_played_on_there(home: Path, tmp_path: Path) -> None:
    game_in(home / ".config")
    for data in ({"XDG_DATA_HOME": str(tmp_path / "d")}, {"XDG_CONFIG_HOME": ""}, {}):
        assert data_folder(data, home) == home / ".config" / NAME
    (tmp_path / "d" / NAME).mkdir(parents=True)  # and an empty folder is no reason to leave them
    assert data_folder({"XDG_DATA_HOME": str(tmp_path / "d")}, home) == home / ".config" / NAME


def test_who_has_begun_in_the_place_that_is_set_stays_there(home: Path, tmp_path: Path) -> None:
    game_in(tmp_path / "d")
    game_in(home / ".config")
    assert data_folder({"XDG_DATA_HOME": str(tmp_path / "d")}, home) == tmp_path / "d" / NAME
    assert data_folder({}, home) == home / ".config" / NAME


@pytest.mark.parametrize("word", ["", "games"])
def test_games_that_went_astray_are_found_as_long_as_there_are_no_others(
    home: Path, tmp_path: Path, word: str
) -> None:
    """An older version took the variable as it stood, and put them below the working directory."""
    game_in(tmp_path / "work" / word)
    assert data_folder({"XDG_CONFIG_HOME": word}, home) == tmp_path / "work" / word / NAME
    assert data_folder({}, home) == home / ".config" / NAME
    game_in(home / ".config")
    assert data_folder({"XDG_CONFIG_HOME": word}, home) == home / ".config" / NAME


def test_what_cannot_be_looked_into_is_no_reason_to_fail(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (str(tmp_path / "file"), f"{tmp_path}/a\0b", "/proc/1/root/none"):
        assert data_folder({"XDG_DATA_HOME": path}, home) == Path(path) / NAME


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("word", ["", "home"])
def test_a_home_that_is_none_is_the_one_that_the_system_knows(word: str) -> None:
    assert folders.data_folder({"HOME": word}) == folders.data_folder({})
    assert folders.data_folder({}).is_absolute()
