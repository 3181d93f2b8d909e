"""The lesson against the referee: every command legal in its place, each mechanism met."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.island.commands import Correct, Where
from companion.games.island.legal import verify
from companion.games.island.practice.lesson import read_lesson
from companion.games.island.terms import OP
from companion.store.assets import practice_lesson, shipped_box
from tests.games.island.practice.lessons import at, do, each_task, lesson

WAYS = max(len(task.wants) for task in lesson().tasks)


@pytest.mark.parametrize("wanted", range(WAYS))
def test_every_command_is_legal_in_its_place(wanted: int) -> None:
    for task, game in each_task(wanted):
        for command in task.wants:
            verify(game.state, command)
    assert game.course.task is None


def test_whoever_speaks_is_the_one_who_is_asked() -> None:
    for task, game in each_task():
        question = game.state.question
        assert question is not None
        if task.wants and not isinstance(task.wants[0], Where | Correct):
            assert question.who == task.wants[0].who, task.name
            assert (task.says or OP) == question.who, task.name


def test_it_takes_about_five_minutes() -> None:
    """At eight seconds a task."""
    assert 25 <= len(lesson().tasks) <= 42


def test_what_is_announced_has_something_to_say() -> None:
    for task, game in each_task():
        if task.deed == "announced" and game.steps:
            step = game.steps[-1]
            assert step.entries[-1].outcome.said, task.name
            assert step.heard < len(step.entries), task.name


def test_the_first_slip_has_not_been_heard_and_the_second_has() -> None:
    assert at("undo-silently").steps[-1].heard == 0
    assert at("undo-aloud").steps[-1].heard == 1


def facts_of(name: str) -> set[str]:
    """The kinds of what is said and noted when a task has been done."""
    game = at(name)
    do(game)
    outcome = game.steps[-1].entries[-1].outcome
    return {type(one).__name__ for one in (*outcome.said, *outcome.facts)}


@pytest.mark.parametrize(
    ("task", "fact"),
    [
        ("first-move", "FruitMark"),  # L6.1
        ("over-safely", "Energy"),  # L5.2
        ("over-safely", "Mission"),  # L11
        ("oracle", "Told"),  # L6.3
        ("token", "TokenRead"),  # L12.1
        ("bush", "PieceSpace"),  # L12.4
        ("wave", "Died"),  # L10.1
        ("rock", "Pushed"),  # L12.5
        ("revival", "Revived"),  # L10.3
        ("bonus", "ExtraMark"),  # L13
        ("scare", "Scared"),  # L9.4
        ("scare", "Actions"),
        ("restore", "Energy"),  # L4.2
        ("anomaly", "Mission"),
        ("anomaly-where", "Space"),  # L6.7
        ("anomaly-fruit", "Activated"),
    ],
)
def test_each_mechanism_happens(task: str, fact: str) -> None:
    assert fact in facts_of(task)


@pytest.mark.parametrize(
    ("task", "asked"),
    [
        ("activate", "activate"),  # L5.5
        ("oracle", "oracle"),
        ("safe-once", "activate"),
        ("token", "token"),
        ("rock-done", "half"),
        ("revival", "revive"),
        ("lake-exit", "from"),  # L7.3
        ("refuse", "activate"),
        ("anomaly-where", "to"),  # L6.7
        ("anomaly-fruit", "activate"),
        ("put-back", "place"),  # L9.5
    ],
)
def test_each_question_is_asked(task: str, asked: str) -> None:
    question = at(task).state.question
    assert question is not None
    assert question.what == asked


def test_the_portal_and_the_knot_carry_on() -> None:
    """L6.5, L6.6"""
    assert at("knot").state.captive("phil").at == "E3"
    assert at("knot-said").state.captive("phil").at == "F1"
    assert at("safe-once").state.captive("phil").at == "F2"


def test_he_lies_down_in_the_lake_and_the_op_picks_the_zombies() -> None:
    """L7.2, L7.3"""
    assert at("lake-left").state.captive("theseus").lying
    assert at("where").state.captive("theseus").at == "E5"


def test_the_piece_comes_back_where_the_op_likes() -> None:
    """Every free fruit may be touched (L9.5)."""
    game = at("put-back")
    question = game.state.question
    assert question is not None
    assert game.course.task is not None
    assert {command.word for command in game.course.task.wants} == {*question.options}  # type: ignore[union-attr]


@pytest.mark.parametrize("wanted", [0, 1])
def test_the_anomaly_sends_him_where_the_op_likes(wanted: int) -> None:
    """L6.7, and either answer of the OP's counts."""
    phil = {task.name: game.state.captive("phil") for task, game in each_task(wanted)}
    assert (phil["restore"].energy, phil["anomaly"].energy) == (3, 4)
    assert (phil["anomaly-where"].at, phil["anomaly-fruit"].at) == ("F3", "F5")
    *_, (_, game) = each_task(wanted)
    board = next(one for one in game.state.boards if one.who == "phil")
    assert ("strawberry" in board.circled) == (wanted == 1)


def test_what_is_corrected_stands_otherwise_before() -> None:
    assert at("correct").state.captive("theseus").energy == 2


@pytest.mark.parametrize(
    ("task", "wrong"),
    [
        ({}, "either"),
        ({"do": "end", "deed": "undo"}, "either"),
        ({"do": "fly"}, "a: fly"),
        ({"deed": "show"}, "either"),
        ({"deed": "undo", "says": "odysseus"}, "odysseus"),
        ({"deed": "undo", "light": "yes"}, "light"),
        ({"deed": "undo", "lit": "no"}, "lit is yes"),
    ],
)
def test_a_fault_in_the_file_is_found(task: dict[str, Any], wrong: str) -> None:
    tree = {**practice_lesson(), "tasks": [{"name": "a", "topic": "b", **task}]}
    with pytest.raises(ValueError, match=wrong):
        read_lesson(tree, shipped_box())


def test_names_are_there_once() -> None:
    task = {"name": "a", "topic": "b", "deed": "undo"}
    with pytest.raises(ValueError, match="two tasks"):
        read_lesson({**practice_lesson(), "tasks": [task, task]}, shipped_box())


def test_a_wrong_table_is_found() -> None:
    table = {**practice_lesson()["table"], "players": "9"}
    with pytest.raises(ValueError, match="9"):
        read_lesson({**practice_lesson(), "table": table}, shipped_box())
