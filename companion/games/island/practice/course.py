"""The progress of a lesson: the tasks done, and the wrong tries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from companion.games.island.commands import Command
from companion.games.island.notation import write
from companion.games.island.practice.lesson import Deed, Lesson, Task
from companion.games.island.practice.mistakes import NotAsSaid, Slip, slip
from companion.games.island.questions import Question

HELP_AFTER: Final = 2  # wrong tries at a task until the coach shows what to touch
_MOST_TRIES: Final = 999


class Course:
    """`done`: a line for each task that is done, a command or a deed. `wrong`: by task.

    `slip`: the last wrong try at the present task. `shown`: what is to be touched is shown.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done: list[str] = []
        self.wrong: dict[str, int] = {}
        self.slip: Slip | None = None
        self.shown = False

    @property
    def task(self) -> Task | None:
        """None: the lesson is over."""
        return self.ahead(0)

    def ahead(self, tasks: int) -> Task | None:
        at = len(self.done) + tasks
        return self.lesson.tasks[at] if at < len(self.lesson.tasks) else None

    @property
    def tries(self) -> int:
        """Wrong ones, at the present task."""
        return self.wrong.get(self.task.name, 0) if self.task else 0

    @property
    def may_help(self) -> bool:
        return self.tries >= HELP_AFTER and not self.shown

    @property
    def lit(self) -> bool:
        """True if what is to be touched is lit."""
        return self.shown or (self.task is not None and self.task.lit)

    def check(
        self, tried: Command | Deed, question: Question | None = None, ahead: int = 0
    ) -> None:
        """Raises NotAsSaid. `ahead`: by how many tasks the same line has gone on already."""
        task, now = self.ahead(ahead), self.task
        found = slip(task, tried, question) if task is not None else None
        if found is not None and now is not None:
            raise NotAsSaid(Slip("other", now) if ahead else found)

    def finish(self, lines: Iterable[str]) -> None:
        """These tasks have been done."""
        before = len(self.done)
        self.done.extend(lines)
        if len(self.done) > before:
            self.slip, self.shown = None, False

    def deed(self, deed: Deed) -> None:
        """Raises NotAsSaid. What may be done at any time brings the lesson no further."""
        self.check(deed)
        if self.task is not None and self.task.deed == deed:
            self.finish((deed,))

    def count(self, found: Slip) -> None:
        """A wrong try."""
        name = found.task.name
        self.wrong[name] = min(self.wrong.get(name, 0) + 1, _MOST_TRIES)
        self.slip = found

    def learn_from(self, again: Course, first: int) -> None:
        """Take over how the tasks went that were done once more, from the first of them on."""
        for task in self.lesson.tasks[first : len(again.done)]:
            self.wrong.pop(task.name, None)
            if tries := again.wrong.get(task.name):
                self.wrong[task.name] = tries

    @property
    def tree(self) -> dict[str, Any]:
        """The values to be kept; `of`: the number of tasks, for readers without the lesson."""
        tasks = len(self.lesson.tasks)
        return {"done": list(self.done), "wrong": dict(self.wrong), "of": tasks}


def written(command: Command) -> str:
    """`phil move NW safe`"""
    return f"{command.who} {write(command)}"


def kept_tries(lesson: Lesson, tree: Mapping[str, Any]) -> dict[str, int]:
    """The wrong tries of a file, without those that it cannot know."""
    told = tree.get("wrong")
    names = {task.name for task in lesson.tasks}
    return {
        name: tries
        for name, tries in (told.items() if isinstance(told, dict) else ())
        if name in names and type(tries) is int and 0 < tries <= _MOST_TRIES
    }


def kept_lines(tree: Mapping[str, Any]) -> list[str]:
    told = tree.get("done")
    return [line for line in told if isinstance(line, str)] if isinstance(told, list) else []
