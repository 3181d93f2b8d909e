"""The way of one typed move, counted: how many functions of how many files of `companion/` run.

A real game lies on a shelf of its own, without a window, and a move is typed. Three stretches are
traced with `sys.setprofile`:

* parse: from the letters in the line to what they mean, which the referee has then worked out;
* enter: from the Enter key, through the journal on the disk, to the sentences of the card;
* view: all that the screen then shows, the card among it.

Counted is each function that stands in a file of `companion/`, once in a stretch however often it
runs: methods, properties and lambdas too. A comprehension is a part of its function. Not counted
are the standard library and what a decorator compiles (`engine/frozen.py`). The same move is made
and taken back before, so that what is made only once (imports, tables) does not count.

`games/` is the referee. How much of it runs depends on the spaces round about: a view tries every
move that can be touched. So each stretch is counted whole, and then without the referee.

python -m tools.count_path            the counts
python -m tools.count_path --names    and the functions, in the order in which they first ran
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final, NamedTuple

from companion.store.assets import shipped_box
from companion.store.games.shelf import Shelf
from companion.store.island.table_file import read_table
from companion.store.settings import Settings
from companion.ui.island.desk.controller import Desk
from companion.ui.registry import open_over
from companion.ui.shell.companion import Companion

ROOT: Final = Path(__file__).resolve().parents[1]
TABLE: Final = ROOT / "seeds" / "sample-table.yaml"
MOVE: Final = "south-east"
HOUSE: Final = f"{ROOT / 'companion'}/"
REFEREE: Final = "games/"
# Parts of the function that they stand in; a module is none.
PARTS: Final = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>")
# Functions and files: from Enter to the card, and of the view without the referee.
GOALS: Final = {"enter": "goal, whole: 60 in 18", "view": "goal, without: 105 in 27"}


class Function(NamedTuple):
    file: str
    name: str


def traced(call: Callable[[], object]) -> list[Function]:
    """The functions of the house that a call runs, in the order in which they first do."""
    seen: dict[Function, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(HOUSE) and code.co_name not in PARTS:
            seen[Function(code.co_filename.removeprefix(HOUSE), code.co_qualname)] = None

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return list(seen)


def way(house: Companion, desk: Desk) -> dict[str, list[Function]]:
    """By the name of a stretch."""
    house.typed(MOVE)
    parse = traced(lambda: desk.heard)
    house.view()

    def enter() -> None:
        house.do("enter")
        assert desk.to_say

    return {"parse": parse, "enter": traced(enter), "view": traced(house.view)}


def ways() -> dict[str, list[Function]]:
    with TemporaryDirectory() as folder:
        house = Companion(Shelf(folder), Settings(), lambda _: None, open_over)
        table = read_table(TABLE)
        session = house.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
        desk = Desk(house, session)
        house.go(desk)
        way(house, desk)
        house.do("undo")
        found = way(house, desk)
        house.shelf.close()
    return found


def counted(functions: list[Function]) -> tuple[int, int]:
    return len(functions), len({one.file for one in functions})


def without_referee(functions: list[Function]) -> list[Function]:
    return [one for one in functions if not one.file.startswith(REFEREE)]


def told(name: str, functions: list[Function]) -> str:
    whole, own = counted(functions), counted(without_referee(functions))
    return (
        f"{name:6}{whole[0]:4} functions in {whole[1]:2} files; "
        f"without the referee {own[0]:3} in {own[1]:2}  {GOALS.get(name, '')}"
    ).rstrip()


def main(arguments: list[str]) -> int:
    for name, functions in ways().items():
        print(told(name, functions))
        if "--names" in arguments:
            print(*(f"    {one.file} {one.name}" for one in functions), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
