"""Tasks that count as done, tries that are wrong, and the values kept."""

from __future__ import annotations

import pytest

from companion.engine.journal import ANNOUNCED
from companion.games.island.commands import Answer, Command, End, Move, Restore, Where
from companion.games.island.legal import legal
from companion.games.island.notation import read
from companion.games.island.practice.mistakes import NotAsSaid, SlipWord
from companion.games.island.practice.practice_session import Practice, led_to, resumed
from tests.games.island.practice.lessons import at, do, each_task, lesson


def slip(game: Practice, command: Command) -> SlipWord:
    with pytest.raises(NotAsSaid) as found:
        game.submit(command)
    return found.value.slip.word


def test_what_was_said_brings_the_lesson_on() -> None:
    game = at("first-move")
    game.submit(Move("theseus", "NE"))
    assert game.course.task is not None
    assert game.course.task.name == "lock"


@pytest.mark.parametrize(
    ("tried", "word"),
    [
        ("move E", "both"),
        ("move W", "both"),
        ("move E over", "safe"),
        ("move E safe", "over"),
        ("move W over safe", "direction"),
        ("restore", "other"),
        ("end", "other"),
    ],
)
def test_what_is_missing_is_named(tried: str, word: SlipWord) -> None:
    command = read("theseus", tried)
    assert command is not None
    assert slip(at("over-safely"), command) == word


def test_what_was_not_said_is_named() -> None:
    assert slip(at("first-move"), Move("theseus", "NE", over=True)) == "extra-over"
    assert slip(at("first-move"), Move("theseus", "NE", safe=True)) == "extra-safe"
    assert slip(at("scare"), Move("phil", "NW", over=True, safe=True)) == "extra-over"


def test_a_wrong_try_changes_nothing_at_any_task() -> None:
    """All else that is legal there, and what is not."""
    for task, game in each_task():
        before = (game.state, list(game.journal), list(game.course.done))
        others = [one for one in legal(game.state) if one not in task.wants]
        for other in (*others, Restore("phil"), End("theseus"), Answer("op", "stay")):
            if other not in task.wants:
                slip(game, other)
        assert (game.state, game.journal, game.course.done) == before, task.name


def test_undo_is_taken_when_it_is_wanted() -> None:
    for task, game in each_task():
        if task.deed == "undo" or not game.steps:
            continue
        with pytest.raises(NotAsSaid) as found:
            game.undo()
        assert found.value.slip.word == "back", task.name


def test_nothing_is_brought_back() -> None:
    game = at("portal")
    with pytest.raises(NotAsSaid):
        game.redo()
    assert game.undone


def test_announced_may_come_at_any_time_but_while_somebody_corrects_himself() -> None:
    game = at("over-safely")
    game.course.deed("announced")
    assert game.course.task is not None
    assert game.course.task.name == "over-safely"
    with pytest.raises(NotAsSaid):
        at("undo-silently").course.deed("announced")


def test_nothing_is_announced_before_the_lock_was_held() -> None:
    """The lesson would wait for Announced in vain: after it there is no such button."""
    game = at("lock")
    with pytest.raises(NotAsSaid) as found:
        game.course.deed("announced")
    assert found.value.slip.word == "other"
    game.course.deed("lock")
    assert game.course.done[-1] == "lock"
    with pytest.raises(NotAsSaid):
        game.course.deed("lock")


def test_restoring_is_no_move() -> None:
    assert slip(at("restore"), Move("phil", "E")) == "other"
    assert slip(at("lake"), Restore("theseus")) == "other"


@pytest.mark.parametrize(
    ("task", "tried", "word"),
    [
        ("anomaly", Move("phil", "E"), "over"),
        ("anomaly", Move("phil", "E", over=True, safe=True), "extra-safe"),
        ("anomaly", Move("phil", "NE", over=True), "direction"),
        ("anomaly-where", Answer("op", "C2"), "other"),
        ("anomaly-fruit", End("phil"), "other"),
    ],
)
def test_the_anomaly_is_done_as_it_was_said(task: str, tried: Command, word: SlipWord) -> None:
    assert slip(at(task), tried) == word


def test_a_deed_is_wanted_before_the_next_command() -> None:
    assert slip(at("first-turn"), Move("theseus", "NE")) == "other"
    assert slip(at("cover"), End("op")) == "other"


def test_an_oracle_is_asked_in_any_order() -> None:
    game = at("oracle")
    game.submit(Answer("theseus", "SW W"))
    assert game.course.done[-1] == "theseus SW W"
    assert slip(at("oracle"), Answer("theseus", "SW E")) == "other"
    assert slip(at("oracle"), Answer("theseus", "SW")) == "other"


def test_who_asks_where_matters_not() -> None:
    game = at("where")
    game.submit(Where("op", "phil"))
    assert game.course.done[-1] == "op where phil"
    assert slip(at("where"), Where("op", "theseus")) == "other"


def test_one_line_may_do_several_tasks() -> None:
    game = at("over-safely")
    game.submit_each([Move("theseus", "E", over=True, safe=True), Answer("theseus", "yes")])
    assert game.course.task is not None
    assert game.course.task.name == "oracle"


def test_one_line_is_taken_whole_or_not_at_all() -> None:
    game = at("over-safely")
    before = game.state
    with pytest.raises(NotAsSaid) as found:
        game.submit_each([Move("theseus", "E", over=True, safe=True), Answer("theseus", "no")])
    assert found.value.slip.task.name == "over-safely"
    assert game.state == before


def test_help_comes_after_two_wrong_tries() -> None:
    course = at("over-safely").course
    for expected in (False, True, True):
        try:
            course.check(Move("theseus", "E"))
        except NotAsSaid as wrong:
            course.count(wrong.slip)
        assert course.may_help is expected
    assert course.wrong == {"over-safely": 3}


def test_help_is_there_until_the_task_is_done() -> None:
    course = at("slip").course
    assert (course.lit, course.may_help) == (False, False)
    course.wrong, course.shown = {"slip": 2}, True
    assert (course.lit, course.may_help) == (True, False)


def test_the_next_task_begins_without_slip_and_help() -> None:
    game = at("slip")
    try:
        game.submit(Move("phil", "W"))
    except NotAsSaid as wrong:
        game.course.count(wrong.slip)
    game.course.shown = True
    assert (game.course.slip is None, game.course.tries) == (False, 1)
    do(game)
    course = game.course
    assert (course.slip, course.shown, course.tries) == (None, False, 0)


def test_it_is_led_to_every_task_as_if_it_were_played() -> None:
    for task, game in each_task():
        led = led_to(lesson(), task.name)
        assert led.course.task == task
        assert (led.state, led.course.done) == (game.state, game.course.done)
        assert led.course.wrong == {}
    assert led_to(lesson(), "no such task").course.task is None


# Kept


@pytest.mark.parametrize("wanted", [0, 1])
def test_it_is_resumed_at_every_task(wanted: int) -> None:
    for task, game in each_task(wanted):
        again = resumed(lesson(), game.course.tree)
        assert again.course.task == task
        assert again.state == game.state
        assert [line for line in again.journal if line != ANNOUNCED] == [
            line for line in game.journal if line != ANNOUNCED
        ]


def test_wrong_tries_are_kept() -> None:
    game = at("knot")
    game.course.wrong = {"knot": 2, "portal": 1}
    again = resumed(lesson(), game.course.tree)
    assert again.course.wrong == game.course.wrong
    assert again.course.may_help


@pytest.mark.parametrize(
    ("tree", "task"),
    [
        ({}, "show-start"),
        ({"done": 7, "wrong": 7}, "show-start"),
        ({"done": ["show", 7, None]}, "first-turn"),
        ({"done": ["undo"]}, "show-start"),
        ({"done": ["show", "announced", "fly away"]}, "first-move"),
        ({"done": ["show", "announced", "theseus move E"]}, "first-move"),
        ({"done": ["show", "announced", "theseus set theseus health 0"]}, "first-move"),
        ({"done": [], "wrong": {"knot": True, "lake": "2", "bush": -1, "sun": 2, "undo": 10**9}},
         "show-start"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_again_is_left_out(tree: dict[str, object], task: str) -> None:
    game = resumed(lesson(), tree)
    assert game.course.task is not None
    assert game.course.task.name == task
    assert game.course.wrong == {}


def test_more_lines_than_tasks_do_no_harm() -> None:
    *_, (_, game) = each_task()  # and the last one is done
    assert game.course.task is None
    tree = {"done": [*game.course.tree["done"], "op end"]}
    assert resumed(lesson(), tree).course.task is None


def test_a_course_learns_from_what_was_done_once_more() -> None:
    *_, (_, game) = each_task()
    whole, again = game.course, led_to(lesson(), "knot").course
    whole.wrong = {"portal": 2, "knot": 2, "knot-said": 3, "rock": 2}
    first = len(again.done)
    again.finish(["phil move SW", "announced"])
    again.wrong = {"knot-said": 1, "undo-aloud": 4}
    whole.learn_from(again, first)
    assert whole.wrong == {"portal": 2, "knot-said": 1, "rock": 2}
    assert whole.task is None
