"""Unreadable files, at the start or later, are told of once and before all else."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store.island.own_islands import FILE
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.companion import Companion
from companion.ui.shell.file_problems import Troubles, tell


def told(home: Companion) -> list[str]:
    """After which it is gone."""
    place = home.pages[-1]
    if not isinstance(place, Troubles):
        return []
    sections = [section.heading for section in place.view().sections]
    home.do("go-on")
    return sections


@pytest.fixture
def folder(home: Companion) -> Path:
    home.shelf.folder.mkdir()
    return home.shelf.folder


def test_at_the_start(home: Companion, folder: Path) -> None:
    for file in ("settings.json", "set-up.json"):
        (folder / file).write_bytes(b"{ torn")
    tell(home, home.shelf.mended())
    assert [one.partition(".")[0] for one in told(home)] == [
        "Your settings could not be read, so the app starts with its own",
        "The set-up you had begun could not be read",
    ]
    assert isinstance(home.pages[-1], ShelfPage)
    tell(home, home.shelf.mended())
    assert told(home) == []


def test_own_islands_where_they_are_looked_for(home: Companion, folder: Path) -> None:
    for act in ("ready-made", "keep"):
        (folder / FILE).write_bytes(b"[]")
        home.do("new")
        home.do("step island")
        home.do(act)
        (sentence,) = told(home)
        assert sentence.startswith("Not all of your own islands could be read.")
        home.do("back")
        home.do(act)
        assert told(home) == []
        home.home(home.pages[0])


def test_a_set_up_that_makes_no_sense_is_put_aside(home: Companion, folder: Path) -> None:
    (folder / "set-up.json").write_text('{"seed": []}')
    home.do("new")
    assert told(home) == [
        "The set-up you had begun could not be read. Its file is kept: set-up.json.broken-1."
    ]
    assert isinstance(home.pages[-1], Wizard)
    assert (folder / "set-up.json.broken-1").read_text() == '{"seed": []}'


def test_the_same_from_the_practice_game(russian: Companion) -> None:
    russian.shelf.folder.mkdir()
    russian.do("practice")
    (russian.shelf.folder / "set-up.json").write_text("{}")
    russian.do("real-game")
    (sentence,) = told(russian)
    assert sentence.startswith("Не удалось прочитать начатую подготовку. Её файл сохранён: ")
