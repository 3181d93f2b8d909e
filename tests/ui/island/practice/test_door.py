"""The door to the practice game, on the shelf and off it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store.settings import Settings
from companion.text.languages import LANGUAGES
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.practice.views import FirstPageView
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


def first_page(home: Companion) -> FirstPageView:
    view = home.view()
    assert isinstance(view, FirstPageView)
    return view


def test_it_is_begun_and_left(home: Companion) -> None:
    door(home)
    assert first_page(home).at == 0
    home.do("begin")
    assert isinstance(home.pages[-1], PracticeDesk)
    home.do("coach leave")
    assert isinstance(home.view(), ShelfView)


def test_three_pages_come_before_the_lesson(home: Companion) -> None:
    door(home)
    for turned in range(3):
        assert first_page(home).at == turned
        home.do(first_page(home).go.act)
    assert isinstance(home.pages[-1], PracticeDesk)
    assert home.pages[-1].course.done == []


def test_the_pages_are_turned_back(home: Companion) -> None:
    door(home)
    for act, turned in (("next", 1), ("next", 2), ("previous", 1), ("previous", 0)):
        home.do(act)
        assert first_page(home).at == turned
    home.do("back")
    assert isinstance(home.view(), ShelfView)


def test_the_pages_are_left_from_anywhere(home: Companion) -> None:
    for turns in range(3):
        door(home)
        for _ in range(turns):
            home.do("next")
        home.do("leave" if turns else "back")
        assert isinstance(home.view(), ShelfView)
    assert home.shelf.practised() == (0, 0)


def test_who_comes_back_without_having_done_anything_is_at_the_same_page(home: Companion) -> None:
    door(home)
    home.do("next")
    home.do("begin")
    home.do("back")
    assert first_page(home).at == 1


def test_who_has_begun_comes_back_to_how_far_that_was(home: Companion) -> None:
    door(home)
    for act in ("next", "next", "begin", "coach show", "show", "give-back", "look", "back"):
        home.do(act)
    assert page(home).sections[0].heading == f"Step 2 of {len(TASKS)}"


def test_the_pages_can_be_looked_at_again(home: Companion) -> None:
    desk(home, TASKS[4])
    door(home)
    home.do("pages")
    assert first_page(home).at == 0
    home.do("previous")
    assert page(home).name == "practice"
    for act in ("pages", "next", "next"):
        home.do(act)
    assert first_page(home).go.label == "Go on"
    home.do("begin")
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    assert len(place.course.done) == 4


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
        ({}, "41 steps, and not one wrong try."),
        ({"slip": 1}, "41 steps, 1 wrong try. That is nothing:"),
        ({"slip": 7, "knot": 9}, "41 steps, 16 wrong tries. At the table"),
    ],
)
def test_the_end_is_friendly(home: Companion, wrong: dict[str, int], told: str) -> None:
    over(home, wrong)
    door(home)
    first, *_ = page(home).sections
    assert first.heading == "You can run a table now"
    assert first.text.startswith(told)


def test_what_was_hard_is_worth_repeating(home: Companion) -> None:
    over(home, {"slip": 1, "knot": 2, "rock": 5})
    door(home)
    _, again, learned = page(home).sections
    assert again.heading == "Worth repeating"
    assert [(one.act, one.label) for row in again.rows for one in row] == [
        ("repeat knot", "From the portal to a knot"), ("repeat rock", "The Rock pushes"),
    ]  # fmt: skip
    assert "Escher knots" not in learned.text
    assert len(learned.text.split("\n")) == 9


def test_without_a_fault_nothing_is_worth_repeating(home: Companion) -> None:
    over(home, {"slip": 1})
    door(home)
    assert [one.heading for one in page(home).sections] == [
        "You can run a table now", "What you know now",
    ]  # fmt: skip


@pytest.mark.parametrize("task", TASKS)
def test_a_link_leads_to_that_very_step(build: Build, task: str) -> None:
    for language in LANGUAGES:
        home = build(Settings(language, language))
        over(home, {task: 2})
        door(home)
        (link,) = (one for section in page(home).sections for row in section.rows for one in row)
        assert link.label == words(LESSON, language)[f"name-{task}"]
        home.do(link.act)
        place = home.pages[-1]
        assert isinstance(place, PracticeDesk)
        assert place.course.task is not None
        assert place.course.task.name == task
        assert place.state == at(task).state
        found = place.view().coach
        assert found is not None
        assert found.text == words(LESSON, language)[f"do-{task}"]


def repeating(home: Companion, task: str, wrong: dict[str, int]) -> PracticeDesk:
    over(home, wrong)
    door(home).do(f"repeat {task}")
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    return place


def links(home: Companion) -> list[str]:
    return [one.act for section in page(home).sections for row in section.rows for one in row]


def test_a_step_that_goes_well_is_no_more_worth_repeating(home: Companion) -> None:
    place = repeating(home, "knot", {"knot": 2, "rock": 2})
    place.do("go SW")
    home.do("coach leave")
    assert links(home) == ["repeat rock"]
    assert door(home).course.wrong == {"rock": 2}  # it is kept


def test_a_step_that_goes_wrong_again_stays(home: Companion) -> None:
    place = repeating(home, "knot", {"knot": 2, "rock": 2})
    for act in ("go E", "go E", "go NE", "go SW"):
        place.do(act)
    home.do("coach leave")
    assert links(home) == ["repeat knot", "repeat rock"]
    assert door(home).course.wrong == {"knot": 3, "rock": 2}


def test_a_step_that_was_only_looked_at_stays(home: Companion) -> None:
    place = repeating(home, "knot", {"knot": 2})
    place.do("go E")
    home.do("coach leave")
    assert links(home) == ["repeat knot"]
    assert door(home).course.wrong == {"knot": 2}


def test_repeating_does_not_undo_that_it_was_played_to_the_end(home: Companion) -> None:
    place = repeating(home, "rock", {"rock": 2})
    place.do("piece rock")
    place.do("half push")
    place.do("go E")
    assert home.shelf.practised() == (len(TASKS), len(TASKS))
    home.do("back")
    assert page(home).sections[0].heading == "You can run a table now"
    assert on_shelf(home)[1].second == "played to the end"


def test_repeating_goes_on_to_the_end(home: Companion) -> None:
    place = repeating(home, "phil-done", {"phil-done": 2})
    place.do("end")
    place.do("tap C2")
    assert [one.heading for one in page(home).sections] == [
        "You can run a table now", "What you know now",
    ]  # fmt: skip


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
    assert page(home).sections[0].text.startswith("41 шаг, 5 ошибок. ")


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff", b'{"done": 1, "of": 36}'])
def test_a_torn_file_is_none(home: Companion, raw: bytes) -> None:
    desk(home, TASKS[4])
    (Path(home.shelf.folder) / "practice.json").write_bytes(raw)
    assert on_shelf(home)[1].second.startswith("5 minutes")
    door(home)
    assert first_page(home).at == 0


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
