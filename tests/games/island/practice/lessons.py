"""The lesson that comes with the app, and how it is gone through without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.games.island.practice.lesson import Lesson, Task, read_lesson
from companion.games.island.practice.practice_session import Practice, begun, led_to
from companion.store.assets import practice_lesson, shipped_box


@cache
def lesson() -> Lesson:
    return read_lesson(practice_lesson(), shipped_box())


def do(game: Practice, wanted: int = 0) -> None:
    """The present task, by the first of what does it or by another."""
    task = game.course.task
    assert task is not None
    if task.wants:
        game.submit(task.wants[min(wanted, len(task.wants) - 1)])
    elif task.deed == "undo":
        game.undo()
    else:
        assert task.deed is not None
        if task.deed == "announced":
            game.announced()
        game.course.deed(task.deed)


def each_task(wanted: int = 0) -> Iterator[tuple[Task, Practice]]:
    """Each task with the game just before it is done."""
    game = begun(lesson())
    for task in lesson().tasks:
        yield task, game
        do(game, wanted)


def at(name: str) -> Practice:
    """The game at a task."""
    return led_to(lesson(), name)
