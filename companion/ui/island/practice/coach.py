"""The coach's sentences: of the task, of a wrong try, of what is to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.island.commands import Move
from companion.games.island.practice.lesson import Task
from companion.games.island.practice.mistakes import Slip
from companion.games.island.terms import DIRECTIONS, Who
from companion.text.counted import quoted
from companion.text.island.labels import label
from companion.text.island.names import letter, name
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.text.screens.practice import PRACTICE
from companion.ui.island.desk.views import Coach, DeskView
from companion.ui.island.practice.touches import COACH, SHOW, next_touches
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.practice.course import Course
    from companion.ui.island.desk.model import DeskModel

LEAVE = f"{COACH} leave"
HELP = f"{COACH} help"


def coach(course: Course, model: DeskModel, view: DeskView) -> Coach | None:
    """The coach's view; nothing once the lesson is over."""
    language = model.say.language
    task, sheet = course.task, words(PRACTICE, language)
    if task is None:
        return None
    touches = next_touches(model, task)
    text = words(LESSON, language)[f"do-{task.name}"]
    if course.shown:
        text = touched(view, touches[0], language)
    elif course.slip is not None:
        text = hint(course.slip, language)
    return Coach(
        text=text,
        leave=Button(LEAVE, sheet["leave"], _step(course, language), icon="close"),
        who=task.says,
        letter=letter(task.says, language) if task.says else "",
        says=spoken(task, language),
        wrong=course.slip is not None and not course.shown,
        help=_help(course, task, language),
        light=touches if course.lit else (),
    )


def _step(course: Course, language: Language) -> str:
    done, tasks = course.done, course.lesson.tasks
    return words(PRACTICE, language)["step"].format(n=len(done) + 1, all=len(tasks))


def spoken(task: Task, language: Language) -> str:
    """`Phil: “I go east.”`"""
    if task.says is None:
        return ""
    said = words(LESSON, language)[f"says-{task.name}"]
    return f"{name(task.says, language)}: {quoted(said, language)}"


def _help(course: Course, task: Task, language: Language) -> Button | None:
    sheet = words(PRACTICE, language)
    if task.deed == "show":
        return Button(SHOW, sheet["show-start"], icon="eye", tone="answer")
    if course.may_help:
        return Button(HELP, sheet["help"], icon="help", tone="answer")
    return None


# After a wrong try


def hint(slip: Slip, language: Language) -> str:
    """Two sentences at most: what was otherwise, and what is to be touched."""
    sheet, task = words(PRACTICE, language), slip.task
    nudge = words(LESSON, language)[f"nudge-{task.name}"]
    if isinstance(slip.wanted, Move) and slip.word != "other":
        way = label(slip.wanted.direction, language)
        return sheet[f"slip-{slip.word}"].format(name=_name(task.says, language), way=way)
    word = "deed" if slip.word == "other" and task.deed is not None else slip.word
    return sheet[f"slip-{word}"].format(nudge=nudge)


def _name(who: Who | None, language: Language) -> str:
    return name(who, language) if who is not None else ""


def touched(view: DeskView, act: str, language: Language) -> str:
    """`Touch “safely”.`"""
    sheet = words(PRACTICE, language)
    first, _, rest = act.partition(" ")
    if first == "tap":
        return sheet["touch-space"]
    if first == "go" and rest in DIRECTIONS:
        return sheet["touch-arrow"].format(way=label(rest, language))
    named = next((one.label for one in buttons(view) if one.act == act), "")
    return sheet["touch"].format(label=named)


def buttons(view: DeskView) -> Iterator[Button]:
    """Everything that can be touched on the desk, but for the map."""
    yield from view.bar
    yield from view.sheet.buttons
    yield from (token.choose for token in view.sheet.tokens if token.choose is not None)
    yield from view.pad.compass
    yield from view.pad.keys
    yield from (Button(captive.act, captive.name) for captive in view.captives)
    if view.card.confirm is not None:
        yield view.card.confirm
