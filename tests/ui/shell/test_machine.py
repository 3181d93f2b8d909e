"""Games, boxes and islands leave the app and come into it by the system's own lists and sheets."""

from __future__ import annotations

import pytest

from companion.ui.island.box.overview import BoxImport, CheckBox
from companion.ui.island.wizard.known_islands import EnterCode, ShareIsland
from companion.ui.island.wizard.wizard import wizard
from companion.ui.shelf.views import GameView
from companion.ui.shell.companion import Companion
from tests.ui.island.box.box_pages import buttons, kept, notice, page
from tests.ui.played import begun, play_on
from tests.ui.pretend_machine import PretendOutside
from tests.ui.shelf.test_page import shelf

BOX = b"captives:\n  theseus:\n    health: 4\n"
BOARD = b"boards:\n  theseus:\n    health: 4\n"


@pytest.fixture
def outside(home: Companion) -> PretendOutside:
    pretend = PretendOutside()
    home.outside = pretend
    return pretend


def exported(home: Companion, outside: PretendOutside) -> tuple[str, bytes]:
    """A game of the shelf, as it has left the app."""
    session = begun(home, name="Friday: 1/2")
    play_on(session, 4)
    home.do(f"more {session.id}")
    home.do("export")
    (file,) = outside.files
    return file


def told_on(home: Companion) -> str:
    """The notice on the page of a game."""
    view = home.view()
    assert isinstance(view, GameView)
    return view.notice[0] if view.notice else ""


# Out


def test_a_game_is_handed_over(home: Companion, outside: PretendOutside) -> None:
    name, raw = exported(home, outside)
    assert name == "Friday 1 2.game"
    assert raw == home.shelf.export_bytes(home.shelf.games()[0].id)
    assert told_on(home) == ""


def test_where_nobody_takes_it_it_lies_in_the_folder(home: Companion) -> None:
    home.outside = PretendOutside(takers=False)
    home.do(f"more {begun(home).id}")
    home.do("export")
    assert told_on(home).startswith("Saved to: ")
    assert told_on(home).endswith("Friday.game")


def test_a_box_is_handed_over(home: Companion, outside: PretendOutside) -> None:
    home.go(CheckBox(home))
    place = home.pages[-1]
    assert isinstance(place, CheckBox)
    place.own.keep({"boards": {"theseus": {"health": "4"}}})
    home.do("export")
    ((name, raw),) = outside.files
    assert name == "box.yaml"
    assert b"health" in raw


def test_the_code_of_an_island_is_handed_over(home: Companion, outside: PretendOutside) -> None:
    home.go(ShareIsland(home, "CFTA3-CODE"))
    assert "send" in buttons(home)
    home.do("send")
    assert outside.texts == ["CFTA3-CODE"]


def test_on_a_desktop_it_can_only_be_copied(home: Companion) -> None:
    home.go(ShareIsland(home, "CFTA3-CODE"))
    assert list(buttons(home)) == ["copy", "back"]


def test_the_code_of_an_island_is_copied(home: Companion, outside: PretendOutside) -> None:
    home.go(ShareIsland(home, "CFTA3-CODE"))
    home.do("copy")
    assert outside.copied == "CFTA3-CODE"
    assert notice(home) == "Copied: paste it wherever you write to somebody."


@pytest.mark.parametrize(
    ("copied", "written"),
    [("CFTA3-VWMWD-\n  74C8Y\r\n", "CFTA3-VWMWD- 74C8Y"), ("A" * 5000, "A" * 100)],
)
def test_a_code_is_pasted_whatever_lines_it_came_in(
    home: Companion, outside: PretendOutside, copied: str, written: str
) -> None:
    outside.copied = copied
    home.go(EnterCode(wizard(home)))
    home.do("paste")
    assert page(home).field is not None
    assert page(home).field[1] == written  # type: ignore[index]


def test_where_nothing_was_copied_nothing_is_pasted(
    home: Companion,
    outside: PretendOutside,  # noqa: ARG001 (there, and empty)
) -> None:
    home.go(EnterCode(wizard(home)))
    home.typed("CFTA3")
    home.do("paste")
    assert notice(home) == "There is nothing to paste: copy the code first."
    assert page(home).field[1] == "CFTA3"  # type: ignore[index]


# In


def test_a_game_is_chosen_and_stands_on_the_shelf(home: Companion, outside: PretendOutside) -> None:
    name, raw = exported(home, outside)
    home.do("back")
    home.do("import")
    assert "folder" not in page(home).text
    home.do("choose")
    outside.choose(name, raw)
    assert {game.name for game in home.shelf.games()} == {"Friday: 1/2", "Friday: 1/2 (2)"}
    assert shelf(home).notice is not None


def test_what_is_no_game_is_told_in_one_sentence(home: Companion, outside: PretendOutside) -> None:
    home.do("import")
    home.do("choose")
    outside.choose("photo.jpg", b"\xff\xd8")
    assert notice(home).startswith("photo.jpg: ")
    assert page(home).problem
    assert home.shelf.games() == []


@pytest.mark.parametrize("place", ["game", "box"])
def test_what_cannot_be_read_is_told(home: Companion, outside: PretendOutside, place: str) -> None:
    go_to_import(home, place)
    home.do("choose")
    outside.fail()
    assert notice(home) == "That file cannot be read."
    assert page(home).problem


@pytest.mark.parametrize("place", ["game", "box"])
def test_where_there_is_no_list_it_is_told(home: Companion, place: str) -> None:
    home.outside = PretendOutside(lists=False)
    go_to_import(home, place)
    home.do("choose")
    assert notice(home) == "Nothing on this device can show its files."


@pytest.mark.parametrize("place", ["game", "box"])
def test_on_a_desktop_there_is_a_folder(home: Companion, place: str) -> None:
    go_to_import(home, place)
    assert "exchange" in page(home).text
    assert "choose" in buttons(home)


def test_an_answer_that_comes_late_changes_nothing(
    home: Companion, outside: PretendOutside
) -> None:
    name, raw = exported(home, outside)
    home.do("back")
    home.do("import")
    home.do("choose")
    home.do("back")
    outside.choose(name, raw)
    outside.fail()
    assert len(home.shelf.games()) == 1
    assert shelf(home).notice is None


def test_a_box_is_chosen_and_is_in_force(home: Companion, outside: PretendOutside) -> None:
    go_to_import(home, "box")
    home.do("choose")
    outside.choose("friend's box", BOARD)
    assert isinstance(home.pages[-1], CheckBox)
    assert kept(home).tree == {"boards": {"theseus": {"health": "4"}}}
    assert notice(home) == "Added."


def test_a_bad_box_changes_nothing(home: Companion, outside: PretendOutside) -> None:
    go_to_import(home, "box")
    home.do("choose")
    outside.choose("box.yaml", BOX)
    assert isinstance(home.pages[-1], BoxImport)
    assert notice(home).startswith("box.yaml: ")
    assert kept(home).tree == {}


def go_to_import(home: Companion, place: str) -> None:
    if place == "box":
        home.go(CheckBox(home))
    home.do("import")
