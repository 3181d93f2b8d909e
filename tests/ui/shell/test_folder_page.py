"""A file is chosen from the folders of the machine, or dropped; both end on the import page."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.ui.island.desk.controller import Desk
from companion.ui.shelf.import_game import Importing
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell import folder_page
from companion.ui.shell.companion import Companion
from companion.ui.shell.folder_page import FolderPage
from tests.store.hostile import HOSTILE, soon
from tests.ui.island.box.box_pages import buttons, kept, notice, page
from tests.ui.played import begun, play_on
from tests.ui.shelf.test_page import shelf


@pytest.fixture
def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home folder, in which a game lies in a folder."""
    folder = tmp_path / "anna"
    (folder / "Downloads").mkdir(parents=True)
    monkeypatch.setattr(folder_page, "home_folder", lambda: str(folder))
    return folder


@pytest.fixture
def game(home: Companion, tmp_path: Path) -> Path:
    """A game that was saved elsewhere."""
    session = begun(home, name="Friday")
    play_on(session, 4)
    path = tmp_path / "Friday.game"
    home.shelf.export(session.id, path)
    home.shelf.delete(session.id)
    return path


def labels(home: Companion) -> dict[str, str]:
    return {act: button.label for act, button in buttons(home).items()}


# Choosing


def test_a_game_is_chosen_from_a_folder(home: Companion, anna: Path, game: Path) -> None:
    game.rename(anna / "Downloads" / "Friday.game")
    for act in ("import", "choose"):
        home.do(act)
    assert labels(home) == {"into 0": "Downloads", "up": "One folder up", "back": "Back"}
    home.do("into 0")
    assert page(home).text == str(anna / "Downloads")
    assert labels(home)["pick 0"] == "Friday.game"
    home.do("pick 0")
    assert isinstance(home.pages[-1], ShelfPage)
    assert [one.name for one in home.shelf.games()] == ["Friday"]
    assert shelf(home).notice is not None


def test_sizes_and_dates_stand_beside_the_names(
    home: Companion, russian: Companion, anna: Path
) -> None:
    for name, size in (("a.game", 1), ("b.game", 48_200), ("c.yaml", 1_900_000)):
        (anna / name).write_bytes(bytes(size))
        os.utime(anna / name, (1_790_000_000, 1_790_000_000))
    for one, told in (
        (home, ["Folder", "1 kB, 2026-09-21", "48 kB, 2026-09-21", "2 MB, 2026-09-21"]),
        (russian, ["Папка", "1 кБ, 21.09.2026", "48 кБ, 21.09.2026", "2 МБ, 21.09.2026"]),
    ):
        for act in ("import", "choose"):
            one.do(act)
        (section,) = page(one).sections
        assert [button.lines for row in section.rows for button in row] == told


def test_up_leads_out_of_the_home_folder_and_ends_at_the_root(home: Companion, anna: Path) -> None:
    for act in ("import", "choose", "up"):
        home.do(act)
    assert page(home).text == str(anna.parent)
    while "up" in buttons(home):
        home.do("up")
    assert page(home).text == "/"


def test_an_empty_folder_says_so(home: Companion, anna: Path) -> None:
    (anna / "Downloads" / "photo.jpg").touch()
    for act in ("import", "choose", "into 0"):
        home.do(act)
    assert page(home).sections[0].text == "No folder and no file that could be added is in here."


def test_a_folder_that_has_gone_changes_nothing(home: Companion, anna: Path) -> None:
    for act in ("import", "choose"):
        home.do(act)
    (anna / "Downloads").rmdir()
    home.do("into 0")
    assert notice(home) == "This folder cannot be opened."
    assert page(home).problem
    assert page(home).text == str(anna)


def test_each_folder_begins_at_its_top(home: Companion, anna: Path) -> None:
    for act in ("import", "choose"):
        home.do(act)
    name = page(home).name
    home.scrolled("page", 90.0)
    home.do("into 0")
    assert home.offset("page") == 0
    assert page(home).name != name
    assert page(home).text == str(anna / "Downloads")


def test_a_file_that_is_no_game_is_told_on_the_import_page(home: Companion, anna: Path) -> None:
    (anna / "a.game").write_bytes(b"no game")
    for act in ("import", "choose", "pick 1"):
        home.do(act)
    assert isinstance(home.pages[-1], Importing)
    assert notice(home).startswith("a.game: ") or "a.game: " in notice(home)
    assert page(home).problem
    assert home.shelf.games() == []


def test_the_file_of_a_box_is_chosen_from_any_folder_too(home: Companion, anna: Path) -> None:
    assert anna.exists()
    for act in ("check-box", "import", "choose"):
        home.do(act)
    assert isinstance(home.pages[-1], FolderPage)


# Dropping


def test_a_game_is_dropped_onto_the_shelf(home: Companion, game: Path) -> None:
    home.dropped(str(game))
    assert isinstance(home.pages[-1], ShelfPage)
    assert [one.name for one in home.shelf.games()] == ["Friday"]
    assert shelf(home).notice is not None


@pytest.mark.parametrize("acts", [("import",), ("import", "choose")])
def test_or_where_a_file_is_being_chosen(
    home: Companion, game: Path, anna: Path, acts: tuple[str, ...]
) -> None:
    assert anna.exists()
    for act in acts:
        home.do(act)
    home.dropped(str(game))
    assert isinstance(home.pages[-1], ShelfPage)
    assert len(home.shelf.games()) == 1


def test_onto_a_desk_it_is_told_and_the_game_goes_on(home: Companion, game: Path) -> None:
    desk = Desk(home, begun(home, name="Saturday"))
    home.home(desk)
    home.dropped(str(game))
    assert notice(home) == "Added: “Friday”."
    assert not page(home).problem
    assert {one.name for one in home.shelf.games()} == {"Friday", "Saturday"}
    home.do("back")
    opened: object = home.pages[-1]
    assert opened is desk


def test_a_box_is_dropped_where_a_box_is_awaited(home: Companion, tmp_path: Path) -> None:
    file = tmp_path / "friend's box.yaml"
    file.write_text("boards:\n  theseus:\n    health: 4\n", "utf-8")
    for act in ("check-box", "import"):
        home.do(act)
    home.dropped(str(file))
    assert kept(home).tree == {"boards": {"theseus": {"health": "4"}}}
    assert notice(home) == "Added."


def test_nothing_is_dropped_through_the_cover(home: Companion, game: Path) -> None:
    home.do("cover")
    home.dropped(str(game))
    assert len(home.pages) == 1
    assert home.shelf.games() == []


def test_nothing_is_dropped_while_a_captive_holds_the_tablet(home: Companion, game: Path) -> None:
    home.home(Desk(home, begun(home)))
    home.do("start phil")
    assert home.pages[-1].given
    before = [*home.pages]
    home.dropped(str(game))
    assert [*home.pages] == before


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("ending", ["game", "yaml"])
def test_whatever_is_dropped_is_one_sentence(
    home: Companion, tmp_path: Path, kind: str, ending: str
) -> None:
    path = tmp_path / f"strange.{ending}"
    HOSTILE[kind](path)
    with soon():
        home.dropped(str(path))
    assert isinstance(home.pages[-1], Importing)
    assert page(home).problem
    assert f"strange.{ending}: " in notice(home)
    assert "\n" not in notice(home)
    assert home.shelf.games() == []


@pytest.mark.parametrize("path", ["/gone.game", "/a\0b.game", "/\udcff.game", ""])
def test_a_path_that_leads_nowhere_is_one_sentence(home: Companion, path: str) -> None:
    home.dropped(path)
    assert page(home).problem
    assert notice(home)


def test_the_chooser_takes_no_more_than_one(home: Companion, anna: Path) -> None:
    taken: list[str] = []
    home.go(FolderPage(home, (".game",), taken.append))
    home.dropped(str(anna / "a.game"))
    assert taken == [str(anna / "a.game")]
    assert isinstance(home.pages[-1], ShelfPage)
