"""The small files beside the games: whatever lies in their place, nothing is written over."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.store import settings
from companion.store.files import small_files
from companion.store.files.locks import FILE as LOCK
from companion.store.files.small_files import DRAFT, LARGEST, PRACTICE, keep, put_away, read
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotSave
from tests.store.hostile import HOSTILE, STRANGE, soon, what_lies
from tests.store.saved import names

FILES = (settings.FILE, DRAFT, PRACTICE)


def test_what_was_kept_is_read(tmp_path: Path) -> None:
    keep(tmp_path / "new", DRAFT, {"who": "Фил"})
    assert read(tmp_path / "new", DRAFT) == {"who": "Фил"}
    assert read(tmp_path / "new", PRACTICE) is None


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_cannot_be_read_is_put_aside_and_told_at_one_start(tmp_path: Path, kind: str) -> None:
    for file in FILES:
        HOSTILE[kind](tmp_path / file)
    before = [what_lies(tmp_path / file) for file in FILES]
    with soon():
        shelf = Shelf(tmp_path)
        assert settings.load(tmp_path) == settings.Settings()
        assert (shelf.draft.read(), shelf.practised()) == (None, (0, 0))
        told = shelf.mended()
    assert [what_lies(tmp_path / f"{file}.broken-1") for file in FILES] == before
    for file, sentence in zip(FILES, told, strict=True):
        assert f"{file}.broken-1" in sentence["en"]
        assert f"{file}.broken-1" in sentence["ru"]
    assert shelf.mended() == []
    assert names(tmp_path) == sorted(f"{file}.broken-1" for file in FILES)


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_cannot_be_read_while_the_app_runs_is_not_written_over(
    tmp_path: Path, kind: str
) -> None:
    shelf = Shelf(tmp_path)
    ways: dict[str, Callable[[], None]] = {
        settings.FILE: lambda: settings.save(tmp_path, settings.Settings("ru")),
        DRAFT: lambda: shelf.draft.keep({"seed": 1}),
        PRACTICE: lambda: shelf.practice.keep({"done": []}),
    }
    for file, save in ways.items():
        HOSTILE[kind](tmp_path / file)
        before = what_lies(tmp_path / file)
        with soon():
            save()
        assert what_lies(tmp_path / f"{file}.broken-1") == before
        assert read(tmp_path, file) is not None


def test_where_nothing_is_wrong_nothing_is_told_or_made(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "new").mended() == []
    assert Shelf("a\0b").mended() == []
    keep(tmp_path, DRAFT, {})
    (tmp_path / LOCK).unlink()
    assert Shelf(tmp_path).mended() == []
    assert [path.name for path in tmp_path.iterdir()] == [DRAFT]


def test_more_than_is_read_again_is_not_kept(tmp_path: Path) -> None:
    keep(tmp_path, DRAFT, {"seed": 1})
    with pytest.raises(CannotSave) as much:
        keep(tmp_path, DRAFT, {"seed": "x" * LARGEST})
    assert much.value.code == "too-much"
    assert read(tmp_path, DRAFT) == {"seed": 1}
    keep(tmp_path, DRAFT, {"seed": "x" * (LARGEST - len(json.dumps({"seed": ""})))})
    assert read(tmp_path, DRAFT) is not None


def test_what_another_window_has_written_since_is_not_put_away(tmp_path: Path) -> None:
    keep(tmp_path, DRAFT, {"seed": "odd"})
    found = read(tmp_path, DRAFT)
    keep(tmp_path, DRAFT, {"seed": 1})
    assert put_away(tmp_path, DRAFT, found) == []
    assert put_away(tmp_path, PRACTICE, None) == []
    assert read(tmp_path, DRAFT) == {"seed": 1}
    (told,) = put_away(tmp_path, DRAFT, {"seed": 1})
    assert told["en"].startswith("The set-up you had begun could not be read.")
    assert names(tmp_path) == [f"{DRAFT}.broken-1"]


@pytest.mark.parametrize("kind", STRANGE)
def test_whatever_lies_in_the_place_of_the_lock(tmp_path: Path, kind: str) -> None:
    STRANGE[kind](tmp_path / LOCK)
    with soon():
        small_files.keep(tmp_path, DRAFT, {"seed": 1})
    assert read(tmp_path, DRAFT) == {"seed": 1}
