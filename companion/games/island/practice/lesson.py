"""A lesson: a table, and what the OP is to do at it, one task after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, cast

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.games.island.commands import Command
from companion.games.island.notation import read
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.file import read_setup
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import CHARACTERS, OP, Who

# Acts at the desk that are no command. `show`: a start, to its owner (L2.7). `lock`: held, it
# shows the OP the truth behind the card.
Deed = Literal["show", "lock", "announced", "undo", "redo", "cover"]

_DEEDS: Final[tuple[Deed, ...]] = ("show", "lock", "announced", "undo", "cover")
_KEYS: Final = ("name", "topic", "says", "do", "by", "deed", "lit", "hush")


@frozen
class Task:
    """`says`: the captive who speaks. It is done by any of `wants`, or else by the deed.

    `about`: whose start is shown. `lit`: what is to be touched is lit from the start. `hush`:
    nothing may be announced before it is done.
    """

    name: str
    topic: str
    says: Who | None = None
    wants: tuple[Command, ...] = ()
    deed: Deed | None = None
    about: Who | None = None
    lit: bool = False
    hush: bool = False


@frozen
class Lesson:
    setup: SetUp
    seed: int
    tasks: tuple[Task, ...]

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics in the order in which they come up."""
        return tuple(dict.fromkeys(task.topic for task in self.tasks))


def read_lesson(tree: Any, box: Mapping[str, Any]) -> Lesson:
    """The lesson of a file. It comes with the app: a fault in it is ours, and a ValueError."""
    checks = Checks(SETUP)
    table = read_setup(tree["table"], box, checks)
    if table is None:
        raise ValueError([wrong.sentences["en"] for wrong in checks.faults])
    tasks = tuple(map(_task, tree["tasks"]))
    if len({task.name for task in tasks}) < len(tasks):
        raise ValueError("two tasks of one name")
    return Lesson(table.set_up(), table.seed, tasks)


def _task(entry: Mapping[str, Any]) -> Task:
    if not set(entry) <= {*_KEYS}:
        raise ValueError(f"{entry}: {set(entry) - {*_KEYS}}")
    deed, _, about = entry.get("deed", "").partition(" ")
    task = Task(
        name=entry["name"],
        topic=entry["topic"],
        says=_figure(entry.get("says")),
        wants=tuple(_wanted(entry)),
        deed=next((one for one in _DEEDS if one == deed), None),
        about=_figure(about or None),
        lit=_is_set(entry, "lit"),
        hush=_is_set(entry, "hush"),
    )
    if bool(task.wants) == bool(task.deed) or (task.deed == "show") != bool(task.about):
        raise ValueError(f"{task.name}: either a command is wanted, or a deed")
    return task


def _wanted(entry: Mapping[str, Any]) -> Iterator[Command]:
    who = entry.get("by") or entry.get("says") or OP
    said = entry.get("do", [])
    for words in [said] if isinstance(said, str) else said:
        command = read(who, words)
        if command is None:
            raise ValueError(f"{entry['name']}: {words}")
        yield command


def _figure(who: Any) -> Who | None:
    if who is not None and who not in CHARACTERS:
        raise ValueError(f"nobody is called {who}")
    return cast("Who | None", who)


def _is_set(entry: Mapping[str, Any], key: str) -> bool:
    if entry.get(key) not in (None, "yes"):
        raise ValueError(f"{entry['name']}: {key} is yes or left out")
    return key in entry
