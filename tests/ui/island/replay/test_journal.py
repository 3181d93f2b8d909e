"""The journal: looking at a moment, and going back to it."""

from __future__ import annotations

import pytest

from companion.ui.island.desk.controller import Desk
from companion.ui.island.replay.journal import Journal
from companion.ui.island.replay.views import JournalLine, JournalView
from companion.ui.shell.companion import Companion
from tests.ui.played import begun, play_on


@pytest.fixture
def desk(home: Companion) -> Desk:
    session = begun(home)
    play_on(session, 60)
    made = Desk(home, session)
    home.home(made)
    return made


def opened(home: Companion, desk: Desk) -> JournalView:
    home.go(Journal(home, desk))
    return journal(home)


def journal(home: Companion) -> JournalView:
    view = home.view()
    assert isinstance(view, JournalView)
    return view


def lines(view: JournalView) -> list[JournalLine]:
    return [line for _, found in view.rounds for line in found]


def test_every_step_stands_under_its_round(home: Companion, desk: Desk) -> None:
    view = opened(home, desk)
    headings = [heading for heading, _ in view.rounds]
    last = desk.session.steps[-1].entries[-1].outcome.state.round
    assert headings[0] == "Before the first turn"
    assert headings[1:] == [f"Round {n}" for n in range(1, len(headings))]
    assert len(headings) >= last
    assert len(lines(view)) == 1 + len(desk.session.steps)
    assert lines(view)[0].label == "The set-up"
    assert lines(view)[0].said.startswith("The Bush is on")


def test_the_last_step_is_looked_at_first(home: Companion, desk: Desk) -> None:
    view = opened(home, desk)
    assert [line.chosen for line in lines(view)].index(True) == len(lines(view)) - 1
    assert view.return_here is not None
    assert not view.return_here.enabled
    assert view.return_here.label == "This is now"


def test_a_moment_is_shown_as_it_was(home: Companion, desk: Desk) -> None:
    opened(home, desk)
    home.do("look-at 0")
    then = desk.session.steps[0].entries[-1].outcome
    view = journal(home)
    assert {one.who: one.at for one in view.island.figures} == {
        one.who: one.at for one in then.state.captives
    }
    assert view.said
    home.do("look-at -1")
    assert journal(home).said == lines(journal(home))[0].said


def test_nothing_on_the_strip_can_be_touched(home: Companion, desk: Desk) -> None:
    assert {(one.act, one.held) for one in opened(home, desk).captives} == {("", "")}


def test_going_back_takes_a_second_tap(home: Companion, desk: Desk) -> None:
    opened(home, desk)
    then = desk.session.steps[4].entries[-1].outcome.state
    steps = len(desk.session.steps)
    home.do("look-at 4")
    asked = journal(home).return_here
    assert asked is not None
    assert asked.second == f"It takes back {steps - 5} steps"
    home.do("return sure")
    assert len(desk.session.steps) == steps, "it was not asked before"
    home.do("return")
    sure = journal(home).return_here
    assert sure is not None
    assert (sure.label, sure.tone) == ("Yes, back to here", "accent")
    home.do(sure.act)
    assert len(desk.session.steps) == 5
    assert desk.state == then
    assert home.pages[-1] is desk


def test_looking_elsewhere_takes_the_question_back(home: Companion, desk: Desk) -> None:
    opened(home, desk)
    for act in ("look-at 4", "return", "look-at 3", "return sure"):
        home.do(act)
    assert len(desk.session.steps) > 5


def test_one_step_is_one_step(home: Companion, desk: Desk) -> None:
    opened(home, desk)
    home.do(f"look-at {len(desk.session.steps) - 2}")
    back = journal(home).return_here
    assert back is not None
    assert back.second == "It takes back 1 step"


def test_back_to_the_beginning(home: Companion, desk: Desk) -> None:
    opened(home, desk)
    for act in ("look-at -1", "return", "return sure"):
        home.do(act)
    assert desk.session.steps == []


def test_what_was_taken_back_is_struck_and_can_still_be_seen(home: Companion, desk: Desk) -> None:
    count = len(desk.session.steps)
    desk.undo_to(count - 4)
    view = opened(home, desk)
    assert [line.struck for line in lines(view)[-3:]] == [True, True, True]
    assert len(lines(view)) == count + 1
    home.do(f"look-at {count - 1}")
    back = journal(home).return_here
    assert back is not None
    assert (back.label, back.enabled) == ("This was taken back", False)


def test_in_russian_counts_agree(russian: Companion) -> None:
    session = begun(russian)
    play_on(session, 30)
    desk = Desk(russian, session)
    russian.home(desk)
    opened(russian, desk)
    seconds = []
    for back in (1, 2, 5):
        russian.do(f"look-at {len(session.steps) - 1 - back}")
        button = journal(russian).return_here
        assert button is not None
        seconds.append(button.second)
    assert seconds == ["Отменится 1 шаг", "Отменятся 2 шага", "Отменится 5 шагов"]
