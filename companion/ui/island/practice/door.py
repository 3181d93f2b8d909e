"""The door to the practice game: its first pages, how far it has come, and at last how it went."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.practice.course import HELP_AFTER
from companion.games.island.practice.lesson import read_lesson
from companion.games.island.practice.practice_session import begun, led_to, resumed
from companion.store.assets import practice_lesson, shipped_box
from companion.store.games.troubles import CannotSave
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.text.screens.practice import PRACTICE
from companion.ui.island.practice.first_pages import (
    MOVED,
    PAGES,
    FirstPagesModel,
    first_page,
    islands,
)
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.practice.repeated_desk import RepeatedDesk
from companion.ui.island.wizard.wizard import wizard
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import tell
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.games.island.practice.course import Course
    from companion.games.island.practice.lesson import Lesson, Task
    from companion.games.island.practice.practice_session import Practice
    from companion.text.languages import Language
    from companion.ui.island.practice.views import FirstPageView
    from companion.ui.shell.house import House


@frozen
class DoorModel:
    """`done`: how many tasks. `wrong`: the wrong tries, by task."""

    lesson: Lesson
    done: int
    wrong: Mapping[str, int]
    language: Language
    notice: Notice | None
    problem: bool

    @property
    def over(self) -> bool:
        return self.done == len(self.lesson.tasks)


class PracticeDoor(BasePage):
    """The box that ships with the app, whatever the owner's: the lesson has to come out right."""

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.lesson = read_lesson(practice_lesson(), shipped_box())
        self.game = resumed(self.lesson, house.shelf.practice.read() or {})
        # The first page that is open, by its place: whoever has not begun comes to them.
        self.page: int | None = None if self.course.done else 0

    @property
    def course(self) -> Course:
        return self.game.course

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "begin" if self.course.task is not None:
                self._play()
            case "pages":
                self.page = 0
            case "next" if self.page is not None:
                self.page = min(self.page + 1, len(PAGES) - 1)
            case "previous" if self.page is not None:
                self.page = self.page - 1 if self.page else None
            case "leave":
                self.house.back()
            case "afresh":
                self._afresh()
            case _ if act.startswith("repeat "):
                self._repeat(act.removeprefix("repeat "))
            case "against":
                self.house.open_over(self, act)
            case "real-game":
                page = wizard(self.house)
                self.house.home(page)
                tell(self.house, page.troubles)
            case _:
                super().do(act)

    def returned(self) -> None:
        """Called when the desk closes: who has begun comes to how far it has come."""
        if self.course.done:
            self.page = None

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

    def _repeat(self, task: str) -> None:
        """The lesson from this step on; that it was played to its end stays true."""
        game = led_to(self.lesson, task)
        self.house.go(RepeatedDesk(self.house, game, self._over, self.course))

    def _over(self) -> None:
        """The last task is done: what was learned stands here."""
        while self.house.pages[-1] is not self:
            self.house.back()

    # What is seen

    def model(self) -> DoorModel:
        return DoorModel(
            lesson=self.lesson,
            done=len(self.course.done),
            wrong=dict(self.course.wrong),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    @cached_property
    def tables(self) -> tuple[Practice, Practice]:
        """The lesson's table before it, and after the first move over a space."""
        return begun(self.lesson), led_to(self.lesson, MOVED)

    def view(self) -> PageView | FirstPageView:
        if self.page is None:
            return door_view(self.model())
        return first_page(self.pages_model(self.page))

    def pages_model(self, page: int) -> FirstPagesModel:
        before, after = islands(*self.tables, self.language)
        return FirstPagesModel(
            at=page,
            begins=before,
            moved=after,
            language=self.language,
            goes_on=bool(self.course.done),
        )


def door_view(model: DoorModel) -> PageView:
    sheet = words(PRACTICE, model.language)
    return PageView(
        name="practice",
        title=sheet["title"],
        sections=_summary(model) if model.over else _sections(model),
        back=Button("back", sheet["back"], icon="back"),
        foot=_foot(model),
        notice=model.notice,
        problem=model.problem,
        night=NightArt(done=model.done, of=len(model.lesson.tasks)),
    )


def _foot(model: DoorModel) -> tuple[Button, ...]:
    sheet = words(PRACTICE, model.language)
    if model.over:
        return (
            Button("afresh", sheet["once-more"], icon="redo"),
            Button("against", sheet["against"], sheet["against-second"], icon="robot"),
            Button("real-game", sheet["real-game"], icon="plus", tone="accent"),
        )
    return (
        Button("afresh", sheet["afresh"], icon="redo"),
        Button("begin", sheet["go-on"], icon="play", tone="accent"),
    )


def _sections(model: DoorModel) -> tuple[Section, ...]:
    sheet = words(PRACTICE, model.language)
    pages = Button("pages", sheet["pages"], icon="map")
    about = Section(sheet["about"], sheet["about-text"], rows=((pages,),))
    heading = sheet["left"].format(n=model.done + 1, all=len(model.lesson.tasks))
    return (Section(heading, sheet["left-text"]), about)


def _summary(model: DoorModel) -> tuple[Section, ...]:
    """The tries; the topics that went well; and each step at which the coach had to help."""
    sheet, tasks = words(PRACTICE, model.language), model.lesson.tasks
    hard = [task for task in tasks if model.wrong.get(task.name, 0) >= HELP_AFTER]
    topics = [topic for topic in model.lesson.topics if topic not in {one.topic for one in hard}]
    learned = "\n".join(f"• {sheet[f'topic-{topic}']}" for topic in topics)
    sections = [Section(sheet["over"], _count(model))]
    if hard:
        links = tuple(_link(task, model.language) for task in hard)
        sections.append(Section(sheet["look-again"], sheet["again-text"], rows=(links,)))
    if learned:
        sections.append(Section(sheet["learned"], learned))
    return tuple(sections)


def _link(task: Task, language: Language) -> Button:
    label = words(LESSON, language)[f"name-{task.name}"]
    return Button(f"repeat {task.name}", label, icon="redo")


def _count(model: DoorModel) -> str:
    sheet, tries = words(PRACTICE, model.language), sum(model.wrong.values())
    steps = counted(sheet["steps"], len(model.lesson.tasks), model.language)
    if not tries:
        return sheet["faultless"].format(steps=steps)
    told = counted(sheet["tries"], tries, model.language)
    rarely = tries <= len(model.lesson.tasks) / 3
    return f"{steps}, {told}. {sheet['rarely' if rarely else 'often']}"
