"""The game of a lesson: it takes what the lesson waits for, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.engine.refused import Refused
from companion.engine.session import Session, Step
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.game import ISLAND, Entries
from companion.games.island.notation import read
from companion.games.island.practice.course import Course, kept_lines, kept_tries, written
from companion.games.island.practice.lesson import Lesson
from companion.games.island.practice.mistakes import NotAsSaid
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State


class Practice(Session[State, Command, Outcome]):
    """A session in memory, beside the games that are played. A wrong try is NotAsSaid."""

    def __init__(self, course: Course) -> None:
        super().__init__(ISLAND, set_up(course.lesson.setup), course.lesson.seed)
        self.course = course

    def submit_each(self, commands: Iterable[Command]) -> Entries:
        said: list[str] = []
        entries = super().submit_each(self._as_said(commands, said))
        self.course.finish(said)
        return entries

    def _as_said(self, commands: Iterable[Command], said: list[str]) -> Iterator[Command]:
        """A line may hold the answers to what it asks: it then does several tasks."""
        for command in commands:
            self.course.check(command, self.state.question, len(said))
            yield command
            said.append(written(command))

    def undo(self) -> Step[Command, Outcome]:
        self.course.check("undo")
        step = super().undo()
        self.course.deed("undo")
        return step

    def redo(self) -> Step[Command, Outcome]:
        self.course.check("redo")
        return super().redo()


def begun(lesson: Lesson) -> Practice:
    return Practice(Course(lesson))


def led_to(lesson: Lesson, name: str) -> Practice:
    """The game at a task of this name, with all before it done by the first of what does it."""
    game = begun(lesson)
    while game.course.task is not None and game.course.task.name != name:
        task = game.course.task
        _do_again(game, written(task.wants[0]) if task.wants else str(task.deed))
    return game


def resumed(lesson: Lesson, tree: Mapping[str, Any]) -> Practice:
    """The game as it was left: all is done once more, up to a task that this lesson lacks."""
    game = begun(lesson)
    try:
        for line in kept_lines(tree):
            _do_again(game, line)
    except (NotAsSaid, Refused):
        pass  # an older lesson, or a file that somebody has written in
    game.course.wrong = kept_tries(lesson, tree)
    return game


def _do_again(game: Practice, line: str) -> None:
    """A task as it was done; what had to be said before it has been said by now."""
    task = game.course.task
    if task is None:
        raise Refused("not-now")
    if task.deed is None:
        who, _, words = line.partition(" ")
        command = read(who, words)
        if command is None:
            raise Refused("unknown")
        if not task.hush:
            game.announced()
        game.submit(command)
    elif line != task.deed:
        raise Refused("not-now")
    elif task.deed == "undo":
        game.undo()
    else:
        if task.deed == "announced":
            game.announced()
        game.course.deed(task.deed)
