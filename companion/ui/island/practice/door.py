"""The door to the practice game: what it is, how far it has come, and at last how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.practice.course import HELP_AFTER
from companion.games.island.practice.lesson import read_lesson
from companion.games.island.practice.practice_session import begun, resumed
from companion.store.assets import practice_lesson, shipped_box
from companion.store.games.troubles import CannotSave
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.practice import PRACTICE
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.wizard.wizard import wizard
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import tell
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.practice.course import Course
    from companion.ui.shell.house import House


class PracticeDoor(BasePage):
    """The box that ships with the app, whatever the owner's: the lesson has to come out right."""

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.lesson = read_lesson(practice_lesson(), shipped_box())
        self.game = resumed(self.lesson, house.shelf.practice.read() or {})

    @property
    def course(self) -> Course:
        return self.game.course

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "begin" if self.course.task is not None:
                self._play()
            case "afresh":
                self._afresh()
            case "real-game":
                page = wizard(self.house)
                self.house.home(page)
                tell(self.house, page.troubles)
            case _:
                super().do(act)

    def _play(self) -> None:
        self.house.go(PracticeDesk(self.house, self.game, self._over))

    def _afresh(self) -> None:
        game = begun(self.lesson)
        try:
            self.house.shelf.practice.keep(game.course.tree)
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return
        self.game = game
        self._play()

    def _over(self) -> None:
        """The last task is done: what was learned stands here."""
        while self.house.pages[-1] is not self:
            self.house.back()

    # What is seen

    def view(self) -> PageView:
        sheet = words(PRACTICE, self.language)
        return PageView(
            name="practice",
            title=sheet["title"],
            sections=self._sections(),
            back=Button("back", sheet["back"], icon="back"),
            foot=self._foot(),
            notice=self.notice,
            problem=self.problem,
        )

    def _foot(self) -> tuple[Button, ...]:
        sheet, course = words(PRACTICE, self.language), self.course
        if course.task is None:
            return (
                Button("afresh", sheet["once-more"], icon="redo"),
                Button("real-game", sheet["real-game"], icon="plus", tone="accent"),
            )
        if not course.done:
            return (Button("begin", sheet["begin"], icon="play", tone="accent"),)
        return (
            Button("afresh", sheet["afresh"], icon="redo"),
            Button("begin", sheet["go-on"], icon="play", tone="accent"),
        )

    def _sections(self) -> tuple[Section, ...]:
        sheet, course = words(PRACTICE, self.language), self.course
        if course.task is None:
            return tuple(section for section in self._summary() if section.text)
        about = Section(sheet["about"], sheet["about-text"])
        if not course.done:
            return (about,)
        heading = sheet["left"].format(n=len(course.done) + 1, all=len(self.lesson.tasks))
        return (Section(heading, sheet["left-text"]), about)

    def _summary(self) -> tuple[Section, ...]:
        sheet, again = words(PRACTICE, self.language), self._hard()
        easy = [topic for topic in self.lesson.topics if topic not in again]
        return (
            Section(sheet["over"], self._count()),
            Section(sheet["learned"], self._listed(easy)),
            Section(sheet["look-again"], self._listed(again)),
        )

    def _listed(self, topics: list[str]) -> str:
        sheet = words(PRACTICE, self.language)
        return "\n".join(f"• {sheet[f'topic-{topic}']}" for topic in topics)

    def _count(self) -> str:
        sheet, tries = words(PRACTICE, self.language), sum(self.course.wrong.values())
        steps = counted(sheet["steps"], len(self.lesson.tasks), self.language)
        if not tries:
            return sheet["faultless"].format(steps=steps)
        told = counted(sheet["tries"], tries, self.language)
        rarely = tries <= len(self.lesson.tasks) / 3
        return f"{steps}, {told}. {sheet['rarely' if rarely else 'often']}"

    def _hard(self) -> list[str]:
        """Topics with a task at which the coach had to help."""
        wrong = self.course.wrong
        hard = {task.topic for task in self.lesson.tasks if wrong.get(task.name, 0) >= HELP_AFTER}
        return [topic for topic in self.lesson.topics if topic in hard]
