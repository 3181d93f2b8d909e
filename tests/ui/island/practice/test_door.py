"""The door to the practice game, on the shelf and off it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store.settings import Settings
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.kit.parts import Button
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.companion import Companion
from tests.games.island.practice.lessons import at, do
from tests.ui.companions import Build
from tests.ui.island.practice.practice_game import TASKS, desk, door, page
from tests.ui.played import begun


def on_shelf(home: Companion) -> tuple[bool, Button]:
    """True if it is the first thing to do; and the button itself."""
    del home.pages[1:]
    view = home.view()
    assert isinstance(view, ShelfView)
    button = next(one for one in view.ways if one.act == "practice")
    return button.tone == "accent", button


def over(home: Companion, wrong: dict[str, int]) -> None:
    game = at("put-back")
    do(game)
    game.course.wrong = wrong
    home.shelf.practice.keep(game.course.tree)


def test_it_is_the_first_thing_to_do_until_a_game_is_played(home: Companion) -> None:
    first, button = on_shelf(home)
    assert first
    assert (button.label, button.second) == (
        "Practice as the OP", "5 minutes: the app plays two captives",
    )  # fmt: skip
    session = begun(home)
    assert not on_shelf(home)[0]
    home.shelf.delete(session.id)
    assert not on_shelf(home)[0]  # it was played all the same


def test_the_shelf_says_how_far_it_has_come(home: Companion) -> None:
    desk(home, TASKS[11])
    assert on_shelf(home)[1].second == f"goes on at step 12 of {len(TASKS)}"
    over(home, {})
    assert on_shelf(home)[1].second == "played to the end"


def test_it_is_begun_and_left(home: Companion) -> None:
    door(home)
    assert [one.act for one in page(home).foot] == ["begin"]
    home.do("begin")
    assert isinstance(home.pages[-1], PracticeDesk)
    home.do("coach leave")
    assert isinstance(home.view(), ShelfView)


def test_it_goes_on_or_begins_afresh(home: Companion) -> None:
    desk(home, TASKS[4])
    door(home)
    assert [one.act for one in page(home).foot] == ["afresh", "begin"]
    assert page(home).sections[0].heading == f"Step 5 of {len(TASKS)}"
    home.do("afresh")
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    assert place.course.done == []
    assert home.shelf.practised() == (0, 0)


def test_back_goes_to_the_door_and_on_from_there(home: Companion) -> None:
    desk(home, TASKS[4]).do("over")
    home.do("back")
    assert page(home).name == "practice"
    home.do("begin")
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    assert len(place.course.done) == 4


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({}, "36 steps, and not one wrong try."),
        ({"slip": 1}, "36 steps, 1 wrong try. That is nothing:"),
        ({"slip": 7, "knot": 9}, "36 steps, 16 wrong tries. At the table"),
    ],
)
def test_the_end_is_friendly(home: Companion, wrong: dict[str, int], told: str) -> None:
    over(home, wrong)
    door(home)
    first, *_ = page(home).sections
    assert first.heading == "You can run a table now"
    assert first.text.startswith(told)


def test_what_was_hard_is_named(home: Companion) -> None:
    over(home, {"slip": 1, "knot": 2})
    door(home)
    _, learned, again = page(home).sections
    assert again.text == "• Activating oracles, portals and Escher knots"
    assert again.text not in learned.text
    assert len(learned.text.split("\n")) == 9


def test_a_real_game_follows(home: Companion) -> None:
    over(home, {})
    door(home)
    home.do("real-game")
    assert isinstance(home.pages[-1], Wizard)
    assert len(home.pages) == 2


def test_in_russian(build: Build) -> None:
    home = build(Settings("ru", "ru"))
    over(home, {"slip": 2, "lake": 3})
    door(home)
    assert page(home).sections[0].text.startswith("36 шагов, 5 ошибок. ")


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff", b'{"done": 1, "of": 36}'])
def test_a_torn_file_is_none(home: Companion, raw: bytes) -> None:
    desk(home, TASKS[4])
    (Path(home.shelf.folder) / "practice.json").write_bytes(raw)
    assert on_shelf(home)[1].second.startswith("5 minutes")
    door(home)
    assert [one.act for one in page(home).foot] == ["begin"]


def test_a_full_disk_is_told_and_the_lesson_goes_on(
    home: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.store.games.troubles import CannotSave

    def full(_tree: object) -> None:
        raise CannotSave("no-room")

    place = desk(home, "slip")
    monkeypatch.setattr(home.shelf.practice, "keep", full)
    place.do("go E")
    assert place.reason
    assert place.course.done[-1] == "phil move E"
    home.do("back")
    home.do("afresh")
    assert page(home).problem
