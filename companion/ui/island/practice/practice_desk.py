"""The desk of the practice game: the real one, on which a wrong try changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.commands import Correct
from companion.games.island.practice.mistakes import NotAsSaid
from companion.store.games.troubles import CannotSave
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.practice import PRACTICE
from companion.ui.island.desk.controller import Desk
from companion.ui.island.hand_over.page import HandOver, start_view
from companion.ui.island.practice.coach import Progress, hint, practice_view, spoken
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.practice.course import Course
    from companion.games.island.practice.lesson import Task
    from companion.games.island.practice.practice_session import Practice
    from companion.games.island.terms import Who
    from companion.store.settings import Settings
    from companion.ui.island.desk.views import DeskView
    from companion.ui.shell.house import House

# What looks at a game that is kept, or begins another.
REAL_GAME: Final = frozenset(("share", "replay", "reveal", "again"))


class PracticeDesk(Desk):
    """`over`: called when the last task is done."""

    def __init__(self, house: House, game: Practice, over: Callable[[], None]) -> None:
        self.course = game.course
        self._over = over
        super().__init__(house, game)
        self.start_heard = "announced" in self.course.done

    @property
    def settings(self) -> Settings:
        """The OP learns every chore, whoever does it otherwise."""
        own = self.house.settings
        return revised(own, {"put_back": "ask", "lake_exit": "ask", "drawing": "do"})

    # What is done

    def do(self, act: str) -> None:
        with self._judged():
            match act:
                case "coach leave":
                    self.leave()
                case "coach help":
                    self.course.shown = True
                case "secret":
                    self._looked_behind()
                case "coach show":
                    self._show_start()
                case "coach cover":
                    self.course.deed("cover")
                    self.house.covered = True
                case _ if act.partition(" ")[0] in REAL_GAME:
                    self._leave_out()
                case _:
                    super().do(act)
                    self._tell_on_page()

    def _leave_out(self) -> None:
        """Why, on the desk: not every page has a place for a sentence."""
        while self.house.pages[-1] is not self:
            self.house.back()
        self.reason = words(PRACTICE, self.house.settings.language)["left-out"]

    def _looked_behind(self) -> None:
        """The lock may be held at any time, and once it is the task."""
        task = self.course.task
        if task is not None and task.deed == "lock":
            self.course.deed("lock")

    def _tell_on_page(self) -> None:
        """Say on a page what is to be corrected, where the coach is not seen."""
        task = self.course.task
        if task is not None and _corrects(task):
            self._say_on_page(spoken(task, self.house.settings.language))

    def _say_on_page(self, sentence: str) -> None:
        page = self.house.pages[-1]
        if isinstance(page, BasePage):
            page.say_why(sentence)

    def announced(self) -> None:
        self.course.deed("announced")
        super().announced()

    def undo_to(self, index: int) -> None:
        with self._judged():
            super().undo_to(index)

    def correct(self, fact: str) -> str:
        """Set a fact; a hint to a wrong one stands on the page where it was touched, too."""
        before = self.course.slip
        reason = super().correct(fact)
        slip, language = self.course.slip, self.house.settings.language
        return reason if slip is None or slip is before else hint(slip, language)

    @contextmanager
    def _judged(self) -> Iterator[None]:
        """A wrong try counts and does nothing; what was done is kept at once."""
        before = self.course.tree
        try:
            yield
        except NotAsSaid as otherwise:
            self.course.count(otherwise.slip)
        if self.course.tree != before:
            self.keep()
        if self.course.task is None:
            self._over()

    @property
    def kept(self) -> Course:
        """The course that is written down."""
        return self.course

    def keep(self) -> None:
        try:
            self.house.shelf.practice.keep(self.kept.tree)
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def leave(self) -> None:
        """To the shelf, from wherever one is."""
        while len(self.house.pages) > 1:
            self.house.back()

    def _show_start(self) -> None:
        """L2.7, L16.4"""
        task = self.course.task
        if task is not None and task.about is not None:
            self.house.go(_Start(self, task.about))

    def start_shown(self) -> None:
        with self._judged():
            self.course.deed("show")

    # What is seen

    def progress(self) -> Progress:
        course = self.course
        return Progress(
            task=course.task,
            done=len(course.done),
            of=len(course.lesson.tasks),
            slip=course.slip,
            shown=course.shown,
            lit=course.lit,
            may_help=course.may_help,
        )

    def view(self) -> DeskView:
        return practice_view(self.model(), self.progress())


def _corrects(task: Task) -> bool:
    return any(isinstance(want, Correct) for want in task.wants)


class _Start(HandOver):
    """The showable cycle of a start; when the tablet comes back, that task is done."""

    def __init__(self, desk: PracticeDesk, who: Who) -> None:
        language = desk.house.settings.said_in
        captive = desk.state.captive(who)
        at = desk.state.table.island.fruits[captive.start]
        view = start_view(who, captive.start, at, language)
        super().__init__(desk.house, name(who, language), view)
        self.desk = desk

    def do(self, act: str) -> None:
        seen = self.handed and act == "give-back"
        super().do(act)
        if seen:
            self.desk.start_shown()
