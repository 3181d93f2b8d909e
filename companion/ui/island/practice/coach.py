"""The coach's sentences: of the task, of a wrong try, of what is to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen, revised
from companion.games.island.commands import Move
from companion.games.island.practice.lesson import Task
from companion.games.island.practice.mistakes import Slip
from companion.games.island.terms import DIRECTIONS
from companion.text.counted import quoted
from companion.text.island.labels import label
from companion.text.island.names import name
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.text.screens.practice import PRACTICE
from companion.ui.island.desk.view import desk_view
from companion.ui.island.desk.views import Coach, DeskView
from companion.ui.island.practice.touches import COACH, COVER, LOCK, SHOW, next_touches
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel

LEAVE = f"{COACH} leave"
HELP = f"{COACH} help"


@frozen
class Progress:
    """The lesson of one moment. `task`: none once it is over; `done` tasks of `of`.

    `slip`: the last wrong try at the task. `shown`: what is to be touched is told, `lit`: and lit.
    """

    task: Task | None
    done: int
    of: int
    slip: Slip | None
    shown: bool
    lit: bool
    may_help: bool


def practice_view(model: DeskModel, progress: Progress) -> DeskView:
    """The desk with the coach beside it, on which the cover may be the task."""
    view, task = desk_view(model), progress.task
    if task is None:
        return view
    if task.deed == "cover":
        bar = (revised(one, {"act": COVER}) if one.act == "cover" else one for one in view.bar)
        view = revised(view, {"bar": tuple(bar)})
    return revised(view, {"coach": _coach(progress, task, model, view)})


def _coach(progress: Progress, task: Task, model: DeskModel, view: DeskView) -> Coach:
    language, touches = model.say.language, next_touches(model, task)
    sheet = words(PRACTICE, language)
    text = words(LESSON, language)[f"do-{task.name}"]
    if progress.shown:
        text = touched(view, touches[0], language)
    elif progress.slip is not None:
        text = hint(progress.slip, language)
    step = sheet["step"].format(n=progress.done + 1, all=progress.of)
    return Coach(
        text=text,
        leave=Button(LEAVE, sheet["leave"], step, icon="close"),
        who=task.says,
        says=spoken(task, language),
        wrong=progress.slip is not None and not progress.shown,
        help=_help(progress, task, language),
        light=touches if progress.lit else (),
    )


def spoken(task: Task, language: Language) -> str:
    """`Phil: “I go east.”`"""
    if task.says is None:
        return ""
    said = words(LESSON, language)[f"says-{task.name}"]
    return f"{name(task.says, language)}: {quoted(said, language)}"


def _help(progress: Progress, task: Task, language: Language) -> Button | None:
    sheet = words(PRACTICE, language)
    if task.deed == "show":
        return Button(SHOW, sheet["show-start"], icon="eye", tone="answer")
    if progress.may_help:
        return Button(HELP, sheet["help"], icon="help", tone="answer")
    return None


# After a wrong try


def hint(slip: Slip, language: Language) -> str:
    """Two sentences at most: what was otherwise, and what is to be touched."""
    sheet, task = words(PRACTICE, language), slip.task
    nudge = words(LESSON, language)[f"nudge-{task.name}"]
    if isinstance(slip.wanted, Move) and slip.word != "other":
        way = label(slip.wanted.direction, language)
        who = "" if task.says is None else name(task.says, language)
        return sheet[f"slip-{slip.word}"].format(name=who, way=way)
    word = "deed" if slip.word == "other" and task.deed is not None else slip.word
    return sheet[f"slip-{word}"].format(nudge=nudge)


def touched(view: DeskView, act: str, language: Language) -> str:
    """`Touch “safely”.`"""
    sheet = words(PRACTICE, language)
    first, _, rest = act.partition(" ")
    if act == LOCK:
        return sheet["hold-lock"]
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
    yield from (one.button for one in view.harm)
    yield from view.pad.compass
    yield from filter(None, view.pad.keys)
    yield from (Button(captive.act, captive.name) for captive in view.captives)
    yield from filter(None, (view.card.confirm, view.sheet.close))
