"""Paradox Island as the session plays it: what counts as heard, which words are commands."""

from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.commands import Answer, Command, End, Move, Shuffled, UseBonus, Where
from companion.games.island.game import ISLAND, Redrawn, play
from companion.games.island.questions import Question
from companion.games.island.setup.table import Seat
from companion.games.island.state import State
from companion.games.island.terms import OP
from tests.games.island.random_tables import random_command, random_setup

SEATS = (Seat("phil", "phil", "lime"), Seat("theseus", "theseus", "apple"))
START = play(revised(random_setup(Random(1), players=3, odd=False), {"seats": SEATS})).state


def asked(question: Question | None) -> State:
    return revised(START, {"question": question})


@pytest.mark.parametrize(
    ("question", "command", "heard"),
    [
        (Question("phil", "activate", ("yes", "no")), Answer("phil", "yes"), True),
        (Question("phil", "bonus", ("bonus lime",)), UseBonus("phil", "lime"), True),
        (Question("phil", "move", ("move NW",)), Move("phil", "NW"), True),
        (Question(OP, "from", ("A1", "A2")), Answer(OP, "A1"), False),
        (Question("chance", "order", ("0", "1")), Shuffled("chance", (1, 0)), False),
        (Question("phil", "activate", ("yes", "no")), UseBonus("theseus", "lime"), False),
        (Question("phil", "activate", ("yes", "no")), Where("phil", "theseus"), False),
        (Question("phil", "turn"), Move("phil", "NW"), False),
        (None, Move("phil", "NW"), False),
    ],
)
def test_who_has_heard(question: Question | None, command: Command, heard: bool) -> None:
    assert ISLAND.was_heard(asked(question), command) is heard


@pytest.mark.parametrize("seed", range(20))
def test_a_replay_has_heard_as_much(seed: int) -> None:
    dice = Random(seed)
    game = play(random_setup(dice), seed)
    while game.state.question is not None and len(game.journal) < 200:
        game.submit(random_command(game.state, dice))
        if dice.random() < 0.1:
            game.announced()
    again = play(random_setup(Random(seed)), seed)
    again.replay(game.journal)
    assert [step.heard for step in again.steps] == [step.heard for step in game.steps]


def test_an_answer_of_a_captive_is_heard_in_play() -> None:
    """Somewhere in these games a step is heard up to an answer, and no further."""
    found = 0
    for seed in range(20):
        dice = Random(seed)
        game = play(random_setup(dice), seed)
        while game.state.question is not None and len(game.journal) < 100:
            game.submit(random_command(game.state, dice))
            step = game.steps[-1]
            last = step.entries[-1].command
            if isinstance(last, Answer) and last.who != OP:
                assert step.heard == len(step.entries) - 1
                found += 1
    assert found > 20


@pytest.mark.parametrize("words", ["", "shuffled", "shuffled ²", "shuffled " + "9" * 5000, "mo"])
def test_words_that_are_no_command(words: str) -> None:
    assert ISLAND.read("chance", words) is None


def test_chance_that_is_drawn_again_answers_no_other_question() -> None:
    """A replay draws what was drawn; who is asked something else answers for oneself."""
    again = Redrawn([(1, 0)])
    assert again.draw(asked(Question("theseus", "activate", ("yes", "no"))), Random) is None
    shuffle = Question("chance", "order", ("0", "1"), always=True)
    assert again.draw(asked(shuffle), Random) == Shuffled("chance", (1, 0))
    assert again.draws == []


def test_the_op_has_three_actions_from_the_first_in_his_turn_and_none_in_anybody_elses() -> None:
    """L12.2"""
    game = play(random_setup(Random(3), players=3, odd=False))
    found = [game.state.op_actions]
    while game.state.turn != OP:
        game.submit(End(game.state.turn))
        found.append(game.state.op_actions)
    assert found == [0, 0, 3]
    assert game.state.question is not None
    assert game.state.question.what == "token"
