"""A set-up that is killed at any touch goes on where it was, by touch from the shelf on.

A kill: the app is gone, and what lay on the disk at that moment is all that another one finds.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.games.island.terms import Hex
from companion.ui.island.hand_over.views import HandOverView
from companion.ui.island.wizard import wizard
from companion.ui.island.wizard.draft import Draft
from companion.ui.island.wizard.views import BuildView
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shell.views import PageView
from tests.ui.driver import Driver, running

# The table of seed 7: see test_whole_game.
SEED = 7
THREE = ("choose-game", "ways", "new", "character phil", "character theseus")
AT_STARTS = (*THREE, "step starts")
NAMED = (*AT_STARTS, "announced", "fruit banana", "fruit apple")
SHOWING = (*NAMED, "show-starts")

# In each: what is touched before the kill. `type …` is written, with the enter key after it.
PLACES = {
    "the first touch": ("choose-game", "ways", "new",),
    "the table": ("choose-game", "ways", "new", "players 4", "character phil", "character theseus"),
    "two players": ("choose-game", "ways", "new", "players 2", "character schrodie",
                    "character phil"),
    "the seats": (*THREE, "seats", "later phil", "name phil", "type Анна", "back"),
    "the island": (*THREE, "next", "random"),
    "tokens": (*THREE, "step tokens", "tap A1", "token wave", "token aside"),
    "pieces": (*THREE, "step pieces", "tap SE", "tap D3"),
    "the announcement": AT_STARTS,
    "after the announcement": (*AT_STARTS, "announced"),
    "one start": (*AT_STARTS, "announced", "fruit banana"),
    "a palm": ("choose-game", "ways", "new", "character hempel", "character phil", "step starts",
               "fruit banana", "again phil", "fruit lime", "fruit orange"),
    "all starts": NAMED,
    "ready": (*NAMED, "step ready"),
    "quick": (*THREE, "quick", "fruit banana"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wizard, "randbelow", lambda _: SEED)


class Table:
    """The app, and what becomes of it."""

    def __init__(self, window: tuple[Any, Any], folder: Path) -> None:
        self.window, self.folder, self.lives = window, folder, 0

    @contextmanager
    def live(self) -> Iterator[Driver]:
        """On a copy of what the last one had on the disk when it was killed."""
        from companion.ui.app import CompanionApp  # opens the window

        data = self.folder / f"life-{self.lives}"
        with running(CompanionApp(str(data)), *self.window) as ui:
            if not self.lives:
                ui.speak("en")
            yield ui

    def kill(self) -> None:
        """Nothing that the app does at its end counts."""
        before = self.folder / f"life-{self.lives}"
        self.lives += 1
        shutil.copytree(before, self.folder / f"life-{self.lives}")


@pytest.fixture
def table(kivy_window: tuple[Any, Any], tmp_path: Path) -> Table:
    return Table(kivy_window, tmp_path)


def touch(ui: Driver, *acts: str) -> None:
    for act in acts:
        if act.startswith("type "):
            ui.pump(3)
            ui.type(act.removeprefix("type "))
            ui.key("enter")
        elif act.startswith("hold "):
            ui.hold(act.removeprefix("hold "))
        else:
            ui.press(act)


def draft(ui: Driver) -> Draft:
    found = next(place for place in ui.companion.pages if isinstance(place, Wizard))
    return found.draft


@pytest.mark.parametrize("place", PLACES)
def test_it_goes_on_at_the_very_step(table: Table, place: str) -> None:
    with table.live() as ui:
        touch(ui, *PLACES[place])
        before, seen = ui.companion.view(), ui.seen()
        assert isinstance(before, PageView)
        table.kill()
    with table.live() as ui:
        if len(PLACES[place]) > 2:  # a set-up of which nothing was touched is none
            assert "goes on where you left the set-up" in ui.seen()
        touch(ui, "choose-game", "ways", "new")
        assert ui.companion.view() == before
        assert ui.seen() == seen


def test_after_each_touch_of_a_whole_set_up(table: Table) -> None:
    """After each touch another life sees the same page."""
    acts = (*THREE, "next", "random", "next", "token wave", "next", "tap N", "next", "announced",
            "fruit lime", "fruit apple", "again phil", "fruit orange")  # fmt: skip
    kept: list[tuple[Any, Path]] = []
    with table.live() as ui:
        for act in acts:
            touch(ui, act)
            table.kill()
            kept.append((ui.companion.view(), table.folder / f"life-{table.lives}"))
            table.lives = 0
            kept[-1][1].rename(table.folder / f"after-{len(kept)}")
    for number, (view, _) in enumerate(kept[1:], 2):
        (table.folder / f"after-{number}").rename(table.folder / f"life-{number}")
        table.lives = number
        with table.live() as ui:
            touch(ui, "choose-game", "ways", "new")
            assert ui.companion.view() == view, acts[number - 1]


def test_in_the_middle_of_building(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *THREE, "next", "build", "place straight", "tap A1", "place knot", "tap C3",
              "arrows 4")  # fmt: skip
        before = ui.companion.view()
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        after = ui.companion.view()
        assert isinstance(after, BuildView)
        assert after.island.ground == before.island.ground
        assert after.left == before.left
        touch(ui, "fill", "next")
        spaces = draft(ui).laid.island.spaces
        assert (spaces[Hex("A1")], spaces[Hex("C3")]) == ("straight", "knot")
        table.kill()
    with table.live() as ui:  # the touch that left the building counts
        touch(ui, "choose-game", "ways", "new")
        assert ui.companion.view().name == "setup-tokens"
        assert draft(ui).laid.island.spaces == spaces


def test_whoever_went_back_from_building_is_back(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *THREE, "next", "build", "place straight", "tap A1", "back")
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        assert ui.companion.view().name == "setup-island"
        touch(ui, "build")
        assert ui.companion.view().left[1] == "34 of 37"


def test_in_the_middle_of_copying(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *THREE, "next")
        ui.companion.do("copy")  # below the edge of the page
        ui.pump(2)
        touch(ui, "piece after", "piece after")
        before = ui.companion.view()
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        assert ui.companion.view() == before
        assert "Row C, 3 of 7" in ui.seen()


def hand_over_of(ui: Driver, who: str) -> bool:
    view = ui.companion.view()
    return isinstance(view, HandOverView) and view.who == who


@pytest.mark.parametrize(
    ("acts", "next_one"),
    [
        ((), "theseus"),
        (("show",), "theseus"),  # nobody knows whether it was seen
        (("show", "give-back"), "phil"),
        (("show", "give-back", "show"), "phil"),
    ],
)
def test_in_the_middle_of_showing_the_starts(
    table: Table, acts: tuple[str, ...], next_one: str
) -> None:
    """Nobody sees the other's start, and whoever has seen the own one is not asked again."""
    with table.live() as ui:
        touch(ui, *SHOWING, *acts)
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        assert hand_over_of(ui, next_one)
        left = 2 if next_one == "theseus" else 1
        touch(ui, *("show", "give-back") * left, "hold look")
        assert ui.companion.view().name == "setup-ready"


def test_a_quick_start_goes_on_as_one(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *THREE, "quick", "fruit banana", "fruit apple", "show-starts", "show",
              "give-back")  # fmt: skip
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        assert hand_over_of(ui, "phil")
        touch(ui, "show", "give-back", "hold look")
        assert "Phil, it is your turn." in ui.seen()
        assert ui.companion.shelf.draft.read() is None


def test_a_ruling_is_there_after_a_kill(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *THREE, "step ready", "rulings")
        ui.companion.do("rule lake-shore no")
        table.kill()
    with table.live() as ui:
        touch(ui, "choose-game", "ways", "new")
        assert ui.companion.view().name == "setup-ready"
        touch(ui, "rulings")
        rows = [row for section in ui.companion.view().sections for row in section.rows]
        assert [one.chosen for row in rows for one in row if one.act == "rule lake-shore no"] == [
            True
        ]


def test_a_game_that_began_leaves_no_set_up(table: Table) -> None:
    with table.live() as ui:
        touch(ui, *SHOWING, "show", "give-back", "show", "give-back", "hold look", "begin")
        before = ui.companion.view()
        table.kill()
    with table.live() as ui:
        assert "goes on where" not in ui.seen()
        touch(ui, next(role for role in ui.roles() if role.startswith("open ")))
        assert ui.companion.view() == before
