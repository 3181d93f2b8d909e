"""From the menu: the table rulings, and what each captive has been told."""

from __future__ import annotations

import pytest

from companion.games.island.rulings import RULINGS, play
from companion.games.island.terms import FRUITS, Who
from companion.ui.island.corrections.views import CorrectionsView
from companion.ui.island.desk.captive_page import CaptivePage
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import RulingsPage
from companion.ui.island.menu.page import Menu
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui import at_table
from tests.ui.played import begun, play_on


@pytest.fixture
def desk(home: Companion) -> Desk:
    made = Desk(home, begun(home))
    home.home(made)
    home.go(Menu(home, made))
    return made


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def test_the_rulings_tell_what_is_played_and_what_else_could_be(home: Companion) -> None:
    home.go(RulingsPage(home, play({"lake-shore": "no"})))
    sections = {section.heading: section.text for section in page(home).sections}
    assert len(sections) == len(RULINGS)
    leaving = sections["Leaving a lake"].split("\n")
    assert leaving[0].startswith("A captive who lies in a lake leaves along any line")
    assert leaving[1].startswith("Other tables: “A captive who lies in a lake leaves from a space")
    assert "\n" not in sections["Knots in a ring"], "there is no other value"


def test_what_each_captive_has_been_told(home: Companion, desk: Desk) -> None:
    play_on(desk.session, 60)
    home.do("told theseus")
    view = page(home)
    assert view.title == "Theseus"
    assert [section.heading for section in view.sections[:2]] == [
        "IF SOMEBODY ASKS WHERE THESEUS IS",
        "SAID TO THESEUS LAST",
    ]
    assert view.sections[3].heading.startswith("Mission: ")
    told = [section for section in view.sections if section.heading.startswith("Told in round ")]
    numbers = [int(section.heading.rsplit(" ", 1)[1]) for section in told]
    assert numbers == sorted(numbers, reverse=True)
    lines = [line for section in told for more in section.more for line in more.text.split("\n")]
    assert len(lines) > 5
    assert not [line for line in lines if line.startswith("Phil, ") and "Theseus" not in line]
    home.do("correct")
    correcting = home.view()
    assert isinstance(correcting, CorrectionsView)
    assert correcting.title == "Correct Theseus"


def test_a_push_and_what_all_heard_is_told_to_each() -> None:
    """L16.5: what was said aloud is everybody's; a push speaks to whom it moves."""
    desk = at_table.desk()
    desk.correct("set rock at E6")  # beside Phil
    at_table.touch(desk, "end", "end", "answer token hurricane", "answer rock pushes phil W")
    pushed = "Phil, the Rock pushes you west"

    def told(who: Who) -> str:
        return "\n".join(
            more.text
            for section in CaptivePage(desk.house, desk, who).view().sections
            for more in section.more
        )

    assert pushed in told("phil")
    assert pushed not in told("theseus")
    assert "Hurricane" in told("phil")
    assert "Hurricane" in told("theseus")


def test_one_touch_of_a_captive_gives_the_words_for_where_he_is() -> None:
    desk = at_table.desk(said_in="ru")
    assert at_table.touch(desk, "captive phil").sheet.heading == "«Фил на яблоке»."
    assert desk.session.journal == []


def test_from_the_desk_to_what_a_captive_knows_and_back(home: Companion, desk: Desk) -> None:
    home.do("back")
    for act in ("captive phil", "told phil"):
        home.do(act)
    view = page(home)
    assert (view.name, view.title) == ("captive", "Phil")
    assert view.sections[0].aloud
    assert view.sections[0].text == f"“Phil is on the {desk.state.captive('phil').start}.”"
    home.do("back")
    assert home.pages[-1] is desk


@pytest.mark.usefixtures("desk")
def test_what_was_taken_back_stands_struck(home: Companion) -> None:
    home.do("back")
    for act in ("end", "end", "announced", "undo", "told phil"):
        home.do(act)
    struck = [one.text for part in page(home).sections for one in part.more if one.struck]
    assert struck == ["Phil, it is your turn."]
    last = next(part for part in page(home).sections if part.heading == "SAID TO PHIL LAST")
    assert "Phil starts on the banana." in last.text


@pytest.mark.usefixtures("desk")
def test_the_list_can_hold_what_was_said_to_the_others_too(home: Companion) -> None:
    home.do("back")
    for act in ("end", "end", "told theseus"):
        home.do(act)

    def lines() -> str:
        return "\n".join(one.text for part in page(home).sections for one in part.more)

    assert "Phil, it is your turn." not in lines()
    assert "Shown to Theseus alone: the start, space" in lines()
    home.do("to-all")
    assert "Phil, it is your turn." in lines()
    assert "alone" not in lines()
    home.do("to-one")
    assert "Phil, it is your turn." not in lines()


def test_every_fruit_of_a_bonus_is_shown_with_its_mark(home: Companion, desk: Desk) -> None:
    home.do("told phil")
    start = desk.state.captive("phil").start
    bonuses = next(one for one in page(home).sections if one.heading == "Bonuses").text
    assert f"{start} (circled)" in bonuses
    assert all(fruit in bonuses for fruit in FRUITS)
