"""A monkey at games on the tablet and at the lessons: any touches, and nothing breaks or tells."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from companion.ui.games.antinomy.practice import AntinomyPractice
from companion.ui.table.board import TableBoard
from companion.ui.table.lesson_page import LessonPage
from companion.ui.table.practice_board import PracticeBoard
from companion.ui.table.set_up import TableSetUp
from tests.ui.driver import Driver
from tests.ui.games.whole_games import PLAYERS, dealt

TOUCHES: Final = 120
# Ways out of the game.
OUT: Final = ("rules", "settings", "to-shelf", "again", "menu", "journal")
SIZES: Final = ((1280, 800), (1024, 600), (412, 915))
PEOPLE: Final = {"antinomy": 2, "paradominetor": 3}


def small(ui: Driver) -> bool:
    return any(isinstance(page, TableBoard | TableSetUp) for page in ui.companion.pages)


def begin(ui: Driver, game: str, dice: Random) -> None:
    """Against the app, by turns, or both."""
    people = PEOPLE[game]
    apps = PLAYERS[dice.randrange(1, people + 1) : people]
    computers = {who: dice.choice(("random", "sound")) for who in apps}
    session = dealt(ui.companion, game, computers, people, dice.randrange(100))
    ui.companion.leave(1)
    ui.companion.do(f"open {session.id}")
    ui.companion.changed()
    ui.resize(*dice.choice(SIZES))


def touch(ui: Driver, dice: Random) -> None:
    roles = [role for role in ui.roles() if role not in OUT or dice.random() < 0.05]
    role = dice.choice(roles or ui.roles())
    try:
        if role == "show":
            ui.hold(role)
        else:
            ui.tap(role)
    except AssertionError:
        pass  # it lies below the edge of a page, or stands there twice
    if dice.random() < 0.1:
        ui.advance(4.5)


def nothing_is_told(page: Any, ui: Driver) -> None:
    """A9.2, T7.2: while several play, no hand lies open but that of whoever holds the tablet."""
    if not page.viewer:
        assert not [role for role in ui.roles() if role.startswith(("hand ", "tile "))]
    elif isinstance(page, AntinomyPractice):
        own = set(page.state.of(page.viewer).known)
        seen = {role.split()[1] for role in ui.roles() if role.startswith("hand ")}
        assert seen <= own


@pytest.mark.long
@pytest.mark.parametrize("game", PEOPLE)
def test_a_monkey_at_a_whole_game(ui: Driver, game: str) -> None:
    dice, lines = Random(13), 0
    ui.app.still = False
    for at in range(TOUCHES):
        if at % 40 == 0 or not small(ui):
            begin(ui, game, dice)
        touch(ui, dice)
        page = ui.companion.pages[-1]
        if isinstance(page, PracticeBoard):
            lines = max(lines, len(page.session.journal))
            nothing_is_told(page, ui)
    assert lines


@pytest.mark.long
@pytest.mark.parametrize("game", PEOPLE)
def test_a_monkey_in_the_lesson(ui: Driver, game: str) -> None:
    dice, judged = Random(17), 0
    for at in range(60):
        if at % 30 == 0 or not isinstance(ui.companion.pages[-1], LessonPage):
            ui.companion.leave(1)
            ui.companion.do(f"new-game {game}")
            ui.companion.do("lesson")
            ui.companion.changed()
            ui.resize(*dice.choice(SIZES))
        ui.tap(dice.choice([role for role in ui.roles() if role not in (*OUT, "back")]))
        page = ui.companion.pages[-1]
        judged += isinstance(page, LessonPage) and page.judged
    assert judged
