"""The rest of a queue: read once in each state, before what waited already."""

from __future__ import annotations

import pytest

from companion.games.island.commands import Answer, End, Move
from companion.games.island.game import Game, play
from companion.speech.queue import Queue, QueuePart
from companion.store.island.table_file import read_table
from companion.ui.island.desk.waiting import Waiting
from tests.architecture.house import ROOT

END = QueuePart("end", "I end my turn")
WEST = QueuePart("move W", "west")


@pytest.fixture
def game() -> Game:
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    return play(table.setup, table.seed)


def test_nothing_waits_at_first(game: Game) -> None:
    assert Waiting(game).queue() is None


def test_it_is_read_once_in_a_state_and_again_in_the_next(game: Game) -> None:
    waiting = Waiting(game)
    waiting.add("theseus", (END,))
    queue = waiting.queue()
    assert queue is not None
    assert queue.commands == (End("theseus"),)
    assert waiting.queue() is queue
    game.submit(Move("theseus", "E", safe=True))  # it is asked whether to activate
    queue = waiting.queue()
    assert queue is not None
    assert queue.commands == ()
    game.submit(Answer("theseus", "no"))
    queue = waiting.queue()
    assert queue is not None
    assert queue.commands == (End("theseus"),)


def test_what_is_left_now_stands_before_what_waited(game: Game) -> None:
    waiting = Waiting(game)
    waiting.add("theseus", (END,))
    waiting.add("theseus", (WEST,))
    assert waiting.rests == {"theseus": (WEST, END)}
    waiting.drop()
    assert waiting.queue() is None


def test_of_two_speakers_the_one_who_can_go_on_is_shown(game: Game) -> None:
    waiting = Waiting(game)
    waiting.add("theseus", (WEST, END))
    waiting.add("phil", (END,))
    queue = waiting.queue()
    assert queue is not None
    assert (waiting.who, waiting.count) == ("theseus", 3)
    waiting.go_on(Queue((*queue.said[:1], END)))
    assert waiting.rests == {"phil": (END,), "theseus": (END,)}
    waiting.drop()
    assert (waiting.who, waiting.count) == ("phil", 1)
    waiting.drop()
    assert (waiting.who, waiting.queue()) == ("", None)
