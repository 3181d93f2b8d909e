"""The practice game without a screen: its door, its desk, and how it is gone through."""

from __future__ import annotations

from collections.abc import Iterator

from companion.ui.island.desk.views import Coach
from companion.ui.island.practice.door import PracticeDoor
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.games.island.practice.lessons import at, lesson

TASKS = tuple(task.name for task in lesson().tasks)
# What is touched where a page lies over the desk.
ON_PAGES = {"correct": ("set theseus energy 3", "done")}


def door(home: Companion) -> PracticeDoor:
    """Opened from the shelf."""
    del home.pages[1:]
    home.do("practice")
    place = home.pages[-1]
    assert isinstance(place, PracticeDoor)
    return place


def desk(home: Companion, task: str = "") -> PracticeDesk:
    """At a task, or where it was left."""
    if task:
        home.shelf.practice.keep(at(task).course.tree)
    door(home).do("begin")
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    return place


def coach(home: Companion) -> Coach:
    place = home.pages[-1]
    assert isinstance(place, PracticeDesk)
    found = place.view().coach
    assert found is not None
    return found


def now(home: Companion) -> str:
    """The present task; nothing when the lesson is over."""
    task = door_of(home).course.task
    return task.name if task is not None else ""


def door_of(home: Companion) -> PracticeDoor:
    place = home.pages[1]
    assert isinstance(place, PracticeDoor)
    return place


def touches(home: Companion, light: str) -> Iterator[str]:
    """The touches that do what is lit, over the whole of it."""
    task = now(home)
    yield light
    if light == "coach show":
        yield from ("show", "give-back", "look")
    elif light == "coach cover":
        yield "look"
    elif light.startswith("correct "):
        yield from ON_PAGES[task]


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view
