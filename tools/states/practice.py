"""Moments of the practice game: at which task, and what is touched then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from companion.ui.island.practice.door import PracticeDoor
from tests.games.island.practice.lessons import at
from tests.ui.driver import Driver

# Each at a task, and what is touched then.
MOMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "practice-show-start": ("show-start", ()),
    "practice-first-turn": ("first-turn", ()),
    "practice-lock": ("lock", ()),
    "practice-first-move": ("first-move", ()),
    "practice-over-safely": ("over-safely", ("over",)),
    "practice-activate": ("activate", ()),
    "practice-oracle": ("oracle", ("go W",)),
    "practice-undo": ("undo-silently", ()),
    "practice-undo-aloud": ("safely-now", ()),
    "practice-wrong": ("over-safely", ("over", "go E")),
    "practice-wrong-twice": ("safely-now", ("go SW", "go SE")),
    "practice-shown": ("safely-now", ("go SW", "go SE", "coach help")),
    "practice-token": ("token", ()),
    "practice-bush": ("bush", ("announced", "piece bush")),
    "practice-wave": ("wave", ("announced", "piece wave")),
    "practice-cover": ("cover", ()),
    "practice-bonus": ("bonus", ("bonus",)),
    "practice-lake": ("lake-exit", ()),
    "practice-where": ("where", ("captive phil",)),
    "practice-typed": ("scare", ("announced", "keyboard")),
    "practice-correct": ("correct", ("captive theseus", "correct theseus")),
    "practice-restore": ("restore", ()),
    "practice-anomaly": ("anomaly", ("over",)),
    "practice-anomaly-where": ("anomaly-where", ()),
    "practice-anomaly-fruit": ("anomaly-fruit", ()),
    "practice-put-back": ("put-back", ()),
}  # fmt: skip


def practice_begin(ui: Driver) -> None:
    ui.tap("practice")


def practice_spaces(ui: Driver) -> None:
    pages(ui, 1)


def practice_turns(ui: Driver) -> None:
    pages(ui, 2)


def pages(ui: Driver, at: int) -> None:
    """One of the pages before the lesson; where cards stand one by one, the last of it."""
    ui.tap("practice")
    while ui.companion.view().at < at:
        ui.tap(ui.companion.view().go.act)


def practice_waits(ui: Driver) -> None:
    at_task(ui, "lake")
    ui.tap("coach leave")
    ui.tap("practice")


def practice_over(ui: Driver) -> None:
    at_task(ui, "put-back", "tap C2")


def practice_over_hard(ui: Driver) -> None:
    """With three steps that are worth repeating."""
    tree = {**at("put-back").course.tree, "wrong": {"knot": 2, "rock": 3, "anomaly-where": 2}}
    ui.companion.shelf.practice.keep(tree)
    ui.companion.go(PracticeDoor(ui.companion))
    ui.companion.do("begin")
    ui.pump(2)
    ui.read_on()
    ui.tap("tap C2")


def practice_repeated(ui: Driver) -> None:
    practice_over_hard(ui)
    ui.tap("repeat rock")


def moment(name: str, ui: Driver) -> None:
    task, acts = MOMENTS[name]
    at_task(ui, task, *acts)


PRACTICE: Final[dict[str, Callable[[Driver], None]]] = {
    "practice-begin": practice_begin,
    "practice-spaces": practice_spaces,
    "practice-turns": practice_turns,
    "practice-waits": practice_waits,
    **{name: partial(moment, name) for name in MOMENTS},
    "practice-over": practice_over,
    "practice-over-hard": practice_over_hard,
    "practice-repeated": practice_repeated,
}


def at_task(ui: Driver, name: str, *acts: str) -> None:
    """The practice desk as it is when this task begins; then these are touched."""
    ui.companion.shelf.practice.keep(at(name).course.tree)
    ui.companion.go(PracticeDoor(ui.companion))
    ui.companion.do("begin")
    ui.pump(2)
    for act in acts:
        ui.read_on()
        ui.tap(act)
    ui.pump(3)
