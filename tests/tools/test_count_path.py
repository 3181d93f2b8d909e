"""The count of a move's way sees what ran, and the way stays as short as it was made."""

from __future__ import annotations

from companion.engine.frozen import frozen, revised
from companion.games.island.notation import read
from tools.count_path import Function, counted, told, traced, ways, without_referee


@frozen
class Pair:
    one: int
    other: int


def test_only_functions_of_the_house_are_counted_each_once() -> None:
    def call() -> None:
        for one in range(3):
            revised(Pair(one, one), {"other": 4})
        assert sorted(["b", "a"]) == ["a", "b"]

    functions = traced(call)
    assert Function("engine/frozen.py", "revised") in functions
    assert len(functions) == len({*functions})
    assert all(not one.name.endswith(">") for one in functions)
    assert not any("sorted" in one.name or "call" in one.name for one in functions)


def test_the_referee_is_told_apart() -> None:
    read("theseus", "move NW over")  # the first command of its kind is compiled
    read.cache_clear()
    functions = traced(lambda: read("theseus", "move NW over"))
    assert Function("games/island/notation.py", "read") in functions
    assert without_referee(functions) == []
    assert told("enter", functions) == (
        "enter    2 functions in  1 files; without the referee   0 in  0  goal, whole: 60 in 18"
    )


def test_a_typed_move_goes_a_short_way() -> None:
    """The goals; raised only with a reason.

    The view: the script is told by sentences, each with its addressee, its key nouns and what is to
    be marked, and what nobody announced stays before it.
    """
    found = ways()
    assert [*found] == ["parse", "enter", "view"]
    functions, files = counted(found["enter"])
    assert functions <= 60
    assert files <= 18
    functions, files = counted(without_referee(found["view"]))
    assert functions <= 105
    assert files <= 27
