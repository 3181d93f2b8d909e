"""Hostile files in place of its own: the app starts soon, says so once and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.store.games.shelf import Shelf
from companion.store.settings import load, save
from companion.ui.registry import open_over
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from companion.ui.shell.file_problems import Troubles, tell
from tests.store.hostile import HOSTILE, soon, what_lies

GAME: Final = "0123456789abcdef"
FILES: Final = ("settings.json", "set-up.json", "practice.json", "own-islands.json", "box.yaml",
                "box-draft.yaml", ".lock", f"{GAME}.game")  # fmt: skip
# Touches, from the shelf on, that read or write each of them.
WAYS: Final = (
    (
        "choose-game",
        "ways",
        "new",
        "step island",
        "ready-made",
        "go-on",
        "back",
        "random",
        "keep",
        "go-on",
        "back",
        "back",
        "back",
    ),
    ("check-box", "look phil", "so", "back", "back"),
    ("practice", "begin", "back", "back"),
    ("import", "take a.game", "back"),
    ("settings", "size 4", "back"),
    (f"open {GAME}",),
    (f"more {GAME}", "rename", "save", "back", "export", "delete"),
    ("deleted", f"restore {GAME}"),
)


@contextmanager
def started(folder: Path) -> Iterator[Companion]:
    """As the app starts."""
    home = Companion(Shelf(folder), load(folder), partial(save, folder), open_over)
    home.go(ShelfPage(home))
    tell(home, home.shelf.mended())
    yield home
    home.shelf.close()


def lay(folder: Path, kind: str) -> None:
    for file in FILES:
        HOSTILE[kind](folder / file)
    (folder / "exchange").mkdir()
    HOSTILE[kind](folder / "exchange" / "a.game")


def everywhere(home: Companion) -> int:
    """The number of times that something was told to be lost."""
    told = 0
    for acts in WAYS:
        for act in acts:
            with suppress(UnknownAct):  # what is told of a file stands there once
                home.do(act)
            home.view()
            told += isinstance(home.pages[-1], Troubles)
        while len(home.pages) > 1:
            home.back()
    return told


def lying(folder: Path) -> list[Any]:
    return [what_lies(path) for path in folder.iterdir() if path.name != "exchange"]


@pytest.mark.parametrize("kind", HOSTILE)
def test_it_starts_says_so_once_and_loses_nothing(tmp_path: Path, kind: str) -> None:
    lay(tmp_path, kind)
    before = lying(tmp_path)
    with soon(), started(tmp_path) as home:
        view = home.view()
        assert "settings.json.broken-1" in str(view)
        assert "set-up.json.broken-1" in str(view)
        assert "practice.json.broken-1" in str(view)
        home.do("go-on")
        assert isinstance(home.pages[-1], ShelfPage)
    with soon(20), started(tmp_path) as home:
        assert isinstance(home.pages[-1], ShelfPage)
        assert everywhere(home) == 1  # the owner's own islands
    found = lying(tmp_path)
    assert [one for one in before if one not in found and one[2]] == []
    with soon(20), started(tmp_path) as home:
        assert isinstance(home.pages[-1], ShelfPage)
        assert everywhere(home) == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_files_go_bad_while_it_runs(tmp_path: Path, seed: int) -> None:
    """Any of them, at any moment between two touches, in any way."""
    dice, laid = Random(seed), []
    with soon(60), started(tmp_path) as home:
        everywhere(home)
        for number in range(8):
            for file in dice.sample(FILES[:-1], 2):
                path = tmp_path / file
                if path.is_symlink() or path.exists():
                    path.rename(tmp_path / f"away-{number}-{file}")
                kind = dice.choice(sorted(set(HOSTILE) - {"empty"}))
                HOSTILE[kind](path)
                laid.append(what_lies(path))
            everywhere(home)
    found = lying(tmp_path)
    assert [one for one in laid if one not in found] == []
