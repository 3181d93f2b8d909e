"""A file is dropped onto the window, or found by touch."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.ui.shell import folder_page
from tests.ui.driver import Driver
from tests.ui.tables import ROOT, SAMPLE


def drop(ui: Driver, path: str | bytes) -> None:
    """As SDL tells of it: the name as bytes, and where it was let go."""
    ui.window.dispatch("on_drop_file", os.fsencode(path), 640, 400)
    ui.pump(2)


def test_a_game_is_dropped_and_played(ui: Driver) -> None:
    drop(ui, str(ROOT / SAMPLE))
    assert "Added: “sample-table”." in ui.seen()
    (game,) = ui.companion.shelf.games()
    assert ui.roles().count(f"open {game.id}") == 2  # in the sentence, and as the game to go on


def test_what_is_no_game_is_told(ui: Driver, tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8")
    drop(ui, str(tmp_path / "photo.jpg"))
    assert "photo.jpg: line 1: this is no saved game" in ui.seen()
    drop(ui, b"/gone/\xff.game")
    assert "there is no such file" in ui.seen()
    ui.tap("back")
    assert "choose-game" in ui.roles()


def test_a_file_is_found_by_touch(
    ui: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home" / "Games").mkdir(parents=True)
    (tmp_path / "home" / "Games" / "Friday.yaml").write_bytes((ROOT / SAMPLE).read_bytes())
    monkeypatch.setattr(folder_page, "home_folder", lambda: str(tmp_path / "home"))
    for act in ("import", "choose", "into 0", "up", "into 0", "pick 0"):
        ui.tap(act)
    assert "Added: “Friday”." in ui.seen()


def test_of_a_folder_of_very_many_files_the_first_are_drawn(
    ui: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "many").mkdir()
    for number in range(300):
        (tmp_path / "many" / f"{number:03}.game").touch()
    monkeypatch.setattr(folder_page, "home_folder", lambda: str(tmp_path / "many"))
    ui.tap("import")
    ui.tap("choose")
    assert "There is more in this folder than is shown" in ui.seen()
    assert sum(role.startswith("pick ") for role in ui.roles()) == 200
