"""Check your box: the list, the file, and what a new game makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.island.box.file import read_box
from companion.games.island.terms import TOKENS
from companion.store.assets import shipped_box
from companion.ui.island.box.overview import CheckBox
from companion.ui.island.box.owner import assumed_line
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard.wizard import wizard
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from tests.boxes import PAGES
from tests.store.saved import full_disk
from tests.ui.island.box.box_pages import box_file, buttons, do, kept, notice, opened, page
from tests.ui.island.wizard.test_quick_start import at_the_table, begin_three

SHIPPED = read_box(shipped_box())


# The list


def test_it_is_reached_from_the_shelf(home: Companion) -> None:
    home.do("check-box")
    assert isinstance(home.pages[-1], CheckBox)
    home.do("back")
    assert len(home.pages) == 1, "the shelf"


def test_everything_that_is_to_be_looked_at_is_listed(home: Companion) -> None:
    listed = opened(home)
    looks = {act: button.second for act, button in buttons(listed).items() if "look" in act}
    assert set(looks) == {f"look {which}" for which in PAGES}
    assert looks["look theseus"] == "5 to check"
    assert looks["look tokens"] == "12 to check"
    assert looks["look hempel"] == "3 to check"
    assert sum(int(text.split()[0]) for text in looks.values()) == len(SHIPPED.assumed)


@pytest.mark.parametrize("which", PAGES)
def test_it_is_so_in_one_tap(home: Companion, which: str) -> None:
    """Every page has something to check, and never again once it was."""
    opened(home, f"look {which}")
    assert buttons(home)["so"].enabled
    do(home, "so")
    assert not buttons(home)["so"].enabled
    assert buttons(home)["so"].second == "Checked"
    do(home, "so")
    assert notice(home) == "Everything here has been checked."
    do(home, "back")
    assert buttons(home)[f"look {which}"].second == "Checked"
    assert kept(home).box.boards == SHIPPED.boards
    assert len(kept(home).box.assumed) < len(SHIPPED.assumed)


def test_thirteen_taps_look_at_everything(home: Companion) -> None:
    opened(home)
    for which in PAGES:
        do(home, f"look {which}", "so", "back")
    assert kept(home).box.assumed == ()
    assert assumed_line(kept(home).box, "en") == ""


def test_a_full_disk_says_so_and_changes_nothing(home: Companion) -> None:
    opened(home, "look phil")
    with full_disk():
        do(home, "so")
    assert page(home).problem
    assert notice(home).startswith("The tablet is full")
    assert kept(home).tree == {}
    assert buttons(home)["so"].enabled


def test_an_unknown_touch_is_a_fault_and_does_nothing(home: Companion) -> None:
    opened(home)
    for act in ("look nothing", "nothing"):
        with pytest.raises(UnknownAct):
            home.do(act)
    assert page(home).name == "check-box"


# The file


def test_a_broken_file_is_told_and_left_alone(home: Companion) -> None:
    box_file(home).write_bytes(b"palms: [9, 9, 9]\n")
    opened(home)
    assert page(home).problem
    assert notice(home).startswith("Your box file cannot be used")
    assert "line 1: palms" in notice(home)
    assert box_file(home).read_bytes() == b"palms: [9, 9, 9]\n"
    do(home, "look palms", "so", "back")
    assert notice(home) == ""
    assert box_file(home).with_name("box.yaml.broken-1").read_bytes() == b"palms: [9, 9, 9]\n"


def test_a_broken_file_in_russian(russian: Companion) -> None:
    box_file(russian).write_bytes(b"{")
    assert notice(opened(russian)).startswith("Твой файл коробки не подходит")


def test_export_and_import(home: Companion) -> None:
    opened(home)
    home.do("export")
    assert notice(home) == (
        "You have entered nothing about your box yet, so there is nothing to save."
    )
    do(home, "look palms", "choose 1", "back", "export")
    path = Path(notice(home).removeprefix("Saved to: "))
    assert path.is_file()
    do(home, "look palms", "choose 2", "back", "import", "take box.yaml")
    assert page(home).name == "check-box"
    assert notice(home).startswith("Added. What you had entered before is kept in: ")
    assert kept(home).box.palms == (2, 3, 2)
    do(home, "undo")
    assert kept(home).box.palms == (2, 2, 3)


def test_an_import_of_nothing_good_changes_nothing(home: Companion) -> None:
    opened(home, "import")
    assert "There are none yet." in page(home).sections[0].text
    folder = Path(home.shelf.folder) / "exchange"
    assert str(folder) in page(home).text
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_bytes(b"palms: &a [*a]\n")
    (folder / "b.json").write_bytes(b'{"palms": ["2", "3", "2"]}')
    do(home, "take a.yaml")
    assert page(home).problem
    assert "anchor" in notice(home)
    home.do("take ../../secret")
    with pytest.raises(UnknownAct):
        home.do("so")
    assert kept(home).tree == {}
    do(home, "take b.json")
    assert notice(home) == "Added."
    do(home, "undo")
    assert kept(home).tree == {}


def test_an_export_that_fails_says_so(home: Companion) -> None:
    opened(home, "look palms", "so", "back")
    with full_disk():
        do(home, "export")
    assert page(home).problem


# Games


def test_a_new_game_has_the_owners_box(home: Companion) -> None:
    opened(home, "look theseus", "health 5", "back", "look palms", "choose 1", "back")
    begin_three(at_the_table(home))
    do_show(home)
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.state.captive("theseus").health == 5
    assert desk.state.table.box == kept(home).box
    assert desk.state.table.box.palms == (2, 3, 2)
    assert "boards.theseus.health" not in desk.state.table.box.assumed


def test_a_game_begins_with_the_apps_box_when_the_owners_is_broken(home: Companion) -> None:
    box_file(home).write_bytes(b"boards: 7\n")
    begin_three(at_the_table(home))
    do_show(home)
    home.do("look")
    assert page(home).name == "troubles"
    assert page(home).sections[0].heading.startswith("Your box file cannot be used")
    home.do("go-on")
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.state.table.box == SHIPPED


def test_the_ready_step_says_what_is_assumed_in_one_line(home: Companion) -> None:
    at_the_table(home)
    home.do("step ready")
    lines = [line for section in page(home).sections for line in section.text.splitlines()]
    assert assumed_line(SHIPPED, "en") in lines
    home.do("step table")
    home.do("previous")
    opened(home)
    for which in PAGES:
        do(home, f"look {which}", "so", "back")
    home.home(wizard(home))
    home.do("step ready")
    texts = [section.text for section in page(home).sections]
    headings = [section.heading for section in page(home).sections]
    assert "All of it has been checked." in texts
    assert "5 of 12 power tokens known" in headings, "they are blank"


def do_show(home: Companion) -> None:
    """Each captive is shown the own start."""
    for act in ("show-starts", "show", "give-back", "show", "give-back"):
        home.do(act)


# In one line


def test_what_is_assumed_in_one_line() -> None:
    assert assumed_line(SHIPPED, "en") == (
        f"Assumed until you check your box: {len(SHIPPED.assumed)} values (boards,"
        " power tokens, pairs of spaces, Escher knots, arrow anomaly)."
    )
    owner = {"tokens": {token: {} for token in TOKENS}, "tiles": []}
    told = read_box(shipped_box(), owner)
    assert assumed_line(told, "ru") == (
        f"Пока ты не сверишь коробку, предполагаются {len(told.assumed)} значений (планшеты, узлы"
        " Эшера, стрелки аномалии)."
    )
